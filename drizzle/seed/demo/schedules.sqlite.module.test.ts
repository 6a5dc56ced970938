import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { findOpenSlots, openingCounts } from '#app/modules/booking/slots/queries/read-schedule.server.ts'
import * as schema from '#drizzle/schema/index.ts'
import { useFilledDatabase } from '#tests/setup/database.ts'
import { seedDemo } from '../seed-demo.ts'
import { seedReference } from '../seed-reference.ts'
import { demoKeeper, keepDemoVisits } from './keep-visits.ts'
import { seedDemoSchedules } from './schedules.ts'

const dayMs = 86_400_000
const { appointments, appointmentEvents, availabilityExceptions, availabilityRules, visitTypes } = schema

useFilledDatabase(async () => {
  await withTransaction(async (tx) => {
    await seedReference(tx)
    await seedDemo(tx)
  })
  await withTransaction(seedDemoSchedules)
  await keepDemoVisits()
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
  await db.select().from(schema.eligibilityChecks).orderBy(asc(schema.eligibilityChecks.id)),
  await db.select().from(schema.eligibilityEvents).orderBy(asc(schema.eligibilityEvents.id)),
]

const events = () =>
  db.select().from(appointmentEvents).orderBy(asc(appointmentEvents.appointmentId), asc(appointmentEvents.seq))
const isKeeping = (status: string) => (schema.blockingStatuses as readonly string[]).includes(status)

function expectNoOverlap(rows: Awaited<ReturnType<typeof visits>>): void {
  const sorted = rows
    .filter(({ status }) => isKeeping(status))
    .sort((a, b) => (a.providerId < b.providerId ? -1 : a.providerId > b.providerId ? 1 : a.busyFrom! - b.busyFrom!))
  for (const [index, row] of sorted.entries()) {
    const before = sorted[index - 1]
    const isSession = before?.startsAt === row.startsAt && before.visitTypeId === row.visitTypeId
    if (before?.providerId === row.providerId && !isSession) expect(row.busyFrom).toBeGreaterThanOrEqual(before.busyTo!)
  }
}

describe('the demo calendars', () => {
  it('names everything so that the audit can name it', async () => {
    const tables = [appointments, visitTypes, schema.patients, schema.providerFacilities, schema.facilities] as const
    for (const table of tables) {
      const ids = await db.select({ id: table.id }).from(table)
      expect(ids.length).toBeGreaterThan(0)
      expect(ids.filter(({ id }) => id.length > 128)).toEqual([])
    }
  })

  it('gives bookable providers calendars with open, full and closed days, and visits in every status', async () => {
    const ids = [...new Set((await db.select().from(visitTypes)).map((type) => type.providerFacilityId))]
    expect(ids.length).toBeGreaterThan(30)
    const counts = await openingCounts(ids, '2026-10-20', 14)
    const days = [...counts.values()].flatMap((opening) => opening.counts)
    expect(days.filter((count) => count > 0).length).toBeGreaterThan(200)
    expect(days.filter((count) => count === 0).length).toBeGreaterThan(50)
    expect([...counts.values()].filter(({ first }) => first !== null).length).toBeGreaterThan(ids.length * 0.9)

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
    expectNoOverlap(await visits())
    const last = new Map((await events()).map((event) => [event.appointmentId, event]))
    for (const { id, status, version } of await visits())
      expect(last.get(id)).toMatchObject({ toStatus: status, seq: version })
  })

  it('has some provider facilities with a fully booked day that would otherwise be open', async () => {
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

  it('changes nothing when it runs again, and goes on with the same lives when it runs later', async () => {
    const before = await everything()
    await withTransaction(seedDemoSchedules)
    await keepDemoVisits()
    expect(await everything()).toEqual(before)
    const [visitsBefore, eventsBefore] = [await visits(), await events()]
    setClock(now() + 5 * dayMs)
    await withTransaction(seedDemoSchedules)
    await keepDemoVisits()
    const later = new Map((await visits()).map((row) => [row.id, row]))
    expect(later.size).toBeGreaterThan(visitsBefore.length)
    for (const { id, startsAt, version } of visitsBefore) {
      expect(later.get(id)).toMatchObject({ startsAt })
      expect(later.get(id)!.version).toBeGreaterThanOrEqual(version)
    }
    const known = new Set(eventsBefore.map(({ id }) => id))
    expect((await events()).filter(({ id }) => known.has(id))).toEqual(eventsBefore)
    const open = [...later.values()].filter(({ status, endsAt }) => isKeeping(status) && endsAt! < now() - dayMs)
    // Somebody forgot the last step.
    expect(open.filter(({ status }) => status !== 'arrived' && status !== 'in_room')).toEqual([])
    expectNoOverlap([...later.values()])
  })

  it('leaves alone what somebody has changed, and times that somebody holds', async () => {
    const mine = (await visits()).find(({ status, startsAt }) => status === 'booked' && startsAt! > now() + dayMs)!
    await withTransaction(async (tx) => {
      await tx.update(appointments).set({ status: 'confirmed', version: 2 }).where(eq(appointments.id, mine.id))
      const event = { id: 'by-hand', appointmentId: mine.id, seq: 2, action: 'confirm', fromStatus: 'booked' as const }
      const by = { toStatus: 'confirmed' as const, actorType: 'staff' as const, actorId: 'somebody', notifies: false }
      await tx.insert(appointmentEvents).values({ ...event, ...by, diff: {}, at: now() })
    })
    const ofProvider = async () => (await visits()).filter(({ providerId }) => providerId === other.providerId)
    const other = (await visits()).find(({ providerId }) => providerId !== mine.providerId)!
    const known = await ofProvider()
    const held = Array.from({ length: 20 }, (_, day) => ({
      ...{ id: `held-${day}`, providerId: other.providerId, providerFacilityId: other.providerFacilityId },
      ...{ visitTypeId: other.visitTypeId!, seat: 0, resourceIds: [], keyHash: 'somebody', status: 'active' as const },
      ...{ startsAt: now() + day * dayMs, endsAt: now() + (day + 1) * dayMs },
      ...{ busyFrom: now() + day * dayMs, busyTo: now() + (day + 1) * dayMs },
      ...{ expiresAt: now() + 5 * dayMs, createdAt: now() },
    }))
    await withTransaction((tx) => tx.insert(schema.slotHolds).values(held))
    setClock(now() + 3 * dayMs)
    await keepDemoVisits()
    expect((await visits()).find(({ id }) => id === mine.id)).toMatchObject({ status: 'confirmed', version: 2 })
    expect((await ofProvider()).map(({ id }) => id)).toEqual(known.map(({ id }) => id))
  })

  it('kept while a server runs, comes to the same as made later', async () => {
    const keep = demoKeeper()
    const start = now()
    for (let minute = 0; minute <= 180; minute += 12) {
      setClock(start + minute * 60_000)
      await keep()
    }
    const kept = await visits()
    expect(kept.filter(({ status }) => status === 'in_room').length).toBeGreaterThan(1)
    await keepDemoVisits()
    expect(await visits()).toEqual(kept)
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
