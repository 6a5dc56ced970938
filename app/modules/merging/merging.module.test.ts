import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { resolveProvider } from '#app/modules/directory/queries/provider-profile.server.ts'
import { rebuildSearchIndex } from '#app/modules/directory/search/commands/rebuild-index.server.ts'
import { searchProviders } from '#app/modules/directory/search/queries/search-providers.server.ts'
import { noFilters } from '#app/modules/directory/search/search-query.ts'
import * as schema from '#drizzle/schema/index.ts'
import { adminActor, insertUser } from '#tests/factories/accounts.ts'
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
import { insertMembership } from '#tests/factories/membership.ts'
import { insertCampaign } from '#tests/factories/promotion.ts'
import { insertRequest } from '#tests/factories/review.ts'
import { insertAppointment, insertPatient } from '#tests/bench/slots/stored-schedule.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { mergeTwo } from './commands/merge-two.server.ts'
import { retire } from './commands/retire-one.server.ts'
import { undoMerge } from './commands/undo-merge.server.ts'
import { mainTable, type MergeKind } from './merge-rules.ts'
import { planMerge } from './queries/merge-plan.server.ts'
import { rowById } from './queries/merge-tables.server.ts'

useDatabase()

const { appointments, facilities, facilityPeople, merges, providerFacilities, providers, redirects } = schema
const editor = adminActor('facility.merge')
const refused = (code: string) => expect.objectContaining({ code }) as unknown
const versions = { kept: 1, gone: 1 }
const merge = (world: World, fields: readonly string[] = []) =>
  mergeTwo(editor, { ...world, fields, reason: 'One and the same', versions })

beforeEach(insertTerms)

const numbers = (all: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(all).map(([name, rows]) => [name, rows.length]))

describe.each(['provider', 'facility'] as const)('two of a %s', (kind) => {
  it('become one without losing a visit, and are two again as they were', async () => {
    await fc.assert(
      fc.asyncProperty(anySide, anySide, async (one, other) => {
        const world = await insertWorld(kind, [one, other])
        const before = await everything()
        const visits = [...(await visitsOf(world, world.keptId)), ...(await visitsOf(world, world.goneId))]
        const id = await merge(world, kind === 'provider' ? ['bio'] : ['phone'])
        const ofKept = (await visitsOf(world, world.keptId)).map((visit) => visit.id)
        expect(ofKept).toEqual(visits.map((visit) => visit.id).sort())
        expect(await visitsOf(world, world.goneId)).toEqual([])
        await expectSound()
        const merged = numbers(await everything())
        // One more address leads on; people are known at two facilities.
        const more = ['facility_people', 'redirects']
        const others = Object.entries(numbers(before)).filter(([name]) => !more.includes(name))
        expect(merged).toMatchObject(Object.fromEntries(others))
        expect(await undoMerge(editor, id)).toEqual([])
        expect(await everything()).toEqual(before)
      }),
      { numRuns: 12 },
    )
  })
})

describe('a doctor that is merged', () => {
  it('leads to the kept one, from the address and in the search, and back after the undo', async () => {
    const world = await insertWorld('provider', [side(), side({ at: [1] })])
    await withTransaction(async (tx) => {
      await tx.update(providers).set({ slug: 'kept', nameHans: '李安' }).where(eq(providers.id, world.keptId))
      await tx.update(providers).set({ slug: 'gone', nameHans: '王明' }).where(eq(providers.id, world.goneId))
      const row = { id: newId(), kind: 'provider', fromSlug: 'older', toSlug: 'gone', createdAt: now() } as const
      await tx.insert(redirects).values(row)
    })
    await rebuildSearchIndex()
    const total = async (text: string) =>
      (await searchProviders({ text, filters: noFilters, sort: 'best', offset: 0, limit: 10 })).total
    const found = await total('王明')
    const id = await merge(world)
    for (const old of ['gone', 'older']) expect(await resolveProvider(old)).toEqual({ provider: null, movedTo: 'kept' })
    expect(await total('王明')).toBe(found - 1)
    await undoMerge(editor, id)
    expect((await resolveProvider('gone')).provider?.id).toBe(world.goneId)
    expect((await resolveProvider('older')).movedTo).toBe('gone')
    expect(await total('王明')).toBe(found)
  })

  it('gives what only one can have, and takes the fields that were chosen', async () => {
    const world = await insertWorld('provider', [side(), side({ at: [1] })])
    const userId = await withTransaction(async (tx) => {
      const user = await insertUser(tx)
      const theirs = { npi: '1003000126', userId: user, title: 'DO', preferredName: 'Ann' }
      await tx.update(providers).set(theirs).where(eq(providers.id, world.goneId))
      await tx.update(providers).set({ title: 'MD', preferredName: 'Anna' }).where(eq(providers.id, world.keptId))
      return user
    })
    const before = await everything()
    const id = await merge(world, ['title', 'slug', 'status'])
    const [kept] = await db.select().from(providers).where(eq(providers.id, world.keptId))
    expect(kept).toMatchObject({ npi: '1003000126', userId, title: 'DO', preferredName: 'Anna', status: 'listed' })
    expect(kept!.editedFields).toEqual(['title'])
    await undoMerge(editor, id)
    expect(await everything()).toEqual(before)
  })
})

describe('an undo', () => {
  it('leaves what was changed since and names it; what was booked since stays with the place', async () => {
    const world = await insertWorld('provider', [side({ visits: 0 }), side({ at: [0, 1] })])
    await withTransaction((tx) => tx.update(providers).set({ title: 'DO' }).where(eq(providers.id, world.goneId)))
    const id = await merge(world, ['title'])
    const places = await db.select().from(providerFacilities).orderBy(asc(providerFacilities.id))
    const ofKept = places.filter(({ providerId }) => providerId === world.keptId)
    expect(ofKept).toHaveLength(2)
    const [moved] = await visitsOf(world, world.keptId)
    const came = ofKept.find(({ isPrimary }) => !isPrimary)!
    const [type] = await db.select().from(schema.visitTypes).where(eq(schema.visitTypes.providerFacilityId, came.id))
    const fresh = await withTransaction(async (tx) => {
      await tx.update(providers).set({ title: 'MBBS' }).where(eq(providers.id, world.keptId))
      await tx.delete(appointments).where(eq(appointments.id, moved!.id))
      const at = { ...came, timeZone }
      const patientId = await insertPatient(tx)
      return insertAppointment(tx, at, { patientId, visitTypeId: type!.id, startsAt: start + 90 * slot })
    })
    const left = await undoMerge(editor, id)
    expect(left.map(({ table }) => table).toSorted()).toEqual(['appointments', 'providers'])
    expect(left.find(({ table }) => table === 'providers')).toMatchObject({ id: world.keptId, fields: ['title'] })
    const [kept] = await db.select().from(providers).where(eq(providers.id, world.keptId))
    expect(kept!.title).toBe('MBBS')
    expect((await visitsOf(world, world.goneId)).map((visit) => visit.id)).toContain(fresh)
    await expectSound()
    expect((await db.select().from(merges))[0]!.left).toEqual(left)
  })

  it('knows at either facility whoever has a visit there', async () => {
    const world = await insertWorld('facility', [side({ at: [0] }), side({ at: [0, 1] })])
    const id = await merge(world)
    const known = async (facilityId: string) =>
      (await db.select().from(facilityPeople).where(eq(facilityPeople.facilityId, facilityId))).map(
        (row) => row.patientId,
      )
    const people = (await visitsOf(world, world.keptId)).map(({ patientId }) => patientId)
    expect((await known(world.keptId)).toSorted()).toEqual(people.toSorted())
    const made = await db.select().from(facilityPeople).where(eq(facilityPeople.facilityId, world.keptId))
    expect(made.filter(({ tokens }) => tokens === '')).toHaveLength(4)
    await undoMerge(editor, id)
    expect(await known(world.keptId)).toHaveLength(2)
  })

  it('is there for seven days, once, and not when the kept one is merged on', async () => {
    const world = await insertWorld('provider', [side(), side({ at: [1] })])
    const third = await insertWorld('provider', [side({ visits: 0 }), side({ visits: 0 })])
    const id = await merge(world)
    const on = { kind: 'provider', keptId: third.keptId, goneId: world.keptId } as const
    const [{ version } = { version: 0 }] = await db.select().from(providers).where(eq(providers.id, world.keptId))
    const later = await mergeTwo(editor, { ...on, fields: [], reason: 'again', versions: { kept: 1, gone: version } })
    await expect(undoMerge(editor, id)).rejects.toEqual(refused('merging.merged_on'))
    await undoMerge(editor, later)
    await expect(undoMerge(editor, later)).rejects.toEqual(refused('merging.undone'))
    const at = now()
    setClock(at + 7 * dayMs)
    await expect(undoMerge(editor, id)).rejects.toEqual(refused('merging.undo_closed'))
    setClock(at)
    await undoMerge(editor, id)
    await expect(undoMerge(editor, 'none')).rejects.toEqual(refused('merging.merge_not_found'))
    await expect(undoMerge(adminActor('data.reference'), id)).rejects.toEqual(refused('merging.not_allowed'))
  })
})

describe('two are not merged', () => {
  const conflictsOf = async (world: World) =>
    (await planMerge(db, { ...world, fields: [] })).conflicts.map(({ code }) => code)

  it('whose visits lie over each other, and these are named', async () => {
    const world = await insertWorld('provider', [side({ visits: 1 }), side({ at: [1], visits: 1 })])
    const [one] = await visitsOf(world, world.keptId)
    await withTransaction((tx) =>
      tx
        .update(appointments)
        .set({ startsAt: one!.startsAt! + 1, busyFrom: one!.busyFrom! + 1, busyTo: one!.busyTo! + 1 })
        .where(eq(appointments.providerId, world.goneId)),
    )
    const before = await everything()
    const { conflicts } = await planMerge(db, { ...world, fields: [] })
    expect(conflicts.map(({ code, visits }) => [code, visits.length])).toEqual([['overlap', 2]])
    await expect(merge(world)).rejects.toEqual(refused('merging.refused'))
    expect(await everything()).toEqual(before)
  })

  it('who both have an account, a number, or a request that waits', async () => {
    const world = await insertWorld('provider', [side({ visits: 0 }), side({ visits: 0 })])
    await withTransaction(async (tx) => {
      for (const [index, id] of [world.keptId, world.goneId].entries()) {
        const theirs = { userId: await insertUser(tx), npi: ['1003000126', '1003000134'][index]! }
        await tx.update(providers).set(theirs).where(eq(providers.id, id))
        await insertRequest(tx, { targetType: 'provider', targetId: id, submitterId: `user-${index}` })
      }
    })
    expect(await conflictsOf(world)).toEqual(['requests', 'npis', 'accounts'])
  })

  it('where the one that goes is still paid for', async () => {
    const world = await insertWorld('provider', [side({ visits: 0 }), side({ visits: 0 })])
    await insertMembership(world.goneId)
    expect(await conflictsOf(world)).toEqual([])
    await withTransaction((tx) => tx.update(schema.memberships).set({ subscriptionId: 'subscription' }))
    expect(await conflictsOf(world)).toEqual(['membership'])
    expect(await conflictsOf({ ...world, keptId: world.goneId, goneId: world.keptId })).toEqual([])
  })

  it('where the one that goes is advertised', async () => {
    const world = await insertWorld('provider', [side({ visits: 0 }), side({ visits: 0 })])
    const id = await insertCampaign(world.goneId, { status: 'running' })
    expect(await conflictsOf(world)).toEqual(['campaign'])
    await withTransaction((tx) =>
      tx.update(schema.promotionCampaigns).set({ status: 'finished' }).where(eq(schema.promotionCampaigns.id, id)),
    )
    expect(await conflictsOf(world)).toEqual([])
  })

  it('that are one, have ended, or lie in two time zones', async () => {
    const world = await insertWorld('facility', [side({ visits: 0 }), side({ visits: 0 })])
    expect(await conflictsOf({ ...world, goneId: world.keptId })).toEqual(['same'])
    await withTransaction((tx) =>
      tx
        .update(facilities)
        .set({ status: 'closed', timeZone: 'America/Chicago' })
        .where(eq(facilities.id, world.keptId)),
    )
    expect(await conflictsOf(world)).toEqual(['ended', 'timeZones'])
  })

  it('by who saw others than they are, has no permission, or names nobody', async () => {
    const world = await insertWorld('provider', [side(), side({ at: [1] })])
    const merging = { ...world, fields: [], reason: 'why', versions }
    const other = { ...merging, versions: { kept: 1, gone: 2 } }
    await expect(mergeTwo(editor, other)).rejects.toEqual(refused('merging.changed'))
    await expect(mergeTwo(adminActor('doctor.edit'), merging)).rejects.toEqual(refused('merging.not_allowed'))
    await expect(mergeTwo(editor, { ...merging, goneId: 'none' })).rejects.toEqual(refused('merging.not_found'))
    const both = await Promise.allSettled([mergeTwo(editor, merging), mergeTwo(editor, merging)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('a doctor or facility that retires', () => {
  const retiring = (kind: MergeKind, id: string, successorId: string | null = null) =>
    retire(editor, { kind, id, version: 1, successorId })

  it.each(['provider', 'facility'] as const)('with visits ahead is refused: %s', async (kind) => {
    setClock(start - dayMs)
    const world = await insertWorld(kind, [side({ visits: 1 }), side({ visits: 0 })])
    await expect(retiring(kind, world.keptId)).rejects.toEqual(refused('merging.visits_ahead'))
    await withTransaction((tx) => tx.update(appointments).set({ status: 'cancelled' }))
    await retiring(kind, world.keptId, world.goneId)
    const row = await rowById(db, mainTable[kind], world.keptId)
    expect(row).toMatchObject({
      status: kind === 'provider' ? 'retired' : 'closed',
      editedFields: ['status'],
      version: 2,
    })
    await expect(retire(editor, { kind, id: world.keptId, version: 2, successorId: null })).rejects.toEqual(
      refused('merging.over'),
    )
  })

  it('leads to the successor, or says that nobody is there', async () => {
    const world = await insertWorld('provider', [side({ visits: 0 }), side({ visits: 0 })])
    const slugOf = async (id: string) => (await db.select().from(providers).where(eq(providers.id, id)))[0]!.slug
    const [one, other] = [await slugOf(world.keptId), await slugOf(world.goneId)]
    await expect(retiring('provider', world.keptId, world.keptId)).rejects.toEqual(refused('merging.no_successor'))
    await retiring('provider', world.keptId, world.goneId)
    expect(await resolveProvider(one)).toEqual({ provider: null, movedTo: other })
    await retiring('provider', world.goneId)
    expect((await resolveProvider(other)).provider?.status).toBe('retired')
  })
})
