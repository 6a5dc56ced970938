import type { AssociationActor } from '#app/core/actor.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { submitChange } from '#app/modules/moderation/commands/submit-change.server.ts'
import type { findOwnRequest } from '../queries/own-request.server.ts'

type OwnRequest = NonNullable<Awaited<ReturnType<typeof findOwnRequest>>>

/**
 * Files one's own request anew with something else said in it, in the caller's transaction; what reviewers had before them is superseded.
 * Call it last.
 */
export async function submitAgain(
  tx: Transaction,
  { userId, locale }: AssociationActor,
  { kind, targetType, targetId, field, before, after }: OwnRequest,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  await submitChange(tx, {
    ...{ kind, targetType, targetId, field, before, locale, submitter: { userId } },
    after: { ...after, ...changes },
  })
}
