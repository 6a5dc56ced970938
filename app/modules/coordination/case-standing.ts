import type { CoordinationRole, ProviderActor } from '#app/core/actor.ts'
import { coordinationRoleAt, hasCoordinationRight } from '#app/modules/accounts/coordination-rights.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import { type CaseStep, isEnded, type StepBy, stepsFrom } from './case-steps.ts'
import type { LinkParty } from './care-links.server.ts'
import type { CareCase } from './case-sealed.server.ts'

/** Columns by which it is judged what somebody is to a referral. */
export type JudgedCase = Pick<
  CareCase,
  | 'status'
  | 'resumeStatus'
  | 'consent'
  | 'createdById'
  | 'requesterFacilityId'
  | 'requesterProviderId'
  | 'recipientFacilityId'
  | 'recipientProviderId'
  | 'sentAt'
>

/** What somebody is to a referral. */
export type CaseStanding = Readonly<{
  /** The role by which they see it from either side; null where they do not. */
  requester: CoordinationRole | null
  recipient: CoordinationRole | null
  /** The patient has withdrawn the consent: all they see is that it is frozen. */
  isShut: boolean
}>

function requesterRole(actor: ProviderActor, row: JudgedCase): CoordinationRole | null {
  const role = coordinationRoleAt(actor, row.requesterFacilityId)
  if (role === null || hasCoordinationRight(role, 'see_all')) return role
  const isOwn =
    row.createdById === actor.userId || (actor.providerId !== null && row.requesterProviderId === actor.providerId)
  return isOwn && hasCoordinationRight(role, 'see_sent') ? role : null
}

/** A doctor has their own and what came to the clinic; who is no doctor has what came to it for any of them. */
function recipientRole(actor: ProviderActor, row: JudgedCase): CoordinationRole | null {
  if (row.sentAt === null || row.recipientFacilityId === null) return null
  const role = coordinationRoleAt(actor, row.recipientFacilityId)
  if (role === null || hasCoordinationRight(role, 'see_all')) return role
  const isTheirs =
    actor.providerId === null || row.recipientProviderId === null || row.recipientProviderId === actor.providerId
  return isTheirs && hasCoordinationRight(role, 'see_received') ? role : null
}

export const isFrozen = ({ status, consent }: Pick<CareCase, 'status' | 'consent'>): boolean =>
  status === 'frozen' || (status !== 'draft' && consent === 'withdrawn')

/** How long a recipient without an account reads a referral that is over. */
const readAfterEnd = 30 * dayMs

/**
 * Whether a recipient without an account sees no more of a referral than what became of it: they have declined, or it has been over for a
 * month. Who has an account is a person whose reading is recorded by name.
 */
export function isPast(
  row: Pick<CareCase, 'status' | 'consent' | 'recipientFacilityId' | 'closedAt'>,
  at: number,
): boolean {
  if (row.recipientFacilityId !== null || isFrozen(row)) return false
  if (row.status === 'declined' || row.status === 'closed_unfilled') return true
  return isEnded(row.status) && (row.closedAt ?? 0) <= at - readAfterEnd
}

/** Whether what is written or added now gets to the recipient, who has the referral and may still read it. */
export const reachesRecipient = (
  row: Pick<CareCase, 'status' | 'consent' | 'recipientFacilityId' | 'closedAt' | 'sentAt'>,
  at: number,
): boolean => row.sentAt !== null && row.consent === 'given' && !isFrozen(row) && !isPast(row, at)

/** What somebody is to a referral; null for who has nothing to do with it. */
export function standingOf(actor: ProviderActor, row: JudgedCase): CaseStanding | null {
  const requester = requesterRole(actor, row)
  const recipient = recipientRole(actor, row)
  if (requester === null && recipient === null) return null
  const seesFrozen = requester !== null && hasCoordinationRight(requester, 'see_frozen')
  return { requester, recipient, isShut: isFrozen(row) && !seesFrozen }
}

/** Somebody at a step. */
export type Party = Readonly<{ by: StepBy; userId: string | null; isOnBehalf: boolean }>

const may = (role: CoordinationRole | null, right: Parameters<typeof hasCoordinationRight>[1]) =>
  role !== null && hasCoordinationRight(role, right)

/** The sides that somebody may act for, in the order in which they are tried. */
export function sidesOf({ requester, recipient, isShut }: CaseStanding, row: JudgedCase): Omit<Party, 'userId'>[] {
  if (isShut) return []
  return [
    ...(may(requester, 'request') ? [{ by: 'requester' as const, isOnBehalf: false }] : []),
    ...(may(requester, 'hold') ? [{ by: 'coordinator' as const, isOnBehalf: false }] : []),
    ...(may(recipient, 'answer') ? [{ by: 'recipient' as const, isOnBehalf: false }] : []),
    ...(row.recipientFacilityId === null && row.sentAt !== null && may(requester, 'answer_for')
      ? [{ by: 'recipient' as const, isOnBehalf: true }]
      : []),
  ]
}

/** What somebody with a link may do. A visit of ours is canceled where it was booked, and the referral follows it. */
export const linkedSteps = (row: CareCase, party: LinkParty): CaseStep[] =>
  stepsFrom(row, party).filter((step) => !(party === 'patient' && step === 'patient_cancel' && row.appointmentId))

/** Steps that consent decides and that stand on the page as such, not among the others. */
const consentSteps: readonly CaseStep[] = ['freeze', 'thaw']

/** What somebody may do to a referral now, each step once. */
export function openSteps(standing: CaseStanding, row: JudgedCase): { step: CaseStep; isOnBehalf: boolean }[] {
  const seen = new Set<CaseStep>()
  return sidesOf(standing, row).flatMap(({ by, isOnBehalf }) =>
    stepsFrom(row, by).flatMap((step) => {
      if (seen.has(step) || consentSteps.includes(step)) return []
      seen.add(step)
      return [{ step, isOnBehalf }]
    }),
  )
}
