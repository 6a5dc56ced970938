import { Link } from '../link.tsx'

export type AvailableDay = {
  /** ISO date, for `<time>`. */
  date: string
  /** "today", "Wed" … */
  weekday: string
  /** The day of the month, or month and day. */
  day: string
  /** How many times are open, full, or closed, in words. */
  state: string
  /** Where the open times of the day are; without it the day is plain text. */
  to?: string
}

/** Five days in a row: open ones are links, others plain text. `labelId` names the element that says what the strip is. */
export function AvailabilityStrip({ days, labelId }: { days: readonly AvailableDay[]; labelId: string }) {
  return (
    <ul className="week" aria-labelledby={labelId}>
      {days.map((day) => (
        <li key={day.date}>
          {day.to ? (
            <Link to={day.to} className="week__day">
              <span>{day.weekday}</span> <time dateTime={day.date}>{day.day}</time> <b>{day.state}</b>
            </Link>
          ) : (
            <span className="week__day week__day--no">
              <span>{day.weekday}</span> <time dateTime={day.date}>{day.day}</time> <span>{day.state}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
