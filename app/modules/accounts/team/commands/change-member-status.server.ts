import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { getSeat } from '../queries/get-seat.server.ts'
import { endRights, handOver, writeSeat } from './write-seat.server.ts'
import { requireSeatDeed } from '../team-rules.ts'

const deeds = {
  suspend: { status: 'suspended', action: 'accounts.member_suspend' },
  reinstate: { status: 'active', action: 'accounts.member_reinstate' },
  let_go: { status: 'left', action: 'accounts.member_leave' },
} as const

/**
 * Suspends somebody at one place, takes them back, or lets them go. Their sessions end at once; who goes leaves what is open to the owner.
 * `version` is that of the seat as the page showed it.
 * @throws DomainError not_found, forbidden (no right, the own seat, the owner's); conflict `accounts.team_changed`
 */
export async function changeMemberStatus(
  actor: ProviderActor,
  deed: keyof typeof deeds,
  given: Readonly<{ seatId: string; version: number }>,
): Promise<void> {
  const { status, action } = deeds[deed]
  await withTransaction(async (tx) => {
    const seat = await getSeat(actor, given.seatId, 'team.manage', tx)
    requireSeatDeed(actor, deed, seat)
    await writeSeat(tx, seat, given.version, { status })
    if (deed === 'let_go') await handOver(tx, seat, actor.userId)
    await endRights(tx, seat.userId)
    const subject = { type: 'team_member', id: seat.id }
    await recordAudit(tx, { actor: { type: 'user', id: actor.userId }, action, subject })
  })
}
