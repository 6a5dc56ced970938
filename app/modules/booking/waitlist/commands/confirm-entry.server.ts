import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { auditActor, type BookingActor } from '#app/modules/booking/booking-input.ts'
import { confirmAtDesk, confirmReached } from './confirmed-contacts.server.ts'
import { confirmedChannel } from '#app/modules/booking/links/commands/manage-link.server.ts'
import { findBooker } from '#app/modules/booking/patients/queries/find-patients.server.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import { openOffer, refuseStrangerToEntry, setEntry } from './entry-steps.server.ts'

/**
 * Keeps an entry on the list because its contact has answered: the button of the link that went to it, nothing else. A
 * second press changes nothing.
 * @throws DomainError `booking.NOT_FOUND` for a link that no message about joining carried
 */
export function confirmEntryByLink({ entryId, token }: Readonly<{ entryId: string; token: string }>): Promise<void> {
  return withTransaction(async (tx) => {
    const channel = confirmedChannel(entryId, token) ?? refuse('NOT_FOUND')
    const { entry } = await openOffer(tx, entryId)
    const person = await findBooker(tx, entry)
    const contact = channel === 'sms' ? person.phone : person.email
    if (contact) await confirmReached(tx, channel, contact, 'link')
    await confirmIn(tx, entryId, { type: 'patient', id: person.id })
  })
}

/** The same by the desk, which has spoken with who is written to. @throws DomainError `booking.NOT_FOUND` */
export function confirmEntryAtDesk({ entryId, actor }: Readonly<{ entryId: string; actor: BookingActor }>) {
  return withTransaction(async (tx) => {
    const { entry } = await openOffer(tx, entryId)
    await refuseStrangerToEntry(tx, entry, actor)
    await confirmAtDesk(tx, await findBooker(tx, entry))
    await confirmIn(tx, entryId, actor)
  })
}

async function confirmIn(tx: Transaction, entryId: string, actor: BookingActor): Promise<void> {
  const { entry } = await openOffer(tx, entryId)
  await setEntry(tx, entry, { confirmedAt: entry.confirmedAt ?? now() })
  const subject = { type: 'waitlist_entry', id: entryId }
  await recordAudit(tx, {
    actor: auditActor(actor),
    action: 'booking.waitlist_confirm',
    subject,
    fields: ['confirmedAt'],
  })
}
