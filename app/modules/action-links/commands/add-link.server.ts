import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { preparedInsert } from '#app/core/database/prepared.ts'
import { newId } from '#app/core/ids.server.ts'
import { actionTokens } from '#drizzle/schema/security.ts'
import type { LinkKind } from '../queries/find-action-link.server.ts'

/** A link whose token its maker can make again; `hash` is that of the token, `expiresAt` epoch milliseconds. */
type DerivedLink = Readonly<{
  hash: string
  kind: LinkKind
  subjectType: string
  subjectId: string
  expiresAt: number
  isOtpRequired: boolean
}>

const insertToken = preparedInsert(actionTokens)

/** Adds a link that may be used any number of times until it ends. Auditing is the caller's, who knows what it is made for. */
export async function addLink(tx: Transaction, link: DerivedLink): Promise<void> {
  await insertToken(tx, { id: newId(), ...link, usedCount: 0, createdAt: now() })
}
