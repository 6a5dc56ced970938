import type { LoaderFunctionArgs } from '@remix-run/node'
import { localeOf } from '#app/core/i18n/locale.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import { blogFeed } from '#app/modules/library/blog/feed.server.ts'

export const handle = { cache: { tags: ['blog'], query: [], maxAge: 600 } } satisfies PageHandle

/** The newest posts in the language of the address, as RSS. */
export async function loader({ request }: LoaderFunctionArgs) {
  const feed = await blogFeed(localeOf(request), siteOrigin)
  return new Response(feed, {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' },
  })
}
