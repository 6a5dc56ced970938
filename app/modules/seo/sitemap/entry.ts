import { type Locale, locales } from '#app/core/i18n/locale.ts'

/** A page of the sitemap: its root-form path, or one for each language that it is written in, and when it last changed. */
export type SitemapEntry = { path: string | Partial<Record<Locale, string>>; changedAt: number | null }

/** The languages of an entry with their paths, in the order of the locales. */
export function pathsOf({ path }: SitemapEntry): [Locale, string][] {
  return locales.flatMap((locale) => {
    const own = typeof path === 'string' ? path : path[locale]
    return own === undefined ? [] : [[locale, own] satisfies [Locale, string]]
  })
}

/** The latest change among some; null when none is known. */
export function latest(times: readonly (number | null | undefined)[]): number | null {
  const known = times.filter((time) => time != null)
  return known.length === 0 ? null : Math.max(...known)
}
