import { isEnglish } from '#app/core/i18n/habits.ts'
import type { Locale } from '#app/core/i18n/locale.ts'

const dots = '••'

/** A name of which only the first letters stand: 方•• F•• Q••. */
export function maskedPerson({ nameEn, nameZh }: { nameEn: string; nameZh: string | null }, locale: Locale): string {
  const english = nameEn
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0]}${dots}`)
    .join(' ')
  const chinese = nameZh ? `${[...nameZh][0]}${dots}` : null
  const both = isEnglish(locale) ? [english, chinese] : [chinese, english]
  return both.filter(Boolean).join(' ')
}
