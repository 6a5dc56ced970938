import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, movedPermanently, notFound, searchOf } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { mapboxToken } from '#app/core/site.server.ts'
import { HealthEvents } from '#app/modules/association/events/components/event-list.tsx'
import { listHealthEvents } from '#app/modules/association/events/queries/public-events.server.ts'
import { knownOpenings } from '#app/modules/booking/slots/pages/first-openings.server.ts'
import { findCardOpenings } from '#app/modules/booking/slots/pages/openings.server.ts'
import { NeighborhoodPage } from '#app/modules/directory/components/neighborhood-page.tsx'
import { isThin } from '#app/modules/directory/index-worthy.ts'
import { findNeighborhoodGuide } from '#app/modules/directory/queries/neighborhoods.server.ts'
import { findNeighborhoodSlug, findSpecialtySlug } from '#app/modules/directory/queries/reference.server.ts'
import { listHead } from '#app/modules/seo/pages/list-head.server.ts'
import { AdCard } from '#app/modules/promotion/components/ad-card.tsx'
import { findListAd } from '#app/modules/promotion/pages/ad-slot.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

export const handle: PageHandle = {
  islands: ['map'],
  cache: { tags: ['directory', 'reference', 'promotion', 'endorsements', 'events'], maxAge: 60, takesTurns: true },
}

export const meta = metaOf

/** One segment is a neighborhood, else a specialty in all areas (product rule D5). */
export async function loader({ request, params: { neighborhood: given = '' } }: LoaderFunctionArgs) {
  const slug = await findNeighborhoodSlug(given)
  if (slug === null) {
    const specialty = await findSpecialtySlug(given)
    if (specialty === null) notFound(new URL(request.url).pathname)
    return movedPermanently(paths.doctorsOfSpecialty(specialty) + searchOf(request))
  }
  if (slug !== given) return movedPermanently(paths.neighborhood(slug) + searchOf(request))
  const locale = localeOf(request)
  const t = translator(locale, 'directory')
  const guide = (await findNeighborhoodGuide(slug, locale, await knownOpenings()))!
  const head = listHead(request, guide, {
    title: t('location.title', { neighborhood: guide.name }),
    description: t('location.description', { neighborhood: guide.name }),
    path: paths.neighborhood(slug),
    crumb: guide.name,
    isIndexable: guide.isIndexable && !isThin(guide.total),
    neighborhood: guide,
    fields: guide.specialties.map(({ name }) => name),
  })
  const ad = await findListAd('location', [guide.id], { count: guide.total, locale })
  const events = await listHealthEvents({ neighborhoodId: guide.id }, locale)
  return json({ head, guide, openings: await findCardOpenings(guide.cards), mapboxToken, ad, events })
}

export default function Neighborhood() {
  const { guide, openings, mapboxToken, ad, events } = useLoaderData<typeof loader>()
  return (
    <NeighborhoodPage
      guide={guide}
      openings={openings}
      mapboxToken={mapboxToken}
      ad={<AdCard ad={ad} />}
      events={<HealthEvents events={events} />}
    />
  )
}
