import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { insertSession, networkHash } from '#app/core/session/session.server.ts'
import { openUser } from '#app/modules/accounts/commands/open-user.server.ts'
import { hashPassword } from '#app/modules/accounts/passwords/password-hash.server.ts'
import { findUserByName } from '#app/modules/accounts/queries/find-user.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { holdInvitation, writeAnswer } from './answer-invitation.server.ts'
import { takeRole } from './take-role.server.ts'

type Person = Readonly<{ firstName: string; lastName: string; password: string }>

/** Where the form was sent from. */
type Origin = Readonly<{ locale: Locale; network: string; userAgent: string | null }>

/**
 * Opens an account of associations for whoever holds the link of an invitation, gives it the role and begins a session, all or nothing.
 * @returns the value of the session cookie
 * @throws DomainError not_found `association.invitation_unknown`; conflict `association.invitation_ended`, `association.account_known`,
 * `association.member_barred`
 */
export async function registerInvited(token: string, person: Person, origin: Origin): Promise<string> {
  const { password, ...named } = person
  const passwordHash = await hashPassword(password)
  const { locale, network, userAgent } = origin
  return withTransaction(async (tx) => {
    const invitation = await holdInvitation(tx, token)
    const { email } = invitation
    const user = { ...named, email, passwordHash, nameZh: null, phone: null, locale }
    const isKnown = (await findUserByName(email, tx)) !== null
    const userId = isKnown ? null : await openUser(tx, user, 'active', 'association')
    if (userId === null) throw new DomainError('conflict', 'association.account_known')
    const actor = { type: 'user', id: userId } as const
    await recordAudit(tx, { actor, action: 'accounts.user_create', subject: { type: 'user', id: userId } })
    await writeAnswer(tx, invitation, 'accept', userId)
    await takeRole(tx, invitation, userId)
    const own = { scope: 'association', userId, isRemembered: false, userAgent } as const
    const session = await insertSession(tx, { ...own, networkHash: networkHash(userId, network) })
    await recordAudit(tx, { actor, action: 'accounts.sign_in', subject: { type: 'session', id: session.id } })
    return session.token
  })
}
