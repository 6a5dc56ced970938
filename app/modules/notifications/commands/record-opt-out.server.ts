import { and, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { contactOptOuts } from '#drizzle/schema/messages.ts'
import { type ContactChannel, contactHash, type HashedContact } from '../contact-hash.server.ts'

/**
 * Remembers that the owner of an address or number wants no more messages on this channel: no text messages at all (STOP),
 * of e-mail no reminders. Saying it twice changes nothing.
 */
export function recordOptOut(tx: Transaction, channel: ContactChannel, contact: string): Promise<void> {
  return setOptOut(tx, { channel, hash: contactHash(channel, contact) }, true)
}

/** Forgets an opt-out (START). */
export function withdrawOptOut(tx: Transaction, channel: ContactChannel, contact: string): Promise<void> {
  return setOptOut(tx, { channel, hash: contactHash(channel, contact) }, false)
}

/** What the owner of a link in an e-mail wants: reminders by e-mail or none. */
export function chooseReminders(contact: HashedContact, areWanted: boolean): Promise<void> {
  return withTransaction((tx) => setOptOut(tx, contact, !areWanted))
}

/** Writes a wish and its audit event; one that stands already writes neither. */
async function setOptOut(tx: Transaction, { channel, hash }: HashedContact, isOut: boolean): Promise<void> {
  const rowId = newId()
  const own = and(eq(contactOptOuts.channel, channel), eq(contactOptOuts.contactHash, hash))
  const changed = isOut
    ? await tx
        .insert(contactOptOuts)
        .values({ id: rowId, channel, contactHash: hash, at: now() })
        .onConflictDoNothing({ target: [contactOptOuts.channel, contactOptOuts.contactHash] })
        .returning({ id: contactOptOuts.id })
    : await tx.delete(contactOptOuts).where(own).returning({ id: contactOptOuts.id })
  if (changed.length === 0) return
  await recordAudit(tx, {
    actor: { type: 'patient', id: null },
    action: isOut ? 'notifications.opt_out' : 'notifications.opt_in',
    subject: { type: 'contact_opt_out', id: changed[0]!.id },
    fields: [channel],
  })
}
