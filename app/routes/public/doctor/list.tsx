import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { mapboxToken } from '#app/core/site.server.ts'
import { noteOn } from '#app/modules/analytics/page-note.ts'
import { searchNote } from '#app/modules/analytics/search-note.ts'
import { openingsReader } from '#app/modules/booking/slots/pages/openings.server.ts'
import { ResultsPage } from '#app/modules/directory/results/components/results-page.tsx'
import { preferencesOf } from '#app/modules/directory/preferences/preferences.ts'
import { listTitle } from '#app/modules/directory/results/pages/list-title.server.ts'
import { findResultsPage } from '#app/modules/directory/results/pages/results-page.server.ts'
import { keptSearchKeys, parseSearchParams, toSearch } from '#app/modules/directory/results/search-params.ts'
import { TermNote } from '#app/modules/library/insurance/components/term-note.tsx'
import { namesInsuranceTerm } from '#app/modules/library/insurance/term-named.server.ts'
import { listHead } from '#app/modules/seo/pages/list-head.server.ts'
import { AdCard } from '#app/modules/promotion/components/ad-card.tsx'
import { findSearchAd } from '#app/modules/promotion/pages/ad-slot.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { followMovedPlans } from '#app/modules/seo/pages/follow-moved.server.ts'
import { paths } from '#app/paths.ts'

export const handle: PageHandle = {
  islands: ['suggest', 'filters', 'map'],
  cache: {
    tags: ['directory', 'reference', 'library', 'promotion', 'endorsements'],
    query: keptSearchKeys,
    maxAge: 60,
    takesTurns: true,
  },
}

export const meta = metaOf

export async function loader({ request, context }: LoaderFunctionArgs) {
  const locale = localeOf(request)
  const t = translator(locale, 'directory')
  const params = parseSearchParams(new URL(request.url).searchParams)
  await followMovedPlans(request, params.plan)
  const term = (await namesInsuranceTerm(params.q)) ? params.q : null
  const searched = term === null ? params : { ...params, q: '' }
  const { results, openings } = await findResultsPage(searched, locale, openingsReader, {}, preferencesOf(request))
  noteOn(context, searchNote(params, results))
  const title = await listTitle(params, locale)
  const search = toSearch(params)
  const head = listHead(request, results, {
    title,
    description: t('results.description'),
    path: paths.doctors(),
    // One canonical list; every other state of it is a search, not a page.
    isIndexable: search.size === 0,
    params,
  })
  const ad = await findSearchAd(results, { locale, view: params.view })
  return json({ head, title, params, term, results, openings, mapboxToken, ad })
}

export default function DoctorList() {
  const { title, params, term, results, openings, mapboxToken, ad } = useLoaderData<typeof loader>()
  return (
    <ResultsPage
      path={paths.doctors()}
      title={title}
      params={params}
      results={results}
      openings={openings}
      mapboxToken={mapboxToken}
      intro={term !== null && <TermNote term={term} />}
      ad={<AdCard ad={ad} />}
    />
  )
}
