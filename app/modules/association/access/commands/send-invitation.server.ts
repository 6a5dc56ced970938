import { and, eq } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { associationInvitations } from '#drizzle/schema/association/access.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { answerTime, type Invitation, isAtLeast } from '../access-status.ts'
import { holdOpen } from './hold-open.server.ts'
import { tellInvited } from './tell-invited.server.ts'

/** Who is invited, to what, and in which language; the address in lower case. */
type Invited = Pick<Invitation, 'formKey' | 'name' | 'email' | 'role' | 'locale'>

/** Whether the same form has come before. */
async function isRepeated(tx: Transaction, associationId: string, formKey: string): Promise<boolean> {
  const isSame = and(
    eq(associationInvitations.associationId, associationId),
    eq(associationInvitations.formKey, formKey),
  )
  const [row] = await tx.select({ id: associationInvitations.id }).from(associationInvitations).where(isSame)
  return row !== undefined
}

/** Whom the association knows by the address: its own list says as much, and no account is looked for. */
async function requireInvitable(tx: Transaction, associationId: string, { email, role }: Invited): Promise<void> {
  const isKnown = and(eq(associationMembers.associationId, associationId), eq(associationMembers.email, email))
  const [member] = await tx.select().from(associationMembers).where(isKnown)
  if (member?.status === 'active' && isAtLeast(member.role, role))
    throw new DomainError('conflict', 'association.has_role')
  if (member?.status === 'lapsed' || member?.status === 'suspended')
    throw new DomainError('conflict', 'association.member_barred')
}

/**
 * Invites somebody to be an officer or an admin, by a link to their address. The same form sent twice invites once.
 * @throws DomainError conflict `association.other_chosen`, `association.not_now`, `association.invited_already`, `association.has_role`,
 * `association.member_barred`
 */
export async function sendInvitation(actor: AssociationActor, shown: string, invited: Invited): Promise<void> {
  await withTransaction(async (tx) => {
    const association = await holdOpen(tx, actor, shown)
    if (await isRepeated(tx, association.id, invited.formKey)) return
    await requireInvitable(tx, association.id, invited)
    const at = now()
    const [invitation] = await tx
      .insert(associationInvitations)
      .values({
        ...{ ...invited, id: newId(), associationId: association.id, openKey: `${association.id} ${invited.email}` },
        ...{ status: 'sent', expiresAt: at + answerTime, invitedBy: actor.userId },
        ...{ version: 1, createdAt: at, updatedAt: at },
      })
      .onConflictDoNothing({ target: associationInvitations.openKey })
      .returning()
    if (!invitation) throw new DomainError('conflict', 'association.invited_already')
    await tellInvited(tx, invitation, association)
    await recordAudit(tx, {
      ...{ actor: { type: 'user', id: actor.userId }, action: 'association.invitation_send' },
      subject: { type: 'association_invitation', id: invitation.id },
    })
  })
}
