import { expect, it } from 'vitest'
import { withTransaction } from '#app/core/database/database.server.ts'
import { insertProvider } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { rebuildSearchIndex } from '../commands/rebuild-index.server.ts'
import { searchProviders } from './search-providers.server.ts'
import { noFilters } from '../search-query.ts'

useDatabase()

const search = async (text: string) => {
  const { hits, corrected } = await searchProviders({ text, filters: noFilters, sort: 'best', offset: 0, limit: 20 })
  return { ids: hits.map(({ providerId }) => providerId), corrected }
}

it('a surname that nobody has finds those who write the same surname otherwise, and nobody of another', async () => {
  const ids = await withTransaction(async (tx) => ({
    li: await insertProvider(tx, { legalFirst: 'David', legalLast: 'Li' }),
    // 黎 is Li in Mandarin, too, but it is no Lee.
    lai: await insertProvider(tx, { legalFirst: 'Ka Ming', legalLast: 'Lai', nameHans: '黎嘉明', nameHant: '黎嘉明' }),
    lew: await insertProvider(tx, { legalFirst: 'Grace', legalLast: 'Lew' }),
  }))
  await rebuildSearchIndex()
  expect(await search('lee')).toEqual({ ids: [ids.li], corrected: { from: 'lee', to: 'li' } })
  expect(await search('David LEE')).toEqual({ ids: [ids.li], corrected: { from: 'LEE', to: 'li' } })
  expect(await search('Grace Lee')).toEqual({ ids: [ids.lew], corrected: { from: 'Lee', to: 'lew' } })
  expect((await search('lew')).ids).toEqual([ids.lew])
})

it('a surname that somebody has finds only them', async () => {
  const ids = await withTransaction(async (tx) => ({
    li: await insertProvider(tx, { legalFirst: 'David', legalLast: 'Li' }),
    lee: await insertProvider(tx, { legalFirst: 'David', legalLast: 'Lee' }),
  }))
  await rebuildSearchIndex()
  expect(await search('lee')).toEqual({ ids: [ids.lee], corrected: null })
  expect(await search('Lee David')).toEqual({ ids: [ids.lee], corrected: null })
})
