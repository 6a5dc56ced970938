import { asc, eq, getTableName, is, Table } from 'drizzle-orm'
import fc from 'fast-check'
import { expect } from 'vitest'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { newId } from '#app/core/ids.server.ts'
import type { MergeKind } from '#app/modules/merging/merge-rules.ts'
import * as schema from '#drizzle/schema/index.ts'
import { insertAppointment, insertHold, insertPatient } from '#tests/bench/slots/stored-schedule.ts'
import { insertSeat, insertUser } from './accounts.ts'
import { insertRule, insertVisitType } from './booking.ts'
import { insertFacility, insertLanguage, insertPlan, insertProvider, insertSpecialty } from './directory.ts'

const { appointments, facilityPeople, providerFacilities, visitTypes } = schema
export const timeZone = 'America/New_York'
export const start = Date.parse('2026-11-02T14:00:00Z')
export const slot = 30 * 60_000
const specialtyIds = ['dentistry', 'dermatology']
const languageIds = ['yue', 'cmn']
const planIds = ['one', 'two']

/** What sides refer to. */
export const insertTerms = () =>
  withTransaction(async (tx) => {
    for (const id of specialtyIds) await insertSpecialty(tx, { id })
    for (const id of languageIds) await insertLanguage(tx, { id })
    for (const id of planIds) await insertPlan(tx, { id })
  })

/** They count or remember what happened; all else is as it was after an undo. */
const telling = ['audit_events', 'audit_heads', 'merges', 'page_revisions', 'provider_schedules', 'search_state']

/** Versions of the two count on, so that a form of before overwrites nobody. */
const counting: Record<string, readonly string[]> = {
  providers: ['version', 'updatedAt'],
  facilities: ['version', 'updatedAt'],
}

/** Every row as it stands but for what goes on counting. */
export async function everything(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const table of Object.values(schema)) {
    if (!is(table, Table)) continue
    const name = getTableName(table)
    if (telling.includes(name) || name.startsWith('search_')) continue
    const rows = await db.select().from(table as typeof schema.providers)
    const texts = rows.map((row) =>
      JSON.stringify(row, (key, value: unknown) => (counting[name]?.includes(key) ? undefined : value)),
    )
    found[name] = texts.sort()
  }
  return found
}

type Place = Readonly<{ id: string; providerId: string; facilityId: string; timeZone: string }>
export type Side = Readonly<{
  /** Which facilities or doctors it works with, in a shared list. */
  at: readonly number[]
  specialties: readonly string[]
  languages: readonly string[]
  /** By the place's position: codes of visit types, plans, whether hours are set. */
  codes: readonly string[]
  plans: readonly string[]
  /** Of every visit type: two of one code are the same, or not. */
  priceCents: number | null
  hasHours: boolean
  visits: number
  holds: number
  waits: number
}>

export const anySide = fc.record<Side>({
  at: fc.uniqueArray(fc.nat(2), { minLength: 1, maxLength: 3 }),
  specialties: fc.subarray(specialtyIds),
  languages: fc.subarray(languageIds),
  codes: fc.uniqueArray(fc.constantFrom('first', 'again', 'first-2'), { minLength: 1, maxLength: 3 }),
  plans: fc.subarray(planIds),
  priceCents: fc.constantFrom(null, 8000),
  hasHours: fc.boolean(),
  visits: fc.nat(5),
  holds: fc.nat(2),
  waits: fc.nat(2),
})

/** One whose times and terms are given. */
export const side = (overrides: Partial<Side> = {}): Side => ({
  ...{ at: [0], specialties: [], languages: [], codes: ['first'], plans: [], priceCents: null, hasHours: true },
  ...{ visits: 2, holds: 0, waits: 0 },
  ...overrides,
})

async function fillPlace(tx: Transaction, place: Place, side: Side, slots: () => number): Promise<void> {
  const types: string[] = []
  for (const code of side.codes) types.push(await insertVisitType(tx, place.id, { code, priceCents: side.priceCents }))
  if (side.hasHours) await insertRule(tx, place.id, { visitTypeIds: [types[0]!] })
  for (const planId of side.plans) {
    const row = { id: newId(), providerFacilityId: place.id, planId, state: 'accepted' } as const
    await tx.insert(schema.providerFacilityPlans).values(row)
  }
  for (let index = 0; index < side.visits; index += 1) {
    const patientId = await insertPatient(tx)
    await tx.insert(facilityPeople).values({ facilityId: place.facilityId, patientId, tokens: `of ${patientId}` })
    const visitTypeId = types[index % types.length]!
    await insertAppointment(tx, place, { patientId, visitTypeId, startsAt: start + slots() * slot })
  }
  for (let index = 0; index < side.holds; index += 1) {
    const startsAt = start + slots() * slot
    await insertHold(tx, place, { visitTypeId: types[0]!, startsAt, expiresAt: now() + slot })
  }
}

async function insertPlace(
  tx: Transaction,
  providerId: string,
  facilityId: string,
  isPrimary: boolean,
): Promise<Place> {
  const id = newId()
  const row = { id, providerId, facilityId, role: 'attending', isBookable: true, isPrimary } as const
  await tx.insert(providerFacilities).values(row)
  return { id, providerId, facilityId, timeZone }
}

async function insertWaits(tx: Transaction, providerId: string, waits: number): Promise<void> {
  for (let index = 0; index < waits; index += 1) {
    const patientId = await insertPatient(tx)
    await tx.insert(schema.waitlistEntries).values({
      ...{ id: newId(), patientId, providerId, dateFrom: '2026-11-02', dateTo: '2026-11-20', parts: [], weekdays: [] },
      ...{ noticeMinutes: 60, status: 'waiting', missedOffers: 0, locale: 'en-US' },
      ...{ createdAt: now(), updatedAt: now() },
    })
  }
}

export type World = Readonly<{ kind: MergeKind; keptId: string; goneId: string }>

/** Two doctors at some of three facilities, or two facilities with some of three doctors. No time is taken twice. */
export async function insertWorld(kind: MergeKind, sides: readonly [Side, Side]): Promise<World> {
  let taken = 0
  const slots = () => (taken += 1)
  const ids = await withTransaction(async (tx) => {
    const shared: string[] = []
    for (let index = 0; index < 3; index += 1)
      shared.push(kind === 'provider' ? await insertFacility(tx) : await insertProvider(tx, { practices: [] }))
    const own: string[] = []
    for (const side of sides) {
      const spoken = side.languages.map((languageId) => ({ languageId }))
      const person = { practices: [], specialties: [...side.specialties], languages: spoken }
      const id = kind === 'provider' ? await insertProvider(tx, person) : await insertFacility(tx)
      own.push(id)
      for (const [index, other] of side.at.entries()) {
        const pair = kind === 'provider' ? ([id, shared[other]!] as const) : ([shared[other]!, id] as const)
        await fillPlace(tx, await insertPlace(tx, ...pair, index === 0), side, slots)
      }
      if (kind === 'provider') await insertWaits(tx, id, side.waits)
      else {
        const userId = await insertUser(tx)
        await insertSeat(tx, { userId, facilityId: id, role: 'manager' })
      }
      await tx.insert(schema.media).values({
        ...{ id: newId(), ownerType: kind, ownerId: id, kind: 'photo', mime: 'image/jpeg', bytes: 1, sha256: id },
        ...{ state: 'approved', variants: {}, createdAt: now() },
      })
    }
    return own
  })
  return { kind, keptId: ids[0]!, goneId: ids[1]! }
}

export const visitsOf = async ({ kind }: World, id: string) =>
  (
    await db
      .select({ visit: appointments })
      .from(appointments)
      .innerJoin(providerFacilities, eq(providerFacilities.id, appointments.providerFacilityId))
      .where(eq(kind === 'provider' ? appointments.providerId : providerFacilities.facilityId, id))
      .orderBy(asc(appointments.id))
  ).map(({ visit }) => visit)

/** Every visit is of whoever works at its place, by a visit type of that place, and no two of a provider lie over each other. */
export async function expectSound(): Promise<void> {
  const rows = await db
    .select({ visit: appointments, providerId: providerFacilities.providerId, typeOf: visitTypes.providerFacilityId })
    .from(appointments)
    .innerJoin(providerFacilities, eq(providerFacilities.id, appointments.providerFacilityId))
    .innerJoin(visitTypes, eq(visitTypes.id, appointments.visitTypeId))
    .orderBy(asc(appointments.busyFrom))
  expect(rows).toHaveLength(await db.$count(appointments))
  const ends = new Map<string, number>()
  for (const { visit, providerId, typeOf } of rows) {
    expect([visit.providerId, visit.providerFacilityId]).toEqual([providerId, typeOf])
    expect(ends.get(visit.providerId) ?? 0).toBeLessThanOrEqual(visit.busyFrom!)
    ends.set(visit.providerId, visit.busyTo!)
  }
}
