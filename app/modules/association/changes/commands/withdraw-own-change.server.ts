import { and, eq } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { withdrawChange } from '#app/modules/moderation/commands/withdraw-change.server.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { readShown } from '#app/modules/association/commands/own-settings.server.ts'
import { findOpenChange } from '../queries/own-change.server.ts'

type Withdrawal = Readonly<{ shown: string; request: string }>

/**
 * Takes a request of the chosen association back, whoever of its managers has sent it.
 * @throws DomainError not_found `moderation.request_not_found`; conflict `moderation.request_decided`, `association.other_chosen`
 */
export async function withdrawOwnChange(actor: AssociationActor, { shown, request }: Withdrawal): Promise<void> {
  await withTransaction(async (tx) => {
    const { id } = await readShown(tx, actor, shown)
    const [own] = await tx
      .select({ id: changeRequests.id })
      .from(changeRequests)
      .where(
        and(
          eq(changeRequests.id, request),
          eq(changeRequests.kind, 'association_change'),
          eq(changeRequests.targetId, id),
        ),
      )
    if (!own) throw new DomainError('not_found', 'moderation.request_not_found')
    await withdrawChange(tx, { id: own.id, userId: actor.userId, isShared: true })
  })
}

/** Takes back what still waits when the association ends, in the caller's transaction. */
export async function withdrawOpenChange(tx: Transaction, actor: AssociationActor, associationId: string) {
  const open = await findOpenChange(associationId, tx)
  if (open) await withdrawChange(tx, { id: open.id, userId: actor.userId, isShared: true })
}
