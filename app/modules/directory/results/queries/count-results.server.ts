import type { SoonestOpenings } from '#app/modules/directory/openings.ts'
import { searchProviders } from '#app/modules/directory/search/queries/search-providers.server.ts'
import type { SearchParams } from '../search-params.ts'
import { queryOf, readVocabulary } from './asked-search.server.ts'
import { searchAllowed } from './search-allowed.server.ts'
import { searchAsWished } from './search-as-wished.server.ts'

/** How many results the list of an address would have, without making it. */
export async function countResults(params: SearchParams, soonest: SoonestOpenings): Promise<number> {
  const rows = await readVocabulary()
  const { found } = await searchAsWished(
    (asked, nearestTo) => searchAllowed(searchProviders, queryOf(asked, rows, {}, soonest, nearestTo)),
    { ...params, page: 1, sort: 'best' },
    rows,
    {},
    soonest,
    null,
  )
  return found.total
}
