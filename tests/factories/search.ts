import { withTransaction } from '#app/core/database/database.server.ts'
import { indexProviders } from '#app/modules/directory/search/commands/index-providers.server.ts'
import { searchProviders } from '#app/modules/directory/search/queries/search-providers.server.ts'
import { noFilters, type SearchFilters, type SearchSort } from '#app/modules/directory/search/search-query.ts'
import { insertProvider, type ProviderOverrides } from './directory.ts'

export const search = (text: string, filters: Partial<SearchFilters> = {}, sort: SearchSort = 'best') =>
  searchProviders({ text, filters: { ...noFilters, ...filters }, sort, offset: 0, limit: 20 })

/** Who is found, by their ids in the order of the search. */
export const found = async (...query: Parameters<typeof search>) =>
  (await search(...query)).hits.map((hit) => hit.providerId)

/** A provider written and indexed in one transaction, as commands do. */
export const publish = (overrides: ProviderOverrides) =>
  withTransaction(async (tx) => {
    const id = await insertProvider(tx, overrides)
    await indexProviders(tx, [id])
    return id
  })

export const meiling = { nameHans: '张美玲', nameHant: '張美玲', legalFirst: 'Mei Ling', legalLast: 'Cheung' }
export const fang = { nameHans: '王芳', legalFirst: 'Fang', legalLast: 'Wang' }
