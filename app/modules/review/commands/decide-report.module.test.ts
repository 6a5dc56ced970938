import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { minuteMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { reportProviderError } from '#app/modules/moderation/commands/report-provider-error.server.ts'
import type { ReportTopic } from '#app/modules/moderation/forms.ts'
import {
  auditEvents,
  facilities,
  facilityHours,
  fieldTrust,
  providerFacilityPlans,
  providerLanguages,
  providers,
  reviewCalls,
} from '#drizzle/schema/index.ts'
import { insertLanguage, insertPlan } from '#tests/factories/directory.ts'
import {
  audited,
  facility,
  provider,
  request,
  reviewer,
  seen,
  told,
  useReviewedDoctor,
} from '#tests/factories/reviewed-doctor.ts'
import { approveRequest, refuseRequest } from './decide-request.server.ts'
import { recordCall } from './record-call.server.ts'

useReviewedDoctor()

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
