import { eq } from 'drizzle-orm'
import type { SessionScope } from '#app/core/actor.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { endedLinkCodes } from '#app/modules/action-links/link-state.ts'
import { useActionLink } from '#app/modules/action-links/commands/use-action-link.server.ts'
import { type ActionLink, findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { hashPassword } from '../passwords/password-hash.server.ts'
import { type PasswordFault, passwordFault } from '../passwords/password-rules.ts'
import { confirmEmail } from './confirm-email.server.ts'
import { setPassword } from './set-password.server.ts'
import { forgiveWrongPasswords } from './sign-in.server.ts'

export type PasswordResetResult = Readonly<
  /** With the areas in which the account is at home. */
  { status: 'changed'; scopes: readonly SessionScope[] } | { status: 'refused'; code: PasswordFault | 'LINK_ENDED' }
>

/** The link of a reset while it works; null for every other text. */
export async function findResetLink(token: string): Promise<ActionLink | null> {
  const link = await findActionLink(token)
  return link?.kind === 'pwd_reset' && link.subjectType === 'user' && link.state === 'valid' ? link : null
}

type ResetInput = Readonly<{
  token: string
  newPassword: string
  /** `networkOf` the caller's address. */
  network: string
}>

/**
 * Sets a new password with the link from the message, which is used up by it. Every session of the account ends, and wrong passwords that
 * anybody has tried no longer count: the owner can sign in at once, also who had not confirmed the address of a new account.
 */
export async function resetPassword(given: ResetInput): Promise<PasswordResetResult> {
  const link = await findResetLink(given.token)
  const [user] = link ? await db.select().from(users).where(eq(users.id, link.subjectId)) : []
  if (!link || !user) return { status: 'refused', code: 'LINK_ENDED' }
  const password = given.newPassword.trim()
  const fault = passwordFault(password, [user.username, user.email])
  if (fault) return { status: 'refused', code: fault }
  const passwordHash = await hashPassword(password)
  const work = withTransaction(async (tx) => {
    await useActionLink(tx, link.id)
    // Of somebody new the link has gone to the address alone: it shows as much as the one that was sent to check it.
    if (user.status === 'pending_verification' && user.emailVerifiedAt === null) await confirmEmail(tx, user.id)
    const isSet = await setPassword(tx, user, passwordHash, 'password_reset')
    if (!isSet) throw new DomainError('gone', 'action_links.link_used')
  })
  // Somebody was faster with the same link.
  const { done } = await outcomeOf(work, endedLinkCodes)
  if (!done) return { status: 'refused', code: 'LINK_ENDED' }
  await forgiveWrongPasswords(user, given.network)
  return { status: 'changed', scopes: user.scopes }
}
