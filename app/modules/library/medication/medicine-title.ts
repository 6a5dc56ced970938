import { isEnglish } from '#app/core/i18n/habits.ts'
import type { Locale, LocalizedList } from '#app/core/i18n/locale.ts'

/**
 * What a medicine is called in a list: in Chinese its most usual Chinese name, with the American one beside it; in English the generic name
 * with a capital, with the Chinese one for who reads it to a relative.
 */
export function medicineTitle(
  { generic, names }: { generic: string; names: LocalizedList },
  locale: Locale,
): { title: string; other: string | null } {
  const american = generic.charAt(0).toUpperCase() + generic.slice(1)
  const own = names[locale][0]
  if (isEnglish(locale)) return { title: american, other: names['zh-Hans'][0] ?? null }
  return own ? { title: own, other: american } : { title: american, other: null }
}
