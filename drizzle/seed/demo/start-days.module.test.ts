import { asc } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { dayMs } from '#app/core/calendar/durations.ts'
import { instantOfWall, newYork } from '#app/core/calendar/zones.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { dialect } from '#drizzle/dialect.ts'
import { appointments, appointmentStatuses, messageOutbox, waitlistEntries } from '#drizzle/schema/index.ts'
import { deskOf, expectChecks, expectPeople, magnolia, startDemo, urgentCare } from '#tests/factories/demo-desks.ts'
import { useDatabase } from '#tests/setup/database.ts'

useDatabase()

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

/**
 * The days differ in what is reckoned before a statement is made, and PostgreSQL runs in this process, many times as slow: there the
 * day with most beside each other is enough, two classes at a facility.
 */
const tested = starts.filter(([day]) => dialect === 'sqlite' || day === '2026-11-23')

it.each(tested)('starts from an empty database on %s at %s: %s', async (day, time) => {
  setClock(instantOfWall(day, time, newYork))
  await startDemo()
  const rows = await db.select().from(appointments).orderBy(asc(appointments.id))
  const seats = rows.map((row) => `${row.visitTypeId} ${row.startsAt} ${row.seat}`)
  expect(new Set(seats).size).toBe(seats.length)

  await expectPeople(urgentCare)
  const isNight = time < '08:00'
  const isOpen = day !== '2027-02-06'
  if (isOpen && !isNight) await expectPeople(magnolia)
  if (isOpen) await expectChecks(magnolia)
  // Before it opens, the desk has the coming day before it.
  if (isNight) expect((await deskOf(magnolia)).visits.length).toBeGreaterThan(15)
  const near = rows.filter(({ startsAt }) => Math.abs(startsAt! - now()) <= dayMs)
  expect(new Set(near.map(({ status }) => status))).toEqual(new Set(appointmentStatuses))
  expect(near.some(({ seat }) => seat > 0)).toBe(true)
  const waiting = await db.select().from(waitlistEntries)
  expect(waiting.map(({ status }) => status)).toEqual(['offered', 'offered'])
  expect(await db.$count(messageOutbox)).toBe(0)
})
