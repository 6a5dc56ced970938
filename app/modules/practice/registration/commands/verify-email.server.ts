import { eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { useActionLink } from '#app/modules/action-links/commands/use-action-link.server.ts'
import type { LinkState } from '#app/modules/action-links/link-state.ts'
import { maskEmail } from '#app/modules/action-links/mask-contact.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { isTokenShape } from '#app/modules/action-links/token-shape.ts'
import { users } from '#drizzle/schema/accounts.ts'

export type EmailVerification = Readonly<{ linkId: string; userId: string; state: LinkState; masked: string }>

/** The check of an address that a token stands for; null when the token is another kind of link or none. Writes nothing. */
export async function findEmailVerification(token: string): Promise<EmailVerification | null> {
  const link = isTokenShape(token) ? await findActionLink(token) : null
  if (!link || link.kind !== 'email_verify' || link.subjectType !== 'user') return null
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, link.subjectId))
  return user ? { linkId: link.id, userId: link.subjectId, state: link.state, masked: maskEmail(user.email) } : null
}

/**
 * Notes that the owner of an account reads the mail of its address. The account still waits for a reviewer.
 * @throws DomainError not_found `action_links.link_not_found`, gone `action_links.link_expired` and its like
 */
export async function verifyEmail(token: string): Promise<void> {
  const verification = await findEmailVerification(token)
  if (!verification) throw new DomainError('not_found', 'action_links.link_not_found')
  await withTransaction(async (tx) => {
    const at = now()
    await tx.update(users).set({ emailVerifiedAt: at, updatedAt: at }).where(eq(users.id, verification.userId))
    await useActionLink(tx, verification.linkId)
  })
}
