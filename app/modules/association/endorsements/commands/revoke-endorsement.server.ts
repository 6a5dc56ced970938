import { and, eq, sql } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { associationEndorsements } from '#drizzle/schema/association/endorsements.ts'
import { readChosen } from '#app/modules/association/queries/own-associations.server.ts'
import { isOpen, statusOf } from '../endorsement-status.ts'

/**
 * Takes an endorsement or a statement of the chosen association back, from the next moment on.
 * @param seen the version that the form has shown
 * @throws DomainError not_found `association.unknown_endorsement`; conflict `association.endorsement_over`, `association.stale`
 */
export async function revokeEndorsement(
  actor: AssociationActor,
  id: string,
  { seen, reason }: Readonly<{ seen: number | null; reason: string }>,
): Promise<void> {
  await withTransaction(async (tx) => {
    const { id: associationId } = await readChosen(actor, tx)
    const isOwn = and(eq(associationEndorsements.id, id), eq(associationEndorsements.associationId, associationId))
    const [row] = await tx.select().from(associationEndorsements).where(isOwn)
    if (!row) throw new DomainError('not_found', 'association.unknown_endorsement')
    if (!isOpen(statusOf(row, todayInNewYork()))) throw new DomainError('conflict', 'association.endorsement_over')
    const revoked = await tx
      .update(associationEndorsements)
      .set({
        ...{ step: 'revoked', revokeReason: reason, openKey: null, updatedAt: now() },
        version: sql`${associationEndorsements.version} + 1`,
      })
      .where(and(isOwn, eq(associationEndorsements.version, seen ?? 0)))
      .returning({ id: associationEndorsements.id })
    if (revoked.length === 0) throw new DomainError('conflict', 'association.stale')
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'association.endorsement_revoke',
      subject: { type: 'association', id: associationId },
    })
  })
}
