import { asc, desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { adminActor, actorOf, insertSeat, insertUser } from '#tests/factories/accounts.ts'
import { insertProviderFacility } from '#tests/factories/booking.ts'
import { insertFacility, insertProvider } from '#tests/factories/directory.ts'
import { useFilledDatabase } from '#tests/setup/database.ts'
import { runPayments } from '#app/modules/payments/commands/run-payments.server.ts'
import { registerPurpose } from '#app/modules/payments/purposes.ts'
import { payWith } from '#app/modules/payments/simulator/commands/pay.server.ts'
import type { CardDoes } from '#app/modules/payments/simulator/test-cards.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { membershipCoupons, membershipOrders, memberships, tierOffers } from '#drizzle/schema/membership.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { gatewaySubscriptions, payments } from '#drizzle/schema/payments.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { chooseLevel, payOwed } from './commands/choose-level.server.ts'
import { cancelMembership, keepLevel, keepMembership } from './commands/end-membership.server.ts'
import { compMembership, extendMembership } from './commands/give-level.server.ts'
import { runMembershipChores } from './commands/membership-chores.server.ts'
import { membershipPurpose } from './commands/membership-purpose.server.ts'
import type { Interval } from './periods.ts'
import { findMembership, findPayer } from './queries/memberships.server.ts'
import { previewChange } from './queries/preview.server.ts'

useFilledDatabase(() => withTransaction(seedReference))

const day = 86_400_000
const providerId = 'doctor-1'
const owner = actorOf({ userId: 'owner-1', providerId, tier: 1, seats: [] })

beforeEach(async () => {
  // Other files of the same process may have registered a purpose of their own under this name.
  registerPurpose(membershipPurpose)
  setClock(Date.parse('2026-11-01T18:00:00Z'))
  await withTransaction(async (tx) => {
    await insertUser(tx, { id: 'owner-1', email: 'owner@example.com', locale: 'zh-Hant' })
    await insertProvider(tx, { id: providerId, userId: 'owner-1', tier: 1 })
  })
})

const held = async () => (await findMembership(providerId))!
const tierNow = async () =>
  (await db.select({ tier: providers.tier }).from(providers).where(eq(providers.id, providerId)))[0]!.tier
const orders = () =>
  db.select().from(membershipOrders).orderBy(asc(membershipOrders.createdAt), asc(membershipOrders.id))
const mails = async () =>
  (
    await db
      .select({ template: messageOutbox.template, locale: messageOutbox.locale })
      .from(messageOutbox)
      .orderBy(asc(messageOutbox.createdAt))
  ).filter(({ template }) => template.startsWith('membership'))

async function choose(tier: number, interval: Interval = 'month', code = '') {
  const { change } = await previewChange(await findMembership(providerId), { tier, interval, code })
  return chooseLevel(owner, { tier, interval, code, shownCents: change.due })
}

/** Pays on the page of the latest payment that waits. */
async function pay(card: CardDoes = 'succeeds', code = '') {
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.state, 'pending'))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1)
  const answer = await payWith(payment!.gatewayRef!, card, code)
  await runPayments()
  return answer
}

async function buy(tier: number, interval: Interval = 'month', card: CardDoes = 'succeeds') {
  expect((await choose(tier, interval)).kind).toBe('checkout')
  await pay(card)
}

/** Lets days pass as they do: hour by hour is not needed, every chore runs each day. */
async function passDays(days: number) {
  for (let passed = 0; passed < days; passed += 1) {
    setClock(now() + day)
    await runPayments()
    await runMembershipChores()
    await runPayments()
  }
}

describe('choosing a level', () => {
  it('gives nothing before the money has come, and everything with it, once', async () => {
    const answer = await choose(3)
    expect(answer).toMatchObject({ kind: 'checkout', url: expect.stringContaining('/payment/simulated/') as string })
    expect([await tierNow(), (await held()).status]).toEqual([1, 'pending_payment'])
    await pay()
    await runPayments()
    expect(await held()).toMatchObject({
      ...{ status: 'active', tier: 3, interval: 'month', priceCents: 12_900, periodCents: 12_900 },
      ...{ periodStart: '2026-11-01', periodEnd: '2026-12-01', anchorDay: 1 },
    })
    expect(await tierNow()).toBe(3)
    expect((await orders()).map(({ status, amountCents }) => [status, amountCents])).toEqual([['paid', 12_900]])
  })

  it('of a card that is declined gives nothing, and another one may be tried', async () => {
    await choose(2)
    expect(await pay('declines')).toBe('declined')
    expect(await tierNow()).toBe(1)
    expect(await pay('asks_code')).toBe('asks_code')
    expect(await pay('asks_code', '123456')).toBe('accepted')
    expect(await tierNow()).toBe(2)
  })

  it('again instead of the first choice cancels the payment of that, and only the second is bought', async () => {
    await choose(2)
    setClock(now() + 1_000)
    await choose(4)
    expect((await orders()).map(({ tier, status }) => [tier, status])).toEqual([
      [2, 'abandoned'],
      [4, 'open'],
    ])
    await pay()
    expect([await tierNow(), (await orders()).filter(({ status }) => status === 'paid').length]).toEqual([4, 1])
  })

  it('is refused when the amount is not the one that was shown', async () => {
    const shown = { tier: 2, interval: 'month', code: '', shownCents: 4_900 } as const
    await withTransaction((tx) => tx.update(tierOffers).set({ monthlyCents: 5_900 }).where(eq(tierOffers.tier, 2)))
    await expect(chooseLevel(owner, shown)).rejects.toMatchObject({ code: 'membership.other_price' })
    expect(await findMembership(providerId)).toBeNull()
  })

  it('is for who may: nobody else, and no level that is free or not sold', async () => {
    const desk = actorOf({
      userId: 'desk-1',
      providerId: null,
      seats: [{ facilityId: 'f', role: 'front_desk', tier: 3 }],
    })
    const chosen = { tier: 2, interval: 'month', code: '', shownCents: 4_900 } as const
    await expect(chooseLevel(desk, chosen)).rejects.toMatchObject({ code: 'membership.not_yours' })
    await expect(choose(1)).rejects.toMatchObject({ code: 'membership.no_such_level' })
    await withTransaction((tx) => tx.update(tierOffers).set({ isSold: false }).where(eq(tierOffers.tier, 2)))
    await expect(choose(2)).rejects.toMatchObject({ code: 'membership.no_such_level' })
  })

  it('of a practice is its owner’s, whoever else works there', async () => {
    const facilityId = 'clinic-1'
    await withTransaction(async (tx) => {
      await insertFacility(tx, { id: facilityId })
      await insertProviderFacility(tx, { providerId, facilityId })
      await insertProvider(tx, { id: 'doctor-4', tier: 4, practices: [] })
      await insertProviderFacility(tx, { providerId: 'doctor-4', facilityId })
    })
    const manager = actorOf({
      userId: 'manager-1',
      providerId: null,
      seats: [{ facilityId, role: 'manager', tier: 1 }],
    })
    expect(await findPayer(manager, 'membership.read')).toMatchObject({ id: 'doctor-4' })
    await withTransaction((tx) => insertSeat(tx, { userId: 'owner-1', facilityId, role: 'owner' }))
    expect(await findPayer(manager, 'membership.read')).toMatchObject({ id: providerId })
  })

  it('that nobody pays for is given up after a day', async () => {
    await choose(2)
    await passDays(1)
    expect([(await held()).status, (await orders())[0]!.status, await tierNow()]).toEqual(['abandoned', 'abandoned', 1])
  })
})

describe('changing a level', () => {
  it('up costs the days that are left, at once, and renewals cost the new price', async () => {
    await buy(2)
    setClock(now() + 15 * day)
    expect((await choose(3)).kind).toBe('checkout')
    expect(await tierNow()).toBe(2)
    await pay()
    expect(await held()).toMatchObject({ tier: 3, priceCents: 12_900, periodEnd: '2026-12-01', status: 'active' })
    expect((await orders())[1]).toMatchObject({ amountCents: 4_000, status: 'paid' })
    const [subscription, ...others] = await db.select().from(gatewaySubscriptions)
    expect([subscription!.amountCents, others.length]).toEqual([12_900, 0])
  })

  it('from months to a year begins a year, and one renewal remains', async () => {
    await buy(2)
    setClock(now() + 15 * day)
    await choose(2, 'year')
    await pay()
    expect(await held()).toMatchObject({ interval: 'year', periodStart: '2026-11-16', periodEnd: '2027-11-16' })
    const states = (await db.select().from(gatewaySubscriptions)).map(({ interval, endNow }) => [interval, endNow])
    expect(states.toSorted()).toEqual([
      ['month', true],
      ['year', false],
    ])
  })

  it('down waits for the end of the period, and can be taken back', async () => {
    await buy(3)
    expect(await choose(2)).toEqual({ kind: 'scheduled' })
    expect(await held()).toMatchObject({ tier: 3, nextTier: 2, nextPriceCents: 4_900 })
    await keepLevel(owner)
    expect(await held()).toMatchObject({ nextTier: null })
    await choose(2)
    await passDays(31)
    expect(await held()).toMatchObject({ tier: 2, nextTier: null, priceCents: 4_900, periodEnd: '2027-01-01' })
    expect(await tierNow()).toBe(2)
    expect((await orders()).at(-1)).toMatchObject({ kind: 'renewal', amountCents: 4_900, status: 'paid' })
  })

  it('leaves the price that somebody has when the list changes', async () => {
    await buy(2)
    await withTransaction((tx) => tx.update(tierOffers).set({ monthlyCents: 9_900 }).where(eq(tierOffers.tier, 2)))
    await passDays(31)
    expect(await held()).toMatchObject({ status: 'active', priceCents: 4_900, periodEnd: '2027-01-01' })
    expect((await orders()).at(-1)!.amountCents).toBe(4_900)
  })
})

describe('ending a membership', () => {
  it('takes effect with the last day, may be taken back, and charges nothing more', async () => {
    await buy(3)
    await cancelMembership(owner)
    await keepMembership(owner)
    expect((await held()).status).toBe('active')
    await cancelMembership(owner)
    await passDays(29)
    expect([(await held()).status, await tierNow()]).toEqual(['cancel_scheduled', 3])
    await passDays(2)
    expect([(await held()).status, await tierNow()]).toEqual(['ended', 1])
    expect(await mails()).toEqual([{ template: 'membership_ended', locale: 'zh-Hant' }])
    expect((await orders()).length).toBe(1)
    await buy(2)
    expect([(await held()).status, await tierNow()]).toEqual(['active', 2])
  })
})

describe('a renewal that is not paid', () => {
  it('is tried on days 1, 3, 5 and 7 and told each time; after 14 days the level falls, after 60 it is over', async () => {
    await buy(3, 'month', 'expires')
    await passDays(30)
    expect([(await held()).status, await tierNow()]).toEqual(['past_due', 3])
    await passDays(8)
    expect(await held()).toMatchObject({ status: 'past_due', failures: 5, subscriptionId: null })
    expect((await mails()).map(({ template }) => template)).toEqual(Array<string>(5).fill('membership_payment_failed'))
    await passDays(7)
    expect([(await held()).status, await tierNow()]).toEqual(['suspended', 1])
    expect((await mails()).slice(5).map(({ template }) => template)).toEqual([
      'membership_last_call',
      'membership_suspended',
    ])
    await passDays(60)
    expect([(await held()).status, (await mails()).at(-1)]).toEqual([
      'canceled',
      { template: 'membership_ended', locale: 'zh-Hant' },
    ])
  })

  it('is paid with another card, and everything goes on', async () => {
    await buy(3, 'month', 'expires')
    await passDays(33)
    expect((await payOwed(owner)).kind).toBe('checkout')
    await pay()
    expect(await held()).toMatchObject({
      status: 'active',
      periodStart: '2026-12-01',
      periodEnd: '2027-01-01',
      graceUntil: null,
    })
    await passDays(31)
    expect(await held()).toMatchObject({ status: 'active', periodEnd: '2027-02-01' })
    await expect(payOwed(owner)).rejects.toMatchObject({ code: 'membership.not_now' })
  })

  it('is taken up again after it was stopped, from that day on', async () => {
    await buy(2, 'month', 'expires')
    await passDays(46)
    expect((await held()).status).toBe('suspended')
    await payOwed(owner)
    await pay()
    expect([(await held()).status, (await held()).periodStart, await tierNow()]).toEqual(['active', '2026-12-17', 2])
  })

  it('need not be paid: who does not want it ends it at once', async () => {
    await buy(2, 'month', 'expires')
    await passDays(33)
    await cancelMembership(owner)
    expect([(await held()).status, await tierNow()]).toEqual(['ended', 1])
  })
})

describe('a coupon', () => {
  const coupon = (changes: Partial<typeof membershipCoupons.$inferInsert> = {}) =>
    withTransaction((tx) =>
      tx
        .update(membershipCoupons)
        .set({ isActive: true, mostUses: null, ...changes })
        .where(eq(membershipCoupons.id, 'welcome')),
    )
  const problemOf = async (tier = 2) =>
    (await previewChange(await findMembership(providerId), { tier, interval: 'month', code: ' welcome50 ' }))
      .couponProblem

  it('makes the first payment smaller and no other', async () => {
    await coupon()
    await choose(2, 'month', 'welcome50')
    await pay()
    expect((await orders())[0]).toMatchObject({ amountCents: 2_450, couponId: 'welcome' })
    await passDays(31)
    expect((await orders()).at(-1)!.amountCents).toBe(4_900)
    expect(await problemOf(3)).toBe('usedBefore')
  })

  const cases: [Partial<typeof membershipCoupons.$inferInsert>, string | null][] = [
    [{ isActive: false }, 'unknown'],
    [{ startsOn: '2026-11-02' }, 'early'],
    [{ endsOn: '2026-10-31' }, 'over'],
    [{ tiers: ['3'] }, 'otherLevel'],
    [{ mostUses: 0 }, 'usedUp'],
    [{ startsOn: '2026-11-01', endsOn: '2026-11-01', tiers: ['2'] }, null],
  ]
  it.each(cases)('with %o is said to be: %s', async (changes, problem) => {
    await coupon(changes)
    expect(await problemOf()).toBe(problem)
  })

  it('that makes it free asks for no payment; at its end the next period is owed', async () => {
    await coupon({ percentOff: 100 })
    expect(await choose(2, 'month', 'WELCOME50')).toEqual({ kind: 'done' })
    expect([await tierNow(), (await db.select().from(payments)).length]).toEqual([2, 0])
    await passDays(31)
    expect([(await held()).status, (await mails()).at(-1)!.template]).toEqual(['past_due', 'membership_payment_due'])
  })
})

describe('a trial', () => {
  it('begins without a card, once, and is owed at its end', async () => {
    await withTransaction((tx) => tx.update(tierOffers).set({ trialDays: 14 }).where(eq(tierOffers.tier, 2)))
    expect(await choose(2)).toEqual({ kind: 'done' })
    expect(await held()).toMatchObject({ status: 'active', isTrial: true, periodEnd: '2026-11-15' })
    await passDays(14)
    expect((await held()).status).toBe('past_due')
    await cancelMembership(owner)
    expect((await choose(2)).kind).toBe('checkout')
  })
})

describe('the administration', () => {
  const admin = adminActor('membership.comp')
  const given = { providerId, days: 30, reason: 'A month for the trouble', version: 0 }

  it('gives a level for some days, and lets one run longer', async () => {
    await compMembership(admin, { ...given, tier: 4 })
    expect(await held()).toMatchObject({ status: 'active', tier: 4, periodEnd: '2026-12-01', subscriptionId: null })
    expect(await tierNow()).toBe(4)
    await expect(extendMembership(admin, given)).rejects.toMatchObject({ code: 'edits.stale' })
    await extendMembership(admin, { ...given, version: 1 })
    expect((await held()).periodEnd).toBe('2026-12-31')
  })

  it('lets one that was stopped run again', async () => {
    await buy(2, 'month', 'expires')
    await passDays(46)
    await extendMembership(admin, { ...given, days: 10 })
    expect([(await held()).status, (await held()).periodEnd, await tierNow()]).toEqual(['active', '2026-12-27', 2])
  })

  it('needs the permission', async () => {
    const other = adminActor('membership.read')
    await expect(compMembership(other, { ...given, tier: 2 })).rejects.toMatchObject({ code: 'membership.not_allowed' })
    await expect(extendMembership(other, given)).rejects.toMatchObject({ code: 'membership.not_allowed' })
    expect(await db.select().from(memberships)).toEqual([])
  })
})

describe('chores', () => {
  it('change nothing when they run again', async () => {
    await buy(3, 'month', 'expires')
    await passDays(50)
    const before = [await held(), await mails()]
    const done = await runMembershipChores()
    expect(Object.values(done).every((count) => count === 0)).toBe(true)
    expect([await held(), await mails()]).toEqual(before)
  })
})
