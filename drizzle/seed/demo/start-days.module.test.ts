import { asc } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays } from '#app/core/calendar/dates.ts'
import { dayMs, hourMs, minuteMs } from '#app/core/calendar/durations.ts'
import { instantOfWall, localDate, newYork } from '#app/core/calendar/zones.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { runChores } from '#app/modules/booking/chores.server.ts'
import { nowAndNext, waitingQueue } from '#app/modules/desk/now-and-next.ts'
import { listDayVisits, listRequests } from '#app/modules/desk/queries/day-visits.server.ts'
import { listDeskPlaces } from '#app/modules/desk/queries/desk-places.server.ts'
import { dialect } from '#drizzle/dialect.ts'
import { appointments, appointmentStatuses, messageOutbox, waitlistEntries } from '#drizzle/schema/index.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { seedDemo } from '../seed-demo.ts'
import { seedReference } from '../seed-reference.ts'
import { demoKeeper, keepDemoVisits } from './keep-visits.ts'
import { seedDemoSchedules } from './schedules.ts'

useDatabase()

const magnolia = 'demo-magnolia-medical-building'
const urgentCare = 'demo-plum-blossom-urgent-care'

/** Start days and times on the wall of New York: holidays, both changes of the clocks, a leap day, weekends, nights. */
const starts = [
  ['2026-11-01', '01:30', 'the clocks go back'],
  ['2026-11-22', '22:40', 'a Sunday night'],
  ['2026-11-23', '09:00', 'two classes at a place'],
  ['2026-11-24', '15:05', 'two classes at a place'],
  ['2026-11-25', '12:00', 'two classes at a place'],
  ['2026-11-26', '10:20', 'Thanksgiving'],
  ['2026-12-25', '08:45', 'Christmas'],
  ['2026-12-31', '23:50', 'New Year’s Eve'],
  ['2027-01-01', '03:00', 'New Year'],
  ['2027-02-06', '11:00', 'Lunar New Year'],
  ['2027-03-14', '03:30', 'the clocks go forward'],
  ['2027-07-04', '18:30', 'Independence Day, a Sunday'],
  ['2028-02-29', '13:10', 'a leap day'],
  ['2030-09-12', '07:10', 'an early morning'],
] as const

const seatAt = (facilityId: string) =>
  actorOf({ providerId: null, tier: 3, seats: [{ facilityId, role: 'front_desk', tier: 3 }] })

/** What the front desk of a clinic sees now. */
async function deskOf(facilityId: string) {
  const places = await listDeskPlaces(seatAt(facilityId), 'en-US')
  const visits = await listDayVisits(places, localDate(now(), newYork), 'en-US')
  const doctors = places.map(({ doctor }) => doctor)
  return {
    visits,
    waiting: waitingQueue(visits),
    inRoom: nowAndNext(visits, doctors, now()).flatMap((doctor) => doctor.inRoom),
    requests: await listRequests(places, 'en-US'),
  }
}

/** The desk's people may be of yesterday's list shortly after midnight. */
async function expectPeople(facilityId: string): Promise<void> {
  const { visits, waiting, inRoom, requests } = await deskOf(facilityId)
  const where = `${facilityId} at ${new Date(now()).toISOString()}`
  expect(visits.length, where).toBeGreaterThan(30)
  expect(waiting.length, where).toBeGreaterThan(0)
  // As long as the last of an evening wait, and no longer.
  expect(Math.max(...waiting.map(({ waited }) => waited ?? 0)), where).toBeLessThan(4 * 60)
  expect(inRoom.length, where).toBeGreaterThan(0)
  expect(requests.length, where).toBeGreaterThan(0)
}

async function seed(): Promise<void> {
  for (const step of [seedReference, seedDemo, seedDemoSchedules]) await withTransaction(step)
  await keepDemoVisits()
}

/**
 * The days differ in what is reckoned before a statement is made, and PostgreSQL runs in this process, many times as slow: there the
 * day with most beside each other is enough, two classes at a place.
 */
const tested = starts.filter(([day]) => dialect === 'sqlite' || day === '2026-11-23')

it.each(tested)('starts from an empty database on %s at %s: %s', async (day, time) => {
  setClock(instantOfWall(day, time, newYork))
  await seed()
  const rows = await db.select().from(appointments).orderBy(asc(appointments.id))
  const seats = rows.map((row) => `${row.visitTypeId} ${row.startsAt} ${row.seat}`)
  expect(new Set(seats).size).toBe(seats.length)

  await expectPeople(urgentCare)
  const isNight = time < '08:00'
  if (day !== '2027-02-06' && !isNight) await expectPeople(magnolia)
  // Before it opens, the desk has the coming day before it.
  if (isNight) expect((await deskOf(magnolia)).visits.length).toBeGreaterThan(15)
  const near = rows.filter(({ startsAt }) => Math.abs(startsAt! - now()) <= dayMs)
  expect(new Set(near.map(({ status }) => status))).toEqual(new Set(appointmentStatuses))
  expect(near.some(({ seat }) => seat > 0)).toBe(true)
  const waiting = await db.select().from(waitlistEntries)
  expect(waiting.map(({ status }) => status)).toEqual(['offered', 'offered'])
  expect(await db.$count(messageOutbox)).toBe(0)
})

describe('a server that runs on', () => {
  it('has people at its desks the next morning, afternoon and night, and two weeks later', async () => {
    setClock(instantOfWall('2026-11-22', '22:40', newYork))
    await seed()
    const keep = demoKeeper()
    for (const [days, time] of [
      [1, '09:15'],
      [1, '14:00'],
      [1, '23:30'],
      [2, '10:00'],
      [14, '11:00'],
    ] as const) {
      setClock(instantOfWall(addDays('2026-11-22', days), time, newYork))
      await keep()
      await expectPeople(magnolia)
      await expectPeople(urgentCare)
    }
  })

  it('lets an offer that nobody answers go its way, and then makes another', async () => {
    setClock(instantOfWall('2026-11-23', '09:00', newYork))
    await seed()
    const keep = demoKeeper()
    const start = now()
    for (let minute = 1; minute < 4 * 60; minute += 31) {
      setClock(start + minute * minuteMs)
      await runChores()
      await keep()
    }
    const entries = await db.select().from(waitlistEntries).orderBy(asc(waitlistEntries.createdAt))
    expect(entries.filter(({ status }) => status === 'paused').length).toBeGreaterThan(1)
    expect(entries.filter(({ status }) => status === 'offered').length).toBeGreaterThan(0)
    expect(entries.length).toBeLessThan(10)
    expect(await db.$count(messageOutbox)).toBe(0)
    expect(now() - start).toBeGreaterThan(3 * hourMs)
  })
})
