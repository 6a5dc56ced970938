import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ProviderActor, SeatRole } from '#app/core/actor.ts'
import { setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, type Practice } from '#tests/factories/booking.ts'
import { insertLanguage } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { listDayVisits } from './day-visits.server.ts'
import { listDeskProviderFacilities } from './desk-provider-facilities.server.ts'
import { getDeskVisit } from './desk-visit.server.ts'
import { findVisitReason } from './visit-reason.server.ts'

useDatabase()

// Tuesday, ten in the morning in New York.
const start = Date.parse('2026-10-20T14:00:00Z')
const startsAt = Date.parse('2026-10-22T14:00:00Z')
const reason = '咳嗽两周\nand a fever'

let practice: Practice

beforeEach(async () => {
  setClock(start)
  practice = await withTransaction(async (tx) => {
    for (const id of ['yue', 'cmn', 'cdo']) await insertLanguage(tx, { id })
    const languages = [{ languageId: 'yue' }, { languageId: 'cmn', level: 'basic' as const }]
    return insertPractice(tx, { provider: { languages } })
  })
})
afterEach(() => setClock(null))

const book = async (asked: { reason?: string | null; languageId?: string | null }, at = startsAt) =>
  (await bookAppointment(bookingInput(practice, { startsAt: at, ...asked }))).appointmentId

const seat = (role: SeatRole) => actorOf({ seats: [{ facilityId: practice.facilityId, role, tier: 3 }] })
const reasonFor = async (actor: ProviderActor, id: string) => findVisitReason(await getDeskVisit(actor, id, 'en-US'))

describe('the reason of a visit', () => {
  it('is read as it was written, by who treats the patient or prepares the visit', async () => {
    const id = await book({ reason })
    for (const role of ['owner', 'manager', 'front_desk', 'clinician'] as const)
      expect(await reasonFor(seat(role), id), role).toBe(reason)
    expect(await reasonFor(actorOf({ providerId: practice.providerId, seats: [] }), id)).toBe(reason)
    for (const role of ['biller', 'viewer'] as const) expect(await reasonFor(seat(role), id), role).toBeNull()
  })

  it('is none where nothing was written, and stands in no list', async () => {
    expect(await reasonFor(seat('manager'), await book({}, startsAt + 3_600_000))).toBeNull()
    await book({ reason })
    const listed = await listDayVisits(await listDeskProviderFacilities(seat('owner'), 'en-US'), '2026-10-22', 'en-US')
    expect(listed).toHaveLength(2)
    expect(JSON.stringify(listed)).not.toMatch(/咳嗽|fever|reason/i)
  })
})

describe('the language that a patient asked for', () => {
  it.each([
    ['yue', { name: 'yue', isSpoken: true }],
    ['cmn', { name: 'cmn', isSpoken: false }],
    ['cdo', { name: 'cdo', isSpoken: false }],
    [null, null],
  ])('%s stands on the visit and in lists, with whether the doctor speaks it well', async (languageId, language) => {
    const id = await book({ languageId })
    const { visit } = await getDeskVisit(seat('viewer'), id, 'en-US')
    expect(visit.language).toEqual(language)
    const listed = await listDayVisits(await listDeskProviderFacilities(seat('viewer'), 'en-US'), '2026-10-22', 'en-US')
    expect(listed).toMatchObject([{ id, language }])
  })
})
