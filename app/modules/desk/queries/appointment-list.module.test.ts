import { beforeEach, describe, expect, it } from 'vitest'
import type { ProviderActor } from '#app/core/actor.ts'
import { setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { registerProvisional } from '#app/modules/booking/appointments/commands/register-walk-in.server.ts'
import { actorOf, deskActor } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, type Practice } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import type { ListFilters } from '../list-filters.ts'
import { exportCsv } from '../pages/export.server.ts'
import { openDesk } from '../pages/open-desk.server.ts'
import { listAppointments } from './appointment-list.server.ts'
import { listDeskProviderFacilities } from './desk-provider-facilities.server.ts'

useDatabase()

const hour = 3_600_000
/** Tuesday, 10:00 in New York. */
const tuesday = Date.parse('2026-10-20T14:00:00Z')
const day: ListFilters = {
  ...{ status: null, source: null, reference: null, page: 1 },
  ...{ from: '2026-10-20', to: '2026-10-20' },
}

let practice: Practice
let manager: ProviderActor
let walkIn: string

/** One comes at half past twelve without an appointment, between two who have one. */
beforeEach(async () => {
  setClock(tuesday - 2 * hour)
  practice = await withTransaction((tx) => insertPractice(tx))
  manager = actorOf({ seats: [{ facilityId: practice.facilityId, role: 'manager', tier: 3 }] })
  for (const startsAt of [tuesday + 4 * hour, tuesday + hour])
    await bookAppointment(bookingInput(practice, { startsAt }))
  setClock(tuesday + 2.5 * hour)
  const { appointmentId } = await registerProvisional({
    ...{ idempotencyKey: newId(), providerFacilityId: practice.providerFacilityId, visitTypeId: null },
    ...{ actor: deskActor(), person: { nameEn: 'Walker Chen', nameZh: null, phone: '+19175550177', locale: 'en-US' } },
  })
  walkIn = appointmentId
})

const list = async (filters: Partial<ListFilters> = {}) =>
  listAppointments(await listDeskProviderFacilities(manager, 'en-US'), { ...day, ...filters }, 'en-US')

describe('who came without an appointment', () => {
  it('is listed on the day they came, by when they came', async () => {
    const { total, visits } = await list()
    expect(total).toBe(3)
    expect(visits.map(({ dateWords, time }) => [dateWords, time])).toEqual([
      ['Oct 20', '11:00 AM'],
      ['Oct 20', null],
      ['Oct 20', '2:00 PM'],
    ])
    expect(await list({ from: '2026-10-21', to: '2026-10-27' })).toMatchObject({ total: 0, visits: [] })
  })

  it('is found by that source', async () => {
    const { total, visits } = await list({ source: 'walk_in' })
    expect([total, visits.map(({ id }) => id)]).toEqual([1, [walkIn]])
  })

  it('stands in the export, with the time at which they came as its start', async () => {
    const desk = await openDesk(new Request('https://desk.test/'), manager)
    const csv = await exportCsv(manager, { ...desk, locale: 'en-US' }, day)
    const lines = csv!.trim().split('\r\n').slice(1)
    expect(lines.map((line) => line.split(',').slice(1, 4))).toEqual([
      ['2026-10-20', '11:00', '11:30'],
      ['2026-10-20', '12:30', ''],
      ['2026-10-20', '14:00', '14:30'],
    ])
  })
})
