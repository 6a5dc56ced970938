import { mkdirSync, rmSync } from 'node:fs'
import { and, asc, eq } from 'drizzle-orm'
import { db, openDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { complaintKnowledge } from '#app/modules/complaints/knowledge.server.ts'
import type { Knowledge } from '#app/modules/complaints/understand.ts'
import { rebuildSearchIndex } from '#app/modules/directory/search/commands/rebuild-index.server.ts'
import { searchSnapshot } from '#app/modules/directory/search/queries/search-providers.server.ts'
import { noFilters } from '#app/modules/directory/search/search-query.ts'
import { withSnapshot } from '#app/modules/directory/search/index/snapshot.server.ts'
import { currentReferences } from '#app/modules/directory/search/reading/vocabulary.server.ts'
import { facilities, providerFacilities, providers, providerSpecialties } from '#drizzle/schema/index.ts'
import { seedDemo } from '#drizzle/seed/seed-demo.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'

const folder = 'data/eval'

/** The demo directory, made anew. */
export async function openDirectory(): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const connection = await openDatabase(`file:${folder}/directory.sqlite`)
  await connection.migrate()
  await withTransaction(seedReference)
  await withTransaction(seedDemo)
  await rebuildSearchIndex()
}

/** Listed doctors by specialty, from the tables. */
export async function listedBySpecialty(): Promise<Map<string, string[]>> {
  const rows = await db
    .selectDistinct({ providerId: providers.id, specialtyId: providerSpecialties.specialtyId })
    .from(providerSpecialties)
    .innerJoin(providers, eq(providers.id, providerSpecialties.providerId))
    .innerJoin(providerFacilities, eq(providerFacilities.providerId, providers.id))
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .where(and(eq(providers.status, 'listed'), eq(facilities.status, 'active')))
    .orderBy(asc(providers.id))
  const found = new Map<string, string[]>()
  for (const { providerId, specialtyId } of rows)
    found.set(specialtyId, [...(found.get(specialtyId) ?? []), providerId])
  return found
}

export type Ways = 'both' | 'phrases' | 'model'

/** A search by the table, the model or both. */
export async function searchBy(ways: Ways, text: string) {
  const { matcher, model } = complaintKnowledge()
  const knowledge: Knowledge = {
    matcher: ways === 'model' ? null : matcher,
    model: ways === 'phrases' ? null : model,
  }
  return withSnapshot(async (snapshot) => {
    const { vocabulary } = await currentReferences(snapshot.state.build)
    return searchSnapshot(
      snapshot,
      vocabulary,
      { text, filters: noFilters, sort: 'best', offset: 0, limit: 3 },
      () => knowledge,
    )
  })
}
