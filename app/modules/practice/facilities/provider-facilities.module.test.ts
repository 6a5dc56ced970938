import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import {
  appointments,
  auditEvents,
  changeRequests,
  facilities,
  messageOutbox,
  providerFacilities,
  providerFacilityPlans,
  providers,
  searchChanges,
} from '#drizzle/schema/index.ts'
import { actorOf, insertSeat, insertUser } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, type Practice } from '#tests/factories/booking.ts'
import { insertFacility, insertPlan, insertProvider } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { answerJoin } from './commands/answer-join.server.ts'
import { listJoinRequests } from '../queries/join-requests.server.ts'
import { joinFacility } from './commands/join-facility.server.ts'
import { leaveFacility } from './commands/leave-facility.server.ts'
import { requestFacility } from './commands/request-facility.server.ts'
import { saveProviderFacility } from './commands/save-provider-facility.server.ts'
import { verifyProviderFacility } from './commands/verify-provider-facility.server.ts'
import { findProviderFacilityDetails, listProviderFacilityDetails } from './queries/provider-facility-details.server.ts'
import { listPlanLines } from './queries/plan-lines.server.ts'
import { listPlanSources, previewSamePlans } from './queries/like-plans.server.ts'
import { takeSamePlans } from './commands/take-same-plans.server.ts'
import { verifyClinicPlans } from '../clinics/commands/verify-clinic-plans.server.ts'
import { findClinic } from '../clinics/queries/clinic.server.ts'
import { searchFacilities } from './queries/found-facilities.server.ts'
import { listWantedFacilities } from './queries/wanted-facilities.server.ts'

useDatabase()

let practice: Practice
let owner: ProviderActor
const seat = (role: 'front_desk' | 'biller'): ProviderActor =>
  actorOf({ seats: [{ facilityId: practice.facilityId, role, tier: 2 }] })
const version = async () => (await db.select().from(providers).where(eq(providers.id, practice.providerId)))[0]!.version
const plansThere = () =>
  db
    .select()
    .from(providerFacilityPlans)
    .where(eq(providerFacilityPlans.providerFacilityId, practice.providerFacilityId))

beforeEach(async () => {
  practice = await withTransaction(async (tx) => {
    await insertPlan(tx, { id: 'plan-a' })
    await insertPlan(tx, { id: 'plan-b', sort: 2 })
    return insertPractice(tx, { facility: { nameEn: 'Harbor Practice', addressLine1: '40-12 Main St', zip: '11354' } })
  })
  owner = actorOf({ providerId: practice.providerId, tier: 2, seats: [] })
})

describe('plans', () => {
  const states = new Map([
    ['plan-a', 'accepted' as const],
    ['plan-b', 'unknown' as const],
  ])

  it('that change are checked now, by the provider; the whole provider takes new patients where one provider facility does', async () => {
    const id = practice.providerFacilityId
    await saveProviderFacility(owner, id, { version: 1, role: 'visiting', accepting: 'limited', states })
    expect(await plansThere()).toMatchObject([
      { planId: 'plan-a', state: 'accepted', verifiedAt: now(), verifiedBy: 'provider' },
    ])
    const [provider] = await db.select().from(providers)
    expect(provider).toMatchObject({ accepting: 'limited', acceptingVerifiedAt: now(), version: 3 })
    expect(provider!.editedFields.sort()).toEqual(['accepting', 'facilities', 'plans'])
    expect(await db.select().from(searchChanges)).toHaveLength(1)
    const providerFacility = await findProviderFacilityDetails(owner, id)
    expect(providerFacility).toMatchObject({ role: 'visiting', canEdit: true, plans: [{ id: 'plan-a', isOld: false }] })
    expect(await listPlanLines(providerFacility!, 'en-US')).toMatchObject([{ state: 'accepted' }, { state: 'unknown' }])
  })

  it('that stay keep their date until somebody says they were checked', async () => {
    const id = practice.providerFacilityId
    const old = now() - 100 * 86_400_000
    await withTransaction((tx) =>
      tx.insert(providerFacilityPlans).values({
        id: 'old',
        providerFacilityId: id,
        planId: 'plan-a',
        state: 'accepted',
        verifiedAt: old,
        verifiedBy: 'sync',
      }),
    )
    expect((await findProviderFacilityDetails(owner, id))!.plans).toMatchObject([{ isOld: true }])
    await saveProviderFacility(owner, id, { version: 1, role: null, accepting: 'yes', states })
    expect(await plansThere()).toMatchObject([{ verifiedAt: old, verifiedBy: 'sync' }])
    expect(await verifyProviderFacility(owner, id, 2)).toBe(1)
    expect(await plansThere()).toMatchObject([{ verifiedAt: now(), verifiedBy: 'provider' }])
  })

  it('are for the desk to set, for the biller to read, for others not there', async () => {
    const id = practice.providerFacilityId
    const change = { version: 1, role: null, accepting: 'no' as const, states }
    await saveProviderFacility(seat('front_desk'), id, change)
    await expect(saveProviderFacility(seat('biller'), id, { ...change, version: 2 })).rejects.toMatchObject({
      kind: 'forbidden',
    })
    const stranger = actorOf({ providerId: 'another', seats: [] })
    for (const work of [
      saveProviderFacility(stranger, id, change),
      verifyProviderFacility(stranger, id, 2),
      leaveFacility(stranger, id, 2),
    ])
      await expect(work).rejects.toMatchObject({ kind: 'not_found' })
    expect(await findProviderFacilityDetails(stranger, id)).toBeNull()
    await expect(saveProviderFacility(owner, id, change)).rejects.toMatchObject({ code: 'directory.stale' })
    expect((await listProviderFacilityDetails(seat('biller'))).map(({ canEdit, isOwn }) => [canEdit, isOwn])).toEqual([
      [false, false],
    ])
  })

  it('are decided by their head, and found by any name', async () => {
    const id = practice.providerFacilityId
    await withTransaction(async (tx) => {
      const aliases = { 'zh-Hans': ['白卡'], 'zh-Hant': [], 'en-US': [] }
      for (const each of ['h-one', 'h-two', 'h-three']) await insertPlan(tx, { id: each, carrierId: 'harbor', aliases })
    })
    const families = new Map([['harbor', 'all' as const]])
    const change = { version: 1, role: null, accepting: 'yes' as const, families }
    // What a page says of a single plan does not count where its head is decided.
    await saveProviderFacility(owner, id, { ...change, states: new Map([['h-one', 'not_accepted' as const]]) })
    const there = await plansThere()
    expect(there.map(({ planId, state }) => [planId, state]).toSorted()).toEqual(
      ['h-one', 'h-three', 'h-two'].map((each) => [each, 'accepted']),
    )
    const details = (await findProviderFacilityDetails(owner, id))!
    const found = async (words: string) => (await listPlanLines(details, 'en-US', words)).map((plan) => plan.id)
    expect((await found('白卡')).toSorted()).toEqual(['h-one', 'h-three', 'h-two'])
    expect(await found('nothing like it')).toEqual([])
    expect((await found('')).length).toBe(5)
  })

  it('are the same as a colleague’s after a preview, which says what changes and keeps what the colleague does not know', async () => {
    const colleague = await withTransaction(async (tx) => {
      const providerId = await insertProvider(tx, { practices: [{ facilityId: practice.facilityId }] })
      const [row] = await tx.select().from(providerFacilities).where(eq(providerFacilities.providerId, providerId))
      const known = { providerFacilityId: row!.id, verifiedAt: 1, verifiedBy: 'provider' as const }
      await tx.insert(providerFacilityPlans).values({ id: 'theirs', planId: 'plan-a', state: 'not_accepted', ...known })
      const mine = { ...known, providerFacilityId: practice.providerFacilityId }
      await tx.insert(providerFacilityPlans).values([
        { id: 'mine-a', planId: 'plan-a', state: 'accepted', ...mine },
        { id: 'mine-b', planId: 'plan-b', state: 'accepted', ...mine },
      ])
      return row!.id
    })
    const id = practice.providerFacilityId
    const manager = actorOf({ seats: [{ facilityId: practice.facilityId, role: 'manager', tier: 2 }] })
    const preview = (await previewSamePlans(manager, id, colleague))!
    expect(preview.changes).toEqual([{ id: 'plan-a', name: 'plan-a', from: 'accepted', to: 'not_accepted' }])
    expect(await listPlanSources(manager, id)).toMatchObject([{ id: colleague, accepted: 0 }])
    const taken = { from: colleague, version: preview.version, seen: preview.seen }
    // Doctors see their own places only.
    await expect(takeSamePlans(owner, id, taken)).rejects.toMatchObject({ kind: 'not_found' })
    await expect(takeSamePlans(seat('biller'), id, taken)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(takeSamePlans(manager, id, { ...taken, seen: 'another' })).rejects.toMatchObject({
      code: 'directory.stale',
    })
    expect(await takeSamePlans(manager, id, taken)).toBe(1)
    expect((await plansThere()).map(({ planId, state, verifiedAt }) => [planId, state, verifiedAt]).toSorted()).toEqual(
      [
        ['plan-a', 'not_accepted', now()],
        ['plan-b', 'accepted', 1],
      ],
    )
    expect((await previewSamePlans(manager, id, colleague))!.changes).toEqual([])
  })

  it('of a whole clinic are checked by one press, unless somebody was quicker', async () => {
    await withTransaction((tx) =>
      tx.insert(providerFacilityPlans).values([
        { id: 'a', planId: 'plan-a', state: 'accepted', providerFacilityId: practice.providerFacilityId },
        { id: 'b', planId: 'plan-b', state: 'unknown', providerFacilityId: practice.providerFacilityId },
      ]),
    )
    const [{ slug } = { slug: '' }] = await db.select().from(facilities).where(eq(facilities.id, practice.facilityId))
    const desk = seat('front_desk')
    const { seen, plans } = (await findClinic(desk, slug))!.check!
    expect(plans).toBe(1)
    await expect(verifyClinicPlans(seat('biller'), slug, seen)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(verifyClinicPlans(actorOf({ seats: [] }), slug, seen)).rejects.toMatchObject({ kind: 'not_found' })
    expect(await verifyClinicPlans(desk, slug, seen)).toEqual({ plans: 1, doctors: 1 })
    expect((await plansThere()).map(({ id, verifiedAt }) => [id, verifiedAt]).toSorted()).toEqual([
      ['a', now()],
      ['b', null],
    ])
    expect(await db.select().from(auditEvents)).toMatchObject([{ action: 'directory.plans_update' }])
    await expect(verifyClinicPlans(desk, slug, seen)).rejects.toMatchObject({ code: 'directory.stale' })
  })

  it('of a plan that there is not are refused', async () => {
    const change = {
      version: 1,
      role: null,
      accepting: 'no' as const,
      states: new Map([['none', 'accepted' as const]]),
    }
    await expect(saveProviderFacility(owner, practice.providerFacilityId, change)).rejects.toMatchObject({
      code: 'directory.unknown_plan',
    })
  })
})

describe('who wants to practice at a facility that somebody else leads', () => {
  let facilityId: string
  let managerId: string
  const manager = (over: Partial<ProviderActor> = {}) =>
    actorOf({ userId: managerId, providerId: null, seats: [{ facilityId, role: 'manager', tier: 3 }], ...over })
  const asked = async () => {
    const userId = await withTransaction((tx) => insertUser(tx, { email: 'doctor@example.com', locale: 'zh-Hant' }))
    owner = actorOf({ userId, providerId: practice.providerId, tier: 2, seats: [] })
    return joinFacility(owner, { facilityId, role: 'visiting', version: 1 })
  }
  const letters = async () =>
    (await db.select().from(messageOutbox)).map(({ template, locale }) => [template, locale]).sort()

  beforeEach(async () => {
    facilityId = await withTransaction((tx) => insertFacility(tx, { nameEn: 'Lantern Clinic' }))
    managerId = await withTransaction(async (tx) => {
      const userId = await insertUser(tx, { email: 'manager@example.com', locale: 'en-US' })
      await insertSeat(tx, { facilityId, userId, role: 'manager' })
      return userId
    })
  })

  it('is nowhere until an answer; its leads have a task and a message in their language', async () => {
    expect(await asked()).toBeNull()
    expect(await listProviderFacilityDetails(owner)).toHaveLength(1)
    expect(await db.select().from(providerFacilities).where(eq(providerFacilities.facilityId, facilityId))).toEqual([])
    expect(await listJoinRequests(manager())).toMatchObject([{ facility: 'Lantern Clinic' }])
    expect(await listWantedFacilities(owner)).toMatchObject([{ name: 'Lantern Clinic', isJoining: true }])
    expect(await letters()).toEqual([['join_requested', 'en-US']])
  })

  it('is there when the manager accepts, as what was asked for, once', async () => {
    await asked()
    const [request] = await listJoinRequests(manager())
    await answerJoin(manager(), request!.id, { isAccepted: true })
    const [there] = await db.select().from(providerFacilities).where(eq(providerFacilities.facilityId, facilityId))
    expect(there).toMatchObject({ providerId: practice.providerId, role: 'visiting', isBookable: false })
    expect(await letters()).toContainEqual(['join_accepted', 'zh-Hant'])
    await expect(answerJoin(manager(), request!.id, { isAccepted: true })).rejects.toMatchObject({ kind: 'not_found' })
    const events = (await db.select().from(auditEvents)).map(({ action }) => action)
    expect(events).toEqual(expect.arrayContaining(['moderation.change_submit', 'moderation.change_approve']))
  })

  it('is told the reason when the manager declines, and is nowhere', async () => {
    await asked()
    const [request] = await listJoinRequests(manager())
    await answerJoin(manager(), request!.id, { isAccepted: false, reason: 'We have no room free.' })
    expect(await db.select().from(providerFacilities).where(eq(providerFacilities.facilityId, facilityId))).toEqual([])
    expect(await db.select().from(changeRequests)).toMatchObject([
      { status: 'rejected', decisionNote: 'We have no room free.', reviewerId: managerId },
    ])
    expect(await letters()).toContainEqual(['join_declined', 'zh-Hant'])
  })

  it('is for nobody else to answer', async () => {
    await asked()
    const [request] = await listJoinRequests(manager())
    const others = [
      owner,
      manager({ seats: [{ facilityId, role: 'front_desk', tier: 3 }] }),
      manager({ seats: [{ facilityId: practice.facilityId, role: 'owner', tier: 3 }] }),
      manager({ userId: owner.userId }),
    ]
    for (const other of others) {
      expect(await listJoinRequests(other)).toEqual([])
      await expect(answerJoin(other, request!.id, { isAccepted: true })).rejects.toMatchObject({ kind: 'not_found' })
    }
  })

  it('never becomes the owner by saying so', async () => {
    const id = practice.providerFacilityId
    const change = { version: 1, role: 'owner' as const, accepting: 'yes' as const, states: new Map() }
    const { role: before } = (await findProviderFacilityDetails(owner, id))!
    await saveProviderFacility(owner, id, change)
    expect((await findProviderFacilityDetails(owner, id))!.role).toBe(before)
  })
})

describe('a facility', () => {
  const another = () => withTransaction((tx) => insertFacility(tx, { nameEn: 'Lantern Clinic', nameHant: '燈籠診所' }))

  it('is found by name, street and ZIP code, all words of it', async () => {
    await another()
    const names = async (typed: string) =>
      (await searchFacilities(owner, typed)).map(({ name, isMine }) => [name, isMine])
    expect(await names('main 11354')).toEqual([['Harbor Practice', true]])
    expect(await names('LANTERN')).toEqual([['燈籠診所', false]])
    expect(await names('燈籠')).toEqual([['燈籠診所', false]])
    expect(await names('lantern 11354')).toEqual([])
    expect(await names('%')).toEqual([])
  })

  const leading = (facilityId: string): ProviderActor =>
    actorOf({ providerId: practice.providerId, tier: 2, seats: [{ facilityId, role: 'owner', tier: 2 }] })

  it('is added at once by who leads it, up to the limit of the level, once', async () => {
    const [second, third] = [await another(), await another()]
    const id = (await joinFacility(leading(second), { facilityId: second, role: 'associate', version: 1 }))!
    expect(await findProviderFacilityDetails(owner, id)).toMatchObject({
      name: '燈籠診所',
      isBookable: false,
      role: 'associate',
    })
    const again = joinFacility(leading(second), { facilityId: second, role: 'associate', version: 2 })
    await expect(again).rejects.toMatchObject({ code: 'directory.already_there' })
    const beyond = joinFacility(owner, { facilityId: third, role: 'associate', version: 2 })
    await expect(beyond).rejects.toMatchObject({ code: 'directory.too_many_facilities', params: { limit: 2 } })
    await expect(
      joinFacility(seat('front_desk'), { facilityId: third, role: 'associate', version: 2 }),
    ).rejects.toMatchObject({
      kind: 'forbidden',
    })
    expect(await version()).toBe(2)
  })

  it('is not left while visits stand there; then it is gone, its history kept, and it may be joined again', async () => {
    const id = practice.providerFacilityId
    const booked = await bookAppointment(bookingInput(practice, { startsAt: Date.parse('2026-10-22T14:00:00Z') }))
    expect(booked).toBeTruthy()
    expect(await leaveFacility(owner, id, 1)).toMatchObject([{ providerFacilityId: id }])
    expect(await findProviderFacilityDetails(owner, id)).not.toBeNull()
    await withTransaction((tx) => tx.update(appointments).set({ status: 'cancelled' }))
    expect(await leaveFacility(owner, id, 1)).toEqual([])
    expect(await listProviderFacilityDetails(owner)).toEqual([])
    const [row] = await db.select().from(providerFacilities).where(eq(providerFacilities.id, id))
    expect(row).toMatchObject({ activeTo: '2026-10-19', isBookable: false, isPrimary: false })
    await expect(leaveFacility(owner, id, 2)).rejects.toMatchObject({ kind: 'not_found' })
    const back = await joinFacility(leading(practice.facilityId), {
      facilityId: practice.facilityId,
      role: 'visiting',
      version: 2,
    })
    expect(back).toBe(id)
    expect(await findProviderFacilityDetails(owner, id)).toMatchObject({ isPrimary: true, role: 'visiting' })
  })

  it('that the directory does not have is asked for, once', async () => {
    const at = (line1: string) => ({
      address: { line1, line2: null, city: 'Flushing', state: 'NY', zip: '11354' },
      ...{ verification: 'unverified' as const, position: null, rejected: null },
    })
    const facility = {
      nameEn: 'New Place',
      nameHans: null,
      nameHant: null,
      phone: '+17185550100',
      settled: at('1 Elm St.'),
    }
    await requestFacility(owner, facility, 1)
    const { address, ...rest } = at('1 ELM ST')
    const nineDigits = { ...rest, address: { ...address, zip: '11354-1234' } }
    await requestFacility(owner, { ...facility, settled: nineDigits, phone: '+17185550101' }, 1)
    const open = await db
      .select()
      .from(changeRequests)
      .where(and(eq(changeRequests.targetType, 'new_facility'), eq(changeRequests.status, 'submitted')))
    expect(open).toMatchObject([
      {
        kind: 'update_facility',
        after: { phone: '+17185550101', addressLine1: '1 ELM ST', addressVerified: 'unverified' },
      },
    ])
    expect(await listWantedFacilities(owner)).toMatchObject([{ name: 'New Place' }])
    await expect(requestFacility(owner, facility, 2)).rejects.toMatchObject({ code: 'directory.too_many_facilities' })
  })
})
