import { type Locale, withPrefix } from '#app/core/i18n/locale.ts'
import type { SiteOrigin } from '#app/core/site.server.ts'
import { paths } from '#app/paths.ts'

/** Where structured data speaks from: the site in the locale of a page. */
export type DataSite = { origin: SiteOrigin; locale: Locale; name: string }

/** The complete address of a root-form path. */
export function addressOf(site: DataSite, path: string): string {
  return site.origin + withPrefix(path, site.locale)
}

/** The node that stands for the publisher wherever it is mentioned. */
export function publisherOf(site: DataSite) {
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.name,
    url: addressOf(site, paths.home()),
  } as const
}

export const organizationId = (site: DataSite) => `${site.origin}/#organization`
