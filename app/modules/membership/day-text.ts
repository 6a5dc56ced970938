import { addDays, type LocalDate, utcMidnight } from '#app/core/calendar/dates.ts'
import { formatDate } from '#app/core/format/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'

/** A day as people read it. */
export const dayText = (day: LocalDate, locale: Locale): string => formatDate(utcMidnight(day), locale, 'UTC')

/** The last day of what ends with the beginning of another. */
export const lastDayText = (end: LocalDate, locale: Locale): string => dayText(addDays(end, -1), locale)
