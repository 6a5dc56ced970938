import { formatList, formatShortDate, formatWallTime, formatWeekday, wallClock } from '#app/core/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'

/** Times as people at work read them: 13:30, in English 1:30 PM. */
export function clockWords(wall: string, locale: Locale): string {
  return locale === 'en-US' ? formatWallTime(wall, locale) : wall.replace(/^0(?=\d:)/, '')
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
  const weekday = formatWeekday(wallClock(instant, 'UTC').weekday, locale, 'short')
  const short = formatShortDate(instant, locale, 'UTC')
  const year = date.slice(0, 4)
  const isOtherYear = year !== today.slice(0, 4)
  if (locale === 'en-US') return isOtherYear ? `${weekday}, ${short}, ${year}` : `${weekday}, ${short}`
  return `${isOtherYear ? `${year}年` : ''}${short}（${weekday}）`
}

/** An instant of a place: 10月26日（周一） 14:30. */
export function instantWords(instant: number, timeZone: string, locale: Locale, today: string): string {
  const { date, time } = wallClock(instant, timeZone)
  const gap = locale === 'en-US' ? ', ' : ''
  return `${dateWords(date, locale, today)}${gap}${clockWords(time, locale)}`
}
