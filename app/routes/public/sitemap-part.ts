import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import { parsePart } from '#app/modules/seo/sitemap/parts.ts'
import { sitemapFile } from '#app/modules/seo/sitemap/sitemap.server.ts'

export const handle = {
  cache: { tags: ['directory', 'reference', 'library', 'blog'], query: [], maxAge: 3600 },
} satisfies PageHandle

/** A file of the sitemap, such as `/sitemap/doctors-1.xml`. */
export async function loader({ request, params: { part: segment = '' } }: LoaderFunctionArgs) {
  const named = parsePart(segment)
  const text = named && (await sitemapFile(named.part, named.page, siteOrigin))
  if (!text) notFound(new URL(request.url).pathname)
  return new Response(text, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}
