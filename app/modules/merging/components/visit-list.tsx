import { useTranslation } from 'react-i18next'
import { formatDate, formatInstantClock } from '#app/core/format/format.ts'
import type { VisitAhead } from '#app/modules/booking/appointments/queries/visits-ahead.server.ts'
import { paths } from '#app/paths.ts'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'

type VisitListProps = {
  visits: readonly VisitAhead[]
  /** Their pages open for whoever reads this. */
  areOpen: boolean
}

/** Visits by their references; whose they are is not said. */
export function VisitList({ visits, areOpen }: VisitListProps) {
  const { t } = useTranslation('merging')
  const locale = useLocale()
  return (
    <ul className="bullets">
      {visits.map(({ id, reference, startsAt, timeZone }) => (
        <li key={id}>
          {areOpen ? <Link to={paths.adminVisit(id)}>{reference}</Link> : reference}{' '}
          {startsAt === null
            ? t('visits.untimed')
            : `${formatDate(startsAt, locale, timeZone)} ${formatInstantClock(startsAt, timeZone, locale)}`}
        </li>
      ))}
    </ul>
  )
}
