import { and, desc, eq } from 'drizzle-orm'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db } from '#app/core/database/database.server.ts'
import { cancelAppointment } from '#app/modules/booking/appointments/commands/cancel-appointment.server.ts'
import type { WaitlistInput } from '#app/modules/booking/waitlist/commands/join-waitlist.server.ts'
import type { MessageVars } from '#app/modules/notifications/message-vars.ts'
import { messageOutbox, waitlistEntries } from '#drizzle/schema/index.ts'
import { desk, practice, usePractice } from './appointments.ts'
import { waitConfirmed } from './booking.ts'

/** As `usePractice`, with one time a day, so that a freed one is the only one. */
export const useOneTimeADay = () => usePractice({ rules: [{ starts: '10:00', ends: '10:30' }] })

/** Somebody new waits for the practice, and is known; answers the id of the entry. */
export const join = (overrides: Partial<WaitlistInput> = {}) =>
  waitConfirmed({ providerId: practice.providerId, ...overrides })

export const entry = async (id: string) =>
  (await db.select().from(waitlistEntries).where(eq(waitlistEntries.id, id)))[0]!

export const free = (appointmentId: string) => cancelAppointment({ appointmentId, actor: desk, reasonCode: null })

/** The newest message of a template to an entry, with what it says. */
export async function messageTo(entryId: string, template = 'waitlist_offer') {
  const [row] = await db
    .select()
    .from(messageOutbox)
    .where(and(eq(messageOutbox.subjectId, entryId), eq(messageOutbox.template, template)))
    .orderBy(desc(messageOutbox.createdAt), desc(messageOutbox.id))
    .limit(1)
  if (!row) return null
  const context = { table: 'message_outbox', column: 'vars_enc', rowId: row.id }
  return { ...row, vars: JSON.parse(decryptField(row.varsEnc, context)) as MessageVars }
}
