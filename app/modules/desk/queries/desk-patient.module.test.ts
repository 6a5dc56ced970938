import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { markCompleted } from '#app/modules/booking/appointments/commands/attend-appointment.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { registerWalkIn } from '#app/modules/booking/appointments/commands/register-walk-in.server.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { actorOf, deskActor } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, somebody } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { getDeskPatient } from './desk-patient.server.ts'

useDatabase()

const hour = 3_600_000
/** Tuesday, 10:00 in New York. */
const tuesday = Date.parse('2026-10-20T14:00:00Z')

it('puts a visit without an appointment where it was in time, not above all others for good', async () => {
  setClock(tuesday)
  const practice = await withTransaction((tx) => insertPractice(tx))
  const [actor, patient] = [deskActor(), somebody()]
  const book = async (startsAt: number) =>
    (await bookAppointment(bookingInput(practice, { startsAt, patient, actor, source: 'phone' }))).appointmentId
  const before = await book(tuesday + 3 * hour)
  setClock(tuesday + 30 * hour)
  const { visitTypeId: _, ...asked } = bookingInput(practice, { startsAt: now(), patient })
  const { appointmentId: came } = await registerWalkIn({ ...asked, visitTypeId: null, actor, idempotencyKey: newId() })
  await markCompleted({ appointmentId: came, actor })
  const after = await book(tuesday + 50 * hour)
  const desk = actorOf({ seats: [{ facilityId: practice.facilityId, role: 'front_desk', tier: 3 }] })
  const [row] = await db.select().from(appointments).where(eq(appointments.id, came))
  const page = await getDeskPatient(desk, row!.patientId, 'en-US')
  expect(page.patient.visits.map(({ id, dateWords }) => [id, dateWords])).toEqual([
    [after, 'Oct 22'],
    [came, 'Oct 21'],
    [before, 'Oct 20'],
  ])
})
