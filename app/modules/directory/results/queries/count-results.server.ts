import { searchProviders } from '#app/modules/directory/search/queries/search-providers.server.ts'
import type { SearchParams } from '../search-params.ts'
import { type ReadOpenings, readVocabulary } from './asked-search.server.ts'
import { searchAsWished, searchWith } from './search-as-wished.server.ts'

/** How many results the list of an address would have, without making it. */
export async function countResults(params: SearchParams, readOpenings: ReadOpenings): Promise<number> {
  const rows = await readVocabulary()
  const { found } = await searchAsWished(
    searchWith(searchProviders, rows, readOpenings, { fixed: {}, home: null }),
    // A list by time takes hours by open times; any other order has nothing to do with how many there are.
    { ...params, page: 1, sort: params.sort === 'soonest' ? 'soonest' : 'best' },
    rows,
    {},
    { hasOpenings: true, home: null },
  )
  return found.total
}
