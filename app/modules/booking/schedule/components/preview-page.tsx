import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { wallClock } from '#app/core/calendar/zones.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { type HolidayCode, holidayNames } from '#app/modules/booking/holidays/holidays.ts'
import type { SchedulePage } from '../pages/schedule-page.server.ts'
import type { DayPreview, PreviewRow } from '../queries/day-preview.server.ts'
import { clockWords, dateWords, instantClockWords, periodWords } from '../wall-words.ts'
import { ScheduleFrame } from './schedule-frame.tsx'

type PreviewPageProps = {
  page: SchedulePage
  date: string
  visitTypeId: string | null
  visitTypes: { id: string; name: string }[]
  /** Null when nobody can book here. */
  preview: DayPreview | null
}

const tones = { open: 'ok', taken: 'wait', too_soon: 'plain', closed: 'plain' } as const

/** Every start of a day and whether patients can book it, by the computation that books. */
export function PreviewPage({ page, date, visitTypeId, visitTypes, preview }: PreviewPageProps) {
  const { t } = useTranslation('schedule')
  const locale = useLocale()
  const { providerFacility, today } = page
  const action = useHref(paths.schedulePart(providerFacility.id, 'preview'))
  return (
    <ScheduleFrame page={page} tab="preview">
      <form method="get" action={action} className="sched__ask">
        <Field id="date" label={t('preview.date')}>
          {(control) => <TextInput {...control} type="date" name="date" defaultValue={date} required />}
        </Field>
        {visitTypes.length > 0 && (
          <Field id="visit" label={t('preview.visit')}>
            {(control) => (
              <Select
                {...control}
                name="visit"
                defaultValue={visitTypeId ?? undefined}
                options={visitTypes.map(({ id, name }) => ({ value: id, label: name }))}
              />
            )}
          </Field>
        )}
        <Button variant="line">{t('preview.show')}</Button>
      </form>
      {preview === null ? (
        <EmptyState title={t('preview.notBookable')}>
          <p>{t('preview.notBookableText')}</p>
        </EmptyState>
      ) : (
        <section className="stack stack--sm" aria-labelledby="preview-day">
          <h2 id="preview-day">
            {t('preview.heading', { date: dateWords(date, locale, today), count: preview.openCount })}
          </h2>
          <Causes preview={preview} />
          <Card className="sched__card">
            <ul className="sched__slots">
              {preview.rows.map((row) => (
                <li key={row.from} data-state={row.state}>
                  <span className="num">
                    <Times row={row} timeZone={providerFacility.timeZone} />
                  </span>
                  <Tag tone={tones[row.state]}>{t(`preview.states.${row.state}`)}</Tag>
                </li>
              ))}
            </ul>
          </Card>
        </section>
      )}
    </ScheduleFrame>
  )
}

function Times({ row, timeZone }: { row: PreviewRow; timeZone: string }) {
  const locale = useLocale()
  const from = instantClockWords(row.from, timeZone, locale)
  if (row.state === 'open' || row.state === 'taken') return <>{from}</>
  const isMidnight = wallClock(row.to, timeZone).time === '00:00'
  return (
    <>
      {from}–{isMidnight ? clockWords('24:00', locale) : instantClockWords(row.to, timeZone, locale)}
    </>
  )
}

/** Why the day differs from the weekly hours. */
function Causes({ preview }: { preview: DayPreview }) {
  const { t } = useTranslation('schedule')
  const locale = useLocale()
  const { holidays, exceptions, isClosure, isBeyondHorizon } = preview
  const causes = [
    ...holidays.map((code) => t('preview.holiday', { name: holidayNames[code as HolidayCode][locale] })),
    ...exceptions.map(({ kind, starts, ends }) =>
      starts !== null && ends !== null
        ? `${t(`days.kinds.${kind}.label`)} ${periodWords(starts, ends, locale)}`
        : t(`days.kinds.${kind}.label`),
    ),
    ...(isClosure ? [t('preview.closure')] : []),
    ...(isBeyondHorizon ? [t('preview.horizon')] : []),
  ]
  if (causes.length === 0) return null
  return (
    <ul className="sched__list muted">
      {causes.map((cause) => (
        <li key={cause}>{cause}</li>
      ))}
    </ul>
  )
}
