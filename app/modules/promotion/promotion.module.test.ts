import { desc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { runPayments } from '#app/modules/payments/commands/run-payments.server.ts'
import { registerPurpose } from '#app/modules/payments/purposes.ts'
import { payWith } from '#app/modules/payments/simulator/commands/pay.server.ts'
import type { CardDoes } from '#app/modules/payments/simulator/test-cards.ts'
import { providerFacilities } from '#drizzle/schema/directory.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { payments } from '#drizzle/schema/payments.ts'
import { promotionCampaigns, promotionRates } from '#drizzle/schema/promotion/campaigns.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { actorOf, adminActor, insertUser } from '#tests/factories/accounts.ts'
import { insertFacility, insertProvider, tri } from '#tests/factories/directory.ts'
import { insertCampaign, mondayIn, runningNow } from '#tests/factories/promotion.ts'
import { useFilledDatabase } from '#tests/setup/database.ts'
import type { Rate } from './campaign-price.ts'
import { approveCampaign, rejectCampaign, stopCampaign } from './commands/decide-campaign.server.ts'
import { moveCampaign, submitCampaign } from './commands/move-campaign.server.ts'
import { payCampaign } from './commands/pay-campaign.server.ts'
import { moveCampaignsOn } from './commands/promotion-chores.server.ts'
import { promotionPurpose } from './commands/promotion-purpose.server.ts'
import { draftCampaign, editCampaign } from './commands/save-campaign.server.ts'
import type { CampaignWords } from './commands/write-campaign.server.ts'
import type { Placement } from './placements.ts'
import { advertiserIds, listTargets } from './queries/advertisers.server.ts'
import { listCampaigns, openCampaign } from './queries/campaigns.server.ts'

useFilledDatabase(() => withTransaction(seedReference))

const day = 86_400_000
const providerId = 'doctor-1'
let facilityId = ''
const owner = actorOf({ userId: 'owner-1', providerId, tier: 4, seats: [] })
const seated = (role: 'manager' | 'owner' | 'front_desk', tier = 4) =>
  actorOf({ userId: 'staff-1', providerId: null, tier, seats: [{ facilityId, role, tier }] })
const reviewer = { ...adminActor('promotion.review'), userId: 'reviewer-1' }

beforeEach(async () => {
  registerPurpose(promotionPurpose)
  // A Wednesday, at noon in New York.
  setClock(Date.parse('2026-11-04T17:00:00Z'))
  await withTransaction(async (tx) => {
    await insertUser(tx, { id: 'owner-1', email: 'owner@example.com', locale: 'zh-Hant' })
    facilityId = await insertFacility(tx, { neighborhoodId: 'flushing' })
    const practices = [{ facilityId }]
    await insertProvider(tx, { id: providerId, userId: 'owner-1', tier: 4, specialties: ['cardiology'], practices })
  })
})
afterEach(() => setClock(null))

const words = (changes: Partial<CampaignWords> = {}): CampaignWords => ({
  ...{ placement: 'specialty', targets: ['cardiology'], startsOn: mondayIn(1), endsOn: mondayIn(3), dailyCap: null },
  headline: tri('心脏检查', '心臟檢查', 'Heart checkups'),
  body: tri('用中文讲给您听', '用中文講給您聽', 'Explained in Chinese'),
  ...changes,
})
const rowOf = async (id: string) =>
  (await db.select().from(promotionCampaigns).where(eq(promotionCampaigns.id, id)))[0]!
const setRate = (placement: Placement, changes: Partial<Rate>) =>
  withTransaction((tx) => tx.update(promotionRates).set(changes).where(eq(promotionRates.placement, placement)))
const statusOf = async (id: string) => (await rowOf(id)).status
const approve = async (id: string, by = reviewer) => approveCampaign(by, { id, seen: (await rowOf(id)).version })
const submitted = (changes: Parameters<typeof insertCampaign>[1] = {}) =>
  insertCampaign(providerId, { status: 'submitted', submittedAt: now(), ...changes })

/** Pays on the page of the latest payment that waits. */
async function pay(card: CardDoes = 'succeeds') {
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.state, 'pending'))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1)
  await payWith(payment!.gatewayRef!, card, '')
  await runPayments()
}

describe('a campaign', () => {
  it('is written, submitted, approved, paid, shown for its weeks and ended', async () => {
    const id = await draftCampaign(owner, providerId, words())
    await editCampaign(owner, id, { seen: 1, words: words({ dailyCap: 300 }) })
    await submitCampaign(owner, id, 15_800)
    expect(await rowOf(id)).toMatchObject({ status: 'submitted', priceCents: 15_800, dailyCap: 300 })
    await approve(id)
    expect(await statusOf(id)).toBe('approved')
    const url = await payCampaign(owner, id, mondayIn(1))
    expect(url).toContain('/payment/simulated/')
    expect(await statusOf(id)).toBe('pending_payment')
    await pay()
    expect(await rowOf(id)).toMatchObject({ status: 'scheduled', heldUntil: null, startsOn: '2026-11-09' })
    const [payment] = await db.select().from(payments)
    expect(payment).toMatchObject({ purpose: 'promotion', purposeId: id, amountCents: 15_800, state: 'paid' })
    expect(payment!.lines[0]!.label['en-US']).toContain('Specialty pages, 2 weeks')
    expect(await moveCampaignsOn()).toEqual({ started: 0, finished: 0 })
    setClock(Date.parse('2026-11-09T05:00:00Z'))
    expect(await moveCampaignsOn()).toEqual({ started: 1, finished: 0 })
    await moveCampaign(owner, id, 'pause')
    expect(await statusOf(id)).toBe('paused')
    await moveCampaign(owner, id, 'resume')
    await moveCampaign(owner, id, 'pause')
    setClock(Date.parse('2026-11-23T05:00:00Z'))
    expect(await moveCampaignsOn()).toEqual({ started: 0, finished: 1 })
    expect(await statusOf(id)).toBe('finished')
    const mails = await db.select({ template: messageOutbox.template }).from(messageOutbox)
    expect(mails.map(({ template }) => template)).toContain('promotion_approved')
  })

  it('that was turned down goes back to its author with the reason, and can be submitted again', async () => {
    const id = await submitted({ createdBy: 'owner-1', targets: ['cardiology'], placement: 'specialty' })
    const { version } = await rowOf(id)
    const wrong = { id, seen: version, reason: 'duplicate', note: null }
    await expect(rejectCampaign(reviewer, wrong)).rejects.toThrow('promotion.no_reason')
    await rejectCampaign(reviewer, { id, seen: version, reason: 'ad_promises', note: 'no promises' })
    expect(await rowOf(id)).toMatchObject({
      status: 'rejected',
      reasonCode: 'ad_promises',
      decisionNote: 'no promises',
    })
    await moveCampaign(owner, id, 'revise')
    await submitCampaign(owner, id, 15_800)
    expect(await rowOf(id)).toMatchObject({ status: 'submitted', reasonCode: null, decisionNote: null })
  })

  it('is stopped with a reason, also while it rests, and by nobody who wrote it', async () => {
    for (const status of ['scheduled', 'running', 'paused'] as const) {
      const id = await insertCampaign(providerId, { ...runningNow(), status })
      const shown = { id, seen: 1, note: 'against the policy' }
      await expect(stopCampaign({ ...reviewer, userId: 'author-1' }, shown)).rejects.toThrow('promotion.own_campaign')
      await expect(stopCampaign(adminActor('inventory.manage'), shown)).rejects.toThrow('promotion.not_allowed')
      await stopCampaign(reviewer, shown)
      expect(await rowOf(id)).toMatchObject({ status: 'stopped', decisionNote: 'against the policy' })
    }
    const draft = await insertCampaign(providerId)
    await expect(stopCampaign(reviewer, { id: draft, seen: 1, note: 'no' })).rejects.toThrow('promotion.not_now')
  })

  it('costs what stood beside the button, or is not submitted', async () => {
    const id = await draftCampaign(owner, providerId, words())
    await setRate('specialty', { weeklyCents: 8_900 })
    await expect(submitCampaign(owner, id, 15_800)).rejects.toThrow('promotion.other_price')
    await setRate('specialty', { isSold: false })
    await expect(submitCampaign(owner, id, 17_800)).rejects.toThrow('promotion.not_sold')
    expect(await statusOf(id)).toBe('draft')
  })

  it('advertises the doctor in own fields and areas alone, in weeks that have not begun', async () => {
    const refused = (changes: Partial<CampaignWords>) => draftCampaign(owner, providerId, words(changes))
    await expect(refused({ targets: ['dentistry'] })).rejects.toThrow('promotion.not_own_target')
    await expect(refused({ targets: [] })).rejects.toThrow('promotion.not_own_target')
    await expect(refused({ placement: 'home' })).rejects.toThrow('promotion.not_own_target')
    await expect(refused({ placement: 'location', targets: ['elmhurst'] })).rejects.toThrow('promotion.not_own_target')
    await expect(refused({ startsOn: mondayIn(0), endsOn: mondayIn(1) })).rejects.toThrow('promotion.weeks_over')
    await expect(refused({ startsOn: mondayIn(40), endsOn: mondayIn(41) })).rejects.toThrow('promotion.weeks_over')
    expect(await refused({ placement: 'location', targets: ['flushing'] })).toEqual(expect.any(String))
  })

  it('is not overwritten by who comes second', async () => {
    const id = await draftCampaign(owner, providerId, words())
    await editCampaign(owner, id, { seen: 1, words: words({ dailyCap: 10 }) })
    await expect(editCampaign(owner, id, { seen: 1, words: words() })).rejects.toThrow('promotion.stale')
    await submitCampaign(owner, id, 15_800)
    await expect(editCampaign(owner, id, { seen: 3, words: words() })).rejects.toThrow('promotion.not_now')
    await expect(approveCampaign(reviewer, { id, seen: 2 })).rejects.toThrow('promotion.stale')
  })
})

describe('who may', () => {
  it('write: the doctor on the highest level and the managers; submit: the doctor and the owner', async () => {
    const id = await draftCampaign(seated('manager'), providerId, words())
    await expect(submitCampaign(seated('manager'), id, 15_800)).rejects.toThrow('promotion.forbidden')
    await submitCampaign(seated('owner'), id, 15_800)
    await expect(draftCampaign(seated('front_desk'), providerId, words())).rejects.toThrow('promotion.forbidden')
    await expect(draftCampaign(seated('manager', 3), providerId, words())).rejects.toThrow('promotion.forbidden')
    await expect(draftCampaign({ ...owner, tier: 3 }, providerId, words())).rejects.toThrow('promotion.forbidden')
  })

  it('read: from the third level on; others find nothing', async () => {
    const id = await insertCampaign(providerId)
    expect((await openCampaign({ ...owner, tier: 3 }, 'promotion.read', id)).id).toBe(id)
    expect(await listCampaigns({ ...owner, tier: 3 })).toHaveLength(1)
    expect(await listCampaigns({ ...owner, tier: 2 })).toEqual([])
    await expect(openCampaign({ ...owner, tier: 2 }, 'promotion.read', id)).rejects.toThrow('promotion.unknown')
    await expect(openCampaign({ ...owner, tier: 3 }, 'promotion.draft', id)).rejects.toThrow('promotion.forbidden')
    const stranger = actorOf({ userId: 'other', providerId: 'doctor-2', tier: 4, seats: [] })
    await expect(openCampaign(stranger, 'promotion.read', id)).rejects.toThrow('promotion.unknown')
    await expect(draftCampaign(stranger, providerId, words())).rejects.toThrow('promotion.forbidden')
  })
})

describe('a doctor', () => {
  it('is advertised by a practice through the last day there', async () => {
    const own = eq(providerFacilities.providerId, providerId)
    await withTransaction((tx) => tx.update(providerFacilities).set({ activeTo: '2026-11-04' }).where(own))
    const manager = seated('manager')
    const advertised = async () => [
      [...(await advertiserIds(manager, 'promotion.draft'))],
      (await listTargets(providerId)).neighborhood.map(({ id }) => id),
    ]
    expect(await advertised()).toEqual([[providerId], ['flushing']])
    setClock(Date.parse('2026-11-05T05:00:00Z'))
    expect(await advertised()).toEqual([[], []])
  })
})

describe('the places', () => {
  const slots = (count: number) => setRate('home', { slots: count })

  it('are given to as many as fit, also to two who are approved at once', async () => {
    await slots(1)
    const ids = [await submitted(), await submitted(), await submitted()]
    const outcomes = await Promise.allSettled(ids.map((id) => approve(id)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(String(outcome.reason)).toContain('promotion.no_room')
    const statuses = await Promise.all(ids.map(statusOf))
    expect(statuses.toSorted()).toEqual(['approved', 'submitted', 'submitted'])
  })

  it('of different targets are no rivals', async () => {
    await setRate('specialty', { slots: 1 })
    const of = (target: string) => submitted({ placement: 'specialty', targets: [target] })
    await approve(await of('cardiology'))
    await approve(await of('dentistry'))
    await expect(approve(await of('cardiology'))).rejects.toThrow('promotion.no_room')
  })

  it('that nobody pays for are free again after a week; who pays later is shown the next free weeks', async () => {
    await slots(1)
    const far = { startsOn: mondayIn(3), endsOn: mondayIn(5) }
    const [first, second] = [await submitted(far), await submitted(far)]
    await approve(first)
    await expect(approve(second)).rejects.toThrow('promotion.no_room')
    setClock(now() + 7 * day)
    await approve(second)
    await expect(payCampaign(owner, first, far.startsOn)).rejects.toThrow('promotion.other_weeks')
    await payCampaign(owner, first, far.endsOn)
    await pay()
    expect(await rowOf(first)).toMatchObject({ status: 'scheduled', startsOn: far.endsOn })
  })

  it('are moved for money that comes after they were given away', async () => {
    await slots(1)
    const soon = { startsOn: mondayIn(1), endsOn: mondayIn(2) }
    const late = await submitted(soon)
    await approve(late)
    await payCampaign(owner, late, soon.startsOn)
    setClock(now() + 2 * day)
    const other = await submitted(soon)
    await approve(other)
    await pay()
    expect(await rowOf(late)).toMatchObject({ status: 'scheduled', startsOn: soon.endsOn })
    expect(await rowOf(other)).toMatchObject({ status: 'approved', startsOn: soon.startsOn })
  })

  it('are not bought by a card that fails, and are paid for once', async () => {
    const id = await submitted()
    await approve(id)
    await payCampaign(owner, id, mondayIn(1))
    await payCampaign(owner, id, mondayIn(1))
    await pay('succeeds')
    expect(await statusOf(id)).toBe('scheduled')
    const states = (await db.select({ state: payments.state }).from(payments)).map(({ state }) => state)
    expect(states.toSorted()).toEqual(['canceled', 'paid'])
    await expect(payCampaign(owner, id, mondayIn(1))).rejects.toThrow('promotion.not_now')
  })
})
