import { eq } from 'drizzle-orm'
import type { AdminActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import {
  checkCredential,
  type CredentialCheck,
  setCivilSurgeon,
} from '#app/modules/directory/commands/check-credential.server.ts'
import { providers } from '#drizzle/schema/directory.ts'

export type CredentialDecision =
  | ({ intent: 'check'; credential: string } & CredentialCheck)
  | { intent: 'designate'; source: string }
  | { intent: 'withdraw' }

/**
 * Says what came of checking a doctor's credentials; nobody does of their own.
 * @param version of the profile that the page showed
 * @throws DomainError forbidden `review.not_allowed`, `review.own_request`; conflict `directory.stale`; not_found
 * `directory.provider_not_found`, `directory.credential_not_found`
 */
export function decideCredential(
  actor: AdminActor,
  { providerId, version }: { providerId: string; version: number },
  decision: CredentialDecision,
): Promise<void> {
  return withTransaction(async (tx) => {
    if (!actor.permissions.has('doctor.edit')) throw new DomainError('forbidden', 'review.not_allowed')
    const [provider] = await tx.select().from(providers).where(eq(providers.id, providerId))
    if (provider?.userId === actor.userId) throw new DomainError('forbidden', 'review.own_request')
    const edit = { providerId, userId: actor.userId, version }
    switch (decision.intent) {
      case 'check':
        return checkCredential(tx, edit, decision.credential, decision)
      case 'designate':
        return setCivilSurgeon(tx, edit, decision.source)
      case 'withdraw':
        return setCivilSurgeon(tx, edit, null)
    }
  })
}
