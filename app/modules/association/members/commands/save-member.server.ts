import { and, eq, ne } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { assignableRoles, managesWith, requireOwnKept } from '../member-roles.ts'
import type { Member } from '../member-status.ts'
import { holdMember, requireOtherOwner } from './change-member.server.ts'
import { writeMember } from './write-member.server.ts'

export type MemberDetails = Pick<Member, 'name' | 'otherName' | 'email' | 'number' | 'locale' | 'duesPaidUntil'>

type Seen = Readonly<{ memberId: string; seen: number | null }>

async function holdSeen(tx: Transaction, actor: AssociationActor, { memberId, seen }: Seen): Promise<Member> {
  const member = await holdMember(tx, actor, memberId)
  if (member.version !== seen) throw new DomainError('conflict', 'association.member_stale')
  return member
}

/** @throws DomainError conflict `association.email_taken`, `association.number_taken` where they are another member's */
export async function requireFree(
  tx: Transaction,
  { id, associationId }: Pick<Member, 'id' | 'associationId'>,
  details: MemberDetails,
): Promise<void> {
  for (const key of ['email', 'number'] as const) {
    const value = details[key]
    if (value === null) continue
    const isSame = and(
      eq(associationMembers.associationId, associationId),
      eq(associationMembers[key], value),
      ne(associationMembers.id, id),
    )
    const [taken] = await tx.select({ id: associationMembers.id }).from(associationMembers).where(isSame).limit(1)
    if (taken) throw new DomainError('conflict', `association.${key}_taken`)
  }
}

/**
 * Keeps what the association writes of a member itself, such as dues that were paid in cash; a lapsed member whose dues are paid is active again.
 * @throws DomainError not_found `association.member_unknown`; forbidden `association.owner_only`; conflict `association.member_stale`,
 * `association.email_taken`, `association.number_taken`
 */
export async function saveMember(actor: AssociationActor, input: Seen & { details: MemberDetails }): Promise<void> {
  await withTransaction(async (tx) => {
    const before = await holdSeen(tx, actor, input)
    const { details } = input
    await requireFree(tx, before, details)
    const isPaid = details.duesPaidUntil !== null && details.duesPaidUntil >= todayInNewYork()
    const changed = Object.entries(details).filter(([name, value]) => before[name as keyof MemberDetails] !== value)
    await writeMember(tx, before, {
      step: before.status === 'lapsed' && isPaid ? { name: 'pay', by: 'manager' } : null,
      actor: { type: 'user', id: actor.userId },
      changes: Object.fromEntries(changed),
    })
  })
}

/**
 * Gives a member another role, an officer with an office in three languages.
 * @throws DomainError not_found `association.member_unknown`; forbidden `association.owner_only` also for making an owner, which takes consent;
 * conflict `association.member_stale`, `association.last_owner`, `association.member_not_now` for who is not active,
 * `association.no_account` for a role that signs in, `association.own_access`
 */
export async function changeRole(
  actor: AssociationActor,
  input: Seen & Pick<Member, 'role' | 'office' | 'isPublic'>,
): Promise<void> {
  const { role, office, isPublic } = input
  await withTransaction(async (tx) => {
    const before = await holdSeen(tx, actor, input)
    if (!assignableRoles(before).includes(role)) {
      throw new DomainError('forbidden', 'association.owner_only')
    }
    if (before.status !== 'active') throw new DomainError('conflict', 'association.member_not_now')
    if (managesWith(role) && before.userId === null) throw new DomainError('conflict', 'association.no_account')
    if (role !== 'owner') await requireOtherOwner(tx, before)
    requireOwnKept(actor, before, role)
    // A doctor has agreed to be named by themselves: that is not for the association to say.
    const named = before.providerId === null ? { isPublic: isPublic && office !== null } : {}
    const changes = { role, office: role === 'member' ? null : office, ...named }
    await writeMember(tx, before, { step: null, actor: { type: 'user', id: actor.userId }, changes })
  })
}
