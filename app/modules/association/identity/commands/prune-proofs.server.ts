import { and, asc, eq, gt, inArray, lt, notExists, or } from 'drizzle-orm'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { openStatuses } from '#app/modules/moderation/request-status.ts'
import { dropKeptFile } from '#app/modules/uploads/file-store.server.ts'
import { associationProofs } from '#drizzle/schema/association/identity.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'

/** So long after a decision it can still be looked at again: reviewers reopen within 30 days. */
const keptFor = 90 * dayMs

/** A transaction's worth. */
const batch = 50

/** Forgets proofs of which nobody decides any more. Safe to repeat. @returns how many */
export async function pruneProofs(): Promise<number> {
  const before = now() - keptFor
  const { kind, targetType, targetId, status, updatedAt } = changeRequests
  const isOfInterest = db
    .select({ id: changeRequests.id })
    .from(changeRequests)
    .where(
      and(
        eq(kind, 'association_new'),
        eq(targetType, 'association'),
        eq(targetId, associationProofs.associationId),
        or(inArray(status, [...openStatuses]), gt(updatedAt, before)),
      ),
    )
  const old = await db
    .select({ id: associationProofs.id })
    .from(associationProofs)
    .where(and(lt(associationProofs.createdAt, before), notExists(isOfInterest)))
    .orderBy(asc(associationProofs.id))
    .limit(batch)
  if (old.length === 0) return 0
  const ids = old.map(({ id }) => id)
  const gone = await withTransaction(async (tx) => {
    const rows = await tx.delete(associationProofs).where(inArray(associationProofs.id, ids)).returning()
    for (const { associationId } of rows) {
      await recordAudit(tx, {
        actor: { type: 'system' },
        action: 'association.proof_forget',
        subject: { type: 'association', id: associationId },
      })
    }
    return rows
  })
  for (const { file } of gone) await dropKeptFile(file)
  return gone.length
}
