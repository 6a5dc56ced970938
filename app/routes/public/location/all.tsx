import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json, movedPermanently, notFound, searchOf } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { mapboxToken } from '#app/core/site.server.ts'
import { noteOn } from '#app/modules/analytics/page-note.ts'
import { searchNote } from '#app/modules/analytics/search-note.ts'
import { openingsReader } from '#app/modules/booking/slots/pages/openings.server.ts'
import { ResultsPage } from '#app/modules/directory/results/components/results-page.tsx'
import { preferencesOf } from '#app/modules/directory/preferences/preferences.ts'
import { findResultsPage } from '#app/modules/directory/results/pages/results-page.server.ts'
import { isThin } from '#app/modules/directory/index-worthy.ts'
import { findNeighborhood, findNeighborhoodSlug } from '#app/modules/directory/queries/reference.server.ts'
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

export async function loader({ request, context, params: { neighborhood: given = '' } }: LoaderFunctionArgs) {
  const slug = await findNeighborhoodSlug(given)
  if (slug === null) notFound(new URL(request.url).pathname)
  if (slug !== given) return movedPermanently(paths.neighborhoodAll(slug) + searchOf(request))
  const locale = localeOf(request)
  const t = translator(locale, 'directory')
  const neighborhood = (await findNeighborhood(slug))!
  const params = parseSearchParams(new URL(request.url).searchParams)
  await followMovedPlans(request, params.plan)
  const { results, openings } = await findResultsPage(
    params,
    locale,
    openingsReader,
    {
      neighborhoodId: neighborhood.id,
    },
    preferencesOf(request),
  )
  noteOn(context, searchNote(params, results))
  const name = neighborhood.name[locale]
  const title = t('results.titleNeighborhood', { neighborhood: name })
  const head = listHead(request, results, {
    title,
    description: t('results.descriptionNeighborhood', { neighborhood: name }),
    path: paths.neighborhoodAll(slug),
    steps: [{ name, path: paths.neighborhood(slug) }],
    isIndexable: toSearch(params).size === 0 && !isThin(results.total),
    params,
    neighborhood: { ...neighborhood, name },
  })
  const ad = await findListAd('location', [neighborhood.id], {
    count: results.cards.length,
    locale,
    view: params.view,
  })
  return json({ head, title, params, results, openings, mapboxToken, neighborhood: { slug, name }, ad })
}

export default function NeighborhoodAll() {
  const { title, params, results, openings, mapboxToken, neighborhood, ad } = useLoaderData<typeof loader>()
  return (
    <ResultsPage
      path={paths.neighborhoodAll(neighborhood.slug)}
      title={title}
      crumbs={[{ to: paths.neighborhood(neighborhood.slug), label: neighborhood.name }]}
      params={params}
      results={results}
      openings={openings}
      fixed={{ near: neighborhood.slug }}
      mapboxToken={mapboxToken}
      ad={<AdCard ad={ad} />}
    />
  )
}
