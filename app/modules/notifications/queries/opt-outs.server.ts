import { and, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { contactOptOuts } from '#drizzle/schema/messages.ts'
import { contactHash, type ContactChannel } from '../contact-hash.server.ts'

/** Whether the owner of an address or number has said to send nothing more on a channel. */
export async function hasOptedOut(channel: ContactChannel, contact: string): Promise<boolean> {
  const own = and(eq(contactOptOuts.channel, channel), eq(contactOptOuts.contactHash, contactHash(channel, contact)))
  const [row] = await db.select({ id: contactOptOuts.id }).from(contactOptOuts).where(own)
  return row !== undefined
}
