import { and, asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { now } from '#app/core/clock.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { listConflicts } from '#app/modules/directory/registry/trust/queries/conflicts.server.ts'
import * as schema from '#drizzle/schema/index.ts'
import { insertAppointment, insertPatient } from '#tests/bench/slots/stored-schedule.ts'
import { adminActor } from '#tests/factories/accounts.ts'
import {
  anySide,
  everything,
  expectSound,
  insertTerms,
  insertWorld,
  side,
  slot,
  start,
  timeZone,
  visitsOf,
  type World,
} from '#tests/factories/merging.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { mergeTwo } from './commands/merge-two.server.ts'
import { undoMerge } from './commands/undo-merge.server.ts'

useDatabase()
beforeEach(insertTerms)

const { appointments, bookingRules, providerFacilities, slotHolds, visitTypes, waitlistEntries } = schema
const editor = adminActor('facility.merge')
const merge = (world: World) =>
  mergeTwo(editor, { ...world, fields: [], reason: 'One and the same', versions: { kept: 1, gone: 1 } })

const placesOf = ({ kind }: World, id: string) =>
  db
    .select()
    .from(providerFacilities)
    .where(eq(kind === 'provider' ? providerFacilities.providerId : providerFacilities.facilityId, id))
    .orderBy(asc(providerFacilities.id))

const typesOf = (placeId: string) =>
  db
    .select()
    .from(visitTypes)
    .where(eq(visitTypes.providerFacilityId, placeId))
    .orderBy(asc(visitTypes.code), asc(visitTypes.id))

type Pick = Readonly<{ deed: 'book' | 'move' | 'cancel' | 'wait'; place: number; type: number; visit: number }>

const anyPick = fc.record<Pick>({
  deed: fc.constantFrom('book', 'move', 'cancel', 'wait'),
  ...{ place: fc.nat(9), type: fc.nat(9), visit: fc.nat(9) },
})

const nth = <One>(list: readonly One[], index: number) => list[index % list.length]

/** What people do with the kept one before somebody takes the merge back. Answers the visit that was made. */
async function happen(world: World, { deed, place, type, visit }: Pick, startsAt: number): Promise<string | null> {
  const at = nth(await placesOf(world, world.keptId), place)!
  const visitType = nth(await typesOf(at.id), type)
  const one = nth(await visitsOf(world, world.keptId), visit)
  return withTransaction(async (tx) => {
    if (deed === 'book' && visitType) {
      const patientId = await insertPatient(tx)
      return insertAppointment(tx, { ...at, timeZone }, { patientId, visitTypeId: visitType.id, startsAt })
    }
    if (deed === 'cancel' && one)
      await tx.update(appointments).set({ status: 'cancelled' }).where(eq(appointments.id, one.id))
    if (deed === 'move' && one && visitType && one.providerId === at.providerId) {
      const times = { startsAt, busyFrom: startsAt, endsAt: startsAt + slot, busyTo: startsAt + slot }
      const to = { providerFacilityId: at.id, visitTypeId: visitType.id, ...times }
      await tx.update(appointments).set(to).where(eq(appointments.id, one.id))
    }
    if (deed === 'wait' && visitType)
      await tx.insert(waitlistEntries).values({
        ...{ id: newId(), patientId: await insertPatient(tx), providerId: at.providerId, visitTypeId: visitType.id },
        ...{ dateFrom: '2026-11-02', dateTo: '2026-11-20', parts: [], weekdays: [], noticeMinutes: 60 },
        ...{ status: 'waiting', missedOffers: 0, locale: 'en-US', createdAt: now(), updatedAt: now() },
      })
    return null
  })
}

/** Whoever waits for a doctor with a visit type waits for one of that doctor. */
async function expectWaits(): Promise<void> {
  const rows = await db
    .select({ providerId: waitlistEntries.providerId, ofType: providerFacilities.providerId })
    .from(waitlistEntries)
    .innerJoin(visitTypes, eq(visitTypes.id, waitlistEntries.visitTypeId))
    .innerJoin(providerFacilities, eq(providerFacilities.id, visitTypes.providerFacilityId))
  for (const { providerId, ofType } of rows) expect(providerId).toBe(ofType)
}

describe.each(['provider', 'facility'] as const)('an undo of a merge of a %s', (kind) => {
  it('leaves every visit whole, whatever has happened since', async () => {
    await fc.assert(
      fc.asyncProperty(anySide, anySide, fc.array(anyPick, { maxLength: 8 }), async (one, other, picks) => {
        // Each run looks at what is its own.
        await withTransaction(async (tx) => {
          for (const table of [appointments, slotHolds, waitlistEntries]) await tx.delete(table)
        })
        const world = await insertWorld(kind, [one, other])
        const gone = (await visitsOf(world, world.goneId)).map((visit) => visit.id)
        const id = await merge(world)
        const made: string[] = []
        const touched = new Set<string>()
        for (const [index, pick] of picks.entries()) {
          const visits = await visitsOf(world, world.keptId)
          if (pick.deed === 'move' && visits.length > 0) touched.add(nth(visits, pick.visit)!.id)
          const visit = await happen(world, pick, start + 3 * dayMs + index * slot)
          if (visit) made.push(visit)
        }
        await expectSound()
        const count = await db.$count(appointments)
        await undoMerge(editor, id)
        await expectSound()
        await expectWaits()
        expect(await db.$count(appointments)).toBe(count)
        const back = (await visitsOf(world, world.goneId)).map((visit) => visit.id)
        expect(back).toEqual(expect.arrayContaining(gone.filter((each) => !touched.has(each))))
        const all = [...(await visitsOf(world, world.keptId)).map((visit) => visit.id), ...back]
        expect(all).toEqual(expect.arrayContaining(made))
      }),
      { numRuns: 15 },
    )
  })
})

describe('visit types of a facility at which both see patients', () => {
  const bothAt = (prices: [number | null, number | null]) =>
    insertWorld('provider', [
      side({ codes: ['first'], priceCents: prices[0], visits: 1 }),
      side({ codes: ['first'], priceCents: prices[1], visits: 1, holds: 1 }),
    ])

  it('become one where they are the same, and visits and holds are of that one', async () => {
    const world = await bothAt([8000, 8000])
    const before = await everything()
    const id = await merge(world)
    const [place] = await placesOf(world, world.keptId)
    const [type, ...others] = await typesOf(place!.id)
    expect(others).toEqual([])
    expect((await visitsOf(world, world.keptId)).map((visit) => visit.visitTypeId)).toEqual([type!.id, type!.id])
    expect((await db.select().from(slotHolds)).map((hold) => hold.visitTypeId)).toEqual([type!.id])
    await undoMerge(editor, id)
    expect(await everything()).toEqual(before)
  })

  it('stay two with other terms, and a visit made since keeps one of its terms when it goes back', async () => {
    const world = await bothAt([8000, 9000])
    const id = await merge(world)
    const [place] = await placesOf(world, world.keptId)
    const types = await typesOf(place!.id)
    expect(types.map(({ code, priceCents, isActive }) => [code, priceCents, isActive])).toEqual([
      ['first', 8000, true],
      ['first-2', 9000, true],
    ])
    const fresh = await withTransaction(async (tx) => {
      const patientId = await insertPatient(tx)
      const wanted = { patientId, visitTypeId: types[1]!.id, startsAt: start + 90 * slot }
      return insertAppointment(tx, { ...place!, timeZone }, wanted)
    })
    await undoMerge(editor, id)
    const [visit] = await db.select().from(appointments).where(eq(appointments.id, fresh))
    expect(visit).toMatchObject({ providerId: world.keptId, providerFacilityId: place!.id })
    const [copy] = await db.select().from(visitTypes).where(eq(visitTypes.id, visit!.visitTypeId!))
    expect(copy).toMatchObject({ providerFacilityId: place!.id, code: 'first-2', priceCents: 9000, isActive: true })
    const [back] = await db.select().from(visitTypes).where(eq(visitTypes.id, types[1]!.id))
    expect(back!.code).toBe('first')
    await expectSound()
  })
})

describe('rules of a facility at which both see patients', () => {
  const rules = { isWaitlistOpen: false, waitlistNoticeMinutes: 90, reminders: [], marksNoShow: true, version: 1 }

  it('come along where nothing was said, and are gone after the undo', async () => {
    const world = await insertWorld('provider', [side({ visits: 0 }), side({ visits: 0 })])
    const [[kept], [gone]] = [await placesOf(world, world.keptId), await placesOf(world, world.goneId)]
    const row = { providerFacilityId: gone!.id, ...rules, updatedAt: now() } as const
    await withTransaction((tx) => tx.insert(bookingRules).values(row))
    const id = await merge(world)
    const said = and(eq(bookingRules.providerFacilityId, kept!.id), eq(bookingRules.waitlistNoticeMinutes, 90))
    expect(await db.$count(bookingRules, said)).toBe(1)
    await undoMerge(editor, id)
    expect(await db.select().from(bookingRules)).toEqual([row])
  })
})

describe.each(['provider', 'facility'] as const)('what the registry contradicts of a %s that is gone', (kind) => {
  const conflict = (subjectId: string, field: string) => ({
    ...{ id: `${subjectId}-${field}`, runId: 'a-run', subjectType: kind, subjectId, field },
    ...{ ours: 'Ours', oursTrust: 'provider' as const, oursAt: null, theirs: 'Theirs', theirsOn: null },
    ...{ theirColumns: {}, decision: null, decidedAt: null, decidedById: null, createdAt: start, updatedAt: start },
  })

  it('is asked about no more, and again after the undo', async () => {
    const world = await insertWorld(kind, [side(), side({ at: [1] })])
    const decided = { decision: 'theirs' as const, decidedAt: start, decidedById: 'somebody' }
    await withTransaction(async (tx) => {
      await tx.insert(schema.runs).values({
        ...{ id: 'a-run', kind: 'registry_import', key: 'a-run', inputDigest: null, params: {}, status: 'done' },
        ...{ startedByType: 'system', claims: 0, done: 0, counts: {}, createdAt: start, updatedAt: start },
      })
      const open = [conflict(world.keptId, 'phone'), conflict(world.goneId, 'phone')]
      await tx.insert(schema.syncConflicts).values([...open, { ...conflict(world.goneId, 'title'), ...decided }])
    })
    const before = await everything()
    const waiting = async () => {
      const { conflicts } = await listConflicts({ field: null, after: null }, 'en-US')
      return conflicts.map((each) => each.id).toSorted()
    }
    const both = [`${world.keptId}-phone`, `${world.goneId}-phone`].toSorted()
    expect(await waiting()).toEqual(both)
    const id = await merge(world)
    expect(await waiting()).toEqual([`${world.keptId}-phone`])
    expect(await undoMerge(editor, id)).toEqual([])
    expect(await waiting()).toEqual(both)
    expect(await everything()).toEqual(before)
  })
})
