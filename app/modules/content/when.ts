import { newYork } from '#app/core/calendar/zones.ts'
import { formatDate, formatTime } from '#app/core/format/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'

/** A day and time in New York, as editors read them. */
export function dayAndTime(instant: number, locale: Locale): string {
  return `${formatDate(instant, locale)} ${formatTime(instant, newYork, locale)}`
}
