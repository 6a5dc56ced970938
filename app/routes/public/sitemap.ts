import type { PageHandle } from '#app/core/page/page.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import { sitemapIndex } from '#app/modules/seo/sitemap/sitemap.server.ts'

export const handle = {
  cache: { tags: ['directory', 'reference', 'library', 'blog'], query: [], maxAge: 3600 },
} satisfies PageHandle

/** The index of the sitemap, the same in every locale. */
export async function loader() {
  return new Response(await sitemapIndex(siteOrigin), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
