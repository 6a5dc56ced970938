import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import type { BatchPlan } from '#app/modules/directory/registry/planning/plan-batch.server.ts'
import { providerFacilities, providers, providerSpecialties } from '#drizzle/schema/index.ts'
import { writeRows } from './write-rows.server.ts'

/** Writes a plan in the transaction of its checkpoint, and brings the search index along for providers the public can see. */
export async function writeBatch(tx: Transaction, { people, book, deactivations }: BatchPlan): Promise<void> {
  await writeRows(tx, 'facilities', [...book.created.values()], 'insert')
  await writeRows(tx, 'facilities', [...book.changed.values()], 'replace')
  await writeRows(tx, 'providers', people.created, 'insert')
  await writeRows(tx, 'providers', people.changed, 'replace')
  if (people.endedSpecialtyIds.length > 0) {
    await tx.delete(providerSpecialties).where(inArray(providerSpecialties.id, people.endedSpecialtyIds))
  }
  await writeRows(tx, 'providerSpecialties', people.newSpecialties, 'insert')
  await moveOut(tx, book.vacated.values())
  await writeRows(tx, 'providerFacilities', people.changedLinks, 'replace')
  await writeRows(tx, 'providerFacilities', people.newLinks, 'insert')
  await writeRows(tx, 'registryAddresses', book.changedAddresses, 'replace')
  await writeRows(tx, 'registryDeactivations', deactivations, 'replace')
  await reindex(tx, { people, book })
}

/** An organization has left an address: the practitioners it was taken to employ there stay at the address. */
async function moveOut(tx: Transaction, moves: Iterable<{ from: string; to: string }>): Promise<void> {
  for (const { from, to } of moves) {
    const alreadyThere = tx
      .select({ id: providerFacilities.providerId })
      .from(providerFacilities)
      .where(eq(providerFacilities.facilityId, to))
    await tx
      .update(providerFacilities)
      .set({ facilityId: to })
      .where(
        and(
          eq(providerFacilities.facilityId, from),
          eq(providerFacilities.isBookable, false),
          notInArray(providerFacilities.providerId, alreadyThere),
        ),
      )
  }
}

async function reindex(tx: Transaction, { people, book }: Pick<BatchPlan, 'people' | 'book'>): Promise<void> {
  const facilityIds = [...book.changed.keys(), ...[...book.vacated.values()].map(({ to }) => to)]
  const shown = people.changed.filter(({ status }) => status === 'listed' || status === 'retired').map(({ id }) => id)
  await index(tx, [...shown, ...(await listedAt(tx, facilityIds))])
}

/** Brings the index along for rows that were written otherwise; of the providers only those that the public can see or could. */
export async function reindexAfter(
  tx: Transaction,
  { providerIds, facilityIds }: { providerIds: readonly string[]; facilityIds: readonly string[] },
): Promise<void> {
  const shown =
    providerIds.length === 0
      ? []
      : await tx
          .select({ id: providers.id })
          .from(providers)
          .where(and(inArray(providers.id, [...providerIds]), inArray(providers.status, ['listed', 'retired'])))
  await index(tx, [...shown.map(({ id }) => id), ...(await listedAt(tx, facilityIds))])
}

async function listedAt(tx: Transaction, facilityIds: readonly string[]): Promise<string[]> {
  const atFacilities =
    facilityIds.length === 0
      ? []
      : await tx
          .selectDistinct({ id: providerFacilities.providerId })
          .from(providerFacilities)
          .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
          .where(and(inArray(providerFacilities.facilityId, [...facilityIds]), eq(providers.status, 'listed')))
  return atFacilities.map(({ id }) => id)
}

async function index(tx: Transaction, providerIds: readonly string[]): Promise<void> {
  const ids = [...new Set(providerIds)]
  if (ids.length === 0) return
  // The index brings dictionaries of 30 MB along, which most imports never need.
  const { indexProviders } = await import('#app/modules/directory/search/commands/index-providers.server.ts')
  await indexProviders(tx, ids)
}
