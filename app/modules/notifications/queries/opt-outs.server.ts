import { and, eq } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { contactOptOuts } from '#drizzle/schema/messages.ts'
import { contactHash, type ContactChannel } from '../contact-hash.server.ts'

/** Whether the owner of an address or number has said to send nothing more on a channel. */
export async function hasOptedOut(channel: ContactChannel, contact: string, reader: Reader = db): Promise<boolean> {
  const own = and(eq(contactOptOuts.channel, channel), eq(contactOptOuts.contactHash, contactHash(channel, contact)))
  const [row] = await reader.select({ id: contactOptOuts.id }).from(contactOptOuts).where(own)
  return row !== undefined
}

/** Whether a message that is no reminder reaches somebody: who has opted out of mail has done so for reminders alone. */
export async function isReached(
  reader: Reader,
  { email, phone }: Readonly<{ email: string | null; phone: string | null }>,
): Promise<boolean> {
  return email !== null || (phone !== null && !(await hasOptedOut('sms', phone, reader)))
}
