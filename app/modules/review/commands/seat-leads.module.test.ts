import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminActor } from '#app/core/actor.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { findAbsentProvider } from '#app/modules/accounts/queries/find-actor.server.ts'
import { findBookingPage } from '#app/modules/booking/form/pages/booking-page.server.ts'
import { getProviderProfile, resolveProvider } from '#app/modules/directory/queries/provider-profile.server.ts'
import { joinFacility } from '#app/modules/practice/facilities/commands/join-facility.server.ts'
import { requestFacility } from '#app/modules/practice/facilities/commands/request-facility.server.ts'
import {
  auditEvents,
  changeRequests,
  facilities,
  messageOutbox,
  providers,
  teamMembers,
} from '#drizzle/schema/index.ts'
import { actorOf, insertSeat, insertUser } from '#tests/factories/accounts.ts'
import { insertFacility, insertProvider, insertSpecialty } from '#tests/factories/directory.ts'
import { insertRequest, insertReviewer, insertReviewReference } from '#tests/factories/review.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { findLeadable } from '../queries/leadable-facilities.server.ts'
import { openRequest } from '../queries/open-request.server.ts'
import { findStanding, seenMark } from '../queries/standing-values.server.ts'
import { decideMany } from './decide-many.server.ts'
import { approveRequest } from './decide-request.server.ts'
import { seatLater } from './seat-leads.server.ts'

useDatabase()

const npi = '1900000005'
let reviewer: AdminActor
let userId: string

/** A record of the registry at a clinic that nobody leads, and somebody who claims it. */
beforeEach(async () => {
  await insertReviewReference()
  reviewer = await insertReviewer()
  userId = await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'dentistry' })
    await insertFacility(tx, { id: 'f1', nameEn: 'Plum Dental', source: 'registry' })
    await insertFacility(tx, { id: 'f2', nameEn: 'Not theirs' })
    const practices = [{ facilityId: 'f1', isBookable: true }]
    const record = { id: 'p1', slug: 'ann-lee', npi, source: 'registry' as const }
    await insertProvider(tx, { ...record, specialties: ['dentistry'], practices })
    return insertUser(tx, { status: 'pending_verification', locale: 'en-US' })
  })
})

const claim = (submitterId = userId) =>
  withTransaction((tx) =>
    insertRequest(tx, {
      ...{ kind: 'claim', targetType: 'provider', targetId: 'p1', field: 'owner', submitterId },
      after: { npi, name: 'Ann Lee', evidence: 'Call the front desk' },
    }),
  )
const request = async (id: string) => (await db.select().from(changeRequests).where(eq(changeRequests.id, id)))[0]!
const seen = async (id: string) => {
  const row = await openRequest(db, reviewer, id)
  return seenMark(row, (await findStanding(db, row))!)
}
const approve = async (id: string, leads: readonly string[] = []) =>
  approveRequest(reviewer, id, { seen: await seen(id), leads })
const offered = async (id: string) => (await findLeadable(db, await request(id))).map((each) => each.id)
const seats = async () =>
  (await db.select().from(teamMembers)).map((row) => [row.userId, row.facilityId, row.role, row.status])
// Rows of a heap come in no order, and those of one millisecond have none.
const told = async () => (await db.select().from(messageOutbox)).map(({ template }) => template).toSorted()
const seatAudit = async () =>
  (await db.select().from(auditEvents))
    .filter(({ action }) => action === 'accounts.owner_seat')
    .map(({ actorId, subjectId }) => [actorId, subjectId])
const person = async () => (await findAbsentProvider(userId, 'en-US'))!
const bookingPage = async () => {
  const { provider } = await resolveProvider('ann-lee')
  return findBookingPage(provider!, new URLSearchParams(), {}, 'en-US')
}

describe('an approved claim', () => {
  it('gives no seat by itself, whoever claims', async () => {
    await approve(await claim())
    expect(await seats()).toEqual([])
    expect(await told()).toEqual(['account_admitted'])
    expect(allows(await person(), 'team.manage', { facilityId: 'f1' })).toBe(false)
  })

  it('gives the seat that the reviewer has decided, in the audit log and in the message', async () => {
    await withTransaction((tx) => tx.update(providers).set({ tier: 3 }))
    const id = await claim()
    expect(await offered(id)).toEqual(['f1'])
    await approve(id, ['f1'])
    expect(await seats()).toEqual([[userId, 'f1', 'owner', 'active']])
    expect(await seatAudit()).toEqual([[reviewer.userId, 'f1']])
    expect(await told()).toEqual(['account_admitted_lead'])
    const leader = await person()
    for (const capability of ['team.manage', 'facility.edit'] as const)
      expect(allows(leader, capability, { facilityId: 'f1' })).toBe(true)
  })

  it('makes an owner of a seat that was there', async () => {
    await withTransaction((tx) => insertSeat(tx, { userId, facilityId: 'f1', role: 'front_desk' }))
    await approve(await claim(), ['f1'])
    expect(await seats()).toEqual([[userId, 'f1', 'owner', 'active']])
  })

  it('changes nothing where somebody leads, and is not applied in part', async () => {
    const other = await withTransaction((tx) => insertUser(tx))
    await withTransaction((tx) => insertSeat(tx, { userId: other, facilityId: 'f1', role: 'owner' }))
    const id = await claim()
    expect(await offered(id)).toEqual([])
    for (const lead of ['f1', 'f2', 'new'])
      await expect(approve(id, [lead])).rejects.toMatchObject({ code: 'accounts.facility_led' })
    expect(await request(id)).toMatchObject({ status: 'submitted' })
    expect((await db.select().from(providers))[0]!.userId).toBeNull()
    expect(await seats()).toEqual([[other, 'f1', 'owner', 'active']])
    await approve(id)
    expect(await seats()).toEqual([[other, 'f1', 'owner', 'active']])
  })

  it('seats one of two who are to lead the same clinic at once', async () => {
    const other = await withTransaction(async (tx) => {
      await insertProvider(tx, { id: 'p2', practices: [{ facilityId: 'f1' }] })
      return insertUser(tx)
    })
    const given = { npi: '1900000013', evidence: 'Call' }
    const target = { kind: 'claim', targetType: 'provider', targetId: 'p2', field: 'owner' } as const
    const second = await withTransaction((tx) => insertRequest(tx, { ...target, submitterId: other, after: given }))
    const outcomes = await Promise.allSettled([approve(await claim(), ['f1']), approve(second, ['f1'])])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await seats()).toHaveLength(1)
  })
})

describe('a claimed record of the registry', () => {
  it('takes requests from the claim on, and is not called checked before its owner has been through it', async () => {
    const shown = async () => {
      const { isUnclaimed, isUnconfirmed } = await getProviderProfile(
        (await resolveProvider('ann-lee')).provider!,
        'en-US',
      )
      return [isUnclaimed, isUnconfirmed, (await bookingPage())?.mode ?? null]
    }
    expect(await shown()).toEqual([true, true, null])
    const id = await claim()
    expect(await shown()).toEqual([true, true, null])
    await approve(id)
    expect(await shown()).toEqual([false, true, 'request'])
    await withTransaction((tx) => tx.update(providers).set({ isProfileComplete: true }))
    expect(await shown()).toEqual([false, false, 'request'])
  })
})

describe('a clinic that a doctor adds', () => {
  const address = { line1: '1 Elm St', line2: null, city: 'Flushing', state: 'NY', zip: '11354' }
  const settled = { address, verification: 'unverified' as const, position: null, rejected: null }
  const asked = async () => {
    await withTransaction((tx) => tx.update(providers).set({ userId }))
    const actor = actorOf({ userId, providerId: 'p1', tier: 3, seats: [], locale: 'en-US' })
    const names = { nameEn: 'Elm Dental', nameHans: null, nameHant: null, phone: '+17185550100' }
    return requestFacility(actor, { ...names, settled }, 1)
  }
  const added = async () => (await db.select().from(facilities).where(eq(facilities.nameEn, 'Elm Dental')))[0]!.id

  it('is led by nobody unless the reviewer says so, from the list neither', async () => {
    const id = await asked()
    expect(await offered(id)).toEqual(['new'])
    expect(await decideMany(reviewer, [id], { decision: 'approve' })).toEqual({ done: 1, refused: [] })
    expect([await seats(), await told()]).toEqual([[], ['request_approved']])
    expect((await offered(id)).toSorted()).toEqual(['f1', await added()].toSorted())
  })

  it('is led by who has added it where the reviewer says so, and no other clinic is', async () => {
    const id = await asked()
    await approve(id, ['new'])
    expect(await seats()).toEqual([[userId, await added(), 'owner', 'active']])
    expect(await told()).toEqual(['request_approved_lead'])
  })
})

it('whoever joins a clinic that nobody leads may be decided to lead it', async () => {
  await withTransaction((tx) => tx.update(providers).set({ userId, tier: 3 }))
  const actor = actorOf({ userId, providerId: 'p1', tier: 3, seats: [], locale: 'en-US' })
  const { version } = (await db.select().from(providers))[0]!
  await joinFacility(actor, { facilityId: 'f2', role: 'attending', version })
  const { id } = (await db.select().from(changeRequests))[0]!
  expect(await offered(id)).toEqual(['f2'])
  await approve(id, ['f2'])
  expect(await seats()).toEqual([[userId, 'f2', 'owner', 'active']])
})

describe('after the decision', () => {
  it('a reviewer of such requests seats somebody where nobody leads, once, and tells them', async () => {
    const id = await claim()
    await expect(seatLater(reviewer, id, ['f1'])).rejects.toMatchObject({ code: 'review.not_applicable' })
    await approve(id)
    expect(await offered(id)).toEqual(['f1'])
    await expect(seatLater(reviewer, id, ['f2'])).rejects.toMatchObject({ code: 'accounts.facility_led' })
    await expect(seatLater(reviewer, id, ['new'])).rejects.toMatchObject({ code: 'review.not_applicable' })
    await seatLater(reviewer, id, ['f1'])
    expect(await seats()).toEqual([[userId, 'f1', 'owner', 'active']])
    expect(await seatAudit()).toEqual([[reviewer.userId, 'f1']])
    expect(await told()).toEqual(['account_admitted', 'team_lead_given'])
    await expect(seatLater(reviewer, id, ['f1'])).rejects.toMatchObject({ code: 'accounts.facility_led' })
  })

  it('nobody seats themselves, nor who may not decide such requests', async () => {
    const id = await claim()
    await approve(id)
    const own = { ...reviewer, userId }
    await expect(seatLater(own, id, ['f1'])).rejects.toMatchObject({ code: 'review.own_request' })
    const stranger = await insertReviewer('update.review')
    await expect(seatLater(stranger, id, ['f1'])).rejects.toMatchObject({ kind: 'not_found' })
    expect(await seats()).toEqual([])
  })
})
