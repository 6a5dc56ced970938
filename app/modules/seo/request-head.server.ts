import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import type { PageHead } from './page-head.ts'

/** The head of the page that answers a request; the site's name is added to its title. */
export function requestHead(
  request: Request,
  page: { title: string; description: string; path: string; isIndexable?: boolean },
): PageHead {
  const locale = localeOf(request)
  return {
    title: translator(locale)('title.page', { page: page.title }),
    description: page.description,
    path: page.path,
    locale,
    origin: siteOrigin(request),
    isIndexable: page.isIndexable ?? true,
  }
}
