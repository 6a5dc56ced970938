import { eq } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { forgetPeople, rememberPeople } from '#app/modules/booking/patients/commands/facility-people.server.ts'
import { indexProviders } from '#app/modules/directory/search/commands/index-providers.server.ts'
import { type LeftRow, merges, type MergeStep } from '#drizzle/schema/administration.ts'
import { demandMerging, mainTable } from '../merge-rules.ts'
import { keyOf, rowById, rowsNaming } from '../queries/merge-tables.server.ts'
import { findLeft, type LeftRows, peopleAt } from '../queries/standing-steps.server.ts'
import { takeBackType } from './take-back-type.server.ts'
import { deleteRow, lockThose, putBackRow, setColumns } from './write-steps.server.ts'

type Merge = typeof merges.$inferSelect

/** @throws DomainError not_found `merging.merge_not_found` */
async function readMerge(tx: Transaction, id: string): Promise<Merge> {
  const [merge] = await tx.select().from(merges).where(eq(merges.id, id))
  if (!merge) throw new DomainError('not_found', 'merging.merge_not_found')
  return merge
}

/** @throws DomainError conflict `merging.undone`, `merging.undo_closed`, `merging.merged_on` */
async function demandUndoable(tx: Transaction, { kind, keptId, goneId, undoneAt, undoUntil }: Merge): Promise<void> {
  if (undoneAt !== null) throw new DomainError('conflict', 'merging.undone')
  if (undoUntil <= now()) throw new DomainError('conflict', 'merging.undo_closed')
  const [kept, gone] = [await rowById(tx, mainTable[kind], keptId), await rowById(tx, mainTable[kind], goneId)]
  const stands = kept !== null && kept.status !== 'merged' && gone?.status === 'merged' && gone.mergedIntoId === keptId
  if (!stands) throw new DomainError('conflict', 'merging.merged_on')
}

async function takeBack(tx: Transaction, step: MergeStep, left: LeftRows): Promise<void> {
  if (step.kind === 'move') {
    const ids = step.ids.filter((id) => !left.has(step.table, id, step.column))
    await setColumns(tx, step.table, ids, { [step.column]: step.from })
  } else if (step.kind === 'set') {
    const { table, id, before } = step
    const names = Object.keys(before).filter((name) => !left.has(table, id, name))
    const columns = Object.fromEntries(names.map((name) => [name, before[name]]))
    if (table === 'visit_types' && names.length > 0) await takeBackType(tx, step)
    else if (names.length > 0) await setColumns(tx, table, [id], columns)
  } else if (step.kind === 'add') {
    if (!left.has(step.table, step.id, 'id')) await deleteRow(tx, step.table, step.id)
  } else if (step.kind === 'remove') await putBackRow(tx, step.table, step.row)
  else {
    const staying = await peopleAt(tx, step.facilityId)
    await forgetPeople(
      tx,
      step.facilityId,
      step.patientIds.filter((id) => !staying.has(id)),
    )
  }
}

/**
 * Visits, holds and waits made since at a place that goes back go with it, as they are of whoever sees patients there; and a facility
 * knows those who have visits at what it got back.
 */
async function followBack(tx: Transaction, { kind, keptId, goneId }: Merge): Promise<void> {
  if (kind === 'facility') {
    const people = [...(await peopleAt(tx, goneId))].map((id) => ({ id }))
    await rememberPeople(tx, goneId, people)
    return
  }
  for (const [own, other] of [
    [goneId, keptId],
    [keptId, goneId],
  ] as const) {
    for (const place of await rowsNaming(tx, 'provider_facilities', 'providerId', own)) {
      for (const table of ['appointments', 'slot_holds'] as const) {
        const rows = await rowsNaming(tx, table, 'providerFacilityId', String(place.id))
        const ids = rows.flatMap((row) => (row.providerId === other ? [keyOf(table, row)] : []))
        await setColumns(tx, table, ids, { providerId: own })
      }
      for (const type of await rowsNaming(tx, 'visit_types', 'providerFacilityId', String(place.id))) {
        const waits = await rowsNaming(tx, 'waitlist_entries', 'visitTypeId', String(type.id))
        const ids = waits.flatMap((row) => (row.providerId === other ? [keyOf('waitlist_entries', row)] : []))
        await setColumns(tx, 'waitlist_entries', ids, { providerId: own })
      }
    }
  }
}

/**
 * Takes a merge back within seven days: every row is as it was before, but for those that somebody has changed since, which stay as they
 * are. Answers what it left.
 * @throws DomainError forbidden `merging.not_allowed`, not_found `merging.merge_not_found`, conflict `merging.undone`,
 * `merging.undo_closed`, and `merging.merged_on` when the kept one was merged into another since
 */
export async function undoMerge(actor: AdminActor, id: string): Promise<LeftRow[]> {
  demandMerging(actor)
  return withTransaction(async (tx) => {
    const { kind, keptId, goneId } = await readMerge(tx, id)
    const before = await lockThose(tx, kind, [keptId, goneId])
    const merge = await readMerge(tx, id)
    await demandUndoable(tx, merge)
    const { steps } = merge
    const left = await findLeft(tx, steps)
    for (const step of steps.toReversed()) await takeBack(tx, step, left)
    await followBack(tx, merge)
    await tx
      .update(merges)
      .set({ undoneAt: now(), undoneById: actor.userId, left: left.all() })
      .where(eq(merges.id, id))
    await indexProviders(tx, before)
    const deed = { actor: { type: 'user', id: actor.userId }, action: 'merging.undo' } as const
    await recordAudit(tx, { ...deed, subject: { type: kind, id: keptId } })
    await recordAudit(tx, { ...deed, subject: { type: kind, id: goneId }, fields: ['status', 'mergedIntoId'] })
    return left.all()
  })
}
