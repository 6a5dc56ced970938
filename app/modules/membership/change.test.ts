import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '#app/core/calendar/dates.ts'
import { firstOffers, offerOf } from '#app/modules/tiers/offers.ts'
import { type Change, type Membership, planChange, planRenewal } from './change.ts'
import { firstPeriod, type Interval } from './periods.ts'

const membership = (changes: Partial<Membership> = {}): Membership => ({
  ...{ id: 'm', providerId: 'p', status: 'active', tier: 2, interval: 'month', priceCents: 4_900, periodCents: 4_900 },
  ...{ periodStart: '2026-11-01', periodEnd: '2026-12-01', anchorDay: 1, isTrial: false },
  ...{ nextTier: null, nextInterval: null, nextPriceCents: null, pastDueAt: null, graceUntil: null, suspendedAt: null },
  ...{ failures: 0, subscriptionId: null, version: 1, createdAt: 0, updatedAt: 0 },
  ...changes,
})

function plan(
  tier: number,
  interval: Interval,
  has: Membership | null,
  changes: Partial<Parameters<typeof planChange>[0]> = {},
) {
  return planChange({
    ...{ membership: has, offer: offerOf(firstOffers, tier), interval, today: '2026-11-16', discount: null },
    ...changes,
  })
}

const kinds = ({ lines }: Change) => lines.map(({ kind, cents }) => [kind, cents])

describe('a choice', () => {
  it('of who has no level yet costs a whole period from today', () => {
    expect(plan(3, 'month', null)).toMatchObject({
      ...{ when: 'now', due: 12_900, periodStart: '2026-11-16', periodEnd: '2026-12-16', beginsPeriod: true },
    })
    expect(plan(3, 'year', membership({ status: 'ended', tier: 4 })).due).toBe(129_000)
  })

  it('of a higher level is at once, for the days that are left', () => {
    const change = plan(3, 'month', membership())
    expect(change).toMatchObject({ when: 'now', due: 4_000, periodEnd: '2026-12-01', periodCents: 12_900 })
    expect(kinds(change)).toEqual([
      ['period', 6_450],
      ['credit', -2_450],
    ])
  })

  it('of a year instead of months is at once, and begins a year', () => {
    expect(plan(2, 'year', membership())).toMatchObject({
      ...{ when: 'now', due: 46_550, periodStart: '2026-11-16', periodEnd: '2027-11-16', anchorDay: 16 },
    })
  })

  it('of a lower level, or of months instead of a year, waits for the end of the period', () => {
    const year = membership({ tier: 3, interval: 'year', periodEnd: '2027-11-01' })
    for (const [tier, interval] of [
      [2, 'year'],
      [3, 'month'],
      [4, 'month'],
    ] as const)
      expect(plan(tier, interval, year)).toMatchObject({ when: 'period_end', due: 0, lines: [] })
  })

  it('of what somebody has is none, and leaves the price that they have', () => {
    expect(plan(2, 'month', membership({ priceCents: 3_900 })).when).toBe('none')
  })

  it('is for nothing in a trial, which is given once', () => {
    const offer = { ...offerOf(firstOffers, 2), trialDays: 30 }
    expect(plan(2, 'month', null, { offer })).toMatchObject({ due: 0, isTrial: true, periodEnd: '2026-12-16' })
    expect(plan(2, 'month', membership({ status: 'ended' }), { offer })).toMatchObject({ due: 4_900, isTrial: false })
  })

  it('out of a trial begins a period, and gives nothing back', () => {
    const trial = membership({ isTrial: true, periodCents: 0 })
    expect(plan(3, 'month', trial)).toMatchObject({ due: 12_900, periodStart: '2026-11-16', isTrial: false })
  })

  it('with a coupon costs less once, and gives back no more than was paid', () => {
    const half = { percentOff: 50, amountOffCents: null }
    expect(plan(2, 'month', null, { discount: half })).toMatchObject({
      due: 2_450,
      priceCents: 4_900,
      periodCents: 2_450,
    })
    expect(plan(3, 'month', membership(), { discount: half })).toMatchObject({ due: 2_000, periodCents: 8_900 })
  })
})

describe('any choice', () => {
  const anyInterval = fc.constantFrom<Interval>('month', 'year')
  const anyDiscount = fc.option(
    fc.record({
      percentOff: fc.option(fc.integer({ min: 1, max: 100 })),
      amountOffCents: fc.option(fc.integer({ min: 1, max: 500_000 })),
    }),
  )

  it('costs what its lines come to, never less than nothing, and is for days to come', () => {
    const anyHad = fc.option(fc.record({ tier: fc.constantFrom(2, 3, 4), interval: anyInterval, at: fc.nat(400) }))
    const anyAsked = fc.record({
      had: anyHad,
      tier: fc.constantFrom(2, 3, 4),
      interval: anyInterval,
      discount: anyDiscount,
    })
    fc.assert(
      fc.property(anyAsked, ({ had, tier, interval, discount }) => {
        const start = '2027-12-31'
        const period = firstPeriod(start, had?.interval ?? 'month')
        const today = addDays(start, had ? had.at % daysBetween(start, period.periodEnd) : 0)
        const has = had && membership({ ...period, tier: had.tier, interval: had.interval })
        const change = plan(tier, interval, has, { today, discount })
        expect(change.due).toBe(change.lines.reduce((sum, { cents }) => sum + cents, 0))
        expect(change.due).toBeGreaterThanOrEqual(0)
        expect(change.periodCents).toBeLessThanOrEqual(Math.max(change.priceCents, 4_900))
        if (change.when === 'now') expect(change.periodEnd > today).toBe(true)
        else expect(change.lines).toEqual([])
      }),
    )
  })
})

describe('what is owed', () => {
  it('is the period that was not paid for, or a new one after everything was stopped', () => {
    const owing = membership({ status: 'past_due', periodEnd: '2026-11-10', anchorDay: 10 })
    expect(planRenewal(owing, '2026-11-16')).toMatchObject({
      due: 4_900,
      periodStart: '2026-11-10',
      periodEnd: '2026-12-10',
    })
    expect(planRenewal({ ...owing, status: 'suspended' }, '2026-12-01')).toMatchObject({ periodStart: '2026-12-01' })
  })
})
