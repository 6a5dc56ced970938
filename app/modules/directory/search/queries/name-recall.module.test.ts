import { asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '#app/core/database/database.server.ts'
import { providers } from '#drizzle/schema/index.ts'
import { misspeltClasses, misspeltNames, type MisspeltClass } from '#tests/bench/search/misspelt-names.ts'
import { Random } from '#tests/bench/search/random.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { searchProviders } from './search-providers.server.ts'
import { noFilters } from '../search-query.ts'

useSeededDatabase()

/** How often the doctor who was meant has to stand first, and among the first three. Figures are in docs/performance.md. */
const least: Record<MisspeltClass, [first: number, three: number]> = {
  'pinyin, one typo': [0.98, 0.985],
  'Hong Kong, one typo': [0.96, 0.985],
  'legal name, one typo': [0.94, 0.97],
  'surname and initials': [0.98, 0.98],
}

it('finds doctors of the demo directory by misspelt and shortened names', async () => {
  const people = await db.select().from(providers).where(eq(providers.status, 'listed')).orderBy(asc(providers.id))
  const asked = misspeltNames(new Random(5), people)
  for (const kind of misspeltClasses) {
    let [first, three] = [0, 0]
    for (const { id, text } of asked[kind]) {
      const { hits } = await searchProviders({ text, filters: noFilters, sort: 'best', offset: 0, limit: 3 })
      const rank = hits.findIndex(({ providerId }) => providerId === id)
      if (rank === 0) first++
      if (rank >= 0) three++
    }
    expect(asked[kind].length, kind).toBeGreaterThan(70)
    expect(first / asked[kind].length, `${kind}, first`).toBeGreaterThanOrEqual(least[kind][0])
    expect(three / asked[kind].length, `${kind}, first three`).toBeGreaterThanOrEqual(least[kind][1])
  }
})

it("passes over one word that is in nobody's name, and says so", async () => {
  const found = (text: string) => searchProviders({ text, filters: noFilters, sort: 'best', offset: 0, limit: 3 })
  const [whole, slipped] = await Promise.all([found('ruixuan gu'), found('ruixuan u')])
  expect(whole.hits).toHaveLength(1)
  expect(slipped.hits).toEqual(whole.hits)
  expect(slipped.corrected).toEqual({ from: 'ruixuan u', to: 'ruixuan' })
  // One word alone is no name in part.
  expect((await found('qqqqq u')).corrected).toBeNull()
})
