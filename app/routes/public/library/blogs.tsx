import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { json } from '#app/core/http.server.ts'
import { localeOf, withPrefix } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { blogSearch } from '#app/modules/library/blog/blog-search.ts'
import { BlogPage } from '#app/modules/library/blog/components/blog-page.tsx'
import { listPosts, readPostFilters } from '#app/modules/library/blog/posts.server.ts'
import { AdCard } from '#app/modules/promotion/components/ad-card.tsx'
import { findAd } from '#app/modules/promotion/queries/ads.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { breadcrumbThing } from '#app/modules/seo/pages/page-data.server.ts'
import { paths } from '#app/paths.ts'

export const handle = {
  cache: {
    tags: ['blog', 'directory', 'reference', 'promotion'],
    query: ['q', 'category', 'lang', 'author', 'page'],
    maxAge: 60,
    takesTurns: true,
  },
} satisfies PageHandle

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  ...metaOf({ data }),
  ...(data ? [{ tagName: 'link', rel: 'alternate', type: 'application/rss+xml', href: data.feed }] : []),
]

export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOf(request)
  const t = translator(locale, 'library')
  const list = await listPosts(readPostFilters(new URL(request.url).searchParams), locale)
  const { page, category, q, lang, author } = list.filters
  const isPlain = q === '' && lang === null && author === null
  const named = list.categories.find(({ slug }) => slug === category)
  const head = requestHead(request, {
    title: named ? t('blog.ofCategory', { category: named.name }) : t('blog.title'),
    description: t('blog.description'),
    path: paths.blogs(
      isPlain ? blogSearch({ ...list.filters, category: named?.slug ?? null }) : { page: String(page) },
    ),
    structuredData: [breadcrumbThing(request, [{ name: t('blog.title'), path: paths.blogs() }])],
    isIndexable: isPlain && (category === null || named !== undefined),
  })
  const ad = await findAd('blog', [], locale)
  return json({ head, list, ad, feed: withPrefix(paths.blogFeed(), locale) })
}

export default function Blogs() {
  const { list, ad } = useLoaderData<typeof loader>()
  return <BlogPage list={list} ad={<AdCard ad={ad} />} />
}
