import { eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { LinkState } from '#app/modules/action-links/link-state.ts'
import { maskEmail } from '#app/modules/action-links/mask-contact.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { isTokenShape } from '#app/modules/action-links/token-shape.ts'
import { users } from '#drizzle/schema/accounts.ts'

export type EmailVerification = Readonly<{
  linkId: string
  userId: string
  state: LinkState
  masked: string
  isOfAssociation: boolean
}>

/** The check of an address that a token stands for; null when the token is another kind of link or none. Writes nothing. */
export async function findEmailVerification(token: string): Promise<EmailVerification | null> {
  const link = isTokenShape(token) ? await findActionLink(token) : null
  if (!link || link.kind !== 'email_verify' || link.subjectType !== 'user') return null
  const [user] = await db
    .select({ email: users.email, scopes: users.scopes })
    .from(users)
    .where(eq(users.id, link.subjectId))
  if (!user) return null
  const isOfAssociation = !user.scopes.includes('provider') && user.scopes.includes('association')
  return { linkId: link.id, userId: link.subjectId, state: link.state, masked: maskEmail(user.email), isOfAssociation }
}
