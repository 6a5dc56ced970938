import type { AssociationActor } from '#app/core/actor.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { holdMember, requireOtherOwner } from '#app/modules/association/members/commands/change-member.server.ts'
import { writeMember } from '#app/modules/association/members/commands/write-member.server.ts'
import { managesWith, requireOwnKept } from '#app/modules/association/members/member-roles.ts'
import type { Member } from '#app/modules/association/members/member-status.ts'
import { tellAccess } from './tell-access.server.ts'

type Changing = Readonly<{
  memberId: string
  seen: number | null
  role: Exclude<Member['role'], 'owner'>
  /** Whoever gives up their own access has said that they mean it. */
  isSure: boolean
}>

/** @throws DomainError conflict `association.member_stale`, `association.member_not_now` */
async function holdShown(tx: Transaction, actor: AssociationActor, { memberId, seen }: Changing): Promise<Member> {
  const member = await holdMember(tx, actor, memberId)
  if (member.version !== seen) throw new DomainError('conflict', 'association.member_stale')
  if (member.status !== 'active') throw new DomainError('conflict', 'association.member_not_now')
  return member
}

/**
 * Gives somebody another role, or takes theirs so that they are a member like any other, and tells them. Guards read the role at every
 * request, so that what it opened is closed at once.
 * @throws DomainError not_found `association.member_unknown`; forbidden `association.owner_only`; conflict `association.member_stale`,
 * `association.member_not_now`, `association.last_owner`, `association.no_account`, `association.own_access`
 */
export async function changeAccess(actor: AssociationActor, changing: Changing): Promise<void> {
  const { role, isSure } = changing
  await withTransaction(async (tx) => {
    const before = await holdShown(tx, actor, changing)
    if (before.role === role) return
    if (managesWith(role) && before.userId === null) throw new DomainError('conflict', 'association.no_account')
    await requireOtherOwner(tx, before)
    if (!isSure) requireOwnKept(actor, before, role)
    // Who leads nothing has no office and is not named; a doctor has agreed to be named by themselves.
    const left = { office: null, ...(before.providerId === null && { isPublic: false }) }
    const after = await writeMember(tx, before, {
      ...{ step: null, actor: { type: 'user', id: actor.userId } },
      changes: { role, ...(role === 'member' && left) },
    })
    await tellAccess(tx, after, 'association_access_changed')
  })
}
