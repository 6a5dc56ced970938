import { eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { actionTokens } from '#drizzle/schema/security.ts'
import { linkStateAt, type LinkState } from '../link-state.ts'
import { isSameHash, tokenHash } from '../link-token.server.ts'

export type LinkKind = (typeof actionTokens.$inferSelect)['kind']

/** An action link without anything that opens it. */
export type ActionLink = Readonly<{
  id: string
  kind: LinkKind
  subjectType: string
  subjectId: string
  state: LinkState
  /** Epoch milliseconds. */
  expiresAt: number
  isOtpRequired: boolean
}>

/**
 * The link a token opens, in whatever state, or null for a token that nobody was given. Writes nothing. Takes the same steps for
 * every text: what it looks for is the hash, so the time says nothing about stored tokens.
 */
export async function findActionLink(token: string, reader: Reader = db): Promise<ActionLink | null> {
  const hash = tokenHash(token)
  const [row] = await reader.select().from(actionTokens).where(eq(actionTokens.hash, hash))
  if (!isSameHash(row?.hash ?? '0'.repeat(hash.length), hash) || !row) return null
  const { id, kind, subjectType, subjectId, expiresAt, isOtpRequired } = row
  return { id, kind, subjectType, subjectId, expiresAt, isOtpRequired, state: linkStateAt(row, now()) }
}
