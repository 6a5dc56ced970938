import { isEnglish } from '#app/core/i18n/habits.ts'
import { type Locale, type Localized, locales } from '#app/core/i18n/locale.ts'

/** The name in the other of Chinese and English, when it has another. */
export function otherName(name: Localized, locale: Locale): { text: string; lang: Locale } | null {
  const lang = locales.findLast((each) => isEnglish(each) !== isEnglish(locale) && name[each] !== name[locale])
  return lang === undefined ? null : { text: name[lang], lang }
}
