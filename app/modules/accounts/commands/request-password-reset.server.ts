import { now } from '#app/core/clock.ts'
import { blindIndex } from '#app/core/crypto/field-encryption.server.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { cancelMessages } from '#app/core/outbox.server.ts'
import { type Token, takeToken } from '#app/core/rate-limits.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { createActionLink } from '#app/modules/action-links/commands/create-action-link.server.ts'
import { revokeActionLinks } from '#app/modules/action-links/commands/revoke-action-links.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { enqueueNotice } from '#app/modules/notifications/commands/notices.server.ts'
import { paths } from '#app/paths.ts'
import type { users } from '#drizzle/schema/accounts.ts'
import { isLiving } from '../queries/find-actor.server.ts'
import { accountRecipient } from './set-password.server.ts'
import { findAccount, foldIdentifier } from './sign-in.server.ts'

type Asked = Pick<typeof users.$inferSelect, 'id' | 'email' | 'locale'>

const minutesOfLink = 30

export type ResetRequest = Readonly<{
  /** User name or e-mail address, as typed. */
  identifier: string
  /** `networkOf` the caller's address. */
  network: string
}>

/** Whom a name that nobody has stands for: somebody of its own, so that asking again takes the same steps too. */
function nobody(folded: string): Asked {
  return {
    id: `unknown-${blindIndex(folded, 'password-reset').slice(0, 16)}`,
    email: 'nobody@example.invalid',
    locale: '',
  }
}

/**
 * The newest link is the only one. As much is written for a name that nobody has, so that the time of the answer tells
 * nothing: of that link nobody has the token, and its message is taken back before anybody can send it.
 */
async function sendLink(tx: Transaction, user: Asked, isSent: boolean): Promise<void> {
  const subject = { type: 'user', id: user.id }
  await revokeActionLinks(tx, subject, 'pwd_reset')
  const expiresAt = now() + minutesOfLink * 60_000
  const own = { kind: 'pwd_reset', subjectType: subject.type, subjectId: subject.id } as const
  const { token, id } = await createActionLink(tx, { ...own, expiresAt, maxUses: 1, isOtpRequired: false })
  const recipient = accountRecipient(user)
  await enqueueNotice(tx, {
    template: 'password_reset',
    recipient,
    vars: { link: siteAddress(paths.resetPassword(token), recipient.locale), minutes: minutesOfLink },
    subject,
    event: id,
    notAfter: expiresAt,
    channels: ['email'],
  })
  await cancelMessages(tx, isSent ? { type: 'user', id: 'nobody' } : subject, ['password_reset'])
}

/**
 * Sends the owner of an account a link with which a new password can be set, within 30 minutes and once. The answer says nothing about
 * the account: it is refused only for what the caller's network has asked. Both ways are one transaction with an event.
 */
export async function requestPasswordReset({ identifier, network }: ResetRequest): Promise<Token> {
  const ofNetwork = await takeToken('password_reset_address', network)
  if (!ofNetwork.allowed) return ofNetwork
  const folded = foldIdentifier(identifier)
  const user = await findAccount(folded)
  const ofAccount = await takeToken('password_reset', user?.id ?? folded)
  const isSent = user !== null && isLiving(user) && ofAccount.allowed
  await withTransaction(async (tx) => {
    await sendLink(tx, isSent ? user : nobody(ofAccount.allowed ? folded : newId()), isSent)
    await recordAudit(tx, {
      actor: { type: 'anonymous' },
      action: 'accounts.password_reset_ask',
      subject: { type: 'user', id: user?.id ?? 'unknown' },
      outcome: isSent ? 'ok' : 'refused',
    })
  })
  return ofNetwork
}
