import { type Locale, locales } from '#app/core/i18n/locale.ts'

/** Which language a reader of each locale understands next, when a post is not written in their own. */
const nextBest: Readonly<Record<Locale, readonly Locale[]>> = {
  'zh-Hans': ['zh-Hans', 'zh-Hant', 'en-US'],
  'zh-Hant': ['zh-Hant', 'zh-Hans', 'en-US'],
  'en-US': ['en-US', 'zh-Hans', 'zh-Hant'],
}

/** The text of a post that a reader of a locale gets; undefined only for a post without any. */
export function chooseTranslation<Translation extends { locale: Locale }>(
  translations: readonly Translation[],
  locale: Locale,
): Translation | undefined {
  for (const wanted of nextBest[locale]) {
    const found = translations.find((translation) => translation.locale === wanted)
    if (found) return found
  }
  return undefined
}

/** The addresses at which a post is read in its own language: slug by locale. A fallback is no address of its own. */
export function ownSlugs(translations: readonly { locale: Locale; slug: string }[]): Partial<Record<Locale, string>> {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const own = translations.find((translation) => translation.locale === locale)
      return own ? [[locale, own.slug]] : []
    }),
  )
}

/** Whose post a slug means to a reader: their own locale's first, for two posts may share a slug in different languages. */
export function chooseBySlug<Row extends { locale: Locale }>(rows: readonly Row[], locale: Locale): Row | undefined {
  return chooseTranslation(rows, locale)
}

const perMinute = { han: 350, words: 200 }

/** Minutes that reading takes, at least one: Han characters by sight, other words by count. */
export function minutesToRead(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.match(/[\p{Script=Latin}\d'’]+/gu)?.length ?? 0
  return Math.max(1, Math.round(han / perMinute.han + words / perMinute.words))
}
