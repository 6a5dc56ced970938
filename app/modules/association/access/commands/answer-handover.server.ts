import type { AssociationActor } from '#app/core/actor.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { lockAssociation, writeMember } from '#app/modules/association/members/commands/write-member.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { findOfferTo } from '../queries/handovers.server.ts'
import { endHandover } from './end-handover.server.ts'
import { tellAccess } from './tell-access.server.ts'

/**
 * An offer to whoever acts, for this transaction alone.
 * @throws DomainError not_found `association.handover_unknown`; conflict `association.handover_ended`
 */
async function holdOffer(tx: Transaction, actor: AssociationActor, handoverId: string) {
  const asked = await findOfferTo(actor, handoverId, tx)
  if (!asked) throw new DomainError('not_found', 'association.handover_unknown')
  await lockAssociation(tx, asked.association.id)
  const offer = (await findOfferTo(actor, handoverId, tx))!
  if (!offer.isStanding || offer.association.status !== 'approved')
    throw new DomainError('conflict', 'association.handover_ended')
  return offer
}

/**
 * Agrees to own an association: who owned it is an admin from now on, and both are told. `confirmation` is its address, typed once more.
 * @throws DomainError not_found `association.handover_unknown`; conflict `association.handover_ended`, `association.slug_differs`
 */
export async function acceptHandover(
  actor: AssociationActor,
  { handoverId, confirmation }: Readonly<{ handoverId: string; confirmation: string }>,
): Promise<void> {
  await withTransaction(async (tx) => {
    const { handover, from, to, association } = await holdOffer(tx, actor, handoverId)
    if (confirmation !== association.slug) throw new DomainError('conflict', 'association.slug_differs')
    await endHandover(tx, handover, 'accepted')
    const by = { type: 'user', id: actor.userId } as const
    const owner = await writeMember(tx, to, { step: null, actor: by, changes: { role: 'owner' } })
    const former = await writeMember(tx, from, { step: null, actor: by, changes: { role: 'admin' } })
    for (const member of [owner, former]) await tellAccess(tx, member, 'handover_done')
    await recordAudit(tx, {
      ...{ actor: by, action: 'association.handover_accept' },
      subject: { type: 'association_handover', id: handoverId },
    })
  })
}

/** Says no: everything stays as it is, and the owner is told. @throws DomainError not_found `association.handover_unknown`; conflict `association.handover_ended` */
export async function declineHandover(actor: AssociationActor, handoverId: string): Promise<void> {
  await withTransaction(async (tx) => {
    const { handover, from } = await holdOffer(tx, actor, handoverId)
    await endHandover(tx, handover, 'declined')
    await tellAccess(tx, from, 'handover_declined', handoverId)
    await recordAudit(tx, {
      ...{ actor: { type: 'user', id: actor.userId }, action: 'association.handover_decline' },
      subject: { type: 'association_handover', id: handoverId },
    })
  })
}
