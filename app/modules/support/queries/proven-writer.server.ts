import { eq } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { users } from '#drizzle/schema/accounts.ts'
import type { supportTickets } from '#drizzle/schema/support.ts'
import { sameText } from '../ticket-contact.ts'
import { openContact } from '../ticket-text.server.ts'

type StoredTicket = typeof supportTickets.$inferSelect

/** The mailbox without which nobody reads a ticket: a mailed link goes there, or the account has shown that it is theirs; null when it has not. */
async function provenEmail(reader: Reader, ticket: StoredTicket): Promise<string | null> {
  if (ticket.userId === null) return openContact(ticket).email
  const [user] = await reader
    .select({ email: users.email, verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, ticket.userId))
  return user?.verifiedAt ? user.email : null
}

/**
 * Whether whoever reads one of two tickets has shown that the other is theirs too: one account, or one mailbox. A number, a WeChat id and
 * the address of an account that has not been confirmed are only typed, and anybody can type a stranger's.
 */
export async function isProvenSameWriter(reader: Reader, one: StoredTicket, other: StoredTicket): Promise<boolean> {
  if (one.userId !== null && other.userId !== null) return one.userId === other.userId
  return sameText(await provenEmail(reader, one), await provenEmail(reader, other))
}
