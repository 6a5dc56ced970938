import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { sendLink } from './appointment-notices.server.ts'
import { openForChange } from './appointment-steps.server.ts'

export type LinkRenewal = Readonly<{
  appointmentId: string
  /** Left out, every contact on file. */
  channels?: readonly ('sms' | 'email')[]
}>

/**
 * Sends an appointment's link to the contact on file: the one that still works, so that reminders stay right, else a new
 * one. The answer tells nobody whether there was a contact.
 * @throws DomainError not_found `booking.NOT_FOUND`
 */
export function renewManageLink(input: LinkRenewal): Promise<void> {
  return withTransaction((tx) => renewIn(tx, input))
}

async function renewIn(tx: Transaction, { appointmentId, channels }: LinkRenewal): Promise<void> {
  const appointment = await openForChange(tx, appointmentId, { type: 'system' })
  await sendLink(tx, appointment, channels)
}
