import { useTranslation } from 'react-i18next'
import { Link } from '#app/ui/link.tsx'
import type { TimeChoices } from '../pages/time-choices.server.ts'
import { useDayName } from './use-day-name.ts'

type DayLinksProps = {
  times: TimeChoices
  /** The address of the same page with another day, or with a row of days that begins elsewhere. */
  addressOf: (choices: { day?: string; from?: string }, anchor: string) => string
  /** What leads to the row that begins today; left out, an address that names no day. */
  earlier?: { from?: string }
}

/** Days with open times as links, the chosen one in ink, and the rows before and after. */
export function DayLinks({ times, addressOf, earlier = {} }: DayLinksProps) {
  const { t } = useTranslation('booking')
  const dayName = useDayName()
  // A row that does not begin today keeps its beginning while one of its days is chosen.
  const row = !times.fromStart && times.days[0] ? { from: times.days[0].day } : {}
  return (
    <section aria-labelledby="days">
      <h2 id="days" className="label label--lg">
        {t('time.day')}
      </h2>
      <ul className="days">
        {times.days.map((day) => (
          <li key={day.day}>
            <Link
              to={addressOf({ day: day.day, ...row }, '#times')}
              className="pick__face pick__face--button"
              aria-current={day.day === times.day ? 'date' : undefined}
            >
              {dayName(day)} <b className="num">{day.date}</b> {t('time.open', { count: day.count })}
            </Link>
          </li>
        ))}
      </ul>
      {(!times.fromStart || times.laterFrom) && (
        <p className="row">
          {!times.fromStart && (
            <Link to={addressOf(earlier, '#days')} className="alone">
              {t('time.earlier')}
            </Link>
          )}
          {times.laterFrom && (
            <Link to={addressOf({ from: times.laterFrom }, '#days')} className="alone">
              {t('time.later')}
            </Link>
          )}
        </p>
      )}
    </section>
  )
}
