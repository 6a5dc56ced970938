import { searchProviders } from '#app/modules/directory/search/queries/search-providers.server.ts'
import type { SoonestOpenings } from '#app/modules/directory/openings.ts'
import { noFilters, type SearchFilters, type SearchQuery } from '#app/modules/directory/search/search-query.ts'

/** Listed doctors by facet value (ids) under some filters, without reading a single doctor. */
export async function countDoctors(filters: Partial<SearchFilters> = {}) {
  const found = await searchProviders({
    text: '',
    filters: { ...noFilters, ...filters },
    sort: 'best',
    offset: 0,
    limit: 0,
  })
  return { total: found.total, facets: found.facets }
}

/** The first doctors under some filters, in the order of a list; `soonest` tells who can be booked. */
export async function firstDoctors(filters: Partial<SearchFilters>, limit: number, soonest?: SoonestOpenings) {
  const sort = filters.near ? 'distance' : 'best'
  const query: SearchQuery = { text: '', filters: { ...noFilters, ...filters }, sort, offset: 0, limit }
  return searchProviders(soonest ? { ...query, soonest } : query)
}
