import { eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { allows, type Capability } from '#app/modules/accounts/capabilities.ts'
import { invites, teamMembers } from '#drizzle/schema/accounts.ts'
import type { InviteRow } from './practice-seats.server.ts'

export type SeatRow = typeof teamMembers.$inferSelect

const unknownSeat = () => new DomainError('not_found', 'accounts.seat_unknown')

/**
 * A seat at a place where the actor has a capability.
 * @throws DomainError not_found for one at a place where the actor has no seat, forbidden where the seat does not allow it
 */
export async function getSeat(
  actor: ProviderActor,
  seatId: string,
  capability: Capability = 'team.manage',
  reader: Reader = db,
): Promise<SeatRow> {
  const [seat] = await reader.select().from(teamMembers).where(eq(teamMembers.id, seatId))
  if (!seat || !actor.seats.some(({ facilityId }) => facilityId === seat.facilityId)) throw unknownSeat()
  if (!allows(actor, capability, seat)) throw new DomainError('forbidden', 'accounts.team_forbidden')
  return seat
}

/**
 * An invite that the actor may change: they manage the team at every one of its places.
 * @throws DomainError not_found when the actor has a seat at none of them, forbidden when they do not manage them all
 */
export async function getInvite(actor: ProviderActor, inviteId: string, reader: Reader = db): Promise<InviteRow> {
  const [invite] = await reader.select().from(invites).where(eq(invites.id, inviteId))
  const isOwn = invite?.facilityIds.some((id) => actor.seats.some(({ facilityId }) => facilityId === id))
  if (!invite || !isOwn) throw new DomainError('not_found', 'accounts.invite_unknown')
  if (!managesAll(actor, invite.facilityIds)) throw new DomainError('forbidden', 'accounts.team_forbidden')
  return invite
}

export function managesAll(actor: ProviderActor, facilityIds: readonly string[]): boolean {
  return facilityIds.every((facilityId) => allows(actor, 'team.manage', { facilityId }))
}
