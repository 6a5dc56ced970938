import { habits } from '#app/core/i18n/habits.ts'
import {
  formatList,
  formatShortDate,
  formatWeekday,
  formatClock,
  formatDate,
  formatInstantClock,
} from '#app/core/format/format.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import type { Locale } from '#app/core/i18n/locale.ts'

/** Times as people at work read them: 13:30, in English 1:30 PM. */
export function clockWords(wall: string, locale: Locale): string {
  return formatClock(wall, locale).replace(/^0(?=\d:)/, '')
}

/** The same of an instant. */
export function instantClockWords(instant: number, timeZone: string, locale: Locale): string {
  return formatInstantClock(instant, timeZone, locale).replace(/^0(?=\d:)/, '')
}

/** 9:00–17:30 · 9:00 AM–5:30 PM */
export function periodWords(starts: string, ends: string, locale: Locale): string {
  return `${clockWords(starts, locale)}–${clockWords(ends, locale)}`
}

/** 周一、周三 · Mon, Wed */
export function weekdaysWords(weekdays: readonly number[], locale: Locale): string {
  const sorted = [...weekdays].sort((one, other) => one - other)
  return formatList(
    sorted.map((weekday) => formatWeekday(weekday, locale, 'short')),
    locale,
  )
}

/** A local date "YYYY-MM-DD" with its weekday: 10月26日（周一） · Mon, Oct 26; with the year when it is another one. */
export function dateWords(date: string, locale: Locale, today: string): string {
  const instant = Date.parse(`${date}T12:00:00Z`)
  const isOtherYear = date.slice(0, 4) !== today.slice(0, 4)
  const day = isOtherYear ? formatDate(instant, locale, 'UTC') : formatShortDate(instant, locale, 'UTC')
  return withWeekday(day, formatWeekday(wallClock(instant, 'UTC').weekday, locale, 'short'), locale)
}

/** A day with its weekday where readers expect it. */
function withWeekday(day: string, weekday: string, locale: Locale): string {
  return habits[locale].weekdayFirst ? `${weekday}, ${day}` : `${day}（${weekday}）`
}

/** An instant at a facility: 10月26日（周一） 14:30. */
export function instantWords(instant: number, timeZone: string, locale: Locale, today: string): string {
  const { date } = wallClock(instant, timeZone)
  return dateWords(date, locale, today) + habits[locale].timeGap + instantClockWords(instant, timeZone, locale)
}
