import { now } from '#app/core/clock.ts'
import { formatDate } from '#app/core/format/format.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import type { Locale } from '#app/core/i18n/locale.ts'

/** The present day in New York, YYYY-MM-DD: the days of the library (in force, reviewed, due) are compared with it. */
export function todayInNewYork(): string {
  return wallClock(now()).date
}

/** A day YYYY-MM-DD as each locale writes it: 2026年11月2日 · Nov 2, 2026. */
export function formatDay(day: string, locale: Locale): string {
  return formatDate(Date.parse(`${day}T12:00:00Z`), locale, 'UTC')
}
