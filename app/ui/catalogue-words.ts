import enUS from '#app/locales/en-US/catalogue.json'
import zhHans from '#app/locales/zh-Hans/catalogue.json'
import zhHant from '#app/locales/zh-Hant/catalogue.json'
import type { Locale } from '#app/core/i18n/locale.ts'
import { useLocale } from './use-locale.ts'

const words: Readonly<Record<Locale, typeof zhHans>> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, 'en-US': enUS }

/** The sample words of the examples in the language of the page; all people and places in them are invented. */
export function useSampleWords(): typeof zhHans {
  return words[useLocale()]
}
