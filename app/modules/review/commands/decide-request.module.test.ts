import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { readPageRevisions } from '#app/core/page/page-revisions.server.ts'
import { expireReturned } from '#app/modules/moderation/commands/expire-returned.server.ts'
import { savePart } from '#app/modules/practice/profile/commands/save-part.server.ts'
import { joinFacility } from '#app/modules/practice/facilities/commands/join-facility.server.ts'
import { providerFacilities, providers } from '#drizzle/schema/index.ts'
import { insertFacility } from '#tests/factories/directory.ts'
import { insertReviewer } from '#tests/factories/review.ts'
import {
  askForBio,
  audited,
  bio,
  doctor,
  facility,
  former,
  phoneRequest,
  provider,
  request,
  requests,
  reviewer,
  seen,
  shownBio,
  told,
  useReviewedDoctor,
  wanted,
} from '#tests/factories/reviewed-doctor.ts'
import { decideMany } from './decide-many.server.ts'
import { approveRequest, refuseRequest } from './decide-request.server.ts'
import { recordCall } from './record-call.server.ts'
import { reopenRequest } from './reopen-request.server.ts'

useReviewedDoctor()

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
