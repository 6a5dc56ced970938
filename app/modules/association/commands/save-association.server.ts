import { and, eq, sql } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import type { StepColumns } from '../forms.ts'
import { readChosen } from '../queries/own-associations.server.ts'

/**
 * Keeps what an association says of itself. Of an approved one everybody reads it at once.
 * @param shown which association the page was about: another may have been chosen in another tab since
 * @param seen the version that the page has shown
 * @throws DomainError conflict `association.stale` when somebody else was quicker, `association.other_chosen` when another is chosen now
 */
export async function saveAssociation(
  actor: AssociationActor,
  { shown, seen, columns }: Readonly<{ shown: string; seen: number | null; columns: StepColumns }>,
): Promise<void> {
  await withTransaction(async (tx) => {
    const { id } = await readChosen(actor, tx)
    if (id !== shown) throw new DomainError('conflict', 'association.other_chosen')
    const saved = await tx
      .update(associations)
      .set({ ...columns, version: sql`${associations.version} + 1`, updatedAt: now() })
      .where(and(eq(associations.id, id), eq(associations.version, seen ?? 0)))
      .returning({ id: associations.id })
    if (saved.length === 0) throw new DomainError('conflict', 'association.stale')
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'association.profile_save',
      subject: { type: 'association', id },
      fields: Object.keys(columns),
    })
  })
}
