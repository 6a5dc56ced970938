import type { HeadersFunction, LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { json, movedPermanently, notFound, privateHeaders, searchOf } from '#app/core/http.server.ts'
import { localeOf, withPrefix } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import { findCardOpenings } from '#app/modules/booking/slots/pages/openings.server.ts'
import { findPreview } from '#app/modules/content/blog/queries/preview.server.ts'
import { findRedirect } from '#app/modules/directory/queries/reference.server.ts'
import { PostPage } from '#app/modules/library/blog/components/post-page.tsx'
import { findPostAddress, getPost, type Post } from '#app/modules/library/blog/post.server.ts'
import { withOwnAddresses } from '#app/modules/library/blog/post-head.ts'
import { articleFacts, postWords } from '#app/modules/library/blog/post-words.server.ts'
import { AdCard } from '#app/modules/promotion/components/ad-card.tsx'
import { findAd } from '#app/modules/promotion/queries/ads.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { articleData } from '#app/modules/seo/structured-data/article.ts'
import { breadcrumbThing, dataSite } from '#app/modules/seo/pages/page-data.server.ts'
import { paths } from '#app/paths.ts'

export const handle = {
  islands: ['print'],
  // The next openings of its writer and of the doctors beside it are shown.
  cache: {
    tags: ['blog', 'reference', 'directory', 'promotion', 'endorsements'],
    query: ['text'],
    maxAge: 60,
    takesTurns: true,
  },
} satisfies PageHandle

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? withOwnAddresses(metaOf({ data }), {
        origin: data.head.origin,
        locale: data.post.locale,
        slugs: data.post.slugs,
      })
    : metaOf({ data })

const openingsOf = ({ writer, care }: Post) => findCardOpenings([...(writer ? [writer] : []), ...care.doctors])

/** The text that waits behind a link for editors: kept nowhere and found by no search engine. A link that is wrong or old opens nothing. */
async function preview(request: Request, id: string, token: string) {
  const locale = localeOf(request)
  const post = (await findPreview(id, token, locale)) ?? notFound(new URL(request.url).pathname)
  const { title, excerpt: description } = post
  const head = requestHead(request, { title, description, path: paths.blog(id), isIndexable: false })
  const address = head.origin + withPrefix(paths.blog(id), locale)
  const isLarge = new URL(request.url).searchParams.get('text') === 'large'
  const openings = await openingsOf(post)
  return json({ head, post, openings, address, isLarge, isPreview: true, ad: null }, { headers: privateHeaders })
}

/** A preview is private; everybody's page says nothing of its own. */
export const headers: HeadersFunction = ({ loaderHeaders }) =>
  loaderHeaders.get('X-Robots-Tag') === null ? {} : privateHeaders

export async function loader({ request, params: { id = '' } }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('preview')
  if (token !== null) return preview(request, id, token)
  const locale = localeOf(request)
  const found = await findPostAddress(id, locale)
  if (!found) {
    const moved = await findRedirect('blog', id.toLowerCase())
    return moved ? movedPermanently(paths.blog(moved)) : notFound(new URL(request.url).pathname)
  }
  if (found.slug !== id) return movedPermanently(paths.blog(found.slug) + searchOf(request))
  const post = await getPost(found.postId, locale)
  const head = requestHead(request, {
    ...postWords(post, translator(locale)('seo.audience')),
    structuredData: [
      () => articleData(articleFacts(post, locale, siteOrigin), dataSite(request)),
      breadcrumbThing(request, [
        { name: translator(locale, 'library')('blog.title'), path: paths.blogs() },
        { name: post.category.name, path: paths.blogs({ category: post.category.slug }) },
        { name: post.title, path: paths.blog(post.slug) },
      ]),
    ],
  })
  const address = head.origin + withPrefix(paths.blog(post.slug), locale)
  const isLarge = new URL(request.url).searchParams.get('text') === 'large'
  const [openings, ad] = await Promise.all([openingsOf(post), findAd('blog', [], locale)])
  return json({ head, post, openings, address, isLarge, isPreview: false, ad })
}

export default function Blog() {
  const { ad, ...shown } = useLoaderData<typeof loader>()
  return <PostPage {...shown} ad={<AdCard ad={ad} />} />
}
