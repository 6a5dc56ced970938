import { and, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import { contactOptOuts } from '#drizzle/schema/messages.ts'
import { contactHash, type ContactChannel } from '../contact-hash.server.ts'

/**
 * Remembers that the owner of an address or number wants no more messages on this channel: no text messages at all (STOP),
 * of e-mail no reminders. Saying it twice changes nothing.
 */
export async function recordOptOut(tx: Transaction, channel: ContactChannel, contact: string): Promise<void> {
  await tx
    .insert(contactOptOuts)
    .values({ id: newId(), channel, contactHash: contactHash(channel, contact), at: now() })
    .onConflictDoNothing({ target: [contactOptOuts.channel, contactOptOuts.contactHash] })
}

/** Forgets an opt-out (START). */
export async function withdrawOptOut(tx: Transaction, channel: ContactChannel, contact: string): Promise<void> {
  const own = and(eq(contactOptOuts.channel, channel), eq(contactOptOuts.contactHash, contactHash(channel, contact)))
  await tx.delete(contactOptOuts).where(own)
}
