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
import { ResultsPage } from '#app/modules/directory/results/components/results-page.tsx'
import { preferencesOf } from '#app/modules/directory/preferences/preferences.ts'
import { findResultsPage } from '#app/modules/directory/results/pages/results-page.server.ts'
import { SpecialtyIntro } from '#app/modules/directory/components/specialty-intro.tsx'
import { isThin } from '#app/modules/directory/index-worthy.ts'
import { findSpecialty, findSpecialtySlug } from '#app/modules/directory/queries/reference.server.ts'
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

export async function loader({ request, context, params: { specialty: given = '' } }: LoaderFunctionArgs) {
  const slug = await findSpecialtySlug(given)
  if (slug === null) notFound(new URL(request.url).pathname)
  if (slug !== given) return movedPermanently(paths.doctorsOfSpecialty(slug) + searchOf(request))
  const locale = localeOf(request)
  const t = translator(locale, 'directory')
  const specialty = (await findSpecialty(slug))!
  const params = parseSearchParams(new URL(request.url).searchParams)
  await followMovedPlans(request, params.plan)
  const { results, openings } = await findResultsPage(
    params,
    locale,
    openingsReader,
    { specialtyId: specialty.id },
    preferencesOf(request),
  )
  noteOn(context, searchNote(params, results))
  const name = specialty.name[locale]
  const doctors = professionOf({ slug, name }, locale).Many
  const title = t('results.titleSpecialty', { doctors })
  const head = listHead(request, results, {
    title,
    description: t('results.descriptionSpecialty', { doctors }),
    path: paths.doctorsOfSpecialty(slug),
    isIndexable: toSearch(params).size === 0 && !isThin(results.total),
    params,
    specialty: name,
  })
  const ad = await findListAd('specialty', [specialty.id], {
    count: results.cards.length,
    locale,
    view: params.view,
  })
  return json({
    head,
    ad,
    title,
    params,
    results,
    openings,
    mapboxToken,
    specialty: { slug, name, description: specialty.description[locale] },
  })
}

export default function SpecialtyList() {
  const { title, params, results, openings, mapboxToken, specialty, ad } = useLoaderData<typeof loader>()
  return (
    <ResultsPage
      path={paths.doctorsOfSpecialty(specialty.slug)}
      title={title}
      params={params}
      results={results}
      openings={openings}
      fixed={{ specialty: specialty.slug }}
      mapboxToken={mapboxToken}
      intro={<SpecialtyIntro {...specialty} />}
      ad={<AdCard ad={ad} />}
    />
  )
}
