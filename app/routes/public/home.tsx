import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { json } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { OpenTickets } from '#app/modules/booking/slots/components/open-tickets.tsx'
import { listOpenTickets } from '#app/modules/booking/slots/pages/open-tickets.server.ts'
import { HomePage } from '#app/modules/directory/components/home-page.tsx'
import { getHome } from '#app/modules/directory/queries/home.server.ts'
import { LatestPosts } from '#app/modules/library/blog/components/post-lines.tsx'
import { listReviewedPosts } from '#app/modules/library/blog/posts.server.ts'
import { AdCard } from '#app/modules/promotion/components/ad-card.tsx'
import { findAd } from '#app/modules/promotion/queries/ads.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { siteThings } from '#app/modules/seo/pages/page-data.server.ts'
import { paths } from '#app/paths.ts'
import type { loader as rootLoader } from '#app/root.tsx'

export const handle: PageHandle = {
  islands: ['suggest'],
  // Open times show: with the twenty seconds that they are kept elsewhere, none is older than a minute.
  cache: { tags: ['directory', 'reference', 'library', 'blog', 'promotion'], maxAge: 40, takesTurns: true },
}

export const meta = metaOf

const shownPosts = 3

export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOf(request)
  const t = translator(locale, 'directory')
  const site = translator(locale)
  const [home, posts, ad] = await Promise.all([
    getHome(locale),
    listReviewedPosts(locale, shownPosts),
    findAd('home', [], locale),
  ])
  const open = await listOpenTickets(
    home.neighborhoods.map(({ id }) => id),
    locale,
  )
  const head = requestHead(request, {
    title: t('home.title'),
    description: t('home.description'),
    path: paths.home(),
    structuredData: siteThings(request),
    contentMeta: {
      contentType: 'directory',
      primaryTopic: t('home.title'),
      keyTerms: [...home.drawers, ...home.neighborhoods].map(({ name }) => name),
      medicalSpecialties: home.drawers.map(({ name }) => name),
      services: [site('seo.offerAppointment'), site('seo.offerInformation')],
      contentSummary: t('home.description'),
      targetAudience: site('seo.audience'),
    },
  })
  return json({ head, home, posts, open, ad })
}

export default function Home() {
  const { home, posts, open, ad } = useLoaderData<typeof loader>()
  const { site } = useRouteLoaderData<typeof rootLoader>('root')!
  return (
    <HomePage
      home={home}
      phone={site.phone}
      open={<OpenTickets open={open} />}
      reading={<LatestPosts posts={posts} />}
      ad={<AdCard ad={ad} />}
    />
  )
}
