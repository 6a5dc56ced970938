import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, movedPermanently, notFound } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { professionOf } from '#app/modules/directory/professions.ts'
import { HealthEvents } from '#app/modules/association/events/components/event-list.tsx'
import { listHealthEvents } from '#app/modules/association/events/queries/public-events.server.ts'
import { knownOpenings } from '#app/modules/booking/slots/pages/first-openings.server.ts'
import { findCardOpenings } from '#app/modules/booking/slots/pages/openings.server.ts'
import { SpecialtyPage } from '#app/modules/directory/components/specialty-page.tsx'
import { getSpecialtyGuide } from '#app/modules/directory/queries/specialty-guide.server.ts'
import { findSpecialtySlug } from '#app/modules/directory/queries/reference.server.ts'
import { SpecialtyReading } from '#app/modules/library/blog/components/specialty-reading.tsx'
import { listPostsOfSpecialties } from '#app/modules/library/blog/posts.server.ts'
import { listTopicsOfSpecialty } from '#app/modules/library/knowledge/topics.server.ts'
import { overdueSince } from '#app/modules/library/reading/review-due.ts'
import { OverdueNotice, SourceList } from '#app/modules/library/reading/source-list.tsx'
import { AdCard } from '#app/modules/promotion/components/ad-card.tsx'
import { findListAd } from '#app/modules/promotion/pages/ad-slot.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { breadcrumbThing, specialtyFaqThing } from '#app/modules/seo/pages/page-data.server.ts'
import { paths } from '#app/paths.ts'

export const handle: PageHandle = {
  cache: {
    tags: ['directory', 'reference', 'library', 'blog', 'promotion', 'endorsements', 'events'],
    maxAge: 60,
    takesTurns: true,
  },
}

export const meta = metaOf

const shownPosts = 3

export async function loader({ request, params: { str = '' } }: LoaderFunctionArgs) {
  const slug = await findSpecialtySlug(str)
  if (slug === null) notFound(new URL(request.url).pathname)
  if (slug !== str) return movedPermanently(paths.specialty(slug))
  const locale = localeOf(request)
  const t = translator(locale, 'directory')
  const [guide, posts, topics] = await Promise.all([
    getSpecialtyGuide(slug, locale, await knownOpenings()),
    listPostsOfSpecialties([slug], locale, shownPosts),
    listTopicsOfSpecialty(slug, locale),
  ])
  const head = requestHead(request, {
    title: guide.name,
    description: t('specialty.description', { specialty: guide.name, doctors: professionOf(guide, locale).many }),
    path: paths.specialty(slug),
    structuredData: [
      specialtyFaqThing(request, guide),
      breadcrumbThing(request, [
        { name: t('specialties.title'), path: paths.specialties() },
        { name: guide.name, path: paths.specialty(slug) },
      ]),
    ],
    contentMeta: {
      contentType: 'specialty-guide',
      primaryTopic: guide.name,
      keyTerms: guide.whenToGo,
      medicalSpecialties: [guide.name],
      contentSummary: guide.description,
      targetAudience: translator(locale)('seo.audience'),
    },
  })
  const ad = await findListAd('specialty', [guide.id], { count: guide.total, locale })
  const events = await listHealthEvents({ specialtyId: guide.id }, locale)
  const openings = await findCardOpenings(guide.cards)
  return json({ head, guide, overdue: overdueSince('specialty', guide), posts, topics, openings, ad, events })
}

export default function SpecialtyGuide() {
  const { guide, overdue, posts, topics, openings, ad, events } = useLoaderData<typeof loader>()
  return (
    <SpecialtyPage
      guide={guide}
      openings={openings}
      reading={
        <>
          <HealthEvents events={events} />
          <SpecialtyReading posts={posts} topics={topics} />
        </>
      }
      ad={<AdCard ad={ad} />}
      notice={<OverdueNotice since={overdue} />}
      sources={guide.sources.length > 0 && <SourceList sources={guide.sources} reviewedOn={guide.reviewedOn} />}
    />
  )
}
