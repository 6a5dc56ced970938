import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '#app/core/database/database.server.ts'
import { searchProviders } from '#app/modules/directory/search/queries/search-providers.server.ts'
import { noFilters, type SearchFilters } from '#app/modules/directory/search/search-query.ts'
import { providerCredentials } from '#drizzle/schema/index.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { searchAllowed } from './search-allowed.server.ts'

useSeededDatabase()

const search = (text: string, filters: Partial<SearchFilters> = {}) =>
  searchAllowed(searchProviders, { text, filters: { ...noFilters, ...filters }, sort: 'best', offset: 0, limit: 100 })

async function designated(): Promise<string[]> {
  const rows = await db.select().from(providerCredentials).where(eq(providerCredentials.kind, 'civil_surgeon'))
  return [...new Set(rows.map(({ providerId }) => providerId))].sort()
}

describe('the examination of immigrants', () => {
  it.each(['移民体检', '想做移民體檢多少錢', 'civil surgeon', 'who can do the green card medical exam'])(
    'is asked of designated doctors alone: %s',
    async (text) => {
      const { hits, total } = await search(text)
      expect(hits.map(({ providerId }) => providerId).sort()).toEqual(await designated())
      expect(total).toBe(hits.length)
    },
  )

  it('is asked of nobody else where other choices leave no designated doctor', async () => {
    const [one, ...others] = await designated()
    const { hits } = await search('I-693', { among: new Set([one!, 'demo-wenbo-qiu']) })
    expect(hits.map(({ providerId }) => providerId)).toEqual([one])
    expect(others.length).toBeGreaterThan(0)
    expect((await search('I-693', { among: new Set(['demo-wenbo-qiu']) })).total).toBe(0)
  })

  it('leaves other searches as they are', async () => {
    const { total } = await search('家庭医生')
    expect(total).toBeGreaterThan((await designated()).length)
  })
})
