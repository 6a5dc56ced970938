import type { WebSite } from 'schema-dts'
import { paths } from '#app/paths.ts'
import { addressOf, type DataSite, publisherOf } from './site.ts'

/** Structured data of the site itself: its name, and that doctors are searched at /doctor. */
export function websiteData(site: DataSite): Extract<WebSite, { '@type': 'WebSite' }> {
  const search = {
    '@type': 'SearchAction',
    target: `${addressOf(site, paths.doctors())}?q={query}`,
    query: 'required name=query',
  } as const
  return {
    '@type': 'WebSite',
    '@id': `${site.origin}/#website`,
    name: site.name,
    url: addressOf(site, paths.home()),
    inLanguage: site.locale,
    publisher: publisherOf(site),
    potentialAction: search,
  }
}
