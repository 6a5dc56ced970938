import type { AssociationActor } from '#app/core/actor.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { requireOwnKept } from '../member-roles.ts'
import type { Member, MemberStep } from '../member-status.ts'
import { holdMember, requireOtherOwner } from './change-member.server.ts'
import { tellMember } from './tell-member.server.ts'
import { writeMember } from './write-member.server.ts'

/** What whoever manages an association decides about a member. */
export type MemberDecision = Extract<MemberStep, 'approve' | 'reject' | 'suspend' | 'reinstate' | 'lapse' | 'remove'>

type Deciding = Readonly<{ memberId: string; decision: MemberDecision; note: string | null }>

const templates = {
  approve: 'member_approved',
  reject: 'member_rejected',
  suspend: 'member_suspended',
  reinstate: 'member_reinstated',
  lapse: 'member_lapsed',
  remove: 'member_removed',
} as const

/** What a decision changes beside the status: who is gone leads nothing and is not named any more. */
function changesOf({ decision, note }: Deciding, { joinedOn }: Member) {
  if (decision === 'approve') return { joinedOn: joinedOn ?? todayInNewYork(), decisionNote: null }
  if (decision === 'reinstate') return { decisionNote: null }
  if (decision !== 'remove') return { decisionNote: note }
  return { decisionNote: note, role: 'member', office: null, isPublic: false } as const
}

async function settle(tx: Transaction, actor: AssociationActor, deciding: Deciding): Promise<void> {
  const { memberId, decision, note } = deciding
  const before = await holdMember(tx, actor, memberId)
  if (decision !== 'approve' && decision !== 'reinstate') {
    await requireOtherOwner(tx, before)
    requireOwnKept(actor, before, 'member')
  }
  const after = await writeMember(tx, before, {
    step: { name: decision, by: 'manager' },
    actor: { type: 'user', id: actor.userId },
    changes: changesOf(deciding, before),
  })
  await tellMember(tx, after, { template: templates[decision], event: `version:${after.version}`, note })
}

/**
 * Takes a decision about a member and tells them in their language.
 * @throws DomainError not_found `association.member_unknown`; forbidden `association.owner_only`; conflict `association.member_not_now`,
 * `association.last_owner`, `association.own_access`
 */
export function settleMember(actor: AssociationActor, deciding: Deciding): Promise<void> {
  return withTransaction((tx) => settle(tx, actor, deciding))
}

/** Approves several applications, each by itself: one that somebody has decided meanwhile stops none of the others. */
export async function approveMembers(
  actor: AssociationActor,
  memberIds: readonly string[],
): Promise<{ done: number; left: number }> {
  const approving = (memberId: string) => settleMember(actor, { memberId, decision: 'approve', note: null })
  let done = 0
  for (const memberId of new Set(memberIds)) {
    const outcome = await outcomeOf(approving(memberId), ['association.member_not_now', 'association.member_unknown'])
    if (outcome.done) done += 1
  }
  return { done, left: new Set(memberIds).size - done }
}
