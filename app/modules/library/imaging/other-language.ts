import type { Locale } from '#app/core/i18n/locale.ts'

const others: Readonly<Record<Locale, Locale>> = { 'zh-Hans': 'en-US', 'zh-Hant': 'en-US', 'en-US': 'zh-Hans' }

/** The language of a second line: English for the front desk; on an English page Chinese, for the family. */
export function otherLanguage(locale: Locale): Locale {
  return others[locale]
}
