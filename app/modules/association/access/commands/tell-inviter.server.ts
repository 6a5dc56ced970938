import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { accountRecipient } from '#app/modules/accounts/commands/set-password.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { paths } from '#app/paths.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { associationMembers, associations } from '#drizzle/schema/association/associations.ts'
import type { Invitation } from '../access-status.ts'

/** Tells whoever has invited somebody that they declined; who no longer manages the association hears nothing of it. */
export async function tellInviter(tx: Transaction, { id, associationId, invitedBy }: Invitation): Promise<void> {
  const { associationId: ofAssociation, userId, status, role } = associationMembers
  const manages = and(eq(userId, invitedBy), eq(status, 'active'), inArray(role, ['owner', 'admin']))
  const [inviter] = await tx
    .select({ user: users, name: associations.name })
    .from(associationMembers)
    .innerJoin(users, eq(users.id, userId))
    .innerJoin(associations, eq(associations.id, ofAssociation))
    .where(and(eq(ofAssociation, associationId), manages))
  if (!inviter) return
  const recipient = accountRecipient(inviter.user)
  const { locale } = recipient
  await enqueueNotice(tx, {
    ...{ template: 'association_invite_declined', channels: ['email'], recipient },
    vars: { associationName: inviter.name[locale], link: siteAddress(paths.associationAccess(), locale) },
    subject: { type: 'association_invitation', id },
    event: 'declined',
  })
}
