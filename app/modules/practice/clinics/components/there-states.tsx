import { useTranslation } from 'react-i18next'
import { formatList, formatWeekday } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { DoctorThere } from '../queries/clinics.server.ts'

type There = { there: DoctorThere; /** Whose and where, for who hears a link alone. */ about: string }

const listed = (weekdays: readonly number[]) => {
  const [first, last] = [weekdays[0]!, weekdays.at(-1)!]
  return weekdays.length > 2 && last - first === weekdays.length - 1 ? ([first, last] as const) : null
}

/** The weekdays with hours, or that there are none; leads to the schedule. */
export function HoursThere({ there, about }: There) {
  const { t } = useTranslation('practice')
  const locale = useLocale()
  const { weekdays } = there
  const short = (weekday: number) => formatWeekday(weekday, locale, 'short')
  const to = paths.scheduling({ place: there.id })
  const hidden = <span className="vh">{about}</span>
  if (weekdays !== null && weekdays.length > 0) {
    const run = listed(weekdays)
    const days = run
      ? t('facilities.days', { from: short(run[0]), to: short(run[1]) })
      : formatList(weekdays.map(short), locale)
    return (
      <Link to={to}>
        {days}
        {hidden}
      </Link>
    )
  }
  // A level without hours of its own answers requests, or does not.
  const isMissing = weekdays !== null || !there.isBookable
  return (
    <Link to={to} className={isMissing ? 'roster__gap' : undefined}>
      {t(weekdays !== null ? 'clinic.noWeek' : there.isBookable ? 'clinic.requests' : 'clinic.noRequests')}
      {hidden}
    </Link>
  )
}

/** How many plans are accepted, and whether they want to be looked at; leads to the plans. */
export function PlansThere({ there, about }: There) {
  const { t } = useTranslation('practice')
  const { id, accepted, old } = there
  const isGap = accepted === 0 || old > 0
  return (
    <Link to={paths.clinic(id)} className={isGap ? 'roster__gap' : undefined}>
      {accepted === 0 ? t('clinic.noPlans') : t('clinic.plans', { count: accepted })}
      {accepted > 0 && old > 0 && t('clinic.plansOld', { count: old })}
      <span className="vh">{about}</span>
    </Link>
  )
}

/** Hours are there and patients cannot take them: that is hardly ever meant. */
export function ClosedThere({ there, about }: There) {
  const { t } = useTranslation('practice')
  const { isBookable, weekdays, id } = there
  if (isBookable || weekdays === null || weekdays.length === 0) return null
  return (
    <Link to={paths.scheduling({ place: id })} className="roster__gap">
      {t('clinic.notBookable')}
      <span className="vh">{about}</span>
    </Link>
  )
}
