import { type Locale, locales, type Localized } from '#app/core/i18n/locale.ts'

type Texts = Readonly<{ title: Localized; body: Localized }>

/** Which text somebody reads where their own language was left empty. */
const readers: Record<Locale, readonly Locale[]> = {
  'zh-Hans': ['zh-Hans', 'zh-Hant', 'en-US'],
  'zh-Hant': ['zh-Hant', 'zh-Hans', 'en-US'],
  'en-US': ['en-US', 'zh-Hant', 'zh-Hans'],
}

/** Whether a language is written: a title or a text alone is none. */
const isWritten = ({ title, body }: Texts, locale: Locale) => title[locale] !== '' && body[locale] !== ''

/** The languages that are written. */
export const writtenIn = (texts: Texts): Locale[] => locales.filter((locale) => isWritten(texts, locale))

/** What a reader gets, and in which language; a draft without any text gives empty ones. */
export function textFor(texts: Texts, reader: Locale): { locale: Locale; title: string; body: string } {
  const locale = readers[reader].find((each) => isWritten(texts, each)) ?? reader
  return { locale, title: texts.title[locale], body: texts.body[locale] }
}

/** Paragraphs: what an empty line parts. */
export const paragraphsOf = (body: string): string[] =>
  body
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
