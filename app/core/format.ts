import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Locale } from '#app/core/i18n/locale.ts'

/** Dates, times, money, phones and lists as each locale writes them. Instants are epoch milliseconds. */

/** Where the product's wall clocks hang unless a facility says otherwise. */
export const newYork = 'America/New_York'

const formats = new Map<string, Intl.DateTimeFormat>()

function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  let format = formats.get(key)
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(locale, options)))
  return format
}

/** 2026年6月12日 · Jun 12, 2026 */
export function formatDate(instant: number, locale: Locale, timeZone = newYork): string {
  const month = locale === 'en-US' ? 'short' : 'long'
  return dateFormat(locale, { year: 'numeric', month, day: 'numeric', timeZone }).format(instant)
}

/** 6月12日 · Jun 12 */
export function formatShortDate(instant: number, locale: Locale, timeZone = newYork): string {
  const month = locale === 'en-US' ? 'short' : 'long'
  return dateFormat(locale, { month, day: 'numeric', timeZone }).format(instant)
}

/** 2026年6月12日，周五 · Friday, June 12, 2026 */
export function formatLongDate(instant: number, locale: Locale, timeZone = newYork): string {
  if (locale === 'en-US') {
    return dateFormat(locale, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric', timeZone }).format(
      instant,
    )
  }
  const weekday = dateFormat(locale, { weekday: 'short', timeZone }).format(instant)
  return `${formatDate(instant, locale, timeZone)}，${locale === 'zh-Hant' ? weekday.replace('周', '週') : weekday}`
}

/** A wall time "HH:MM" as patients read it: 上午9:00 · 9:00 AM; noon is 12, never 0. "24:00" is midnight. */
export function formatWallTime(wall: string, locale: Locale): string {
  const [hour = 0, minute = 0] = wall.split(':').map(Number)
  const instant = Date.UTC(2000, 0, 1, hour % 24, minute)
  return dateFormat(locale, { hour: 'numeric', minute: '2-digit', hourCycle: 'h12', timeZone: 'UTC' }).format(instant)
}

/** 上午9:00–下午5:30 · 9:00 AM–5:30 PM; from midnight to midnight 24小时 · 24 hours. */
export function formatWallRange(opens: string, closes: string, locale: Locale): string {
  if (opens === '00:00' && closes === '24:00') {
    const hours = new Intl.NumberFormat(locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(24)
    return locale === 'en-US' ? hours : hours.replace(/\s/g, '')
  }
  return `${formatWallTime(opens, locale)}–${formatWallTime(closes, locale)}`
}

/** The name of an ISO weekday (1 Monday … 7 Sunday): 周一 · 週一 · Monday. */
export function formatWeekday(weekday: number, locale: Locale, style: 'long' | 'short' = 'long'): string {
  // 2024-01-01 was a Monday.
  const instant = Date.UTC(2024, 0, weekday)
  const name = dateFormat(locale, { weekday: locale === 'en-US' ? style : 'short', timeZone: 'UTC' }).format(instant)
  return locale === 'zh-Hant' ? name.replace('周', '週') : name
}

/** $120, or $120.50 when there are cents. */
export function formatMoney(cents: number, locale: Locale): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits,
  }).format(cents / 100)
}

/** 1,280; never 万. */
export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value)
}

/** An E.164 number as Americans read it: (212) 555-0100; another country's in international form. */
export function formatPhone(e164: string): string {
  const phone = parsePhoneNumberFromString(e164, 'US')
  if (!phone) return e164
  return phone.countryCallingCode === '1' ? phone.formatNational() : phone.formatInternational()
}

/** Items in a row: 普通话、粤语、英文 · Mandarin, Cantonese, English. */
export function formatList(items: readonly string[], locale: Locale): string {
  return items.join(locale === 'en-US' ? ', ' : '、')
}

/** The ISO weekday (1 Monday … 7 Sunday) and wall time "HH:MM" of an instant in a zone. */
export function wallClock(instant: number, timeZone = newYork): { weekday: number; time: string; date: string } {
  const parts = Object.fromEntries(
    dateFormat('en-US', {
      weekday: 'short',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    })
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  ) as Record<string, string>
  const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(parts.weekday!) + 1
  return { weekday, time: `${parts.hour}:${parts.minute}`, date: `${parts.year}-${parts.month}-${parts.day}` }
}
