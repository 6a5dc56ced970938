import { addDays, type LocalDate } from '#app/core/calendar/dates.ts'
import { formatDay } from '#app/core/format/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'

/** The last day of what ends with the beginning of another, as people read it. */
export const lastDayText = (end: LocalDate, locale: Locale): string => formatDay(addDays(end, -1), locale)
