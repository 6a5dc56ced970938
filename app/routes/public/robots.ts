import type { PageHandle } from '#app/core/page/page.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import { robotsText } from '#app/modules/seo/robots.ts'

export const handle = { cache: { tags: [], query: [], maxAge: 3600 } } satisfies PageHandle

/** What crawlers may ask for, and where the sitemap is. */
export function loader() {
  return new Response(robotsText(siteOrigin), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
