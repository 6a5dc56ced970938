import { DomainError } from '#app/core/errors.ts'
import type { associationMembers } from '#drizzle/schema/association/associations.ts'

export type Member = typeof associationMembers.$inferSelect

export type MemberStatus = Member['status']

export type MemberStep =
  'accept' | 'approve' | 'reject' | 'apply' | 'invite' | 'lapse' | 'pay' | 'suspend' | 'reinstate' | 'leave' | 'remove'

/** Who takes a step: whoever manages the association, the member, or a chore or payment. */
export type MemberParty = 'manager' | 'member' | 'system'

type Line = Readonly<{
  step: MemberStep
  from: readonly MemberStatus[]
  by: readonly MemberParty[]
  to: MemberStatus
}>

/** The life of a member (product.md §3.8). What is not listed is refused. */
const memberTransitions: readonly Line[] = [
  { step: 'approve', from: ['applied'], by: ['manager', 'system'], to: 'active' },
  { step: 'reject', from: ['applied', 'invited'], by: ['manager'], to: 'rejected' },
  { step: 'accept', from: ['invited'], by: ['member'], to: 'active' },
  // Who has left or was turned down is the same row when they come back.
  { step: 'apply', from: ['left', 'rejected'], by: ['member'], to: 'applied' },
  { step: 'invite', from: ['left', 'rejected', 'applied'], by: ['manager'], to: 'invited' },
  { step: 'lapse', from: ['active'], by: ['manager', 'system'], to: 'lapsed' },
  { step: 'pay', from: ['lapsed'], by: ['manager', 'system'], to: 'active' },
  { step: 'suspend', from: ['active', 'lapsed'], by: ['manager'], to: 'suspended' },
  { step: 'reinstate', from: ['suspended'], by: ['manager'], to: 'active' },
  { step: 'leave', from: ['applied', 'active', 'lapsed'], by: ['member'], to: 'left' },
  { step: 'remove', from: ['active', 'lapsed', 'suspended'], by: ['manager'], to: 'left' },
]

/** Where a step leads, or null when there is no such step. */
export function nextMemberStatus(from: MemberStatus, step: MemberStep, by: MemberParty): MemberStatus | null {
  const line = memberTransitions.find((each) => each.step === step && each.from.includes(from))
  return line?.by.includes(by) ? line.to : null
}

/** The status after a step. @throws DomainError conflict `association.member_not_now` when there is no such step */
export function stepMember(from: MemberStatus, step: MemberStep, by: MemberParty): MemberStatus {
  const to = nextMemberStatus(from, step, by)
  if (to === null) throw new DomainError('conflict', 'association.member_not_now')
  return to
}
