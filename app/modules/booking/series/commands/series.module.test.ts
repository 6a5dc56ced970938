import { and, asc, eq, isNotNull, like } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { cancelAppointment } from '#app/modules/booking/appointments/commands/cancel-appointment.server.ts'
import { staffActor } from '#app/modules/booking/staff-actor.ts'
import { appointments, messageOutbox, patients } from '#drizzle/schema/index.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import { anyway, bookingInput, insertPractice, type Practice, somebody } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { sameTimeOn, seriesDates } from '../series-rule.ts'
import { bookSeries, type SeriesBooking } from './book-series.server.ts'
import { cancelSeries, moveSeries } from './change-series.server.ts'

useDatabase()

const hour = 3_600_000
const week = 7 * 24 * hour
/** Wednesday, 10:00 in New York; the clocks go back on November 1. */
const wednesday = Date.parse('2026-10-21T14:00:00Z')
const refusal = (code: string) => expect.objectContaining({ code: `booking.${code}` }) as Error

let practice: Practice
beforeEach(async () => {
  setClock(Date.parse('2026-10-20T14:00:00Z'))
  practice = await withTransaction((tx) => insertPractice(tx, { visitType: { horizonDays: 14 } }))
})

const desk = (tier = 3, capability: 'appointment.repeat' | 'appointment.manage' = 'appointment.repeat') => {
  const seats = [{ facilityId: practice.facilityId, role: 'front_desk' as const, tier }]
  return staffActor(actorOf({ seats }), capability, { facilityId: practice.facilityId })!
}
const dates = (count: number, from = wednesday) =>
  seriesDates({ unit: 'week', every: 1, weekdays: [3], count, until: null }, '2026-10-21').map((date) =>
    sameTimeOn(date, from, 'America/New_York'),
  )
const plain = (startsAt: number) => ({ startsAt, override: null })
const formOf = (patient = somebody()) => ({ form: bookingInput(practice, { startsAt: 0, patient }) })
const book = (starts: readonly number[], more: Partial<SeriesBooking> = {}) =>
  bookSeries({
    idempotencyKey: newId(),
    actor: desk(),
    visits: starts.map(plain),
    ...formOf(),
    ...more,
  } as SeriesBooking)
const visits = () => db.select().from(appointments).orderBy(asc(appointments.startsAt), asc(appointments.id))
const messages = () =>
  db
    .select({ template: messageOutbox.template, channel: messageOutbox.channel })
    .from(messageOutbox)
    .where(like(messageOutbox.template, 'appointment_%'))
    .orderBy(asc(messageOutbox.template), asc(messageOutbox.channel))

describe('a series', () => {
  it('is booked at the same time by the clock over a change of clocks, beyond the horizon, and told of once', async () => {
    const starts = dates(10)
    const { seriesId, firstId } = await book(starts)
    const rows = await visits()
    expect(rows.map(({ startsAt }) => startsAt)).toEqual(starts)
    // EDT twice, then EST.
    expect(rows.map(({ startsAt }) => new Date(startsAt!).getUTCHours())).toEqual([
      14,
      14,
      ...Array<number>(8).fill(15),
    ])
    expect(new Set(rows.map((row) => row.seriesId))).toEqual(new Set([seriesId]))
    expect(rows[0]).toMatchObject({ id: firstId, isNewPatient: true, status: 'booked', source: 'phone' })
    expect(rows.slice(1).every(({ isNewPatient }) => !isNewPatient)).toBe(true)
    expect(await messages()).toEqual(
      ['email', 'sms'].map((channel) => ({ template: 'appointment_series_booked', channel })),
    )
    const reminders = await db.select().from(messageOutbox).where(like(messageOutbox.template, 'reminder_%'))
    expect(new Set(reminders.map(({ subjectId }) => subjectId))).toEqual(new Set(rows.map(({ id }) => id)))
  })

  it('is booked once by a form that is sent twice at once and again later', async () => {
    const idempotencyKey = newId()
    const form = formOf()
    const both = await Promise.all([
      book(dates(4), { idempotencyKey, ...form }),
      book(dates(4), { idempotencyKey, ...form }),
    ])
    expect(both[0]).toEqual(both[1])
    expect(await book(dates(4), { idempotencyKey, ...form })).toEqual(both[0])
    expect(await visits()).toHaveLength(4)
    expect(await messages()).toHaveLength(2)
  })

  it('is booked whole or not at all, and says which of its times is lost', async () => {
    const starts = dates(4)
    await bookAppointment(bookingInput(practice, { startsAt: starts[0]! + week }))
    const before = { visits: await visits(), people: await db.select({ id: patients.id }).from(patients) }
    await expect(book(starts)).rejects.toEqual(refusal('SLOT_TAKEN'))
    expect({ visits: await visits(), people: await db.select({ id: patients.id }).from(patients) }).toEqual(before)
    // Outside of hours it has to have been read, as with any booking of the desk.
    const early = starts.map((startsAt) => startsAt - 3 * hour)
    await expect(book(early)).rejects.toEqual(refusal('OUTSIDE_HOURS'))
    await book(early, { visits: early.map((startsAt) => ({ startsAt, override: anyway(startsAt) })) })
  })

  it('of two at once for the same times is booked for one, and the other leaves nothing', async () => {
    const people = [somebody(), somebody()]
    const starts = dates(6)
    // The second begins elsewhere and meets the first in the middle.
    const orders = [starts, [...starts.slice(3), ...starts.slice(0, 3)]]
    const both = await Promise.allSettled(orders.map((order, index) => book(order, formOf(people[index]))))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: refusal('SLOT_TAKEN') })
    const rows = await visits()
    expect(rows.map(({ startsAt }) => startsAt)).toEqual(starts)
    expect(new Set(rows.map(({ patientId }) => patientId)).size).toBe(1)
    expect(await db.select({ id: patients.id }).from(patients)).toHaveLength(1)
  })

  it('repeats a visit, which becomes one of it, for who that visit is of', async () => {
    const { appointmentId } = await bookAppointment(bookingInput(practice, { startsAt: wednesday }))
    const repeats = { repeats: appointmentId, form: undefined }
    const { seriesId } = await book(dates(3).slice(1), repeats)
    const rows = await visits()
    expect(rows.map((row) => row.seriesId)).toEqual([seriesId, seriesId, seriesId])
    expect(new Set(rows.map(({ patientId }) => patientId)).size).toBe(1)
    // Twice on a day is refused to the desk, as in any booking.
    await expect(book([wednesday + hour], repeats)).rejects.toEqual(refusal('DUPLICATE_BOOKING'))
    // Later more of it: still the same series. A visit that was called off is none of it.
    const again = await book([dates(4)[3]!], repeats)
    expect(again.seriesId).toBe(seriesId)
    await cancelAppointment({ appointmentId, actor: desk(3, 'appointment.manage'), reasonCode: 'other' })
    const other = await book([dates(5)[4]!], repeats)
    expect(other.seriesId).not.toBe(seriesId)
  })

  it('belongs to a level and to one’s own practice', async () => {
    expect(
      staffActor(
        actorOf({ seats: [{ facilityId: practice.facilityId, role: 'owner', tier: 2 }] }),
        'appointment.repeat',
        { facilityId: practice.facilityId },
      ),
    ).toBeNull()
    const stranger = staffActor(actorOf(), 'appointment.repeat', { facilityId: 'facility-1' })!
    await expect(book(dates(2), { actor: stranger })).rejects.toEqual(refusal('NOT_FOUND'))
    await expect(book([])).rejects.toEqual(refusal('INVALID_INPUT'))
    await expect(book(Array.from({ length: 31 }, (_, index) => wednesday + index * week))).rejects.toEqual(
      refusal('INVALID_INPUT'),
    )
    expect(await visits()).toEqual([])
  })
})

describe('what is left of a series', () => {
  const following = async (from: number) =>
    (await visits()).filter((row) => row.seriesId !== null && row.startsAt! >= from)

  it('is cancelled at once, with its reminders, and told of once', async () => {
    const starts = dates(5)
    await book(starts)
    const ids = (await following(starts[2]!)).map(({ id }) => id)
    const actor = desk(1, 'appointment.manage')
    await cancelSeries({ ids, actor, reasonCode: 'patient_called' })
    expect((await visits()).map(({ status }) => status)).toEqual([
      ...['booked', 'booked'],
      ...Array<string>(3).fill('cancelled'),
    ])
    expect((await messages()).filter(({ template }) => template === 'appointment_series_cancelled')).toHaveLength(2)
    const left = await db
      .select({ id: messageOutbox.subjectId })
      .from(messageOutbox)
      .where(and(like(messageOutbox.template, 'reminder_%'), eq(messageOutbox.state, 'queued')))
    expect(left.some(({ id }) => ids.includes(id))).toBe(false)
    await expect(cancelSeries({ ids, actor, reasonCode: 'other' })).rejects.toEqual(refusal('INVALID_TRANSITION'))
  })

  it('moves by a week in both directions, though its visits stand in each other’s way', async () => {
    const starts = dates(4)
    await book(starts)
    const actor = desk(1, 'appointment.manage')
    const move = async (days: number) => {
      const rows = await following(starts[1]!)
      const moves = rows.map(({ id, startsAt }) => {
        const date = new Date(startsAt! + days * 24 * hour).toISOString().slice(0, 10)
        return { appointmentId: id, ...plain(sameTimeOn(date, startsAt!, 'America/New_York')) }
      })
      await moveSeries({ moves, actor })
      return moves
    }
    const later = await move(7)
    expect((await visits()).map(({ startsAt }) => startsAt)).toEqual([starts[0], ...dates(5).slice(2)])
    // Sent again, it moves nothing and tells nobody.
    await moveSeries({ moves: later, actor })
    await move(-7)
    expect((await visits()).map(({ startsAt }) => startsAt)).toEqual(starts)
    const told = (await messages()).filter(({ template }) => template === 'appointment_series_moved')
    expect(told).toHaveLength(4)
  })

  it('is moved whole or not at all', async () => {
    const starts = dates(3)
    await book(starts)
    await bookAppointment(bookingInput(practice, { startsAt: starts[2]! + hour, actor: desk(3, 'appointment.manage') }))
    const rows = await db.select().from(appointments).where(isNotNull(appointments.seriesId))
    const moves = rows.map(({ id, startsAt }) => ({ appointmentId: id, ...plain(startsAt! + hour) }))
    await expect(moveSeries({ moves, actor: desk(3, 'appointment.manage') })).rejects.toEqual(refusal('SLOT_TAKEN'))
    const after = await db.select().from(appointments).where(isNotNull(appointments.seriesId))
    expect(after).toEqual(rows)
  })
})
