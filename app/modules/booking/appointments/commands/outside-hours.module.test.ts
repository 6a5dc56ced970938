import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { judgeDeskTime } from '#app/modules/booking/holds/queries/desk-time.server.ts'
import { holdSlot } from '#app/modules/booking/holds/commands/hold-slot.server.ts'
import { getProviderFacility, getVisitType } from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { appointmentEvents, appointments, closures, facilityHolidays } from '#drizzle/schema/index.ts'
import { deskActor } from '#tests/factories/accounts.ts'
import { anyway, bookingInput, insertPractice, insertVisitType, type Practice } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { bookAppointment } from './book-appointment.server.ts'
import { rescheduleAppointment } from './reschedule-appointment.server.ts'

useDatabase()

const minute = 60_000
const hour = 60 * minute
/** Wednesday, 10:00 in New York; open from nine to twelve and from one to five. */
const wednesday = Date.parse('2026-10-21T14:00:00Z')
const sunday = Date.parse('2026-10-25T07:20:00Z')
const thanksgiving = Date.parse('2026-11-26T15:00:00Z')
const desk = deskActor({ id: 'clerk' })
const manager = deskActor({ id: 'manager', isManager: true })
const refusal = (code: string) => expect.objectContaining({ code: `booking.${code}` }) as Error

let practice: Practice
beforeEach(async () => {
  setClock(Date.parse('2026-10-20T14:00:00Z'))
  practice = await withTransaction(async (tx) => {
    const made = await insertPractice(tx, {
      rules: [{ ends: '12:00' }, { starts: '13:00' }],
      visitType: { minutes: 40, bufferAfter: 10, leadMinutes: 60 },
    })
    await tx
      .insert(facilityHolidays)
      .values({ id: newId(), facilityId: made.facilityId, holidayCode: 'thanksgiving-day', part: 'all' })
    return made
  })
})

const book = async (startsAt: number, more: Partial<Parameters<typeof bookingInput>[1]> = {}) =>
  (await bookAppointment(bookingInput(practice, { actor: desk, source: 'phone', startsAt, ...more }))).appointmentId
const rowOf = async (id: string) => (await db.select().from(appointments).where(eq(appointments.id, id)))[0]!

async function said(startsAt: number, visitTypeId = practice.visitTypeId): Promise<string[]> {
  const providerFacility = await getProviderFacility(db, practice.providerFacilityId)
  const visitType = await getVisitType(db, practice.providerFacilityId, visitTypeId)
  const { obstacles } = await judgeDeskTime(db, { providerFacility, visitType, startsAt, except: {} })
  return obstacles.map(({ kind }) => kind)
}

describe('a time that the desk wants', () => {
  it('is booked without a word within the hours, on the grid or not, and without lead time', async () => {
    setClock(wednesday - 5 * minute)
    await book(wednesday)
    await book(wednesday + 3 * hour + 5 * minute)
    const events = await db.select().from(appointmentEvents)
    expect(events.map(({ diff }) => diff)).toEqual([{}, {}])
  })

  it.each([
    ['a closed day', sunday, 'closed_day'],
    ['a holiday', thanksgiving, 'holiday'],
    ['a break', wednesday + 2 * hour, 'break'],
    ['after the last hours', wednesday + 7 * hour, 'hours'],
  ])('is asked about on %s, and history keeps that it was passed over', async (_, startsAt, kind) => {
    expect(await said(startsAt)).toEqual([kind])
    await expect(book(startsAt)).rejects.toEqual(refusal('OUTSIDE_HOURS'))
    // What was read of another time, or of something else, does not count.
    for (const override of [anyway(startsAt + minute), { startsAt, kinds: ['buffer' as const] }])
      await expect(book(startsAt, { actor: manager, override })).rejects.toEqual(refusal('OUTSIDE_HOURS'))
    const id = await book(startsAt, { actor: manager, override: anyway(startsAt) })
    const [event] = await db.select().from(appointmentEvents).where(eq(appointmentEvents.appointmentId, id))
    expect(event).toMatchObject({ actorId: 'manager', diff: { passed: [null, [kind]] } })
  })

  it('on a closed day or in time off is the manager’s to give, beside the hours of a day the desk’s too', async () => {
    const off = { id: newId(), scope: 'provider' as const, scopeId: practice.providerId }
    const when = { dateFrom: '2026-10-22', dateTo: '2026-10-22', part: 'all' as const, createdAt: wednesday }
    await withTransaction((tx) => tx.insert(closures).values({ ...off, ...when }))
    const thursday = wednesday + 24 * hour
    expect(await said(thursday)).toEqual(['time_off'])
    for (const startsAt of [sunday, thanksgiving, thursday])
      await expect(book(startsAt, { override: anyway(startsAt) })).rejects.toEqual(refusal('OUTSIDE_HOURS'))
    for (const startsAt of [wednesday + 2 * hour, wednesday + 7 * hour])
      await book(startsAt, { override: anyway(startsAt) })
    await book(thursday, { actor: manager, override: anyway(thursday) })
  })

  it('within the minutes between two visits says so; passed over, it still lies over no visit', async () => {
    await book(wednesday + hour)
    const near = wednesday + 20 * minute
    expect(await said(near)).toEqual(['buffer'])
    await expect(book(near)).rejects.toEqual(refusal('OUTSIDE_HOURS'))
    const id = await book(near, { override: anyway(near) })
    expect(await rowOf(id)).toMatchObject({ busyFrom: near, busyTo: near + 50 * minute, endsAt: near + 40 * minute })
    for (const over of [near + minute, wednesday + hour, wednesday + 70 * minute]) {
      expect(await said(over)).toContain('visit')
      await expect(book(over, { actor: manager, override: anyway(over) })).rejects.toEqual(refusal('SLOT_TAKEN'))
    }
  })

  it('is never that of a patient who is filling in the form', async () => {
    await holdSlot({ ...practice, startsAt: wednesday, holderKey: 'somebody' })
    expect(await said(wednesday + 10 * minute)).toEqual(['hold'])
    const over = wednesday + 10 * minute
    await expect(book(over, { actor: manager, override: anyway(over) })).rejects.toEqual(refusal('SLOT_TAKEN'))
  })

  it('beyond the day’s number is asked about, too', async () => {
    const visitTypeId = await withTransaction((tx) =>
      insertVisitType(tx, practice.providerFacilityId, { minutes: 20, dailyCap: 1 }),
    )
    await book(wednesday, { visitTypeId })
    const second = wednesday + hour
    await expect(book(second, { visitTypeId })).rejects.toEqual(refusal('OUTSIDE_HOURS'))
    expect(await said(second, visitTypeId)).toEqual(['full_day'])
    await book(second, { visitTypeId, override: anyway(second) })
  })

  it('is asked about for a move alike, and given once of two at once', async () => {
    const id = await book(wednesday)
    const startsAt = wednesday + 2 * hour
    const move = { appointmentId: id, actor: desk, startsAt }
    await expect(rescheduleAppointment(move)).rejects.toEqual(refusal('OUTSIDE_HOURS'))
    const both = await Promise.allSettled([
      rescheduleAppointment({ ...move, override: anyway(startsAt) }),
      book(startsAt + 20 * minute, { override: anyway(startsAt + 20 * minute) }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(bookAppointment(bookingInput(practice, { startsAt, override: anyway(startsAt) }))).rejects.toEqual(
      refusal('CLOSED'),
    )
  })
})
