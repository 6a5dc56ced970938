import { asc } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addDays } from '#app/core/calendar/dates.ts'
import { hourMs, minuteMs } from '#app/core/calendar/durations.ts'
import { instantOfWall, newYork } from '#app/core/calendar/zones.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { runChores } from '#app/modules/booking/commands/chores.server.ts'
import { messageOutbox, waitlistEntries } from '#drizzle/schema/index.ts'
import { expectPeople, magnolia, startDemo, urgentCare } from '#tests/factories/demo-desks.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { demoKeeper } from './keep-visits.ts'

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
    }
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
