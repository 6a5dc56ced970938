import { asc } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { bookEntry } from './book-entry.server.ts'
import { confirmEntryAtDesk } from '#app/modules/booking/waitlist/commands/confirm-entry.server.ts'
import { offerAtDesk, removeEntry } from '#app/modules/booking/waitlist/commands/serve-entry.server.ts'
import * as schema from '#drizzle/schema/index.ts'
import { deskActor } from '#tests/factories/accounts.ts'
import { insertFacility } from '#tests/factories/directory.ts'
import {
  bookingInput,
  insertPractice,
  insertVisitType,
  type Practice,
  waitConfirmed,
} from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import type { StaffActor } from '#app/modules/booking/staff-actor.ts'
import { approveRequest, declineRequest } from './answer-request.server.ts'
import { markArrived, markCompleted, markInRoom, markNoShow, undoTransition } from './attend-appointment.server.ts'
import { bookAppointment } from './book-appointment.server.ts'
import { cancelAppointment } from './cancel-appointment.server.ts'
import { confirmAppointment } from './confirm-appointment.server.ts'
import { keepAppointment } from './keep-appointment.server.ts'
import { registerWalkIn } from './register-walk-in.server.ts'
import { remindPatient } from './remind-patient.server.ts'
import { requestAppointment } from './request-appointment.server.ts'
import { rescheduleAppointment } from './reschedule-appointment.server.ts'

useDatabase()

/** Wednesday, ten in the morning in New York. */
const wednesday = Date.parse('2026-10-21T14:00:00Z')
const hour = 60 * 60_000
const { appointments, appointmentEvents, auditEvents, messageOutbox, waitlistEntries } = schema

let practice: Practice
let appointmentId: string
let entryId: string
let actor: StaffActor
beforeEach(async () => {
  practice = await withTransaction((tx) => insertPractice(tx))
  ;({ appointmentId } = await bookAppointment(bookingInput(practice, { startsAt: wednesday })))
  entryId = await waitConfirmed({ providerId: practice.providerId })
  // A manager, whom policy lets do all of this at another facility.
  const facilityId = await withTransaction((tx) => insertFacility(tx))
  actor = deskActor({ isManager: true, facilityId })
})

const stands = async () => ({
  visits: await db.select().from(appointments).orderBy(asc(appointments.id)),
  events: await db.select().from(appointmentEvents).orderBy(asc(appointmentEvents.id)),
  entries: await db.select().from(waitlistEntries).orderBy(asc(waitlistEntries.id)),
  messages: await db.select().from(messageOutbox).orderBy(asc(messageOutbox.id)),
  audit: await db.select().from(auditEvents).orderBy(asc(auditEvents.seq)),
})

type Attempt = () => Promise<unknown>
const startsAt = wednesday + hour
const at = () => ({ providerFacilityId: practice.providerFacilityId, visitTypeId: practice.visitTypeId, startsAt })
const fresh = () => bookingInput(practice, { startsAt, actor, source: 'phone' as const })
const step = () => ({ appointmentId, actor })

const attempts: Record<string, Attempt> = {
  'confirm a visit': () => confirmAppointment(step()),
  'cancel a visit': () => cancelAppointment({ ...step(), reasonCode: 'patient_called' }),
  'move a visit': () => rescheduleAppointment({ ...step(), startsAt }),
  'let a patient in': () => markArrived(step()),
  'bring a patient to a room': () => markInRoom(step()),
  'complete a visit': () => markCompleted(step()),
  'mark a visit missed': () => markNoShow(step()),
  'undo a step': () => undoTransition(step()),
  'keep a possible double': () => keepAppointment(step()),
  'remind a patient': () => remindPatient(step()),
  'approve a request': () => approveRequest({ ...step(), startsAt }),
  'decline a request': () => declineRequest({ ...step(), reasonCode: 'other' }),
  'book a visit': () => bookAppointment(fresh()),
  'ask for a visit': () => requestAppointment({ ...fresh(), windows: [{ date: '2026-10-21', part: 'am' }] }),
  'register a walk-in': () => registerWalkIn({ ...fresh(), actor }),
  'offer a time': () => offerAtDesk({ entryId, actor, ...at() }),
  'book for who waits': () => bookEntry({ entryId, actor, ...at() }),
  'take somebody off the list': () => removeEntry({ entryId, actor, reasonCode: 'other' }),
  'confirm an entry': () => confirmEntryAtDesk({ entryId, actor }),
}

describe('the desk of another practice', () => {
  it.each(Object.entries(attempts))('cannot %s, and learns nothing of it', async (_, attempt) => {
    const before = await stands()
    await expect(attempt()).rejects.toMatchObject({ kind: 'not_found', code: 'booking.NOT_FOUND' })
    expect(await stands()).toEqual(before)
  })

  it('is refused as the facility to which a visit would be moved, though the doctor works there too', async () => {
    const elsewhere = await withTransaction(async (tx) => {
      const facilityId = await insertFacility(tx)
      const id = 'other-place'
      await tx.insert(schema.providerFacilities).values({
        ...{ id, facilityId, providerId: practice.providerId, role: 'attending' },
        ...{ isBookable: true, isPrimary: false },
      })
      return { providerFacilityId: id, visitTypeId: await insertVisitType(tx, id), facilityId }
    })
    const own = deskActor({ isManager: true, facilityId: practice.facilityId })
    const { providerFacilityId, visitTypeId } = elsewhere
    const move = { appointmentId, startsAt, providerFacilityId, visitTypeId }
    const before = await stands()
    await expect(rescheduleAppointment({ ...move, actor: own })).rejects.toMatchObject({ code: 'booking.NOT_FOUND' })
    expect(await stands()).toEqual(before)
    // Who has a seat at both may.
    expect(await rescheduleAppointment({ ...move, actor: deskActor({ isManager: true }) })).toMatchObject({
      status: 'booked',
    })
  })
})
