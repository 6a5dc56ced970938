import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { newYork } from '#app/core/calendar/zones.ts'
import { formatInstantClock, formatShortDate, formatWeekday } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { ListedSchedule } from '../queries/schedules.server.ts'

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

function Fields({ schedule, mayApply }: { schedule: ListedSchedule; mayApply: boolean }) {
  const { t } = useTranslation('sync')
  const locale = useLocale()
  const { source, cadence, weekday, hour, isDryRun, states } = schedule
  const id = (name: string) => `${source}-${name}`
  const cadences = (['off', 'daily', 'weekly'] as const).map((value) => ({
    value,
    label: t(`schedules.cadences.${value}`),
  }))
  const weekdays = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: formatWeekday(day, locale) }))
  const dry = { value: 'dry', label: t('schedules.dry') }
  const what = mayApply || !isDryRun ? [dry, { value: 'apply', label: t('schedules.apply') }] : [dry]
  return (
    <>
      <Field id={id('cadence')} label={t('schedules.cadence')}>
        {(control) => <Select {...control} name="cadence" defaultValue={cadence} options={cadences} />}
      </Field>
      <Field id={id('weekday')} label={t('schedules.weekday')}>
        {(control) => <Select {...control} name="weekday" defaultValue={String(weekday)} options={weekdays} />}
      </Field>
      <Field id={id('hour')} label={t('schedules.hour')}>
        {(control) => (
          <Select
            {...control}
            name="hour"
            defaultValue={String(hour)}
            options={hours.map((label, value) => ({ value: String(value), label }))}
          />
        )}
      </Field>
      <Field id={id('what')} label={t('schedules.what')}>
        {(control) => <Select {...control} name="what" defaultValue={isDryRun ? 'dry' : 'apply'} options={what} />}
      </Field>
      <Field id={id('states')} label={t('schedules.states')}>
        {(control) => <TextInput {...control} name="states" defaultValue={states.join(', ')} />}
      </Field>
    </>
  )
}

type SchedulePanelProps = { schedule: ListedSchedule; folder: string; mayApply: boolean }

function SchedulePanel({ schedule, folder, mayApply }: SchedulePanelProps) {
  const { t } = useTranslation('sync')
  const locale = useLocale()
  const action = useHref(paths.adminSyncSchedules())
  const { source, nextAt, host, outcome, handledAt, version } = schedule
  const next = nextAt && { date: formatShortDate(nextAt, locale), time: formatInstantClock(nextAt, newYork, locale) }
  return (
    <PanelCard id={source} title={t(`keys.${source}`)}>
      <form method="post" action={action} className="card__body stack stack--sm">
        <p>{next ? t('schedules.next', next) : t('schedules.off')}</p>
        <p className="muted">{host === null ? t('schedules.folder', { folder }) : t('schedules.download', { host })}</p>
        {outcome && <p>{t(`schedules.outcomes.${outcome}`, { date: formatShortDate(handledAt, locale) })}</p>}
        <input type="hidden" name="source" value={source} />
        <input type="hidden" name="version" value={version} />
        <Fields schedule={schedule} mayApply={mayApply} />
        <div className="row">
          <Button>{t('schedules.save')}</Button>
        </div>
      </form>
    </PanelCard>
  )
}

type SchedulesPageProps = { schedules: readonly ListedSchedule[]; folder: string; mayApply: boolean }

/** When each source is run by itself, and where its file comes from. */
export function SchedulesPage({ schedules, folder, mayApply }: SchedulesPageProps) {
  const { t } = useTranslation('sync')
  return (
    <div className="stack">
      <PageHead
        title={t('schedules.title')}
        lead={t('schedules.lead')}
        actions={
          <ButtonLink to={paths.adminSync()} variant="line">
            {t('title')}
          </ButtonLink>
        }
      />
      <div className="pro-columns pro-columns--even">
        {schedules.map((schedule) => (
          // A saved form begins anew with what stands: React would keep what was chosen before.
          <SchedulePanel key={`${schedule.source} ${schedule.version}`} {...{ schedule, folder, mayApply }} />
        ))}
      </div>
    </div>
  )
}
