import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays } from '#app/core/calendar/dates.ts'
import { hourMs, minuteMs } from '#app/core/calendar/durations.ts'
import { instantOfWall, newYork } from '#app/core/calendar/zones.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { runChores } from '#app/modules/booking/commands/chores.server.ts'
import {
  appointments,
  eligibilityChecks,
  eligibilityEvents,
  messageOutbox,
  waitlistEntries,
} from '#drizzle/schema/index.ts'
import {
  checksToday,
  expectChecks,
  expectPeople,
  magnolia,
  problemsTomorrow,
  startDemo,
  urgentCare,
} from '#tests/factories/demo-desks.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { demoKeeper, keepDemoVisits } from './keep-visits.ts'

useDatabase()

describe('a server that runs on', () => {
  it('has people at its desks the next morning, afternoon and night, and two weeks later', async () => {
    setClock(instantOfWall('2026-11-22', '22:40', newYork))
    await startDemo()
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
      await expectChecks(magnolia)
      // Asked about in the evening.
      expect(await problemsTomorrow(magnolia)).toBe(time === '23:30' ? 4 : 0)
    }
  })

  it('asks no payer twice about a visit, and not about one that somebody has asked about, moved or called off', async () => {
    setClock(instantOfWall('2026-11-23', '09:00', newYork))
    await startDemo()
    const checks = () => db.select().from(eligibilityChecks).orderBy(asc(eligibilityChecks.id))
    const before = await checks()
    await keepDemoVisits()
    expect(await checks()).toEqual(before)

    const [mine, moved, calledOff, ...others] = (await checksToday(magnolia)).map(({ visitId }) => visitId)
    const own = before.find(({ appointmentId }) => appointmentId === mine)!
    await withTransaction(async (tx) => {
      await tx.delete(eligibilityEvents)
      await tx.delete(eligibilityChecks)
      await tx.insert(eligibilityChecks).values({ ...own, id: 'by-hand' })
      const later = sql`${appointments.startsAt} + ${5 * minuteMs}`
      await tx.update(appointments).set({ startsAt: later }).where(eq(appointments.id, moved!))
      await tx.update(appointments).set({ status: 'cancelled' }).where(eq(appointments.id, calledOff!))
    })
    await keepDemoVisits()
    const asked = (await checks()).map(({ appointmentId }) => appointmentId)
    expect(asked.sort()).toEqual([mine, ...others].sort())
    expect(await db.$count(eligibilityEvents)).toBe(others.length)
  })

  it('lets an offer that nobody answers go its way, and then makes another', async () => {
    setClock(instantOfWall('2026-11-23', '09:00', newYork))
    await startDemo()
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
