import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ProviderActor, SeatRole } from '#app/core/actor.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { readPageRevisions } from '#app/core/page/page-revisions.server.ts'
import { getProviderProfile, resolveProvider } from '#app/modules/directory/queries/provider-profile.server.ts'
import { listServiceFacilities } from '#app/modules/library/facilities/service-facilities.server.ts'
import {
  auditEvents,
  facilities,
  facilityLanguages,
  facilityServices,
  fieldTrust,
  providers,
  searchChanges,
} from '#drizzle/schema/index.ts'
import { actorOf } from '#tests/factories/accounts.ts'
import { insertPractice, type Practice } from '#tests/factories/booking.ts'
import { insertFacility, insertLanguage, tri } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { type FactsChange, saveClinicFacts } from './commands/save-clinic-facts.server.ts'
import { findClinicFacts } from './queries/clinic-facts.server.ts'

useDatabase()

let practice: Practice
const seat = (role: SeatRole, facilityId = practice.facilityId): ProviderActor =>
  actorOf({ seats: [{ facilityId, role, tier: 1 }] })

const stored = async () => (await db.select().from(facilities).where(eq(facilities.id, practice.facilityId)))[0]!
const save = (change: FactsChange, version = 1, actor = seat('manager')) =>
  saveClinicFacts(actor, { facilityId: practice.facilityId, version }, change)
const revision = async () => (await readPageRevisions()).directory ?? 0
const profile = async () => {
  const [row] = await db.select().from(providers).where(eq(providers.id, practice.providerId))
  const { provider } = await resolveProvider(row!.slug)
  return (await getProviderProfile(provider!, 'en-US')).locations[0]!
}

const access: FactsChange = {
  part: 'access',
  values: {
    ...{ isWheelchairAccessible: true, hasElevator: false, acceptsWalkIn: true },
    wayIn: tri('七号线', '七號線', 'Take the 7 train'),
    parking: null,
  },
}

beforeEach(async () => {
  practice = await withTransaction(async (tx) => {
    await insertLanguage(tx, { id: 'yue', sort: 2 })
    await insertLanguage(tx, { id: 'cmn', sort: 1 })
    return insertPractice(tx, {
      facility: { nameEn: 'Harbor Practice', staffLanguages: [{ languageId: 'yue', who: 'doctor' }] },
    })
  })
})

describe('facts of a clinic', () => {
  it('hold at once: on the profiles of its doctors, in the search, against the import, and in the log', async () => {
    const before = await revision()
    expect(await save(access)).toBe(true)
    const row = await stored()
    expect(row).toMatchObject({ isWheelchairAccessible: true, acceptsWalkIn: true, version: 2 })
    expect(row.editedFields.toSorted()).toEqual(['acceptsWalkIn', 'isWheelchairAccessible', 'wayIn'])
    expect((await db.select().from(fieldTrust)).map(({ field, trust }) => `${field} ${trust}`).sort()).toEqual([
      'acceptsWalkIn provider',
      'isWheelchairAccessible provider',
      'wayIn provider',
    ])
    expect(await revision()).toBeGreaterThan(before)
    const [found] = await db.select().from(searchChanges)
    expect(found!.documents).toMatchObject([{ wheelchair: true }])
    expect(await profile()).toMatchObject({
      isWheelchairAccessible: true,
      acceptsWalkIn: true,
      wayIn: 'Take the 7 train',
    })
    const [event] = await db.select().from(auditEvents)
    expect(event).toMatchObject({ action: 'directory.place_update', subjectId: practice.facilityId, actorId: 'user-1' })
  })

  it('that stand already change nothing', async () => {
    await save(access)
    const before = await revision()
    expect(await save(access, 2)).toBe(false)
    expect((await stored()).version).toBe(2)
    expect(await revision()).toBe(before)
    expect(await db.select().from(auditEvents)).toHaveLength(1)
  })

  it.each<[string, FactsChange]>([
    ['facts', { part: 'contact', values: { website: 'https://late.example' } }],
    ['languages', { part: 'languages', values: [{ languageId: 'cmn', who: 'front_desk' }] }],
    ['a service', { part: 'service', values: { kind: 'lab', code: 'heart', facts: null } }],
  ])('from a page that somebody has made old are refused: %s', async (_what, change) => {
    await save(access)
    await expect(save(change, 1)).rejects.toMatchObject({ kind: 'conflict', code: 'directory.stale' })
    expect(await stored()).toMatchObject({ version: 2, website: null })
  })

  it.each<SeatRole>(['front_desk', 'biller', 'clinician', 'viewer'])('are changed by nobody else: %s', async (role) => {
    await expect(save(access, 1, seat(role))).rejects.toMatchObject({ code: 'practice.read_only' })
    expect(await findClinicFacts(seat(role), null)).toMatchObject({ canEdit: false, slug: (await stored()).slug })
  })

  it('of another clinic are neither shown nor changed', async () => {
    const other = await withTransaction((tx) => insertFacility(tx))
    const stranger = seat('owner', other)
    await expect(save(access, 1, stranger)).rejects.toMatchObject({ code: 'practice.read_only' })
    expect(await findClinicFacts(stranger, (await stored()).slug)).toBeNull()
    expect((await findClinicFacts(stranger, null))!.facilityId).toBe(other)
  })
})

describe('the clinic is chosen', () => {
  it('among those of one’s seats, also where no doctor works; a closed one is none', async () => {
    const [lab, closed] = await withTransaction(async (tx) => [
      await insertFacility(tx, { nameEn: 'A Lab', slug: 'a-lab' }),
      await insertFacility(tx, { nameEn: 'Gone', status: 'closed' }),
    ])
    const ids = [practice.facilityId, lab!, closed!]
    const owner = actorOf({ seats: ids.map((facilityId) => ({ facilityId, role: 'owner', tier: 1 }) as const) })
    const first = await findClinicFacts(owner, null)
    expect(first!.clinics.map(({ name }) => name)).toEqual(['A Lab', 'Harbor Practice'])
    expect(first).toMatchObject({ slug: 'a-lab', ways: { isInOffice: false, canMove: false } })
    const second = await findClinicFacts(owner, first!.clinics[1]!.slug)
    expect(second).toMatchObject({ facilityId: practice.facilityId, ways: { isInOffice: true, canMove: true } })
  })

  it('for who practices there, to be read', async () => {
    const doctor = actorOf({ providerId: practice.providerId, seats: [] })
    expect(await findClinicFacts(doctor, null)).toMatchObject({ canEdit: false, ways: { canPropose: true } })
    expect(await findClinicFacts(actorOf({ seats: [] }), null)).toBeNull()
  })
})

describe('languages of the staff', () => {
  const spoken: FactsChange = {
    part: 'languages',
    values: [
      { languageId: 'cmn', who: 'front_desk' },
      { languageId: 'yue', who: 'interpreter_phone' },
    ],
  }

  it('replace those before; what is said of doctors stays', async () => {
    const before = await revision()
    expect(await save(spoken)).toBe(true)
    expect(await revision()).toBeGreaterThan(before)
    expect(await save(spoken, 2)).toBe(false)
    const rest: FactsChange = { part: 'languages', values: [{ languageId: 'cmn', who: 'front_desk' }] }
    expect(await save(rest, 2)).toBe(true)
    const rows = await db.select().from(facilityLanguages)
    expect(rows.map(({ languageId, who }) => `${languageId} ${who}`).sort()).toEqual(['cmn front_desk', 'yue doctor'])
    expect((await stored()).editedFields).toEqual(['languages'])
    const [found] = await db.select().from(searchChanges)
    expect(found!.documents).toMatchObject([{ staffLanguageIds: expect.arrayContaining(['cmn', 'yue']) as unknown }])
    expect((await profile()).staffLanguages).toEqual([
      { name: 'cmn', who: 'front_desk' },
      { name: 'yue', who: 'doctor' },
    ])
  })

  it('are those that there are', async () => {
    const unknown: FactsChange = { part: 'languages', values: [{ languageId: 'xx', who: 'front_desk' }] }
    await expect(save(unknown)).rejects.toMatchObject({ code: 'directory.unknown_language' })
  })
})

describe('services', () => {
  const facts = { priceCents: 2800, isWalkIn: true, needsOrder: false, isAtHome: false, note: tri('', '', 'One test') }
  const service = (given: typeof facts | null): FactsChange => ({
    part: 'service',
    values: { kind: 'lab', code: 'diabetes', facts: given },
  })
  const shown = async () => (await listServiceFacilities('lab', 'en-US')).flatMap(({ services }) => services)

  it('are added, changed and taken away, as the public page lists them', async () => {
    const before = await revision()
    await save(service(facts))
    expect(await shown()).toMatchObject([{ code: 'diabetes', priceCents: 2800, isWalkIn: true, note: 'One test' }])
    await save(service({ ...facts, priceCents: 3000 }), 2)
    expect(await db.select().from(facilityServices)).toMatchObject([{ priceCents: 3000 }])
    expect((await findClinicFacts(seat('viewer'), null))!.services).toMatchObject([{ code: 'diabetes' }])
    await save(service(null), 3)
    expect(await shown()).toEqual([])
    expect(await revision()).toBeGreaterThan(before)
    expect((await stored()).editedFields).toEqual(['services'])
    expect(await db.select().from(auditEvents)).toHaveLength(3)
  })
})
