import { searchProviders } from '#app/modules/directory/search/search-providers.server.ts'
import { noFilters, type SearchFilters } from '#app/modules/directory/search/search-query.ts'

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

/** The first doctors under some filters, and how many there are. */
export async function firstDoctors(filters: Partial<SearchFilters>, limit: number) {
  const sort = filters.near ? 'distance' : 'best'
  return searchProviders({ text: '', filters: { ...noFilters, ...filters }, sort, offset: 0, limit })
}
