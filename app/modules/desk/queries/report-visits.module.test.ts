import { expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { markCompleted } from '#app/modules/booking/appointments/commands/attend-appointment.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { registerProvisional } from '#app/modules/booking/appointments/commands/register-walk-in.server.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { actorOf, deskActor } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { listDeskProviderFacilities } from './desk-provider-facilities.server.ts'
import { listCounted } from './report-visits.server.ts'

useDatabase()

it('counts how far ahead a visit was booked in days of the facility, though the day has changed in Greenwich', async () => {
  const practice = await withTransaction((tx) => insertPractice(tx))
  // Tuesday, nine in the evening in New York.
  setClock(Date.parse('2026-10-21T01:00:00Z'))
  await bookAppointment(bookingInput(practice, { startsAt: Date.parse('2026-10-22T14:00:00Z') }))
  await withTransaction((tx) => tx.update(appointments).set({ status: 'completed' }))
  const desk = actorOf({ seats: [{ facilityId: practice.facilityId, role: 'front_desk', tier: 3 }] })
  const providerFacilities = await listDeskProviderFacilities(desk, 'en-US')
  expect(await listCounted(providerFacilities, '2026-10-22', '2026-10-22')).toMatchObject([
    { leadDays: 2, week: '2026-10-19' },
  ])
  expect(await listCounted(providerFacilities, '2026-10-20', '2026-10-21')).toEqual([])
})

it('counts who came without an appointment on the day they came, as booked by nobody', async () => {
  const practice = await withTransaction((tx) => insertPractice(tx))
  // Sunday, nine in the evening in New York: the week before has not ended there.
  setClock(Date.parse('2026-10-26T01:00:00Z'))
  const { appointmentId } = await registerProvisional({
    ...{ idempotencyKey: newId(), providerFacilityId: practice.providerFacilityId, visitTypeId: null },
    ...{ actor: deskActor(), person: { nameEn: 'Walker Chen', nameZh: null, phone: null, locale: 'en-US' } },
  })
  await markCompleted({ appointmentId, actor: deskActor() })
  const desk = actorOf({ seats: [{ facilityId: practice.facilityId, role: 'front_desk', tier: 3 }] })
  const providerFacilities = await listDeskProviderFacilities(desk, 'en-US')
  expect(await listCounted(providerFacilities, '2026-10-19', '2026-10-25')).toEqual([
    { status: 'completed', week: '2026-10-19', leadDays: null },
  ])
  expect(await listCounted(providerFacilities, '2026-10-26', '2026-11-01')).toEqual([])
})
