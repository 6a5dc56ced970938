import { beforeEach, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { markCompleted } from '#app/modules/booking/appointments/commands/attend-appointment.server.ts'
import { registerProvisional } from '#app/modules/booking/appointments/commands/register-walk-in.server.ts'
import { actorOf, deskActor } from '#tests/factories/accounts.ts'
import { insertPractice, type Practice } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { listDeskProviderFacilities } from './desk-provider-facilities.server.ts'
import { searchPatients } from './patient-search.server.ts'

useDatabase()

const dayMs = 86_400_000
/** Tuesday, 10:00 in New York. */
const tuesday = Date.parse('2026-10-20T14:00:00Z')
const phone = '+19175550177'

let practice: Practice
beforeEach(async () => {
  setClock(tuesday)
  practice = await withTransaction((tx) => insertPractice(tx))
})

async function found() {
  const desk = actorOf({ seats: [{ facilityId: practice.facilityId, role: 'front_desk', tier: 3 }] })
  const [person] = await searchPatients(await listDeskProviderFacilities(desk, 'en-US'), [{ phone }], 'en-US')
  return { today: person?.today?.id ?? null, next: person?.next?.id ?? null, lastSeen: person?.lastSeen }
}

it('knows who came without an appointment as here today, and later as seen that day', async () => {
  const { appointmentId } = await registerProvisional({
    ...{ idempotencyKey: newId(), providerFacilityId: practice.providerFacilityId, visitTypeId: null },
    ...{ actor: deskActor(), person: { nameEn: 'Walker Chen', nameZh: null, phone, locale: 'en-US' } },
  })
  expect(await found()).toEqual({ today: appointmentId, next: null, lastSeen: null })
  await markCompleted({ appointmentId, actor: deskActor() })
  expect(await found()).toEqual({ today: appointmentId, next: null, lastSeen: 'Oct 20' })
  setClock(tuesday + dayMs)
  expect(await found()).toEqual({ today: null, next: null, lastSeen: 'Oct 20' })
})
