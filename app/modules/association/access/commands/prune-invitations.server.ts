import { and, asc, eq, inArray, lt, ne, or } from 'drizzle-orm'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { forgetLinks } from '#app/modules/action-links/commands/forget-links.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { associationInvitations } from '#drizzle/schema/association/access.ts'

/** So long after its end somebody may still ask who was invited. */
const keptFor = 90 * dayMs

/** A transaction's worth. */
const batch = 200

/**
 * Forgets name and address of whoever was invited, once the invitation has long been answered, taken back or run out. Who runs an
 * association stands among its members, and that somebody was invited in the audit log. Safe to repeat.
 * @returns how many
 */
export async function pruneInvitations(): Promise<number> {
  const before = now() - keptFor
  const { id, status, updatedAt, expiresAt } = associationInvitations
  const isOver = or(and(ne(status, 'sent'), lt(updatedAt, before)), and(eq(status, 'sent'), lt(expiresAt, before)))
  const old = await db.select({ id }).from(associationInvitations).where(isOver).orderBy(asc(id)).limit(batch)
  if (old.length === 0) return 0
  const ids = old.map((row) => row.id)
  return withTransaction(async (tx) => {
    const gone = await tx
      .delete(associationInvitations)
      .where(and(inArray(id, ids), isOver))
      .returning({ id })
    for (const row of gone) {
      const subject = { type: 'association_invitation', id: row.id }
      await forgetLinks(tx, subject)
      await recordAudit(tx, { actor: { type: 'system' }, action: 'association.invitation_forget', subject })
    }
    return gone.length
  })
}
