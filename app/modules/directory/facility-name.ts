import { chineseName } from './chinese-name.ts'
import { isEnglish } from '#app/core/i18n/habits.ts'
import type { Locale } from '#app/core/i18n/locale.ts'

type FacilityNames = Readonly<{ nameEn: string; nameHans: string | null; nameHant: string | null }>

/** A facility's name in a locale; one that has no name in that Chinese script shows the other script's, then English. */
export function facilityName(names: FacilityNames, locale: Locale): string {
  return (isEnglish(locale) ? null : chineseName(names, locale)) ?? names.nameEn
}
