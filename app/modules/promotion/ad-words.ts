import { locales, type Localized } from '#app/core/i18n/locale.ts'

/** What an advertisement says, in three languages. */
export type AdWords = Readonly<{ headline: Localized; body: Localized }>

/** How the field of a language is named after its part. */
export const suffixes = { 'zh-Hans': 'Hans', 'zh-Hant': 'Hant', 'en-US': 'En' } as const

export type TextFieldName = `${'headline' | 'body'}${'Hans' | 'Hant' | 'En'}`

/** In the order in which they stand. */
export const textFieldNames = locales.flatMap((locale): TextFieldName[] => [
  `headline${suffixes[locale]}`,
  `body${suffixes[locale]}`,
])

/** The texts of a form as they are typed. */
export function wordsIn(texts: Readonly<Record<string, unknown>>): AdWords {
  const part = (name: 'headline' | 'body') => ({
    'zh-Hans': String(texts[`${name}Hans`] ?? ''),
    'zh-Hant': String(texts[`${name}Hant`] ?? ''),
    'en-US': String(texts[`${name}En`] ?? ''),
  })
  return { headline: part('headline'), body: part('body') }
}

/** Stored texts as a form has them. */
export const textsOf = ({ headline, body }: AdWords): Record<TextFieldName, string> => ({
  headlineHans: headline['zh-Hans'],
  headlineHant: headline['zh-Hant'],
  headlineEn: headline['en-US'],
  bodyHans: body['zh-Hans'],
  bodyHant: body['zh-Hant'],
  bodyEn: body['en-US'],
})
