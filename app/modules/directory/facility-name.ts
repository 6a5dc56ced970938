import type { Locale } from '#app/core/i18n/locale.ts'

type FacilityNames = Readonly<{ nameEn: string; nameHans: string | null; nameHant: string | null }>

/** A facility's name in a locale; one that has no name in that Chinese script shows the other script's, then English. */
export function facilityName({ nameEn, nameHans, nameHant }: FacilityNames, locale: Locale): string {
  if (locale === 'en-US') return nameEn
  return (locale === 'zh-Hans' ? (nameHans ?? nameHant) : (nameHant ?? nameHans)) ?? nameEn
}
