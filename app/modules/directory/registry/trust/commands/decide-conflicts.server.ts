import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { reindexAfter } from '#app/modules/directory/registry/rows/commands/write-batch.server.ts'
import { facilities, providers } from '#drizzle/schema/directory.ts'
import { fieldTrust, syncConflicts } from '#drizzle/schema/sync.ts'
import { addressText, type ConflictField } from '../compare-fields.ts'

type Conflict = typeof syncConflicts.$inferSelect

/** Decided at once; what is more is decided by pressing again. */
const mostAtOnce = 200

type Decision = Readonly<{ decision: 'ours' | 'theirs' } & ({ id: string } | { field: ConflictField })>

export type Decided = { decided: number; stale: number }

const columnsOf = ({ field }: Conflict) =>
  field === 'address' ? ['addressLine1', 'addressLine2', 'city', 'state', 'zip', 'timeZone'] : [field]

/** What we have of the field by now; undefined when the record is gone. */
async function oursNow(tx: Transaction, { subjectType, subjectId, field }: Conflict) {
  const table = subjectType === 'provider' ? providers : facilities
  const [row] = await tx
    .select()
    .from(table as typeof facilities)
    .where(eq(table.id, subjectId))
  if (!row) return undefined
  if (field === 'address') return { row, ours: addressText(row) }
  const value = (row as unknown as Record<string, unknown>)[field]
  return { row, ours: value === null ? null : String(value) }
}

async function takeTheirs(tx: Transaction, conflict: Conflict, editedFields: readonly string[]): Promise<void> {
  const { subjectType, subjectId, theirColumns } = conflict
  const given = columnsOf(conflict)
  const kept = editedFields.filter((field) => !given.includes(field))
  const common = { ...theirColumns, editedFields: kept, updatedAt: now() }
  if (subjectType === 'provider') {
    const counted = { ...common, version: sql`${providers.version} + 1` }
    await tx.update(providers).set(counted).where(eq(providers.id, subjectId))
  } else {
    const counted = { ...common, version: sql`${facilities.version} + 1` }
    await tx.update(facilities).set(counted).where(eq(facilities.id, subjectId))
  }
  await tx.delete(fieldTrust).where(and(eq(fieldTrust.subjectId, subjectId), inArray(fieldTrust.field, given)))
  const ids = (type: Conflict['subjectType']) => (subjectType === type ? [subjectId] : [])
  await reindexAfter(tx, { providerIds: ids('provider'), facilityIds: ids('facility') })
}

/** Decides one; answers false when what it showed is no longer so: it is shown again as it is now. */
async function decide(tx: Transaction, actor: AdminActor, conflict: Conflict, decision: 'ours' | 'theirs') {
  const standing = await oursNow(tx, conflict)
  if (!standing) {
    await tx.delete(syncConflicts).where(eq(syncConflicts.id, conflict.id))
    return false
  }
  if (standing.ours !== conflict.ours) {
    const shownAgain = { ours: standing.ours, oursAt: standing.row.updatedAt, updatedAt: now() }
    await tx.update(syncConflicts).set(shownAgain).where(eq(syncConflicts.id, conflict.id))
    return false
  }
  const taken = await tx
    .update(syncConflicts)
    .set({ decision, decidedAt: now(), decidedById: actor.userId, updatedAt: now() })
    .where(and(eq(syncConflicts.id, conflict.id), isNull(syncConflicts.decision)))
    .returning({ id: syncConflicts.id })
  if (taken.length === 0) return false
  if (decision === 'theirs') await takeTheirs(tx, conflict, standing.row.editedFields)
  return true
}

/**
 * Decides a conflict, or all that wait of one field: keep ours, so that the same words of the source are not asked about again, or take
 * theirs, which from then on the registry keeps up to date.
 * @throws DomainError forbidden `long_work.not_allowed`
 */
export function decideConflicts(actor: AdminActor, asked: Decision): Promise<Decided> {
  if (!actor.permissions.has('sync.apply')) throw new DomainError('forbidden', 'long_work.not_allowed')
  return withTransaction(async (tx) => {
    const wanted = 'id' in asked ? eq(syncConflicts.id, asked.id) : eq(syncConflicts.field, asked.field)
    const conflicts = await tx
      .select()
      .from(syncConflicts)
      .where(and(wanted, isNull(syncConflicts.decision)))
      .orderBy(asc(syncConflicts.id))
      .limit(mostAtOnce)
    const decided: Conflict[] = []
    for (const conflict of conflicts) if (await decide(tx, actor, conflict, asked.decision)) decided.push(conflict)
    for (const { subjectType, subjectId, field } of decided) {
      await recordAudit(tx, {
        actor: { type: 'user', id: actor.userId },
        action: 'directory.conflict_decide',
        subject: { type: subjectType, id: subjectId },
        fields: [field],
      })
    }
    return { decided: decided.length, stale: conflicts.length - decided.length }
  })
}
