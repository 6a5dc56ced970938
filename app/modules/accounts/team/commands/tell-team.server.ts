import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { isLocale, defaultLocale } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { newToken, tokenHash } from '#app/modules/action-links/link-token.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { paths } from '#app/paths.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { accountRecipient } from '#app/modules/accounts/commands/set-password.server.ts'

/** A new link of an invite: the token goes into the message, the hash into the table. 131 bits. */
export function newInviteLink(): { token: string; hash: string } {
  const token = newToken()
  return { token, hash: tokenHash(token) }
}

type Mailed = Readonly<{ id: string; email: string; locale: string; expiresAt: number }>

/** Queues the message with the link of an invite. */
export async function sendInviteLink(tx: Transaction, invite: Mailed, token: string): Promise<void> {
  const locale = isLocale(invite.locale) ? invite.locale : defaultLocale
  await enqueueNotice(tx, {
    template: 'team_invite',
    recipient: { email: invite.email, phone: null, locale },
    vars: { link: siteAddress(paths.invite(token), locale) },
    subject: { type: 'invite', id: invite.id },
    event: newId(),
    notAfter: invite.expiresAt,
    channels: ['email'],
  })
}

/** Tells somebody that their role in a team is another now. */
export async function tellRoleChange(tx: Transaction, userId: string): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  if (!user) return
  const recipient = accountRecipient(user)
  await enqueueNotice(tx, {
    template: 'team_role_changed',
    recipient,
    vars: { link: siteAddress(paths.login(), recipient.locale) },
    subject: { type: 'user', id: userId },
    event: newId(),
    channels: ['email'],
  })
}
