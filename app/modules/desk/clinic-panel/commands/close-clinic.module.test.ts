import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ProviderActor, SeatRole } from '#app/core/actor.ts'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { applyDraft } from '#app/modules/booking/schedule/commands/change-schedule.server.ts'
import { readImpact } from '#app/modules/booking/schedule/pages/impact-page.server.ts'
import { appointments, auditEvents, closures, scheduleDrafts } from '#drizzle/schema/index.ts'
import { facilityHolidays } from '#drizzle/schema/scheduling.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, type Practice } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { closeClinic, reopenClinic } from './close-clinic.server.ts'

useDatabase()

/** Tuesday 2026-10-20, 10:07 in New York. */
const start = Date.parse('2026-10-20T14:07:00Z')
const afternoon = Date.parse('2026-10-20T18:00:00Z')
const refusal = (code: string) => expect.objectContaining({ name: 'DomainError', code }) as Error

let practice: Practice
let clinic: { id: string; timeZone: string }
let manager: ProviderActor

const seat = (role: SeatRole, facilityId = practice.facilityId) =>
  actorOf({ providerId: null, tier: 3, seats: [{ facilityId, role, tier: 3 }], locale: 'en-US' })

beforeEach(async () => {
  setClock(start)
  practice = await withTransaction((tx) => insertPractice(tx, { provider: { tier: 3 } }))
  clinic = { id: practice.facilityId, timeZone: 'America/New_York' }
  manager = seat('manager')
})
afterEach(() => setClock(null))

const stored = () => db.select().from(closures).orderBy(asc(closures.dateFrom), asc(closures.id))
const book = async (startsAt: number) => (await bookAppointment(bookingInput(practice, { startsAt }))).appointmentId
const statusOf = async (id: string) => (await db.select().from(appointments).where(eq(appointments.id, id)))[0]!.status
const put = (dates: { dateFrom: string; dateTo: string }, scopeId = practice.facilityId) => {
  const id = newId()
  const row = { id, scope: 'facility' as const, scopeId, ...dates, part: 'all' as const, createdAt: start }
  return withTransaction(async (tx) => {
    await tx.insert(closures).values(row)
    return id
  })
}

describe('closing a clinic', () => {
  it.each([
    ['rest', { dateFrom: '2026-10-20', dateTo: '2026-10-20', part: 'times', startsAt: '10:07', endsAt: '24:00' }],
    ['today', { dateFrom: '2026-10-20', dateTo: '2026-10-20', part: 'all', startsAt: null, endsAt: null }],
    ['tomorrow', { dateFrom: '2026-10-21', dateTo: '2026-10-21', part: 'all', startsAt: null, endsAt: null }],
  ] as const)('for %s makes one closure of the whole clinic', async (span, row) => {
    expect(await closeClinic(manager, clinic, span)).toBeNull()
    expect(await stored()).toMatchObject([{ scope: 'facility', scopeId: clinic.id, ...row }])
  })

  it('makes no second closure of what is closed already, a minute later too', async () => {
    await closeClinic(manager, clinic, 'rest')
    setClock(start + 60_000)
    expect(await closeClinic(manager, clinic, 'rest')).toBeNull()
    expect(await stored()).toHaveLength(1)
  })

  it('makes none on a holiday that is kept', async () => {
    setClock(Date.parse('2026-12-25T15:00:00Z'))
    const row = { id: newId(), facilityId: clinic.id, holidayCode: 'christmas-day', part: 'all' as const }
    await withTransaction((tx) => tx.insert(facilityHolidays).values(row))
    expect(await closeClinic(manager, clinic, 'today')).toBeNull()
    expect(await stored()).toEqual([])
  })

  it('changes nothing before each visit has been decided about', async () => {
    const id = await book(afternoon)
    const draftId = (await closeClinic(manager, clinic, 'rest'))!
    expect(draftId).toBeTruthy()
    expect(await stored()).toEqual([])
    expect(await statusOf(id)).toBe('booked')
    const { seen, rows } = await readImpact(manager, draftId, 'en-US')
    expect(rows.map((row) => row.id)).toEqual([id])
    await expect(applyDraft(manager, { draftId, seen, choices: new Map() })).rejects.toEqual(
      refusal('schedule.impact_changed'),
    )
    await applyDraft(manager, { draftId, seen, choices: new Map([[id, { kind: 'keep' }]]) })
    expect(await stored()).toHaveLength(1)
    expect(await statusOf(id)).toBe('booked')
  })

  it('is not for who has a seat without that right, nor at another clinic', async () => {
    for (const role of ['front_desk', 'clinician', 'biller', 'viewer'] as const)
      await expect(closeClinic(seat(role), clinic, 'today')).rejects.toEqual(refusal('desk.NOT_ALLOWED'))
    await expect(closeClinic(seat('owner', 'another-clinic'), clinic, 'today')).rejects.toEqual(
      refusal('desk.NOT_ALLOWED'),
    )
    expect(await stored()).toEqual([])
    expect(await db.$count(scheduleDrafts)).toBe(0)
    const refused = await db.select().from(auditEvents).where(eq(auditEvents.outcome, 'refused'))
    expect(refused).toHaveLength(5)
    expect(refused[0]).toMatchObject({ action: 'booking.schedule_update', subjectId: clinic.id })
  })

  it('is for the doctor who works there alone', async () => {
    const doctor = actorOf({ providerId: practice.providerId, tier: 2, seats: [] })
    expect(await closeClinic(doctor, clinic, 'today')).toBeNull()
    expect(await stored()).toHaveLength(1)
  })
})

describe('opening a clinic again', () => {
  it('takes back the one closure, and no visit that was canceled comes back', async () => {
    const id = await book(afternoon)
    const draftId = (await closeClinic(manager, clinic, 'rest'))!
    const { seen } = await readImpact(manager, draftId, 'en-US')
    const choices = new Map([[id, { kind: 'cancel' as const, reasonCode: 'clinic_closed' as const }]])
    await applyDraft(manager, { draftId, seen, choices })
    await closeClinic(manager, clinic, 'tomorrow')
    const [rest, tomorrow] = await stored()
    expect(await reopenClinic(manager, clinic, rest!.id)).toBeNull()
    expect((await stored()).map((row) => row.id)).toEqual([tomorrow!.id])
    expect(await statusOf(id)).toBe('cancelled')
  })

  it('leaves alone several days in a row, other days, and the closures of others', async () => {
    const other = await withTransaction((tx) => insertPractice(tx, { provider: { tier: 3 } }))
    const ids = [
      await put({ dateFrom: '2026-10-19', dateTo: '2026-10-21' }),
      await put({ dateFrom: '2026-10-22', dateTo: '2026-10-22' }),
      await put({ dateFrom: '2026-10-20', dateTo: '2026-10-20' }, other.facilityId),
      newId(),
    ]
    for (const id of ids) await expect(reopenClinic(manager, clinic, id)).rejects.toEqual(refusal('desk.NOT_FOUND'))
    expect(await stored()).toHaveLength(3)
  })

  it('is not for who only reads', async () => {
    const id = await put({ dateFrom: '2026-10-20', dateTo: '2026-10-20' })
    await expect(reopenClinic(seat('front_desk'), clinic, id)).rejects.toEqual(refusal('desk.NOT_ALLOWED'))
    expect(await stored()).toHaveLength(1)
  })
})
