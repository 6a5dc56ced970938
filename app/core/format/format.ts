import { habits, type RowStyle } from '#app/core/i18n/habits.ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { type LocalDate, utcMidnight } from '#app/core/calendar/dates.ts'
import { newYork, wallClock, zoneOffsets } from '#app/core/calendar/zones.ts'
import { dateFormat, numberFormat } from '#app/core/format/intl.ts'
import type { Locale } from '#app/core/i18n/locale.ts'

/** Dates, times, money, phones and lists as each locale writes them. Instants are epoch milliseconds. */

/** 2026年6月12日 · Jun 12, 2026 */
export function formatDate(instant: number, locale: Locale, timeZone = newYork): string {
  const { month } = habits[locale]
  return dateFormat(locale, { year: 'numeric', month, day: 'numeric', timeZone }).format(instant)
}

/** The same of a date, which has no time and is of no zone. */
export const formatDay = (day: LocalDate, locale: Locale): string => formatDate(utcMidnight(day), locale, 'UTC')

/** 6月12日 · Jun 12 */
export function formatShortDate(instant: number, locale: Locale, timeZone = newYork): string {
  const { month } = habits[locale]
  return dateFormat(locale, { month, day: 'numeric', timeZone }).format(instant)
}

/** 2026年6月12日，周五 · Friday, June 12, 2026 */
export function formatLongDate(instant: number, locale: Locale, timeZone = newYork): string {
  if (habits[locale].weekdayFirst) {
    return dateFormat(locale, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric', timeZone }).format(
      instant,
    )
  }
  const weekday = dateFormat(locale, { weekday: 'short', timeZone }).format(instant)
  return `${formatDate(instant, locale, timeZone)}，${written(weekday, locale)}`
}

/** The parts of a day that a leaf of a calendar shows: 6月, 20, 周六 · Jun, 20, Sat. */
export function formatLeaf(instant: number, locale: Locale, timeZone = newYork) {
  const { date, weekday } = wallClock(instant, timeZone)
  return {
    month: dateFormat(locale, { month: 'short', timeZone }).format(instant),
    day: String(Number(date.slice(8))),
    weekday: formatWeekday(weekday, locale, 'short'),
  }
}

/** A wall time "HH:MM" as patients read it: 上午9:00, 中午12:30, 晚上7:15 · 9:00 AM; noon is 12, never 0. "24:00" is midnight. */
export function formatWallTime(wall: string, locale: Locale): string {
  const [given = 0, minute = 0] = wall.split(':').map(Number)
  const hour = given % 24
  const instant = Date.UTC(2000, 0, 1, hour, minute)
  const format = dateFormat(locale, { hour: 'numeric', minute: '2-digit', hourCycle: 'h12', timeZone: 'UTC' })
  const own = habits[locale].hourWords.find(({ from, to }) => from <= hour && hour < to)
  const half = own && format.formatToParts(instant).find(({ type }) => type === 'dayPeriod')?.value
  return half === undefined ? format.format(instant) : format.format(instant).replace(half, own!.word)
}

/** A wall time "HH:MM" as those who work with it all day read it: 13:30 · 1:30 PM. */
export function formatClock(wall: string, locale: Locale): string {
  return habits[locale].clock === '12' ? formatWallTime(wall, locale) : wall
}

/** The wall time of an instant as patients read it; in the hour that comes twice it says which: 1:30 AM EDT · 凌晨1:30（夏令时）. */
export function formatTime(instant: number, timeZone: string, locale: Locale): string {
  return tellTurn(formatWallTime(wallClock(instant, timeZone).time, locale), instant, timeZone, locale)
}

/** The same as those who work with it all day read it: 13:30 · 1:30 PM. */
export function formatInstantClock(instant: number, timeZone: string, locale: Locale): string {
  return tellTurn(formatClock(wallClock(instant, timeZone).time, locale), instant, timeZone, locale)
}

/** A written time of an instant, with what tells it from the same time an hour earlier or later when the clocks go back. */
export function tellTurn(time: string, instant: number, timeZone: string, locale: Locale): string {
  const turn = zoneOffsets(timeZone).turnOf(instant)
  if (turn === null) return time
  const { repeatedHour, brackets } = habits[locale]
  if (repeatedHour) return time + brackets[0] + repeatedHour[turn] + brackets[1]
  const parts = dateFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(instant)
  return `${time} ${parts.find(({ type }) => type === 'timeZoneName')!.value}`
}

/** 上午9:00–下午5:30 · 9:00 AM–5:30 PM; from midnight to midnight 24小时 · 24 hours. */
export function formatWallRange(opens: string, closes: string, locale: Locale): string {
  if (opens === '00:00' && closes === '24:00') {
    const hours = numberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(24)
    return habits[locale].unitGap ? hours : hours.replace(/\s/g, '')
  }
  return `${formatWallTime(opens, locale)}–${formatWallTime(closes, locale)}`
}

/** A weekday with the character for week that the locale's readers write. */
function written(weekday: string, locale: Locale): string {
  const { week } = habits[locale]
  return week ? weekday.replace(week.intl, week.written) : weekday
}

/** The name of an ISO weekday (1 Monday … 7 Sunday): 周一 · 週一 · Monday. */
export function formatWeekday(weekday: number, locale: Locale, style: 'long' | 'short' = 'long'): string {
  // 2024-01-01 was a Monday.
  const instant = Date.UTC(2024, 0, weekday)
  const name = dateFormat(locale, { weekday: habits[locale].weekdayFirst ? style : 'short', timeZone: 'UTC' }).format(
    instant,
  )
  return written(name, locale)
}

/** Weekdays that follow each other: 周一至周五 · Monday–Friday; two of them by name. */
export function formatWeekdays(weekdays: readonly number[], locale: Locale, style: 'long' | 'short' = 'long'): string {
  const names = weekdays.map((weekday) => formatWeekday(weekday, locale, style))
  return names.length < 3 ? formatList(names, locale) : `${names[0]}${habits[locale].dayRange}${names.at(-1)}`
}

/** $120, or $120.50 when there are cents. */
export function formatMoney(cents: number, locale: Locale): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2
  return numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits,
  }).format(cents / 100)
}

/** 1,280; never 万. */
export function formatNumber(value: number, locale: Locale): string {
  return numberFormat(locale, { maximumFractionDigits: 1 }).format(value)
}

/** An E.164 number as Americans read it: (212) 555-0100; another country's in international form. */
export function formatPhone(e164: string): string {
  // Nearly every number of a page, and a list shows many: taking it apart costs a tenth of a millisecond.
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? []
  if (area) return `(${area}) ${exchange}-${line}`
  const phone = parsePhoneNumberFromString(e164, 'US')
  if (!phone) return e164
  return phone.countryCallingCode === '1' ? phone.formatNational() : phone.formatInternational()
}

/** Things in a row: 普通话、粤语、英文 · Mandarin, Cantonese, English; other styles as the locale's habits say. */
export function formatList(items: readonly string[], locale: Locale, style: RowStyle = 'items'): string {
  return items.join(habits[locale].separators[style])
}
