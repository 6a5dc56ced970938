import { habits } from '#app/core/i18n/habits.ts'
import { type Locale, locales } from '#app/core/i18n/locale.ts'
import type { providers } from '#drizzle/schema/directory.ts'

/** What a doctor says of themselves: in at least one language, and which of the Chinese texts nobody has read since it was converted. */
export type Bio = NonNullable<(typeof providers.$inferSelect)['bio']>

/** The text for readers of a locale: their own, else that of the nearest one which has any. */
export function shownBio(
  bio: Bio | null,
  locale: Locale,
): { text: string; locale: Locale; isConverted: boolean } | null {
  if (!bio) return null
  const nearest = locales.toSorted((one, other) => far(one, locale) - far(other, locale))
  const written = nearest.find((each) => bio[each] !== '')
  return written ? { text: bio[written], locale: written, isConverted: bio.draft === written } : null
}

const far = (from: Locale, to: Locale) => (from === to ? 0 : habits[from].language === habits[to].language ? 1 : 2)
