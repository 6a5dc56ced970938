import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { withdrawChange } from '#app/modules/moderation/commands/withdraw-change.server.ts'

/**
 * Takes back a new address somebody asked for.
 * @throws DomainError not_found: none of theirs, or about something else; conflict: it is decided.
 */
export function withdrawAddressChange({ id, userId }: { id: string; userId: string }): Promise<void> {
  return withTransaction(async (tx) => {
    const { kind, field } = await withdrawChange(tx, { id, userId })
    if (kind !== 'update_facility' || field !== 'address') {
      throw new DomainError('not_found', 'moderation.request_not_found')
    }
  })
}
