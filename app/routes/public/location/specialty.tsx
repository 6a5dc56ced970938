import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, movedPermanently, notFound, searchOf } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { mapboxToken } from '#app/core/site.server.ts'
import { professionOf } from '#app/modules/directory/professions.ts'
import { noteOn } from '#app/modules/analytics/page-note.ts'
import { searchNote } from '#app/modules/analytics/search-note.ts'
import { openingsReader } from '#app/modules/booking/slots/pages/openings.server.ts'
import { NearbyNeighborhoods } from '#app/modules/directory/components/nearby-neighborhoods.tsx'
import { ResultsPage } from '#app/modules/directory/results/components/results-page.tsx'
import { preferencesOf } from '#app/modules/directory/preferences/preferences.ts'
import { findResultsPage } from '#app/modules/directory/results/pages/results-page.server.ts'
import { isThin } from '#app/modules/directory/index-worthy.ts'
import { listNearby } from '#app/modules/directory/queries/neighborhoods.server.ts'
import {
  findNeighborhood,
  findNeighborhoodSlug,
  findSpecialty,
  findSpecialtySlug,
} from '#app/modules/directory/queries/reference.server.ts'
import { keptSearchKeys, parseSearchParams, toSearch } from '#app/modules/directory/results/search-params.ts'
import { listHead } from '#app/modules/seo/pages/list-head.server.ts'
import { AdCard } from '#app/modules/promotion/components/ad-card.tsx'
import { findListAd } from '#app/modules/promotion/pages/ad-slot.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { followMovedPlans } from '#app/modules/seo/pages/follow-moved.server.ts'
import { paths } from '#app/paths.ts'

export const handle: PageHandle = {
  islands: ['suggest', 'filters', 'map'],
  cache: {
    tags: ['directory', 'reference', 'promotion', 'endorsements'],
    query: keptSearchKeys,
    maxAge: 60,
    takesTurns: true,
  },
}

export const meta = metaOf

/** Below this many doctors the page also shows where else to look. */
const few = 6

export async function loader({
  request,
  context,
  params: { neighborhood: asked = '', specialty = '' },
}: LoaderFunctionArgs) {
  const [neighborhoodSlug, specialtySlug] = await Promise.all([
    findNeighborhoodSlug(asked),
    findSpecialtySlug(specialty),
  ])
  // "All areas" is no area of its own: the specialty's list is the one of all areas (product rule D5).
  if (asked.toLowerCase() === 'all' && specialtySlug !== null) {
    return movedPermanently(paths.doctorsOfSpecialty(specialtySlug) + searchOf(request))
  }
  if (neighborhoodSlug === null || specialtySlug === null) notFound(new URL(request.url).pathname)
  if (neighborhoodSlug !== asked || specialtySlug !== specialty) {
    return movedPermanently(paths.neighborhoodSpecialty(neighborhoodSlug, specialtySlug) + searchOf(request))
  }
  const locale = localeOf(request)
  const t = translator(locale, 'directory')
  const [neighborhood, field] = await Promise.all([findNeighborhood(neighborhoodSlug), findSpecialty(specialtySlug)])
  const given = parseSearchParams(new URL(request.url).searchParams)
  await followMovedPlans(request, given.plan)
  // In one area the nearest comes first unless the visitor asked otherwise.
  const params = given.sort === 'best' ? { ...given, sort: 'distance' as const } : given
  const { results, openings } = await findResultsPage(
    params,
    locale,
    openingsReader,
    {
      neighborhoodId: neighborhood!.id,
      specialtyId: field!.id,
    },
    preferencesOf(request),
  )
  noteOn(context, searchNote(given, results))
  const nearby = results.total < few ? await listNearby(neighborhoodSlug, locale, field!.id) : []
  const name = field!.name[locale]
  const { many, Many } = professionOf({ slug: specialtySlug, name }, locale)
  const names = { neighborhood: neighborhood!.name[locale], doctors: many }
  const begun = { ...names, doctors: Many }
  const title = t('results.titleBoth', begun)
  const head = listHead(request, results, {
    title,
    description: t('results.descriptionBoth', begun),
    path: paths.neighborhoodSpecialty(neighborhoodSlug, specialtySlug),
    steps: [{ name: names.neighborhood, path: paths.neighborhood(neighborhoodSlug) }],
    isIndexable: toSearch(given).size === 0 && !isThin(results.total),
    params: given,
    specialty: name,
    neighborhood: { ...neighborhood!, name: names.neighborhood },
  })
  const ad = await findListAd('location', [neighborhood!.id], {
    count: results.cards.length,
    locale,
    view: params.view,
  })
  const shown = { title, params, results, openings, nearby, ad }
  return json({ head, ...shown, mapboxToken, names, neighborhoodSlug, specialtySlug })
}

export default function NeighborhoodSpecialty() {
  const { title, params, results, openings, nearby, mapboxToken, names, neighborhoodSlug, specialtySlug, ad } =
    useLoaderData<typeof loader>()
  return (
    <ResultsPage
      path={paths.neighborhoodSpecialty(neighborhoodSlug, specialtySlug)}
      title={title}
      crumbs={[{ to: paths.neighborhood(neighborhoodSlug), label: names.neighborhood }]}
      params={params}
      results={results}
      openings={openings}
      fixed={{ near: neighborhoodSlug, specialty: specialtySlug }}
      mapboxToken={mapboxToken}
      ad={<AdCard ad={ad} />}
      below={<NearbyNeighborhoods names={names} specialtySlug={specialtySlug} nearby={nearby} />}
    />
  )
}
