import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatWeekday } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { weekOf } from '../hours.ts'
import type { SchedulePage } from '../pages/schedule-page.server.ts'
import type { Rule } from '../schedule-change.ts'
import { periodWords } from '../wall-words.ts'
import { ScheduleFrame } from './schedule-frame.tsx'
import { StaleNotice } from './stale-notice.tsx'

type Preview = { from: string; days: number[]; id: string; seen: string; target: Rule[]; source: Rule[] }

type SameHoursPageProps = {
  page: SchedulePage
  /** Null until a source and days are chosen. */
  preview: Preview | null
  answer: FormAnswer | undefined
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

function Choice({ page, preview }: Omit<SameHoursPageProps, 'answer'>) {
  const { t } = useTranslation('schedule')
  const locale = useLocale()
  const { providerFacility, providerFacilities } = page
  const action = useHref(paths.schedulePart(providerFacility.id, 'same-hours'))
  const days = preview?.days ?? weekdays
  return (
    <form method="get" action={action} className="form sched__form">
      <p className="muted">{t('same.lead')}</p>
      <div className="field">
        <label className="label" htmlFor="from">
          {t('same.from')}
        </label>
        <Select
          id="from"
          name="from"
          defaultValue={preview?.from}
          options={providerFacilities
            .filter(({ id }) => id !== providerFacility.id)
            .map(({ id, label }) => ({ value: id, label }))}
        />
      </div>
      <Fieldset id="day" legend={t('same.days')}>
        {weekdays.map((weekday) => (
          <Checkbox
            key={weekday}
            id={`day-${weekday}`}
            name="day"
            value={weekday}
            defaultChecked={days.includes(weekday)}
          >
            {formatWeekday(weekday, locale)}
          </Checkbox>
        ))}
      </Fieldset>
      <div className="row">
        <Button variant="line">{t('same.preview')}</Button>
      </div>
    </form>
  )
}

function Changes({ page, preview }: { page: SchedulePage; preview: Preview }) {
  const { t } = useTranslation('schedule')
  const locale = useLocale()
  const { providerFacility, today } = page
  // The address says what was chosen: an answer that refuses shows it again.
  const chosen = new URLSearchParams([
    ['from', preview.from],
    ...preview.days.map((weekday) => ['day', String(weekday)]),
  ])
  const action = useHref(paths.schedulePart(providerFacility.id, 'same-hours', chosen))
  const words = (rules: Rule[], weekday: number) => {
    const periods = weekOf(rules, today)[weekday - 1]!
    return periods.map((rule) => periodWords(rule.starts, rule.ends, locale)).join(', ') || t('week.closed')
  }
  return (
    <form method="post" action={action} className="stack">
      <Card className="sched__card">
        <table className="sched__week">
          <caption className="vh">{t('same.changes')}</caption>
          <tbody>
            {preview.days.map((weekday) => {
              const [former, later] = [words(preview.target, weekday), words(preview.source, weekday)]
              return (
                <tr key={weekday}>
                  <th scope="row">{formatWeekday(weekday, locale)}</th>
                  <td>
                    {former === later ? (
                      <span className="muted num">{t('same.stays', { hours: former })}</span>
                    ) : (
                      <>
                        <del className="num">{former}</del> → <ins className="num">{later}</ins>
                      </>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </Card>
      <input type="hidden" name="from" value={preview.from} />
      <input type="hidden" name="id" value={preview.id} />
      <input type="hidden" name="seen" value={preview.seen} />
      {preview.days.map((weekday) => (
        <input key={weekday} type="hidden" name="day" value={weekday} />
      ))}
      <p className="muted">{t('same.visits')}</p>
      <div className="row">
        <Button>{t('same.take')}</Button>
      </div>
    </form>
  )
}

/** Takes over the hours of a colleague or of another clinic: whose, which days, and what each day would be before it is. */
export function SameHoursPage({ page, preview, answer }: SameHoursPageProps) {
  const { t } = useTranslation('schedule')
  const say = useProblem('schedule')
  const errors = Object.values(answer?.submission.error ?? {}).flatMap((keys) => keys ?? [])
  const back = { to: paths.scheduling({ place: page.providerFacility.id }), label: t('back.hours') }
  return (
    <ScheduleFrame page={page} tab="hours" backTo={back}>
      <ErrorSummary items={errors.map((key) => ({ id: 'from', message: say(key) }))} />
      {answer?.isStale && (
        <StaleNotice>
          <p>{t('stale.below')}</p>
        </StaleNotice>
      )}
      {page.providerFacilities.length < 2 ? (
        <EmptyState title={t('same.none')}>
          <p>{t('same.noneText')}</p>
        </EmptyState>
      ) : (
        <Choice page={page} preview={preview} />
      )}
      {preview && <Changes page={page} preview={preview} />}
    </ScheduleFrame>
  )
}
