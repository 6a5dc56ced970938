import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { daysBetween } from '#app/core/calendar/dates.ts'
import { formatTime, formatWeekday, formatShortDate } from '#app/core/format/format.ts'
import { dateFormat } from '#app/core/format/intl.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { nearDays, type ProviderFacilityOpenings } from '#app/modules/directory/openings.ts'
import { paths } from '#app/paths.ts'
import { AvailabilityStrip } from '#app/ui/cards/availability-strip.tsx'
import { useLocale } from '#app/ui/use-locale.ts'

/** Noon in UTC is the same date in every zone the product knows. */
const noonOf = (date: string) => Date.parse(`${date}T12:00:00Z`)

function dayNumber(date: string, locale: Locale): string {
  return dateFormat(locale, { day: 'numeric', timeZone: 'UTC' }).format(noonOf(date))
}

type OpeningStripProps = {
  title: string
  openings: ProviderFacilityOpenings
  specialtySlug: string
  slug: string
  /** Slug of the place that is counted. */
  facilitySlug: string
}

/** The next five days of a place with their open times; a day with some leads to them. */
export function OpeningStrip({ title, openings, specialtySlug, slug, facilitySlug }: OpeningStripProps) {
  const { t } = useTranslation('directory')
  const locale = useLocale()
  const id = useId()
  const days = openings.days.map(({ date, count, isClosed }, index) => ({
    date,
    weekday: index === 0 ? t('openings.today') : formatWeekday(wallClock(noonOf(date), 'UTC').weekday, locale, 'short'),
    day: dayNumber(date, locale),
    state: count > 0 ? t('openings.count', { count }) : t(isClosed ? 'openings.closed' : 'openings.full'),
    ...(count > 0 ? { to: `${paths.appointment(specialtySlug, slug, { loc: facilitySlug, day: date })}#times` } : {}),
  }))
  return (
    <>
      <p className="label" id={id}>
        {title}
      </p>
      <AvailabilityStrip days={days} labelId={id} />
    </>
  )
}

type FirstWords = {
  date: string
  weekday: string
  time: string
  /** What the button that takes it says: the day and the time. */
  take: string
}

/** A first open time in words: today, tomorrow, else the weekday, with date and time. */
export function useFirstOpening(): (openings: ProviderFacilityOpenings) => FirstWords | null {
  const { t } = useTranslation('directory')
  const locale = useLocale()
  return ({ firstAt, timeZone, days }) => {
    if (firstAt === null) return null
    const clock = wallClock(firstAt, timeZone)
    const ahead = daysBetween(days[0]!.date, clock.date)
    const date = formatShortDate(firstAt, locale, timeZone)
    const time = formatTime(firstAt, timeZone, locale)
    if (ahead < 2) {
      const day = ahead === 0 ? 'today' : 'tomorrow'
      return { date, weekday: t(`openings.${day}`), time, take: t(`openings.take.${day}`, { time }) }
    }
    const day = ahead <= nearDays ? formatWeekday(clock.weekday, locale) : date
    return { date, weekday: formatWeekday(clock.weekday, locale), time, take: t('openings.take.day', { day, time }) }
  }
}
