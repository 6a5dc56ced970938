import { and, eq, sql } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { associationInvitations } from '#drizzle/schema/association/access.ts'
import { answerTime, type Invitation } from '../access-status.ts'
import { holdOpen } from './hold-open.server.ts'
import { endInvitationLinks, tellInvited, tellUninvited } from './tell-invited.server.ts'

/** Which invitation a page has shown, of which association and in which version. */
export type ShownInvitation = Readonly<{ shown: string; invitationId: string; seen: number | null }>

async function readWaiting(tx: Transaction, associationId: string, { invitationId, seen }: ShownInvitation) {
  const isOwn = and(
    eq(associationInvitations.id, invitationId),
    eq(associationInvitations.associationId, associationId),
  )
  const [invitation] = await tx.select().from(associationInvitations).where(isOwn)
  if (!invitation) throw new DomainError('not_found', 'association.invitation_unknown')
  if (invitation.status !== 'sent') throw new DomainError('conflict', 'association.invitation_ended')
  if (invitation.version !== seen) throw new DomainError('conflict', 'association.stale')
  return invitation
}

async function write(tx: Transaction, { id }: Invitation, changes: Partial<Invitation>): Promise<Invitation> {
  const [written] = await tx
    .update(associationInvitations)
    .set({ ...changes, version: sql`${associationInvitations.version} + 1`, updatedAt: now() })
    .where(eq(associationInvitations.id, id))
    .returning()
  return written!
}

/**
 * Sends an invitation again, with a new link and a new end; the earlier link opens nothing any more.
 * @throws DomainError not_found `association.invitation_unknown`; conflict `association.other_chosen`, `association.not_now`,
 * `association.invitation_ended`, `association.stale` also for the second of two presses
 */
export async function resendInvitation(actor: AssociationActor, page: ShownInvitation): Promise<void> {
  await withTransaction(async (tx) => {
    const association = await holdOpen(tx, actor, page.shown)
    const waiting = await readWaiting(tx, association.id, page)
    const invitation = await write(tx, waiting, { expiresAt: now() + answerTime })
    await tellInvited(tx, invitation, association)
    await recordAudit(tx, {
      ...{ actor: { type: 'user', id: actor.userId }, action: 'association.invitation_resend' },
      subject: { type: 'association_invitation', id: invitation.id },
    })
  })
}

/**
 * Takes an invitation back: its link opens nothing any more. Who has an account is told.
 * @throws DomainError as `resendInvitation`
 */
export async function revokeInvitation(actor: AssociationActor, page: ShownInvitation): Promise<void> {
  await withTransaction(async (tx) => {
    const association = await holdOpen(tx, actor, page.shown)
    const waiting = await readWaiting(tx, association.id, page)
    await write(tx, waiting, { status: 'revoked', openKey: null })
    await endInvitationLinks(tx, waiting.id)
    await tellUninvited(tx, waiting, association)
    await recordAudit(tx, {
      ...{ actor: { type: 'user', id: actor.userId }, action: 'association.invitation_revoke' },
      subject: { type: 'association_invitation', id: waiting.id },
    })
  })
}
