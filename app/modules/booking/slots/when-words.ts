import { isEnglish } from '#app/core/i18n/habits.ts'
import { formatShortDate, formatTime, formatWeekday, tellTurn } from '#app/core/format/format.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import { addDays, daysBetween } from '#app/core/calendar/dates.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { slotText } from './slot-text.ts'
import { type DayPart, dayPart } from './day-parts.ts'

/** An instant in the words of a page: what a ticket and a button show of it. */
export type WhenWords = {
  /** "2026-06-12T14:30Z", as addresses and forms carry it. */
  slot: string
  /** Local "2026-06-12". */
  day: string
  /** 6月12日 · Jun 12 */
  date: string
  /** 周五 · Friday */
  weekday: string
  /** 上午10:30 · 10:30 AM */
  time: string
  /** 10:30, where 上午 stands above; with AM or PM in English. */
  shortTime: string
  part: DayPart
  /** 0 is today. */
  daysAhead: number
}

/** Hour and minute on a twelve-hour clock without its half of the day. */
function clockFace(time: string): string {
  const [hour = 0, minute = '00'] = time.split(':').map((text, index) => (index === 0 ? Number(text) : text)) as [
    number,
    string,
  ]
  return `${hour % 12 || 12}:${minute}`
}

/** How an instant is written for the patient: wall clock of the facility, never the browser's. */
export function whenWords(startsAt: number, timeZone: string, locale: Locale, now: number): WhenWords {
  const { weekday, time, date } = wallClock(startsAt, timeZone)
  const full = formatTime(startsAt, timeZone, locale)
  return {
    slot: slotText(startsAt),
    day: date,
    date: formatShortDate(startsAt, locale, timeZone),
    weekday: formatWeekday(weekday, locale),
    time: full,
    shortTime: isEnglish(locale) ? full : tellTurn(clockFace(time), startsAt, timeZone, locale),
    part: dayPart(time),
    daysAhead: daysBetween(wallClock(now, timeZone).date, date),
  }
}

/** A local date in the words of a page. */
export type DayWords = { day: string; date: string; weekday: string; daysAhead: number }

/** A local date "YYYY-MM-DD"; `today` likewise. */
export function dayWords(day: string, today: string, locale: Locale): DayWords {
  // Noon in UTC is the same date everywhere between UTC-12 and UTC+11.
  const instant = Date.parse(`${day}T12:00:00Z`)
  return {
    day,
    date: formatShortDate(instant, locale, 'UTC'),
    weekday: formatWeekday(wallClock(instant, 'UTC').weekday, locale, 'short'),
    daysAhead: daysBetween(today, day),
  }
}

/** The dates from `first` on, `count` of them. */
export function datesFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}
