import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { json } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { mapboxToken, sitePhone } from '#app/core/site.server.ts'
import { neighborhoodLabels } from '#app/modules/directory/map-labels.ts'
import { listNeighborhoods } from '#app/modules/directory/queries/reference.server.ts'
import { LabLocationsPage } from '#app/modules/library/labs/components/lab-locations-page.tsx'
import {
  countFacilityFilters,
  parseFacilityFilters,
  facilityQueryKeys,
} from '#app/modules/library/facilities/facility-filters.ts'
import { findServiceFacilities } from '#app/modules/library/facilities/facility-search.server.ts'
import { libraryHead } from '#app/modules/library/pages/library-head.server.ts'
import { metaOf } from '#app/modules/seo/page-head.ts'
import { paths } from '#app/paths.ts'

// A minute at most: the page says what is open now.
export const handle = {
  islands: ['map'],
  cache: { tags: ['directory', 'reference', 'library'], query: facilityQueryKeys, maxAge: 60 },
} satisfies PageHandle

export const meta = metaOf

export async function loader({ request }: LoaderFunctionArgs) {
  const locale = localeOf(request)
  const t = translator(locale, 'exams')
  const filters = parseFacilityFilters(new URL(request.url).searchParams)
  const [found, neighborhoods] = await Promise.all([findServiceFacilities('lab', filters, locale), listNeighborhoods()])
  const head = libraryHead(request, {
    title: t('locations.title'),
    description: t('locations.description'),
    path: paths.labLocations(),
    contentType: 'places',
    keyTerms: [t('lab.title'), t('locations.title')],
    above: { name: t('lab.title'), path: paths.labs() },
    isIndexable: countFacilityFilters(filters) === 0,
  })
  return json({
    head,
    filters,
    found,
    labels: neighborhoodLabels(neighborhoods, locale),
    mapboxToken,
    phone: sitePhone,
  })
}

export default function LabLocations() {
  const { filters, found, labels, mapboxToken: token, phone } = useLoaderData<typeof loader>()
  return <LabLocationsPage filters={filters} found={found} labels={labels} mapboxToken={token} phone={phone} />
}
