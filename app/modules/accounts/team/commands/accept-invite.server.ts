import { and, eq, isNull } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { getInviteOf, writeAnswer, writeSeats } from './answer-invite.server.ts'
import { requireFreeSeat } from './require-free-seat.server.ts'

/**
 * Takes the seats of an invite for an account that exists. The link proves the address, so it is verified by it.
 * @throws DomainError not_found; forbidden `accounts.invite_other_account`; conflict `accounts.invite_ended`, `accounts.seats_full`
 */
export async function acceptInvite(actor: Pick<ProviderActor, 'userId' | 'email'>, token: string): Promise<void> {
  await withTransaction(async (tx) => {
    const invite = await getInviteOf(tx, token)
    if (actor.email !== invite.email) throw new DomainError('forbidden', 'accounts.invite_other_account')
    await writeAnswer(tx, invite, 'accept', actor.userId)
    await requireFreeSeat(tx, invite.facilityIds, { email: invite.email, isInvite: false })
    await writeSeats(tx, invite, actor.userId)
    await tx
      .update(users)
      .set({ emailVerifiedAt: now(), updatedAt: now() })
      .where(and(eq(users.id, actor.userId), isNull(users.emailVerifiedAt)))
    const subject = { type: 'invite', id: invite.id }
    await recordAudit(tx, { actor: { type: 'user', id: actor.userId }, action: 'accounts.invite_accept', subject })
  })
}
