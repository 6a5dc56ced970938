import { and, asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '#app/core/database/database.server.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { facilities, providerFacilities, providers, providerSpecialties, symptoms } from '#drizzle/schema/index.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { searchProviders } from './search-providers.server.ts'
import { noFilters } from '../search-query.ts'

useSeededDatabase()

/** Who is listed, by specialty, from the tables. */
async function providersBySpecialty(): Promise<Map<string, Set<string>>> {
  const rows = await db
    .selectDistinct({ providerId: providers.id, specialtyId: providerSpecialties.specialtyId })
    .from(providerSpecialties)
    .innerJoin(providers, eq(providers.id, providerSpecialties.providerId))
    .innerJoin(providerFacilities, eq(providerFacilities.providerId, providers.id))
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .where(and(eq(providers.status, 'listed'), eq(facilities.status, 'active')))
    .orderBy(asc(providers.id))
  const found = new Map<string, Set<string>>()
  for (const { providerId, specialtyId } of rows)
    found.set(specialtyId, (found.get(specialtyId) ?? new Set()).add(providerId))
  return found
}

it('every name of a complaint puts a doctor of its first specialty first, of its second before its third', async () => {
  const bySpecialty = await providersBySpecialty()
  const rows = await db.select().from(symptoms).orderBy(asc(symptoms.sort))
  const wrong: string[] = []
  let asked = 0
  for (const { id, name, aliases, specialtyIds } of rows) {
    const listed = specialtyIds.filter((specialtyId) => bySpecialty.has(specialtyId))
    for (const text of new Set(locales.flatMap((locale) => [name[locale], ...aliases[locale]]))) {
      if (listed.length === 0) continue
      asked++
      const { hits } = await searchProviders({ text, filters: noFilters, sort: 'best', offset: 0, limit: 100 })
      const ranks = hits.map(({ providerId }) => listed.findIndex((each) => bySpecialty.get(each)!.has(providerId)))
      const meant = ranks.filter((rank) => rank >= 0)
      if (ranks[0] !== 0 || meant.some((rank, index) => rank < (meant[index - 1] ?? 0)))
        wrong.push(`${id}: ${text} (${ranks.slice(0, 8).join()})`)
    }
  }
  expect(asked).toBeGreaterThan(500)
  expect(wrong).toEqual([])
})
