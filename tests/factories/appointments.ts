import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#app/core/calendar/durations.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import type { BookingActor, BookingInput } from '#app/modules/booking/booking-input.ts'
import { openPatient } from '#app/modules/booking/patients/identity.server.ts'
import type { MessageVars } from '#app/modules/notifications/message-vars.ts'
import * as schema from '#drizzle/schema/index.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { deskActor } from './accounts.ts'
import { bookingInput, insertPractice, type Practice, type PracticeOverrides } from './booking.ts'

export const [minute, hour, day] = [minuteMs, hourMs, dayMs]
/** Wednesday 2026-10-21, 10:00 in New York; the tests' clock stands at Tuesday 10:00. */
export const wednesday = Date.parse('2026-10-21T14:00:00Z')

export const patient: BookingActor = { type: 'patient', id: null }
export const desk = deskActor()
export const manager = deskActor({ id: 'user-2', isManager: true })

/** What a command of booking is refused with. */
export const refusal = (code: string, params?: Record<string, unknown>) =>
  expect.objectContaining({
    name: 'DomainError',
    code: `booking.${code}`,
    ...(params && { params: expect.objectContaining(params) as object }),
  }) as Error

/** Of the test that runs now. */
export let practice: Practice

/** Gives every test of a file a database with a practice at which visits can be booked. */
export function usePractice(overrides: PracticeOverrides = {}): void {
  useDatabase()
  beforeEach(async () => {
    practice = await withTransaction((tx) => insertPractice(tx, overrides))
  })
}

/** Books for somebody new, on that Wednesday unless told otherwise. */
export const book = (overrides: Partial<BookingInput> = {}) =>
  bookAppointment(bookingInput(practice, { startsAt: wednesday, ...overrides }))

/** The same; answers the id alone. */
export const bookId = async (overrides: Partial<BookingInput> = {}) => (await book(overrides)).appointmentId

const { appointments, appointmentEvents, auditEvents, messageOutbox, patients } = schema

export const row = async (id: string) => (await db.select().from(appointments).where(eq(appointments.id, id)))[0]!

export const eventsOf = (id: string) =>
  db.select().from(appointmentEvents).where(eq(appointmentEvents.appointmentId, id)).orderBy(asc(appointmentEvents.seq))

/** Messages of an appointment with what they say. */
export async function messagesOf(id: string) {
  const rows = await db
    .select()
    .from(messageOutbox)
    .where(eq(messageOutbox.subjectId, id))
    .orderBy(asc(messageOutbox.id))
  return rows.map(({ id: rowId, varsEnc, ...rest }) => ({
    ...rest,
    vars: JSON.parse(decryptField(varsEnc, { table: 'message_outbox', column: 'vars_enc', rowId })) as MessageVars,
  }))
}

/** Those that have not been sent or taken back. */
export const waiting = async (id: string) => (await messagesOf(id)).filter(({ state }) => state === 'queued')

/** What a booking writes. */
export const rowsOf = async () => ({
  appointments: await db.select().from(appointments).orderBy(asc(appointments.id)),
  events: await db.select().from(appointmentEvents).orderBy(asc(appointmentEvents.id)),
  audit: await db.select().from(auditEvents).orderBy(asc(auditEvents.seq)),
  messages: await db.select().from(messageOutbox).orderBy(asc(messageOutbox.id)),
  patients: (await db.select().from(patients).orderBy(asc(patients.id))).map(openPatient),
})

/** What any step of an appointment writes. */
export const everything = async () => ({
  ...(await rowsOf()),
  links: await db.select().from(schema.actionTokens).orderBy(asc(schema.actionTokens.id)),
  entries: await db.select().from(schema.waitlistEntries).orderBy(asc(schema.waitlistEntries.id)),
})
