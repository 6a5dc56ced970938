import { formatInstantClock } from '#app/core/format/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { type WhenWords, whenWords } from '#app/modules/booking/slots/when-words.ts'

/** A time in words, by the desk's clock instead of the patients': 17:20, in English 5:20 PM. */
export function deskWhenWords(startsAt: number, timeZone: string, locale: Locale, now: number): WhenWords {
  return { ...whenWords(startsAt, timeZone, locale, now), time: formatInstantClock(startsAt, timeZone, locale) }
}
