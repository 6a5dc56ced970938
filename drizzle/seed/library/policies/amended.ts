import { type Locale, locales, type Localized } from '#app/core/i18n/locale.ts'

type Change = readonly [was: string, is: string]

/**
 * The words of a legal page with some of them changed, for the version that comes after it: the earlier one stays as it was in force.
 * A phrase that does not stand there is an error, and one that stands there often is changed everywhere.
 */
export function amended(body: Localized, changes: Record<Locale, readonly Change[]>): Localized {
  const changed = (locale: Locale) =>
    changes[locale].reduce((text, [was, is]) => {
      if (!text.includes(was)) throw new Error(`"${was}" does not stand in the version before (${locale}).`)
      return text.replaceAll(was, is)
    }, body[locale])
  return Object.fromEntries(locales.map((locale) => [locale, changed(locale)])) as Localized
}
