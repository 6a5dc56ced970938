import { habits } from '#app/core/i18n/habits.ts'
import type { Locale } from '#app/core/i18n/locale.ts'

/** A name as it is written in both Chinese scripts, where it is. */
export type ChineseNames = { nameHans: string | null; nameHant: string | null }

/** A Chinese name in the script of a locale's readers, else in the other; null without one. */
export function chineseName({ nameHans, nameHant }: ChineseNames, locale: Locale): string | null {
  return habits[locale].chineseScript === 'hant' ? (nameHant ?? nameHans) : (nameHans ?? nameHant)
}
