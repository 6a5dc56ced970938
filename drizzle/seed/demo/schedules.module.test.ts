import { asc } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { findOpenSlots, openingCounts } from '#app/modules/booking/slots/read-schedule.server.ts'
import * as schema from '#drizzle/schema/index.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { seedDemo } from '../seed-demo.ts'
import { seedReference } from '../seed-reference.ts'
import { seedDemoSchedules } from './schedules.ts'

useDatabase()

const dayMs = 86_400_000
const { appointments, appointmentEvents, availabilityExceptions, availabilityRules, visitTypes } = schema

beforeEach(async () => {
  await withTransaction(async (tx) => {
    await seedReference(tx)
    await seedDemo(tx)
  })
  await withTransaction(seedDemoSchedules)
})

const visits = () => db.select().from(appointments).orderBy(asc(appointments.id))
const everything = async () => [
  await visits(),
  await db.select().from(appointmentEvents).orderBy(asc(appointmentEvents.id)),
  await db.select().from(visitTypes).orderBy(asc(visitTypes.id)),
  await db.select().from(availabilityRules).orderBy(asc(availabilityRules.id)),
  await db.select().from(availabilityExceptions).orderBy(asc(availabilityExceptions.id)),
  await db.select().from(schema.facilityHolidays).orderBy(asc(schema.facilityHolidays.id)),
  await db.select().from(schema.resources).orderBy(asc(schema.resources.id)),
  await db.select().from(schema.patients).orderBy(asc(schema.patients.id)),
]

describe('seedDemoSchedules', () => {
  it('names everything so that the audit can name it', async () => {
    const tables = [appointments, visitTypes, schema.patients, schema.providerFacilities, schema.facilities] as const
    for (const table of tables) {
      const ids = await db.select({ id: table.id }).from(table)
      expect(ids.length).toBeGreaterThan(0)
      expect(ids.filter(({ id }) => id.length > 128)).toEqual([])
    }
  })

  it('gives bookable providers calendars with open, full and closed days, and visits in every status', async () => {
    const places = [...new Set((await db.select().from(visitTypes)).map((type) => type.providerFacilityId))]
    expect(places.length).toBeGreaterThan(30)
    const counts = await openingCounts(places, '2026-10-20', 14)
    const days = [...counts.values()].flatMap((place) => place.counts)
    expect(days.filter((count) => count > 0).length).toBeGreaterThan(200)
    expect(days.filter((count) => count === 0).length).toBeGreaterThan(50)
    expect([...counts.values()].filter(({ first }) => first !== null).length).toBeGreaterThan(places.length * 0.9)

    const rows = await visits()
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(schema.appointmentStatuses))
    expect(rows.length).toBeGreaterThan(300)
    expect(rows.length).toBeLessThan(6000)
    expect(rows.some(({ startsAt }) => startsAt! < now() - 2 * dayMs)).toBe(true)
    expect(rows.some(({ startsAt }) => startsAt! > now() + 8 * dayMs)).toBe(true)
    expect(rows.some(({ seat }) => seat > 0)).toBe(true)
    const rules = await db.select().from(availabilityRules)
    expect(rules.some(({ everyWeeks }) => everyWeeks === 2)).toBe(true)
    const kinds = (await db.select().from(availabilityExceptions)).map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['off', 'extra', 'replace']))
    expect(await db.$count(schema.messageOutbox)).toBe(0)
  })

  it('leaves no visit over another of the same provider, and a history that fits each', async () => {
    const keeping = (await visits()).filter(({ status }) =>
      (schema.blockingStatuses as readonly string[]).includes(status),
    )
    const sorted = keeping.sort((a, b) =>
      a.providerId < b.providerId ? -1 : a.providerId > b.providerId ? 1 : a.busyFrom! - b.busyFrom!,
    )
    for (const [index, row] of sorted.entries()) {
      const before = sorted[index - 1]
      const isSession = before?.startsAt === row.startsAt && before.visitTypeId === row.visitTypeId
      if (before?.providerId === row.providerId && !isSession)
        expect(row.busyFrom).toBeGreaterThanOrEqual(before.busyTo!)
    }
    const events = await db
      .select()
      .from(appointmentEvents)
      .orderBy(asc(appointmentEvents.appointmentId), asc(appointmentEvents.seq))
    const last = new Map(events.map((event) => [event.appointmentId, event]))
    for (const { id, status, version } of await visits())
      expect(last.get(id)).toMatchObject({ toStatus: status, seq: version })
  })

  it('has some places with a fully booked day that would otherwise be open', async () => {
    const types = await db.select().from(visitTypes)
    const firsts = types.filter(({ sort }) => sort === 1)
    const ids = firsts.map(({ providerFacilityId }) => providerFacilityId)
    const withVisits = await openingCounts(ids, '2026-10-21', 9)
    await withTransaction((tx) => tx.update(appointments).set({ status: 'cancelled' }))
    const without = await openingCounts(ids, '2026-10-21', 9)
    const full = [...without].filter(([id, { counts }]) =>
      counts.some((count, day) => count > 2 && withVisits.get(id)!.counts[day] === 0),
    )
    expect(full.length).toBeGreaterThan(3)
  })

  it('changes nothing when it runs again, and adds the days that have come when it runs later', async () => {
    const before = await everything()
    await withTransaction(seedDemoSchedules)
    expect(await everything()).toEqual(before)
    setClock(now() + 5 * dayMs)
    await withTransaction(seedDemoSchedules)
    const later = await visits()
    expect(later.length).toBeGreaterThan((before[0] as unknown[]).length)
    expect(later.filter(({ id }) => (before[0] as { id: string }[]).some((row) => row.id === id))).toEqual(before[0])
    const claims = later
      .filter(({ status }) => (schema.blockingStatuses as readonly string[]).includes(status))
      .map(({ providerId, startsAt, seat }) => `${providerId} ${startsAt} ${seat}`)
    expect(new Set(claims).size).toBe(claims.length)
  })

  it('puts visits only at times that the product itself would offer', async () => {
    const [type] = (await db.select().from(visitTypes).orderBy(asc(visitTypes.id))).filter(({ sort }) => sort === 1)
    const own = (await visits()).filter((row) => row.visitTypeId === type!.id && row.startsAt! > now())
    await withTransaction((tx) => tx.update(appointments).set({ status: 'cancelled' }))
    const open = await findOpenSlots([type!.providerFacilityId], type!.id, '2026-10-20', 14, now() - 3 * dayMs)
    const starts = open.get(type!.providerFacilityId)!.slots.map(({ startsAt }) => startsAt)
    expect(own.length).toBeGreaterThan(0)
    for (const { startsAt } of own) expect(starts).toContain(startsAt)
  })
})
