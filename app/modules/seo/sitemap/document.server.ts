import { Readable } from 'node:stream'
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import { defaultLocale, withPrefix } from '#app/core/i18n/locale.ts'
import type { SiteOrigin } from '#app/core/site.server.ts'
import { pathsOf, type SitemapEntry } from './entry.ts'

const isoOf = (instant: number | null) => (instant === null ? {} : { lastmod: new Date(instant).toISOString() })

/** A part of the sitemap: every page in each of its languages, each naming all of them and the default. */
export async function partDocument(entries: readonly SitemapEntry[], origin: SiteOrigin): Promise<string> {
  const items = entries.flatMap((entry) => {
    const addresses = pathsOf(entry).map(([locale, path]) => ({
      lang: locale as string,
      url: origin + withPrefix(path, locale),
    }))
    const fallback = addresses.find(({ lang }) => lang === defaultLocale) ?? addresses[0]
    const links = fallback ? [...addresses, { lang: 'x-default', url: fallback.url }] : []
    return addresses.map(({ url }) => ({ url, ...isoOf(entry.changedAt), links }))
  })
  const xmlns = { xhtml: true, news: false, image: false, video: false }
  return textOf(Readable.from(items).pipe(new SitemapStream({ xmlns })))
}

/** The index that names the parts. */
export async function indexDocument(files: readonly { path: string; changedAt: number | null }[], origin: SiteOrigin) {
  const items = files.map(({ path, changedAt }) => ({ url: origin + path, ...isoOf(changedAt) }))
  return textOf(Readable.from(items).pipe(new SitemapIndexStream()))
}

async function textOf(stream: Parameters<typeof streamToPromise>[0]): Promise<string> {
  return String(await streamToPromise(stream))
}
