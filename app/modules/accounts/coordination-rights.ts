import type { CoordinationRole, ProviderActor } from '#app/core/actor.ts'

/** What somebody may do with referrals of a place (product.md §4). */
export type CoordinationRight =
  /** Reads every referral of the place. */
  | 'see_all'
  /** Reads what they have sent, or was sent by the doctor they are. */
  | 'see_sent'
  /** Reads what was sent to them, or to the place without a name. */
  | 'see_received'
  /** Writes a referral, sends it and asks to cancel it; with `see_sent` their own. */
  | 'request'
  /** Accepts, declines, schedules and reports; with `see_received` their own. */
  | 'answer'
  /** Writes down what a recipient without an account has said. */
  | 'answer_for'
  | 'tasks'
  /** Puts a referral on hold. */
  | 'hold'
  /** Writes down that a patient agrees, or no longer does. */
  | 'consent'
  /** Reads one that is frozen. */
  | 'see_frozen'

/** In the order in which they are offered. */
export const coordinationRoles = [
  'viewer',
  'referrer',
  'recipient',
  'coordinator',
  'cc_admin',
] as const satisfies CoordinationRole[]

const all = ['see_all', 'request', 'answer', 'answer_for', 'tasks', 'hold', 'consent', 'see_frozen'] as const

const rights: Readonly<Record<CoordinationRole, readonly CoordinationRight[]>> = {
  viewer: ['see_all'],
  referrer: ['see_sent', 'request', 'consent', 'tasks'],
  recipient: ['see_received', 'answer', 'tasks'],
  coordinator: all,
  cc_admin: all,
}

export const hasCoordinationRight = (role: CoordinationRole, right: CoordinationRight): boolean =>
  rights[role].includes(right)

/** The role that somebody has at a place; null without one. */
export function coordinationRoleAt({ coordination = [] }: ProviderActor, facilityId: string): CoordinationRole | null {
  return coordination.find((each) => each.facilityId === facilityId)?.role ?? null
}

/** The places whose referrals somebody reads, or may do something with. */
export function coordinationFacilityIds({ coordination = [] }: ProviderActor, right?: CoordinationRight): string[] {
  return coordination
    .filter(({ role }) => right === undefined || hasCoordinationRight(role, right))
    .map(({ facilityId }) => facilityId)
}
