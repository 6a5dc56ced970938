import { dayMs } from '#app/core/calendar/durations.ts'
import type { associationHandovers, associationInvitations } from '#drizzle/schema/association/access.ts'
import type { MemberRole } from '../members/member-roles.ts'
import type { Association } from '../onboarding-steps.ts'

export type Invitation = typeof associationInvitations.$inferSelect

export type Handover = typeof associationHandovers.$inferSelect

/** How long an invitation, or an offer to hand an association over, waits for its answer. */
export const answerTime = 14 * dayMs

/** The roles that somebody may be invited to, the lower first. */
export const invitedRoles = ['officer', 'admin'] as const satisfies readonly Invitation['role'][]

const ranks: readonly MemberRole[] = ['member', 'officer', 'admin', 'owner']

/** Whether a role is another one or more. */
export const isAtLeast = (role: MemberRole, least: MemberRole): boolean => ranks.indexOf(role) >= ranks.indexOf(least)

/** While an association waits it may gather who will run it; of one that is suspended or over nobody becomes anything. */
export const takesPeople = (status: Association['status']): boolean => status === 'pending' || status === 'approved'

export type InvitationEnd = 'accepted' | 'declined' | 'revoked' | 'ended' | 'expired'

/** Why an invitation cannot be answered any more; null while it can. */
export function invitationEnd(
  { status, expiresAt }: Pick<Invitation, 'status' | 'expiresAt'>,
  association: Association['status'],
  at: number,
): InvitationEnd | null {
  if (status !== 'sent') return status
  if (!takesPeople(association)) return 'ended'
  return expiresAt <= at ? 'expired' : null
}

/** Whether an offer to hand an association over still waits for its answer. */
export const isOffered = ({ status, expiresAt }: Pick<Handover, 'status' | 'expiresAt'>, at: number): boolean =>
  status === 'offered' && expiresAt > at
