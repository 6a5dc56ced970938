import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { accountRecipient } from '#app/modules/accounts/commands/set-password.server.ts'
import { createActionLink } from '#app/modules/action-links/commands/create-action-link.server.ts'
import { revokeActionLinks } from '#app/modules/action-links/commands/revoke-action-links.server.ts'
import type { Association } from '#app/modules/association/onboarding-steps.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { paths } from '#app/paths.ts'
import { users } from '#drizzle/schema/accounts.ts'
import type { Invitation } from '../access-status.ts'

/** Ends every link of an invitation. */
export const endInvitationLinks = (tx: Transaction, invitationId: string) =>
  revokeActionLinks(tx, { type: 'association_invitation', id: invitationId }, 'invite')

/** Writes whom an invitation is for a new link in their language, which works once; the one they had before ends. */
export async function tellInvited(tx: Transaction, invitation: Invitation, { name }: Association): Promise<void> {
  const { id, email, locale, expiresAt, version } = invitation
  await endInvitationLinks(tx, id)
  const { token } = await createActionLink(tx, {
    ...{ kind: 'invite', subjectType: 'association_invitation', subjectId: id },
    ...{ expiresAt, maxUses: 1, isOtpRequired: false },
  })
  await enqueueNotice(tx, {
    ...{ template: 'association_invite', channels: ['email'], recipient: { email, phone: null, locale } },
    vars: { associationName: name[locale], link: siteAddress(paths.associationInvitation(token), locale) },
    subject: { type: 'association_invitation', id },
    event: `version:${version}`,
    notAfter: expiresAt,
  })
}

/**
 * Tells somebody that the association takes its invitation back, if they have an account; a stranger, whose link says so, gets no more
 * mail for it. Whoever takes it back does not learn which of the two it was.
 */
export async function tellUninvited(tx: Transaction, { id, email }: Invitation, association: Association) {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.email, email), eq(users.status, 'active')))
  if (!user) return
  const recipient = accountRecipient(user)
  const { locale } = recipient
  const { name, slug, status } = association
  const path = status === 'approved' ? paths.association(slug) : paths.associations()
  await enqueueNotice(tx, {
    ...{ template: 'association_invite_revoked', channels: ['email'], recipient },
    vars: { associationName: name[locale], link: siteAddress(path, locale) },
    subject: { type: 'association_invitation', id },
    event: 'revoked',
  })
}
