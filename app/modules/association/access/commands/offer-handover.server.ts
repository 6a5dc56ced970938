import { and, eq } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { lockMember } from '#app/modules/association/members/commands/write-member.server.ts'
import type { Member } from '#app/modules/association/members/member-status.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { associationHandovers } from '#drizzle/schema/association/access.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { answerTime } from '../access-status.ts'
import { findOffered } from '../queries/handovers.server.ts'
import { endHandover } from './end-handover.server.ts'
import { holdOpen } from './hold-open.server.ts'
import { tellAccess } from './tell-access.server.ts'

/** The owner who acts. @throws DomainError forbidden `association.owner_only` */
async function readOwner(tx: Transaction, { userId }: AssociationActor, associationId: string): Promise<Member> {
  const isOwn = and(eq(associationMembers.associationId, associationId), eq(associationMembers.userId, userId))
  const [member] = await tx.select().from(associationMembers).where(isOwn)
  if (member?.role !== 'owner' || member.status !== 'active')
    throw new DomainError('forbidden', 'association.owner_only')
  return member
}

/** The association and its owner, held by this transaction. */
async function holdOwned(tx: Transaction, actor: AssociationActor, shown: string) {
  const { id, status } = await holdOpen(tx, actor, shown)
  if (status !== 'approved') throw new DomainError('conflict', 'association.not_now')
  return { id, owner: await readOwner(tx, actor, id) }
}

/**
 * Offers an association to one of its admins, who becomes its owner by agreeing; the same offer again changes nothing.
 * @throws DomainError not_found `association.member_unknown`; forbidden `association.owner_only`; conflict `association.other_chosen`,
 * `association.not_now`, `association.no_admin`, `association.handover_open`
 */
export async function offerHandover(actor: AssociationActor, shown: string, memberId: string): Promise<void> {
  await withTransaction(async (tx) => {
    const { id: associationId, owner } = await holdOwned(tx, actor, shown)
    const to = await lockMember(tx, associationId, memberId)
    if (to.role !== 'admin' || to.status !== 'active' || to.userId === null)
      throw new DomainError('conflict', 'association.no_admin')
    const open = await findOffered(associationId, tx)
    if (open?.isStanding && open.to.id === to.id) return
    if (open?.isStanding) throw new DomainError('conflict', 'association.handover_open')
    if (open) await endHandover(tx, open.handover, 'ended')
    const [id, at] = [newId(), now()]
    await tx.insert(associationHandovers).values({
      ...{ id, associationId, fromMemberId: owner.id, toMemberId: to.id, status: 'offered' },
      ...{ openKey: associationId, expiresAt: at + answerTime, createdAt: at, updatedAt: at },
    })
    await tellAccess(tx, to, 'handover_offered', id)
    await recordAudit(tx, {
      ...{ actor: { type: 'user', id: actor.userId }, action: 'association.handover_offer' },
      subject: { type: 'association_handover', id },
    })
  })
}

/**
 * Takes an offer back that nobody has answered, and tells who was asked. Twice is once.
 * @throws DomainError forbidden `association.owner_only`; conflict `association.other_chosen`, `association.not_now`
 */
export async function revokeHandover(actor: AssociationActor, shown: string): Promise<void> {
  await withTransaction(async (tx) => {
    const { id } = await holdOwned(tx, actor, shown)
    const open = await findOffered(id, tx)
    if (!open) return
    await endHandover(tx, open.handover, 'revoked')
    // One that has run out asks them nothing any more.
    if (open.isStanding) await tellAccess(tx, open.to, 'handover_revoked', open.handover.id)
    await recordAudit(tx, {
      ...{ actor: { type: 'user', id: actor.userId }, action: 'association.handover_revoke' },
      subject: { type: 'association_handover', id: open.handover.id },
    })
  })
}
