import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminActor } from '#app/core/actor.ts'
import { dayMs, minuteMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { readPageRevisions } from '#app/core/page/page-revisions.server.ts'
import { getProviderProfile, resolveProvider } from '#app/modules/directory/queries/provider-profile.server.ts'
import { expireReturned } from '#app/modules/moderation/commands/expire-returned.server.ts'
import { reportProviderError } from '#app/modules/moderation/commands/report-provider-error.server.ts'
import type { ReportTopic } from '#app/modules/moderation/forms.ts'
import { savePart } from '#app/modules/practice/profile/commands/save-part.server.ts'
import {
  auditEvents,
  changeRequests,
  facilities,
  facilityHours,
  fieldTrust,
  messageOutbox,
  providerFacilityPlans,
  providerLanguages,
  providerFacilities,
  providers,
  reviewCalls,
} from '#drizzle/schema/index.ts'
import { actorOf, adminActor, insertUser, signedInAdmin } from '#tests/factories/accounts.ts'
import {
  insertFacility,
  insertLanguage,
  insertPlan,
  insertProvider,
  insertSpecialty,
} from '#tests/factories/directory.ts'
import { joinFacility } from '#app/modules/practice/facilities/commands/join-facility.server.ts'
import { insertRequest, insertReviewer, insertReviewReference } from '#tests/factories/review.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openRequest } from '../queries/open-request.server.ts'
import { findStanding, seenMark } from '../queries/standing-values.server.ts'
import { assignRequest } from './assign-request.server.ts'
import { claimRequest, releaseRequest } from './claim-request.server.ts'
import { decideMany } from './decide-many.server.ts'
import { approveRequest, refuseRequest } from './decide-request.server.ts'
import { recordCall } from './record-call.server.ts'
import { reopenRequest } from './reopen-request.server.ts'

useDatabase()

const bio = (hans: string, hant = hans, en = 'I treat adults and teens.') => ({
  'zh-Hans': hans,
  'zh-Hant': hant,
  'en-US': en,
})
const former = bio('原来的简介，看成人内科。')
const wanted = bio('新的简介，看成人和老人。')
let reviewer: AdminActor
let doctor: ReturnType<typeof actorOf>

beforeEach(async () => {
  await insertReviewReference()
  reviewer = await insertReviewer()
  const userId = await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'dentistry' })
    await insertFacility(tx, { id: 'f1', phone: '+12125550101', email: 'old@example.com' })
    const userId = await insertUser(tx, { locale: 'en-US' })
    const practices = [{ facilityId: 'f1', isPrimary: true }]
    await insertProvider(tx, { id: 'p1', slug: 'ann-lee', specialties: ['dentistry'], userId, bio: former, practices })
    return userId
  })
  doctor = actorOf({ userId, providerId: 'p1', seats: [], locale: 'en-US' })
})

const requests = () => db.select().from(changeRequests)
const request = async (id: string) => (await requests()).find((each) => each.id === id)!
const provider = async () => (await db.select().from(providers).where(eq(providers.id, 'p1')))[0]!
const facility = async () => (await db.select().from(facilities).where(eq(facilities.id, 'f1')))[0]!
const told = async () => (await db.select().from(messageOutbox)).map(({ template, locale }) => [template, locale])
const audited = async () => (await db.select().from(auditEvents)).map(({ action }) => action)
const seen = async (id: string) => {
  const row = await openRequest(db, reviewer, id)
  return seenMark(row, (await findStanding(db, row))!)
}
const shownBio = async () => (await getProviderProfile((await resolveProvider('ann-lee')).provider!, 'zh-Hans')).bio

async function askForBio(): Promise<string> {
  await savePart(doctor, { part: 'bio', values: wanted }, (await provider()).version)
  return (await requests()).find(({ status }) => status === 'submitted')!.id
}

const phoneRequest = (overrides: Parameters<typeof insertRequest>[1] = {}) =>
  withTransaction((tx) =>
    insertRequest(tx, {
      ...{ targetId: 'f1', submitterId: doctor.userId, before: { phone: '+12125550101' } },
      ...{ after: { phone: '+12125550177' }, ...overrides },
    }),
  )

describe('an approval', () => {
  it('lets a doctor practice at a facility that nobody leads, as what was asked for', async () => {
    const facilityId = await withTransaction((tx) => insertFacility(tx, { nameEn: 'Nobody leads this' }))
    const actor = { ...doctor, tier: 3 }
    const { version } = await provider()
    expect(await joinFacility(actor, { facilityId, role: 'visiting', version })).toBeNull()
    const there = () => db.select().from(providerFacilities).where(eq(providerFacilities.facilityId, facilityId))
    expect(await there()).toEqual([])
    const { id } = (await requests()).find(({ field }) => field === 'member')!
    await withTransaction((tx) => tx.update(providers).set({ tier: 3 }).where(eq(providers.id, 'p1')))
    await approveRequest(reviewer, id, { seen: await seen(id) })
    expect(await there()).toMatchObject([{ providerId: 'p1', role: 'visiting', activeTo: null }])
    expect(await told()).toEqual([['request_approved', 'en-US']])
  })

  it('is applied, told in the submitter’s language, shown at once and audited', async () => {
    const id = await askForBio()
    expect(await shownBio()).toBe(former['zh-Hans'])
    const revision = (await readPageRevisions()).directory ?? 0
    await approveRequest(reviewer, id, { seen: await seen(id) })
    expect(await shownBio()).toBe(wanted['zh-Hans'])
    expect((await readPageRevisions()).directory).toBeGreaterThan(revision)
    expect(await request(id)).toMatchObject({ status: 'applied', reviewerId: reviewer.userId, decidedAt: now() })
    expect((await provider()).editedFields).toContain('bio')
    expect(await told()).toEqual([['request_approved', 'en-US']])
    expect(await audited()).toEqual(
      expect.arrayContaining(['moderation.change_submit', 'moderation.change_approve', 'directory.profile_update']),
    )
  })

  it('with edits keeps both texts', async () => {
    const id = await askForBio()
    const put = { bio: { ...wanted, 'zh-Hans': '新的简介，看成人和长者。' } }
    await approveRequest(reviewer, id, { seen: await seen(id), values: put })
    expect(await shownBio()).toBe('新的简介，看成人和长者。')
    expect(await request(id)).toMatchObject({ after: { bio: wanted }, decidedAfter: put })
  })

  it('overwrites nothing that has changed since it was shown; looked at again it leaves what the submitter did not touch', async () => {
    const id = await askForBio()
    const mark = await seen(id)
    await withTransaction((tx) =>
      tx
        .update(providers)
        .set({ bio: { ...former, 'en-US': 'Another English text.' } })
        .where(eq(providers.id, 'p1')),
    )
    await expect(approveRequest(reviewer, id, { seen: mark })).rejects.toMatchObject({ code: 'review.changed' })
    expect(await shownBio()).toBe(former['zh-Hans'])
    expect(await request(id)).toMatchObject({ status: 'submitted', reviewerId: null })
    expect(await told()).toEqual([])
    await expect(approveRequest(reviewer, id, { seen: 'unmoved' })).rejects.toMatchObject({ code: 'review.changed' })
    await approveRequest(reviewer, id, { seen: await seen(id) })
    expect((await provider()).bio).toEqual({ ...wanted, 'en-US': 'Another English text.' })
  })

  it('is one when two reviewers press at once', async () => {
    const id = await askForBio()
    const other = await insertReviewer()
    const mark = await seen(id)
    const outcomes = await Promise.allSettled([
      approveRequest(reviewer, id, { seen: mark }),
      approveRequest(other, id, { seen: mark }),
      refuseRequest(other, id, { seen: mark, decision: 'reject', reason: 'not_suitable', note: null }),
    ])
    const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as { code: string }] : []))
    expect(refused.map(({ code }) => code)).toEqual(['moderation.request_settled', 'moderation.request_settled'])
    expect(await told()).toHaveLength(1)
    expect((await audited()).filter((action) => /moderation.change_(approve|reject)/.test(action))).toHaveLength(1)
  })

  it('is nobody’s who asked, nor of whoever may not', async () => {
    const id = await askForBio()
    const own = { ...reviewer, userId: doctor.userId }
    await expect(approveRequest(own, id, { seen: await seen(id) })).rejects.toMatchObject({
      code: 'review.own_request',
    })
    const editor = await insertReviewer('image.review')
    await expect(approveRequest(editor, id, { seen: 'unmoved' })).rejects.toMatchObject({ kind: 'not_found' })
    expect(await request(id)).toMatchObject({ status: 'submitted' })
  })

  it('of a telephone number stands on the facility, and after a call is verified as of today', async () => {
    const id = await phoneRequest()
    await recordCall(reviewer, id, { outcome: 'confirmed', phone: '+12125550177', note: '前台确认' })
    await approveRequest(reviewer, id, { seen: await seen(id) })
    expect(await facility()).toMatchObject({ phone: '+12125550177', version: 2 })
    expect((await facility()).editedFields).toContain('phone')
    expect((await provider()).verifiedAt).toBe(now())
  })

  it('of an address that holds later waits for its day', async () => {
    const address = { addressLine1: '7 New Rd', addressLine2: null, city: 'New York', state: 'NY', zip: '10013' }
    const after = { ...address, lat: 40.7, lng: -74, addressVerified: 'exact', effectiveFrom: '2999-01-01' }
    const late = await phoneRequest({ field: 'address', before: {}, after })
    await expect(approveRequest(reviewer, late, { seen: await seen(late) })).rejects.toMatchObject({
      code: 'review.not_yet',
    })
    const id = await phoneRequest({ field: 'address', before: {}, after: { ...after, effectiveFrom: '2020-01-01' } })
    await approveRequest(reviewer, id, { seen: await seen(id) })
    expect(await facility()).toMatchObject({
      ...address,
      lat: 40.7,
      geocodeAccuracy: 'rooftop',
      addressVerified: 'exact',
    })
  })
})

describe('a report by a patient', () => {
  const report = (topic: ReportTopic = 'phone') =>
    reportProviderError({
      providerSlug: 'ann-lee',
      topic,
      details: '电话打不通',
      contact: null,
      locale: 'en-US',
    })

  it('is applied only after a call has confirmed it, with what was heard', async () => {
    const id = await report()
    const approve = async () =>
      approveRequest(reviewer, id, { seen: await seen(id), values: { phone: '+12125550188' } })
    await expect(approve()).rejects.toMatchObject({ code: 'review.unconfirmed' })
    const call = async (outcome: 'confirmed' | 'denied' | 'no_answer') => {
      setClock(now() + minuteMs)
      await recordCall(reviewer, id, { outcome, phone: null, note: 'Mrs. Canary spoke' })
    }
    await call('confirmed')
    await call('denied')
    await expect(approve()).rejects.toMatchObject({ code: 'review.unconfirmed' })
    await call('confirmed')
    await call('no_answer')
    expect(JSON.stringify(await db.select().from(reviewCalls))).not.toContain('Canary')
    await approve()
    expect(await facility()).toMatchObject({ phone: '+12125550188' })
    expect(await told()).toEqual([])
  })

  const confirmed = async (topic: ReportTopic) => {
    const id = await report(topic)
    await recordCall(reviewer, id, { outcome: 'confirmed', phone: null, note: null })
    return id
  }
  const said = async () =>
    (await db.select().from(fieldTrust)).filter(({ trust }) => trust === 'phone').map(({ field }) => field)

  it('of an address sets what the call has said; a door that stays keeps its position', async () => {
    const stood = { lat: 40.7, lng: -74, geocodeAccuracy: 'rooftop' as const }
    await withTransaction((tx) => tx.update(facilities).set(stood).where(eq(facilities.id, 'f1')))
    const address = { addressLine1: '1 Test Street', addressLine2: 'Fl 3', city: 'New York', state: 'NY', zip: '10013' }
    const one = await confirmed('address')
    await approveRequest(reviewer, one, { seen: await seen(one), values: address })
    expect(await facility()).toMatchObject({ ...address, ...stood })
    expect(await request(one)).toMatchObject({ status: 'applied', decidedAfter: address })
    expect(await said()).toEqual(expect.arrayContaining(['addressLine1', 'zip']))
    expect(await audited()).toContain('directory.place_update')
    const moved = { ...address, addressLine1: '22 Other Street' }
    const two = await confirmed('address')
    await approveRequest(reviewer, two, { seen: await seen(two), values: moved })
    expect(await facility()).toMatchObject({ ...moved, lat: null, lng: null })
  })

  it('of hours sets these and no others, and what has changed meanwhile is shown again', async () => {
    const hours = [
      { weekday: 1, opens: '09:00', closes: '17:00' },
      { weekday: 2, opens: '09:00', closes: '12:00' },
    ]
    await withTransaction((tx) =>
      tx.insert(facilityHours).values(hours.map((each, at) => ({ id: `h${at}`, facilityId: 'f1', ...each }))),
    )
    const id = await confirmed('hours')
    const early = await seen(id)
    await withTransaction((tx) => tx.update(facilityHours).set({ closes: '18:00' }).where(eq(facilityHours.id, 'h0')))
    const values = { hours1: '10:00-12:00, 13:00-18:00', hours2: '' }
    await expect(approveRequest(reviewer, id, { seen: early, values })).rejects.toMatchObject({
      code: 'review.changed',
    })
    await approveRequest(reviewer, id, { seen: await seen(id), values })
    const rows = await db.select().from(facilityHours)
    expect(rows.map(({ weekday, opens, closes }) => [weekday, opens, closes]).toSorted()).toEqual([
      [1, '10:00', '12:00'],
      [1, '13:00', '18:00'],
    ])
    expect(await said()).toContain('hours')
    const places = (await db.select().from(auditEvents)).filter(({ action }) => action === 'directory.place_update')
    expect(places.flatMap(({ fields }) => fields)).toContain('hours')
  })

  it('of plans sets the one that the call was about, by telephone', async () => {
    await withTransaction((tx) => insertPlan(tx, { id: 'a-plan' }))
    const plans = async () =>
      (await db.select().from(providerFacilityPlans)).map(({ planId, state, verifiedBy, verifiedAt }) => [
        ...[planId, state, verifiedBy, verifiedAt],
      ])
    for (const planState of ['not_accepted', 'accepted']) {
      const id = await confirmed('plans')
      await approveRequest(reviewer, id, { seen: await seen(id), values: { planId: 'a-plan', planState } })
      expect(await plans()).toEqual([['a-plan', planState, 'phone', now()]])
    }
    expect(await audited()).toContain('directory.plans_update')
    const id = await confirmed('plans')
    const unknown = { seen: await seen(id), values: { planId: 'no-plan', planState: 'accepted' } }
    await expect(approveRequest(reviewer, id, unknown)).rejects.toMatchObject({ code: 'directory.unknown_plan' })
    expect(await request(id)).toMatchObject({ status: 'submitted' })
  })

  it('of a name sets it as the call has said, and leaves the title and how others are trusted', async () => {
    const id = await confirmed('name')
    const early = await seen(id)
    await withTransaction((tx) => tx.update(providers).set({ title: 'DDS', preferredName: 'Ann' }))
    const values = { nameHans: '陈安', nameHant: '陳安', preferredName: 'Ann Chen' }
    await expect(approveRequest(reviewer, id, { seen: early, values })).rejects.toMatchObject({
      code: 'review.changed',
    })
    await approveRequest(reviewer, id, { seen: await seen(id), values })
    expect(await provider()).toMatchObject({ ...values, title: 'DDS' })
    expect((await said()).toSorted()).toEqual(['nameHans', 'nameHant', 'preferredName'])
    expect(await request(id)).toMatchObject({ status: 'applied', decidedAfter: values })
    expect(await audited()).toContain('directory.profile_update')
  })

  it('of languages sets these and no others, and none that the table does not have', async () => {
    await withTransaction(async (tx) => {
      for (const each of ['cmn', 'yue', 'wuu']) await insertLanguage(tx, { id: each })
      const native = { providerId: 'p1', level: 'native' as const }
      await tx.insert(providerLanguages).values([
        { id: 'l1', languageId: 'cmn', ...native },
        { id: 'l2', languageId: 'yue', ...native },
      ])
    })
    const id = await confirmed('languages')
    const language = (languageId: string, level: string) => ({ languageId, level })
    const unknown = { languages: [language('xxx', 'native')] }
    await expect(approveRequest(reviewer, id, { seen: await seen(id), values: unknown })).rejects.toMatchObject({
      code: 'directory.unknown_language',
    })
    const values = { languages: [language('cmn', 'fluent'), language('wuu', 'basic')] }
    await approveRequest(reviewer, id, { seen: await seen(id), values })
    const rows = await db.select().from(providerLanguages)
    expect(rows.map(({ languageId, level }) => [languageId, level]).toSorted()).toEqual([
      ['cmn', 'fluent'],
      ['wuu', 'basic'],
    ])
    expect(await said()).toEqual(['languages'])
  })

  it('cannot be sent back to somebody without an account', async () => {
    const id = await report()
    const refusal = { seen: await seen(id), decision: 'return', reason: 'details_missing', note: null } as const
    await expect(refuseRequest(reviewer, id, refusal)).rejects.toMatchObject({ code: 'review.no_reason' })
  })
})

describe('a refusal', () => {
  it('tells the reason in the language of the request, with the reviewer’s words', async () => {
    const id = await askForBio()
    const refusal = { decision: 'return', reason: 'claims_wording', note: 'Line 2.' } as const
    await refuseRequest(reviewer, id, { seen: await seen(id), ...refusal })
    const row = await request(id)
    expect(row).toMatchObject({ status: 'needs_info', reasonCode: 'claims_wording', decidedAt: null })
    expect(row.decisionNote).toBe(
      'Your description promises results or overstates them. Please reword it and send it again.\nLine 2.',
    )
    expect(await told()).toEqual([['request_returned', 'en-US']])
    expect(await shownBio()).toBe(former['zh-Hans'])
    // What is sent again supersedes it.
    await savePart(doctor, { part: 'bio', values: bio('再改一次的简介，看成人。') }, (await provider()).version)
    expect((await requests()).map(({ status }) => status).sort()).toEqual(['submitted', 'superseded'])
  })

  it('is over when nobody has answered within 14 days', async () => {
    const id = await askForBio()
    await refuseRequest(reviewer, id, {
      seen: await seen(id),
      decision: 'return',
      reason: 'claims_wording',
      note: null,
    })
    setClock(now() + 14 * dayMs - 1)
    expect(await expireReturned()).toBe(0)
    setClock(now() + 1)
    expect(await expireReturned()).toBe(1)
    expect(await request(id)).toMatchObject({ status: 'expired' })
    expect(await audited()).toContain('moderation.change_expire')
    expect(await expireReturned()).toBe(0)
  })

  it('takes no reason of another queue or decision', async () => {
    const id = await askForBio()
    for (const reason of ['photo_unclear', 'not_suitable', 'nonsense']) {
      const refusal = { seen: await seen(id), decision: 'return', reason, note: null } as const
      await expect(refuseRequest(reviewer, id, refusal)).rejects.toMatchObject({ code: 'review.no_reason' })
    }
    expect(await request(id)).toMatchObject({ status: 'submitted' })
  })
})

describe('a claim of a request', () => {
  it('is one reviewer’s for half an hour', async () => {
    const id = await askForBio()
    const other = await insertReviewer()
    await claimRequest(reviewer, id)
    await expect(claimRequest(other, id)).rejects.toMatchObject({ code: 'moderation.request_taken' })
    await expect(approveRequest(other, id, { seen: await seen(id) })).rejects.toMatchObject({
      code: 'moderation.request_taken',
    })
    await releaseRequest(other, id)
    expect(await request(id)).toMatchObject({ status: 'in_review', reviewerId: reviewer.userId })
    setClock(now() + 30 * minuteMs)
    await claimRequest(other, id)
    expect(await request(id)).toMatchObject({ reviewerId: other.userId })
    await releaseRequest(other, id)
    expect(await request(id)).toMatchObject({ status: 'submitted', reviewerId: null, claimedAt: null })
  })

  it('is one of many at once', async () => {
    const id = await askForBio()
    const others = await Promise.all([1, 2, 3].map(() => insertReviewer()))
    const outcomes = await Promise.allSettled(others.map((each) => claimRequest(each, id)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('a request that is given to a reviewer', () => {
  const staff = async (permission: 'description.review' | 'image.review' | 'update.review' = 'description.review') => {
    const { userId } = await signedInAdmin({ permissions: [permission] })
    return { ...adminActor(permission), userId }
  }
  const give = (giver: AdminActor, id: string, to: AdminActor, seenReviewerId: string | null = null) =>
    assignRequest(giver, id, { reviewerId: to.userId, seenReviewerId })

  it('is theirs for a day and then anybody’s, and the audit log has who gave it', async () => {
    const id = await askForBio()
    const colleague = await staff()
    await give(reviewer, id, colleague)
    expect(await request(id)).toMatchObject({ status: 'in_review', reviewerId: colleague.userId })
    const events = (await db.select().from(auditEvents)).filter(({ action }) => action === 'moderation.change_assign')
    expect(events).toMatchObject([{ actorId: reviewer.userId, subjectId: id }])
    setClock(now() + dayMs - 1)
    await expect(claimRequest(reviewer, id)).rejects.toMatchObject({ code: 'moderation.request_taken' })
    setClock(now() + 1)
    await claimRequest(reviewer, id)
    expect(await request(id)).toMatchObject({ reviewerId: reviewer.userId, claimedAt: now() })
  })

  it('is decided by them, or given on until they begin', async () => {
    const [one, two] = [await askForBio(), await phoneRequest()]
    const colleague = await staff()
    await give(reviewer, one, colleague)
    await approveRequest(colleague, one, { seen: await seen(one) })
    expect(await request(one)).toMatchObject({ status: 'applied', reviewerId: colleague.userId })
    const [third, fourth] = [await staff('update.review'), await staff('update.review')]
    await give(reviewer, two, third)
    await give(reviewer, two, fourth, third.userId)
    await claimRequest(fourth, two)
    await expect(give(reviewer, two, third, fourth.userId)).rejects.toMatchObject({
      code: 'moderation.request_taken',
    })
    expect(await request(two)).toMatchObject({ reviewerId: fourth.userId, claimedAt: now() })
  })

  it('is given once by two who saw the same', async () => {
    const id = await askForBio()
    const [one, other] = [await staff(), await staff()]
    const given = await Promise.allSettled([give(reviewer, id, one), give(reviewer, id, other)])
    expect(given.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('goes to nobody who may not decide it, and comes from nobody who may not', async () => {
    const id = await askForBio()
    const [colleague, stranger] = [await staff(), await staff('image.review')]
    for (const to of [stranger, { ...stranger, userId: doctor.userId }])
      await expect(give(reviewer, id, to)).rejects.toMatchObject({ code: 'review.reviewer_unknown' })
    await expect(give(stranger, id, colleague)).rejects.toMatchObject({ kind: 'not_found' })
    await expect(give({ ...reviewer, userId: doctor.userId }, id, colleague)).rejects.toMatchObject({
      code: 'review.own_request',
    })
    expect(await request(id)).toMatchObject({ status: 'submitted', reviewerId: null })
  })
})

describe('many at once', () => {
  it('are decided each by itself; what cannot be is told, and what promises a cure is not approved from a list', async () => {
    const [one, two] = [
      await phoneRequest(),
      await phoneRequest({ field: 'email', after: { email: 'new@example.com' }, before: { email: 'old@example.com' } }),
    ]
    const moved = await phoneRequest({ field: 'wechat', before: { wechat: 'was_other' }, after: { wechat: 'new_one' } })
    await savePart(doctor, { part: 'bio', values: bio('本院根治糖尿病，欢迎。') }, 1)
    const claiming = (await requests()).find(({ kind }) => kind === 'description')!.id
    const result = await decideMany(reviewer, [one, two, moved, claiming, one], { decision: 'approve' })
    expect(result).toEqual({ done: 2, refused: ['review.changed', 'review.not_bulk'] })
    expect(await facility()).toMatchObject({ phone: '+12125550177', email: 'new@example.com', wechat: null })
    const rest = { decision: 'reject', reason: 'duplicate', note: null } as const
    expect(await decideMany(reviewer, [moved, claiming], rest)).toEqual({ done: 2, refused: [] })
  })
})

describe('a decided request', () => {
  it('is taken up again within 30 days, once, to put back what stood before', async () => {
    const id = await phoneRequest()
    await approveRequest(reviewer, id, { seen: await seen(id) })
    setClock(now() + 30 * dayMs)
    const again = await reopenRequest(reviewer, id)
    expect(await request(again)).toMatchObject({
      ...{ status: 'submitted', reopenedFromId: id, submitterId: doctor.userId },
      ...{ before: { phone: '+12125550177' }, after: { phone: '+12125550101' } },
    })
    await expect(reopenRequest(reviewer, id)).rejects.toMatchObject({ code: 'moderation.request_reopened' })
    await approveRequest(reviewer, again, { seen: await seen(again) })
    expect(await facility()).toMatchObject({ phone: '+12125550101' })
  })

  it('stays as it is after 30 days', async () => {
    const id = await phoneRequest()
    await refuseRequest(reviewer, id, { seen: await seen(id), decision: 'reject', reason: 'duplicate', note: null })
    setClock(now() + 30 * dayMs + 1)
    await expect(reopenRequest(reviewer, id)).rejects.toMatchObject({ code: 'review.reopen_closed' })
  })
})
