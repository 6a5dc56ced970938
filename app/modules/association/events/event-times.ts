import { newYork, wallClock } from '#app/core/calendar/zones.ts'
import { formatInstantClock, formatLongDate, formatShortDate } from '#app/core/format/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'

type Times = Readonly<{ startsAt: number; endsAt: number }>

/** When an event is, by New York's clocks, as a reader writes it. */
export function whenOf({ startsAt, endsAt }: Times, locale: Locale) {
  return {
    date: formatLongDate(startsAt, locale),
    from: formatInstantClock(startsAt, newYork, locale),
    to: formatInstantClock(endsAt, newYork, locale),
  }
}

/** A day and a time, as a term is written: "Dec 4, 6:30 PM". */
export const momentOf = (instant: number, locale: Locale): string =>
  `${formatShortDate(instant, locale)} ${formatInstantClock(instant, newYork, locale)}`

/** When an event is, as the fields of a form have it. */
export function typedTimes({ startsAt, endsAt }: Times) {
  const [start, end] = [wallClock(startsAt), wallClock(endsAt)]
  return { date: start.date, from: start.time, to: end.time }
}

/** Hours of teaching as a certificate says them: 1, 1.5, 0.75. */
export const cmeHours = (minutes: number): string => String(minutes / 60)
