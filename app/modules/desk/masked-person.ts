import { isEnglish } from '#app/core/i18n/habits.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { maskedName } from '#app/modules/booking/patients/reader-name.ts'

/** Both names, of which only the first letters stand, the reader's own first: 方•• F•• Q••. */
export function maskedPerson({ nameEn, nameZh }: { nameEn: string; nameZh: string | null }, locale: Locale): string {
  const names = isEnglish(locale) ? [nameEn, nameZh] : [nameZh, nameEn]
  return names
    .map((name) => maskedName(name ?? ''))
    .filter(Boolean)
    .join(' ')
}
