import { Fragment, type ButtonHTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayName } from '#app/modules/booking/slots/components/use-day-name.ts'
import { dayParts } from '#app/modules/booking/slots/day-parts.ts'
import type { DeskDays, DeskSlot } from '#app/modules/desk/queries/desk-days.server.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'

/** Where the buttons of days and times are sent, when that is not where their form goes. */
type Sending = Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'formAction'>

/** A week of days as buttons, each with what is open; the weeks before and after; and any date at all. */
export function DayStrip({ days, sending = {} }: { days: DeskDays; sending?: Sending }) {
  const { t } = useTranslation('desk')
  const dayName = useDayName()
  return (
    <section aria-labelledby="strip" className="strip">
      <p id="strip" className="label">
        {t('strip.day')}
      </p>
      <ul className="days strip__days">
        {days.days.map((day) => (
          <li key={day.day}>
            <button
              {...sending}
              name="chosenDay"
              value={day.day}
              className={classNames('pick__face pick__face--button', day.count === 0 && 'strip__full')}
              aria-current={day.day === days.day ? 'date' : undefined}
            >
              {dayName(day)} <b className="num">{day.date}</b>{' '}
              {day.count === 0 ? t('strip.nothing') : t('strip.open', { count: day.count })}
            </button>
          </li>
        ))}
      </ul>
      <input type="hidden" name="from" value={days.days[0]!.day} />
      <input type="hidden" name="day" value={days.day} />
      <div className="row">
        {days.earlierFrom && (
          <Button variant="quiet" {...sending} name="chosenFrom" value={days.earlierFrom}>
            {t('strip.earlier')}
          </Button>
        )}
        <Button variant="quiet" {...sending} name="chosenFrom" value={days.laterFrom}>
          {t('strip.later')}
        </Button>
        <Button variant="quiet" {...sending} name="chosenFrom" value={days.monthFrom}>
          {t('strip.month')}
        </Button>
      </div>
    </section>
  )
}

/** The times of the day as buttons, under morning, afternoon and evening; the chosen one in ink. */
export function DayTimes({
  times,
  chosen,
  sending = {},
  withDoctor = false,
}: {
  times: readonly DeskSlot[]
  chosen: string | null
  sending?: Sending
  withDoctor?: boolean
}) {
  const { t } = useTranslation('desk')
  const { t: booking } = useTranslation('booking')
  if (times.length === 0) return <p className="muted">{t('strip.noTimes')}</p>
  return dayParts.map((part) => {
    const own = times.filter((time) => time.part === part)
    if (own.length === 0) return null
    return (
      <div key={part} className="times">
        <h3 className="times__part">{booking(`part.${part}`)}</h3>
        <div className="slots">
          {own.map((time) => (
            <Fragment key={time.pick}>
              <button
                {...sending}
                name="chosenTime"
                value={time.pick}
                className="pick__face pick__face--button strip__time num"
                aria-current={time.pick === chosen ? 'true' : undefined}
              >
                {time.clock}
                {withDoctor && <span className="strip__doctor"> {time.doctor}</span>}
                {time.free !== null && <span className="strip__doctor"> {t('strip.free', { count: time.free })}</span>}
              </button>{' '}
            </Fragment>
          ))}
        </div>
      </div>
    )
  })
}
