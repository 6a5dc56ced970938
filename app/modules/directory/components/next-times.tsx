import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { daysBetween } from '#app/core/calendar/dates.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import { formatShortDate, formatTime, formatWeekday } from '#app/core/format/format.ts'
import { type ProviderFacilityOpenings, slotOf } from '#app/modules/directory/openings.ts'
import { paths } from '#app/paths.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'

/** Days ahead within which a weekday says which day is meant. */
const weekday = 6

/** A time in two: the half of the day goes with the day, where its language writes it first. */
function halfAndClock(time: string): [string, string] {
  const [, half = '', clock = time] = /^(\D*)(.+)$/u.exec(time) ?? []
  return [half, clock]
}

type NextTimesProps = {
  openings: ProviderFacilityOpenings
  specialtySlug: string
  slug: string
  /** Slug of the place where the times are. */
  facilitySlug: string
  /** Only who has been there before is seen. */
  isForReturning: boolean
  /** Without the first, which has a button of its own, and without the way to all. */
  isRest?: boolean
}

/** The next open times of a place by day and hour, each a link that books it, and the way to all of them. */
export function NextTimes({
  openings,
  specialtySlug,
  slug,
  facilitySlug,
  isForReturning,
  isRest = false,
}: NextTimesProps) {
  const { t } = useTranslation('directory')
  const locale = useLocale()
  const { nextAt, timeZone, visitCode, days } = openings
  const today = days[0]!.date
  const dayOf = (instant: number) => {
    const clock = wallClock(instant, timeZone)
    const ahead = daysBetween(today, clock.date)
    if (ahead < 2) return t(ahead === 0 ? 'openings.today' : 'openings.tomorrow')
    return ahead <= weekday ? formatWeekday(clock.weekday, locale, 'short') : formatShortDate(instant, locale, timeZone)
  }
  const to = (choices: Record<string, string>) =>
    paths.appointment(specialtySlug, slug, { loc: facilitySlug, ...choices })
  return (
    <>
      {isForReturning && <p className="small muted">{t('openings.bookReturning')}</p>}
      <ul className={classNames('next', isRest && 'next--rest')} aria-label={t('openings.strip')}>
        {(isRest ? nextAt.slice(1) : nextAt).map((instant) => {
          const [half, clock] = halfAndClock(formatTime(instant, timeZone, locale))
          return (
            <Fragment key={instant}>
              <li>
                <Link to={to({ vt: visitCode, slot: slotOf(instant) })} className="next__time" rel="nofollow">
                  <span className="vh">{t('openings.bookAt')}</span>
                  <span>
                    {dayOf(instant)}
                    {half}
                  </span>{' '}
                  <time className="num" dateTime={slotOf(instant)}>
                    {clock}
                  </time>
                </Link>
              </li>{' '}
            </Fragment>
          )
        })}
        {!isRest && (
          <li>
            <Link to={to({})} className="next__time next__time--more" rel="nofollow">
              {t('openings.moreTimes')}
            </Link>
          </li>
        )}
      </ul>
    </>
  )
}
