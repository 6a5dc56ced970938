import type { ProviderActor, SeatRole } from '#app/core/actor.ts'
import { DomainError } from '#app/core/errors.ts'
import { allows } from '../capabilities.ts'

/** Roles that are given and taken. The owner's passes on only by a transfer: a place has one owner, never none. */
export const assignableRoles = ['manager', 'front_desk', 'biller', 'clinician', 'viewer'] as const satisfies SeatRole[]
export type AssignableRole = (typeof assignableRoles)[number]

export type SeatDeed = 'change' | 'suspend' | 'reinstate' | 'let_go' | 'make_owner'

export type JudgedSeat = Readonly<{
  userId: string
  facilityId: string
  role: SeatRole
  status: 'active' | 'suspended' | 'left'
}>

const wantedStatus: Readonly<Record<SeatDeed, readonly JudgedSeat['status'][]>> = {
  change: ['active', 'suspended'],
  suspend: ['active'],
  reinstate: ['suspended'],
  let_go: ['active', 'suspended'],
  make_owner: ['active'],
}

export type SeatRefusal = 'team_forbidden' | 'own_seat' | 'owner_seat' | 'team_changed'

/** Why somebody may not do something to a seat, or null. Nobody touches their own seat, nobody but a transfer the owner's. */
export function seatRefusal(actor: ProviderActor, deed: SeatDeed, seat: JudgedSeat): SeatRefusal | null {
  const capability = deed === 'make_owner' ? 'ownership.transfer' : 'team.manage'
  if (!allows(actor, capability, { facilityId: seat.facilityId })) return 'team_forbidden'
  if (seat.userId === actor.userId) return 'own_seat'
  if (seat.role === 'owner') return 'owner_seat'
  return wantedStatus[deed].includes(seat.status) ? null : 'team_changed'
}

/** @throws DomainError forbidden or, for a status that somebody has changed meanwhile, conflict */
export function requireSeatDeed(actor: ProviderActor, deed: SeatDeed, seat: JudgedSeat): void {
  const refusal = seatRefusal(actor, deed, seat)
  if (refusal) throw new DomainError(refusal === 'team_changed' ? 'conflict' : 'forbidden', `accounts.${refusal}`)
}
