import Client from 'better-sqlite3'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { dialect } from '#drizzle/dialect.ts'
import {
  appointments,
  availabilityExceptions,
  availabilityRules,
  closures,
  facilities,
  facilityHolidays,
  providerFacilities,
  providers,
  providerSchedules,
  slotHolds,
  visitTypes,
} from '#drizzle/schema/index.ts'
import {
  insertAppointment,
  insertException,
  insertHold,
  insertPatient,
  insertProviderFacility,
  insertRule,
  insertVisitType,
  type StoredProviderFacility,
} from '#tests/bench/slots/stored-schedule.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { checkSlot, findOpenSlots, openingCounts } from './read-schedule.server.ts'

useDatabase()

/** A Thursday; Thanksgiving Day is the 26th. */
const date = '2026-11-26'
const clock = Date.parse('2026-11-20T15:00Z')
const nine = Date.parse(`${date}T14:00Z`)

beforeEach(() => setClock(clock))
afterEach(() => setClock(null))

type Stage = { providerFacility: StoredProviderFacility; visitTypeId: string; patientId: string }

/** A provider facility with hours from 9 to 12, a visit at 10:00 and a hold at 11:00. */
async function makeStage(): Promise<Stage> {
  return withTransaction(async (tx) => {
    const providerFacility = await insertProviderFacility(tx)
    const visitTypeId = await insertVisitType(tx, providerFacility)
    await insertRule(tx, providerFacility)
    const patientId = await insertPatient(tx)
    await insertAppointment(tx, providerFacility, { patientId, visitTypeId, startsAt: nine + 3_600_000 })
    await insertHold(tx, providerFacility, { visitTypeId, startsAt: nine + 7_200_000, expiresAt: clock + 600_000 })
    return { providerFacility, visitTypeId, patientId }
  })
}

async function startsAt({ providerFacility }: Stage): Promise<number[]> {
  const found = await findOpenSlots([providerFacility.id], null, date, 1)
  return (found.get(providerFacility.id)?.slots ?? []).map(({ startsAt }) => startsAt)
}

const hour = (clockHour: number) => nine + (clockHour - 9) * 3_600_000
const closure = { dateFrom: date, dateTo: date, part: 'am' as const, createdAt: clock }

type Change = (tx: Transaction, stage: Stage) => Promise<unknown>
const hours: Record<string, Change> = {
  'a rule made': (tx, { providerFacility }) => insertRule(tx, providerFacility, { starts: '13:00', ends: '14:00' }),
  'a rule changed': (tx) => tx.update(availabilityRules).set({ starts: '10:00' }),
  'a rule deleted': (tx) => tx.delete(availabilityRules),
  'an exception made': (tx, { providerFacility }) =>
    insertException(tx, providerFacility, { date, kind: 'off', starts: null, ends: null }),
  'a visit type made': (tx, { providerFacility }) => insertVisitType(tx, providerFacility, { minutes: 60, sort: 0 }),
  'a visit type changed': (tx) => tx.update(visitTypes).set({ minutes: 60 }),
  'a visit type switched off': (tx) => tx.update(visitTypes).set({ isActive: false }),
  'a closure of the place': (tx, { providerFacility }) =>
    tx.insert(closures).values({ ...closure, id: newId(), scope: 'provider_facility', scopeId: providerFacility.id }),
  'a closure of the facility': (tx, { providerFacility }) =>
    tx.insert(closures).values({ ...closure, id: newId(), scope: 'facility', scopeId: providerFacility.facilityId }),
  'a closure of the provider': (tx, { providerFacility }) =>
    tx.insert(closures).values({ ...closure, id: newId(), scope: 'provider', scopeId: providerFacility.providerId }),
  'a holiday kept': (tx, { providerFacility }) =>
    tx
      .insert(facilityHolidays)
      .values({ id: newId(), facilityId: providerFacility.facilityId, holidayCode: 'thanksgiving-day', part: 'all' }),
  'a facility closed': (tx) => tx.update(facilities).set({ status: 'closed' }),
  'a facility in another zone': (tx) => tx.update(facilities).set({ timeZone: 'America/Chicago' }),
  'a provider unlisted': (tx) => tx.update(providers).set({ status: 'unlisted' }),
  'a place without booking': (tx) => tx.update(providerFacilities).set({ isBookable: false }),
  'a place that ends': (tx) => tx.update(providerFacilities).set({ activeTo: '2026-11-01' }),
}
const times: Record<string, Change> = {
  'an appointment made': (tx, { providerFacility, visitTypeId, patientId }) =>
    insertAppointment(tx, providerFacility, { patientId, visitTypeId, startsAt: nine }),
  'an appointment cancelled': (tx) => tx.update(appointments).set({ status: 'cancelled' }),
  'an appointment moved': (tx) => tx.update(appointments).set({ busyFrom: nine, busyTo: nine + 1_800_000 }),
  'an appointment deleted': (tx) => tx.delete(appointments),
  'a hold made': (tx, { providerFacility, visitTypeId }) =>
    insertHold(tx, providerFacility, { visitTypeId, startsAt: nine, expiresAt: clock + 600_000 }),
  'a hold released': (tx) => tx.update(slotHolds).set({ status: 'released' }),
  'a hold cut short': (tx) => tx.update(slotHolds).set({ expiresAt: clock }),
  'a hold deleted': (tx) => tx.delete(slotHolds),
}
/** Made, then undone by a plain write: the first answer comes back. */
const undone: Record<string, [Change, Change]> = {
  'an exception': [hours['an exception made']!, (tx) => tx.delete(availabilityExceptions)],
  'an exception changed': [
    hours['an exception made']!,
    (tx) => tx.update(availabilityExceptions).set({ date: '2026-11-27' }),
  ],
  'a closure': [hours['a closure of the facility']!, (tx) => tx.delete(closures)],
  'a closure changed': [
    hours['a closure of the place']!,
    (tx) => tx.update(closures).set({ dateFrom: '2026-11-01', dateTo: '2026-11-02' }),
  ],
  'a holiday': [hours['a holiday kept']!, (tx) => tx.delete(facilityHolidays)],
  'a holiday changed': [
    hours['a holiday kept']!,
    (tx) => tx.update(facilityHolidays).set({ holidayCode: 'juneteenth' }),
  ],
  'a visit type': [hours['a visit type made']!, (tx) => tx.delete(visitTypes).where(eq(visitTypes.sort, 0))],
  'a place': [hours['a place without booking']!, (tx) => tx.update(providerFacilities).set({ isBookable: true })],
}

describe('what is kept of a schedule', () => {
  const revisions = async () => (await db.select().from(providerSchedules))[0]!

  it('is what was read, while nothing changes', async () => {
    const stage = await makeStage()
    const first = await startsAt(stage)
    expect(first).toEqual([hour(9), hour(9.5), hour(10.5), hour(11.5)])
    expect(await startsAt(stage)).toEqual(first)
    const counts = await openingCounts([stage.providerFacility.id], date, 1)
    expect(counts.get(stage.providerFacility.id)?.counts).toEqual([4])
  })

  it.each(Object.entries({ ...hours, ...times }))('gives way to %s', async (_, change) => {
    const stage = await makeStage()
    const before = await startsAt(stage)
    await withTransaction(async (tx) => void (await change(tx, stage)))
    expect(await startsAt(stage)).not.toEqual(before)
  })

  it.each(Object.entries(undone))('gives way to %s undone', async (_, [change, undo]) => {
    const stage = await makeStage()
    const before = await startsAt(stage)
    await withTransaction(async (tx) => void (await change(tx, stage)))
    expect(await startsAt(stage)).not.toEqual(before)
    await withTransaction(async (tx) => void (await undo(tx, stage)))
    expect(await startsAt(stage)).toEqual(before)
  })

  it.each(Object.entries(hours))('has its revision of hours counted on by %s, not that of times', async (_, change) => {
    const stage = await makeStage()
    const before = await revisions()
    await withTransaction(async (tx) => void (await change(tx, stage)))
    const after = await revisions()
    expect(after.hoursRevision).toBeGreaterThan(before.hoursRevision)
    expect(after.revision).toBe(before.revision)
  })

  it('is not touched by changes that decide nothing', async () => {
    const stage = await makeStage()
    const before = await revisions()
    await withTransaction(async (tx) => {
      await tx.update(appointments).set({ reasonEnc: 'x', version: 2 })
      await tx.update(providers).set({ status: 'listed', preferredName: 'Ann' })
      await tx.update(facilities).set({ phone: '+12125550100' })
    })
    expect(await revisions()).toEqual(before)
    expect(await startsAt(stage)).toHaveLength(4)
  })

  it('loses a hold at the instant at which it runs out, without a write', async () => {
    const stage = await makeStage()
    expect(await startsAt(stage)).not.toContain(hour(11))
    setClock(clock + 599_999)
    expect(await startsAt(stage)).not.toContain(hour(11))
    setClock(clock + 600_000)
    expect(await startsAt(stage)).toContain(hour(11))
  })

  it('is not what a transaction saw that was undone', async () => {
    const stage = await makeStage()
    const before = await startsAt(stage)
    const ask = (tx: Transaction) =>
      checkSlot(tx, { providerFacilityId: stage.providerFacility.id, visitTypeId: stage.visitTypeId, startsAt: nine })
    const undoing = withTransaction(async (tx) => {
      await tx.delete(availabilityRules)
      await insertAppointment(tx, stage.providerFacility, { ...stage, startsAt: nine })
      expect((await ask(tx)).ok).toBe(false)
      throw new Error('undone')
    })
    await expect(undoing).rejects.toThrow('undone')
    expect(await startsAt(stage)).toEqual(before)
    // Gives out the revisions again that the transaction had.
    await withTransaction(async (tx) => {
      await tx.update(availabilityRules).set({ ends: '11:00' })
      await insertAppointment(tx, stage.providerFacility, { ...stage, startsAt: nine + 1_800_000 })
      expect((await ask(tx)).ok).toBe(true)
    })
    expect(await startsAt(stage)).toEqual([hour(9), hour(10.5)])
  })

  it('reaches back and far ahead when that is asked for', async () => {
    const stage = await makeStage()
    await startsAt(stage)
    await withTransaction(async (tx) => {
      await tx.update(visitTypes).set({ horizonDays: 200 })
      const far = Date.parse('2027-03-01T14:00Z')
      await insertAppointment(tx, stage.providerFacility, { ...stage, startsAt: far })
    })
    await startsAt(stage)
    const later = await findOpenSlots([stage.providerFacility.id], null, '2027-03-01', 1)
    expect(later.get(stage.providerFacility.id)?.slots).toHaveLength(5)
    setClock(clock - 30 * 86_400_000)
    const earlier = await findOpenSlots([stage.providerFacility.id], null, '2026-10-26', 1)
    expect(earlier.get(stage.providerFacility.id)?.slots).toHaveLength(6)
  })

  it.runIf(dialect === 'sqlite')(
    'gives way to a change of another process (on PostgreSQL every connection is one)',
    async () => {
      const stage = await makeStage()
      expect(await startsAt(stage)).toContain(hour(9))
      const other = new Client(`data/test/${process.pid}.sqlite`)
      other.prepare('UPDATE availability_rules SET starts = ?').run('11:30')
      other.close()
      expect(await startsAt(stage)).toEqual([hour(11.5)])
    },
  )
})
