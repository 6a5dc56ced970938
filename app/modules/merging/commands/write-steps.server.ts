import { eq, inArray, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { rememberPeople } from '#app/modules/booking/patients/commands/facility-people.server.ts'
import { lockProvider } from '#app/modules/booking/slots/commands/lock-provider.server.ts'
import type { MergeStep } from '#drizzle/schema/administration.ts'
import { providerFacilities, type providers } from '#drizzle/schema/directory.ts'
import { type AnyRow, mainTable, type MergeKind } from '../merge-rules.ts'
import { inParts, keyColumn, mergeTable } from '../queries/merge-tables.server.ts'

/** Every table of the list takes its own rows; the type of one stands for all. */
const tableOf = (name: string) => mergeTable(name) as unknown as typeof providers

/** Tables in which a version goes on counting with every change, also with one that is taken back: no form of before overwrites it. */
const versioned = new Set(['providers', 'facilities'])

export async function setColumns(tx: Transaction, name: string, ids: readonly string[], values: AnyRow): Promise<void> {
  const table = tableOf(name)
  const counted = versioned.has(name) ? { version: sql`${table.version} + 1`, updatedAt: now() } : {}
  for (const part of inParts(ids)) {
    await tx
      .update(table)
      .set({ ...values, ...counted } as never)
      .where(inArray(keyColumn(name), part))
  }
}

export async function insertRow(tx: Transaction, name: string, row: AnyRow): Promise<void> {
  const table = tableOf(name)
  await tx.insert(table).values(row as never)
}

/** What took its place since stands. */
export async function putBackRow(tx: Transaction, name: string, row: AnyRow): Promise<void> {
  const table = tableOf(name)
  await tx
    .insert(table)
    .values(row as never)
    .onConflictDoNothing()
}

export async function deleteRow(tx: Transaction, name: string, id: string): Promise<void> {
  const table = tableOf(name)
  await tx.delete(table).where(eq(keyColumn(name), id))
}

/** Does what a plan says, in its order. */
export async function writeSteps(tx: Transaction, steps: readonly MergeStep[]): Promise<void> {
  for (const step of steps) {
    if (step.kind === 'move') await setColumns(tx, step.table, step.ids, { [step.column]: step.to })
    else if (step.kind === 'set') await setColumns(tx, step.table, [step.id], step.after)
    else if (step.kind === 'add') await insertRow(tx, step.table, step.row)
    else if (step.kind === 'remove') await deleteRow(tx, step.table, step.id)
    else {
      const people = step.patientIds.map((id) => ({ id }))
      await rememberPeople(tx, step.facilityId, people)
    }
  }
}

/**
 * Locks rows, of which nobody else makes one meanwhile, and the providers whose times and pages have to do with them: nobody books with
 * them until the commit. Answers the providers.
 */
export async function lockThose(tx: Transaction, kind: MergeKind, ids: readonly string[]): Promise<string[]> {
  const table = tableOf(mainTable[kind])
  const own = [...ids].sort()
  for (const id of own) await tx.update(table).set({ version: table.version }).where(eq(table.id, id))
  const at = await tx
    .select({ providerId: providerFacilities.providerId })
    .from(providerFacilities)
    .where(inArray(kind === 'provider' ? providerFacilities.providerId : providerFacilities.facilityId, [...ids]))
  // In one order, so that two who want the same never wait for each other.
  const providerIds = [
    ...new Set([...(kind === 'provider' ? own : []), ...at.map(({ providerId }) => providerId)]),
  ].sort()
  for (const id of providerIds) await lockProvider(tx, id)
  return providerIds
}
