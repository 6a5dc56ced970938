import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { dayMs, minuteMs } from '#app/core/calendar/durations.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { rescheduleAppointment } from '#app/modules/booking/appointments/commands/reschedule-appointment.server.ts'
import { findNewTimes, nearestNewTimes } from '#app/modules/booking/appointments/pages/change-page.server.ts'
import { bookingInput, insertPractice, type Practice } from '#tests/factories/booking.ts'
import { newId } from '#app/core/ids.server.ts'
import { availabilityExceptions } from '#drizzle/schema/index.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { findTimeChoices } from './time-choices.server.ts'

useDatabase()

const wednesday = Date.parse('2026-10-21T14:00:00Z')
const thursday = wednesday + dayMs
beforeEach(() => setClock(wednesday))

type Shape = Parameters<typeof insertPractice>[1]
const practiceWith = (shape: Shape) => withTransaction((tx) => insertPractice(tx, shape))

const choicesAt = ({ providerFacilityId, visitTypeId }: Practice, asked: { day?: string; from?: string } = {}) =>
  findTimeChoices(
    { providerFacilityId, visitTypeId, timeZone: 'America/New_York', day: asked.day ?? null, from: asked.from ?? null },
    'en-US',
    now(),
  )
const datesOf = ({ days }: Awaited<ReturnType<typeof choicesAt>>) => days.map(({ day }) => day)

describe('the days that can be chosen', () => {
  it('go on in rows of six to the end of the horizon, for a doctor who is there on one day a week', async () => {
    const weekly = await practiceWith({ rules: [{ weekdays: [2] }] })
    const first = await choicesAt(weekly)
    expect(datesOf(first)).toEqual(['2026-10-27', '2026-11-03', '2026-11-10', '2026-11-17', '2026-11-24', '2026-12-01'])
    expect(first.laterFrom).toBe('2026-12-08')
    const next = await choicesAt(weekly, { from: first.laterFrom! })
    expect(datesOf(next)).toEqual(['2026-12-08', '2026-12-15'])
    expect(next).toMatchObject({ laterFrom: null, fromStart: false })
  })

  it('begin where hours begin, however far ahead', async () => {
    const away = await practiceWith({ rules: [{ effectiveFrom: '2026-12-07' }] })
    expect(datesOf(await choicesAt(away))[0]).toBe('2026-12-07')
  })

  it('show one from an address that lies beyond the first of them', async () => {
    const daily = await practiceWith({})
    expect(await choicesAt(daily, { day: '2026-12-10' })).toMatchObject({ day: '2026-12-10', fromStart: false })
  })
})

describe('another time for a visit', () => {
  const shape = { visitType: { minutes: 60, alignMinutes: 30, dailyCap: 1 } }

  it('may overlap its own time and be on its own day, and is not its own time', async () => {
    const practice = await practiceWith(shape)
    const { appointmentId } = await bookAppointment(bookingInput(practice, { startsAt: thursday }))
    const times = await findNewTimes(appointmentId, new URLSearchParams({ day: '2026-10-22' }), 'en-US')
    expect(times!.day).toBe('2026-10-22')
    const starts = times!.times.map(({ slot }) => slot)
    expect(starts).toContain('2026-10-22T14:30Z')
    expect(starts).not.toContain('2026-10-22T14:00Z')
    const moved = { appointmentId, startsAt: thursday + 30 * minuteMs, actor: { type: 'patient', id: null } } as const
    expect(await rescheduleAppointment(moved)).toEqual({ status: 'booked' })
  })

  it('is looked for from the day that the visit has, or the next with open times, among its neighbors', async () => {
    const practice = await practiceWith({})
    const startsAt = Date.parse('2026-11-18T15:00:00Z')
    const { appointmentId } = await bookAppointment(bookingInput(practice, { startsAt }))
    const asked = (search = '') =>
      findNewTimes(appointmentId, new URLSearchParams(search), 'en-US').then((each) => each!)
    const own = await asked()
    expect(own).toMatchObject({ day: '2026-11-18', fromStart: false, laterFrom: '2026-11-24' })
    expect(datesOf(own)[0]).toBe('2026-11-16')
    expect((await asked('from=today')).day).toBe('2026-10-21')
    expect((await asked('day=2026-10-23')).day).toBe('2026-10-23')
    expect((await asked('from=2026-12-01')).day).toBe('2026-12-01')
    const off = { id: newId(), date: '2026-11-18', kind: 'off', createdAt: now() } as const
    const { providerFacilityId } = practice
    await withTransaction((tx) => tx.insert(availabilityExceptions).values({ ...off, providerFacilityId }))
    expect((await asked()).day).toBe('2026-11-19')
  })

  it('is looked for in a full row at the end of the horizon, and in the first row where the visit is soon', async () => {
    const weekly = await practiceWith({ rules: [{ weekdays: [2] }] })
    const last = Date.parse('2026-12-15T15:00:00Z')
    const { appointmentId } = await bookAppointment(bookingInput(weekly, { startsAt: last }))
    const times = await findNewTimes(appointmentId, new URLSearchParams(), 'en-US')
    expect(datesOf(times!)).toEqual([
      '2026-11-10',
      '2026-11-17',
      '2026-11-24',
      '2026-12-01',
      '2026-12-08',
      '2026-12-15',
    ])
    expect(times).toMatchObject({ day: '2026-12-15', laterFrom: null })
    const daily = await practiceWith({})
    const soon = await bookAppointment(bookingInput(daily, { startsAt: thursday, idempotencyKey: 'another' }))
    const near = await findNewTimes(soon.appointmentId, new URLSearchParams(), 'en-US')
    expect(near).toMatchObject({ day: '2026-10-22', fromStart: true })
  })

  it('is offered near one that cannot be had, on its own day too', async () => {
    const practice = await practiceWith(shape)
    const { appointmentId } = await bookAppointment(bookingInput(practice, { startsAt: thursday }))
    const near = await nearestNewTimes(appointmentId, thursday + 15 * minuteMs, 'en-US')
    expect(near).toHaveLength(3)
    expect(near.map(({ slot }) => slot)).toContain('2026-10-22T14:30Z')
    expect(near.map(({ slot }) => slot)).not.toContain('2026-10-22T14:00Z')
  })
})
