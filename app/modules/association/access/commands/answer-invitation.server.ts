import { eq, sql } from 'drizzle-orm'
import type { SignedInActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { openArea } from '#app/modules/accounts/commands/open-area.server.ts'
import { useActionLink as countUse } from '#app/modules/action-links/commands/use-action-link.server.ts'
import { lockAssociation } from '#app/modules/association/members/commands/write-member.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { associationInvitations } from '#drizzle/schema/association/access.ts'
import { invitationEnd, type Invitation } from '../access-status.ts'
import { findInvitation } from '../queries/invitations.server.ts'
import { tellInviter } from './tell-inviter.server.ts'
import { takeRole } from './take-role.server.ts'

/**
 * The invitation of a link for this transaction alone; of two who answer at once one comes second.
 * @throws DomainError not_found `association.invitation_unknown`; conflict `association.invitation_ended`
 */
export async function holdInvitation(tx: Transaction, token: string): Promise<Invitation> {
  const asked = await findInvitation(token, tx)
  if (!asked) throw new DomainError('not_found', 'association.invitation_unknown')
  await lockAssociation(tx, asked.association.id)
  const { link, invitation, association } = (await findInvitation(token, tx))!
  if (invitationEnd(invitation, association.status, now()) !== null || link.state !== 'valid')
    throw new DomainError('conflict', 'association.invitation_ended')
  await countUse(tx, link.id)
  return invitation
}

/** Writes how a held invitation was answered. */
export async function writeAnswer(
  tx: Transaction,
  { id }: Invitation,
  answer: 'accept' | 'decline',
  userId: string | null = null,
): Promise<void> {
  const status = answer === 'accept' ? 'accepted' : 'declined'
  const { version } = associationInvitations
  await tx
    .update(associationInvitations)
    .set({ status, openKey: null, acceptedBy: userId, version: sql`${version} + 1`, updatedAt: now() })
    .where(eq(associationInvitations.id, id))
  await recordAudit(tx, {
    actor: userId ? { type: 'user', id: userId } : { type: 'anonymous' },
    action: `association.invitation_${answer}`,
    subject: { type: 'association_invitation', id },
  })
}

/**
 * Takes the role of an invitation for an account that has its address. The link has proved the address, and the account may from now on
 * sign in to the area of associations too.
 * @throws DomainError not_found `association.invitation_unknown`; forbidden `association.other_account`; conflict
 * `association.invitation_ended`, `association.member_barred`
 */
export async function acceptInvitation({ userId }: Pick<SignedInActor, 'userId'>, token: string): Promise<void> {
  await withTransaction(async (tx) => {
    const invitation = await holdInvitation(tx, token)
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
    if (user?.email.toLowerCase() !== invitation.email) throw new DomainError('forbidden', 'association.other_account')
    await writeAnswer(tx, invitation, 'accept', userId)
    await takeRole(tx, invitation, userId)
    await openArea(tx, userId, 'association')
  })
}

/**
 * Makes somebody an officer who wants no account: officers do nothing that asks for one. An admin needs one.
 * @throws DomainError not_found `association.invitation_unknown`; conflict `association.invitation_ended`, `association.no_account`,
 * `association.member_barred`
 */
export async function acceptAsOfficer(token: string): Promise<void> {
  await withTransaction(async (tx) => {
    const invitation = await holdInvitation(tx, token)
    if (invitation.role !== 'officer') throw new DomainError('conflict', 'association.no_account')
    await writeAnswer(tx, invitation, 'accept')
    await takeRole(tx, invitation, null)
  })
}

/** Says no, which whoever has invited is told. @throws DomainError not_found `association.invitation_unknown`; conflict `association.invitation_ended` */
export async function declineInvitation(token: string): Promise<void> {
  await withTransaction(async (tx) => {
    const invitation = await holdInvitation(tx, token)
    await writeAnswer(tx, invitation, 'decline')
    await tellInviter(tx, invitation)
  })
}
