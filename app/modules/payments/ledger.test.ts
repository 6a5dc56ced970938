import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceOf, type LedgerEvent, sumsOf, taxPart } from './ledger.ts'
import { decimalOf, sumOf } from './lines.ts'

const asked = { amountCents: 10_888, taxCents: 888, currency: 'USD' }
let count = 0
const event = (kind: LedgerEvent['kind'], changes: Partial<LedgerEvent> = {}): LedgerEvent => ({
  id: `event-${++count}`,
  kind,
  amountCents: null,
  currency: null,
  ref: null,
  chargeRef: null,
  at: count,
  ...changes,
})
const charged = (ref = 'ch_1', changes: Partial<LedgerEvent> = {}) =>
  event('succeeded', { ref, amountCents: asked.amountCents, currency: 'USD', ...changes })
const refunded = (amountCents: number, ref: string, chargeRef = 'ch_1') =>
  event('refunded', { ref, chargeRef, amountCents, currency: 'USD' })
const accounts = (events: LedgerEvent[]) => {
  const sums: Record<string, number> = {}
  for (const { account, amountCents } of balanceOf(events, asked).entries)
    sums[account] = (sums[account] ?? 0) + amountCents
  return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0))
}

describe('the state of a payment', () => {
  it.each([
    [[], 'created'],
    [['opened'], 'pending'],
    [['opened', 'declined'], 'pending'],
    [['opened', 'failed'], 'failed'],
    [['opened', 'canceled'], 'canceled'],
    [['opened', 'expired'], 'canceled'],
  ] as const)('after %j is %s', (kinds, state) => {
    expect(
      balanceOf(
        kinds.map((kind) => event(kind)),
        asked,
      ).state,
    ).toBe(state)
  })

  it('is paid by a charge of the right amount and currency, also after it was canceled or had failed', () => {
    for (const before of ['canceled', 'expired', 'failed'] as const)
      expect(balanceOf([event(before), charged()], asked).state).toBe('paid')
  })

  it('is not moved by another amount or currency, and that money goes back', () => {
    for (const changes of [{ amountCents: 10_887 }, { currency: 'EUR' }]) {
      const { state, unasked } = balanceOf([event('opened'), charged('ch_1', changes)], asked)
      expect(state).toBe('pending')
      expect(unasked).toMatchObject([{ chargeRef: 'ch_1', cause: 'mismatch' }])
    }
  })

  it('knows a second charge from the first told twice', () => {
    expect(balanceOf([charged(), charged()], asked).unasked).toEqual([])
    expect(balanceOf([charged(), charged('ch_2')], asked).unasked).toMatchObject([
      { chargeRef: 'ch_2', cause: 'duplicate', amountCents: asked.amountCents },
    ])
  })

  it('follows refunds of its own charge, the failed ones left out', () => {
    const all = [charged(), refunded(5_000, 're_1'), refunded(5_888, 're_2')]
    expect(balanceOf(all.slice(0, 2), asked)).toMatchObject({ state: 'partially_refunded', refundedCents: 5_000 })
    expect(balanceOf(all, asked)).toMatchObject({ state: 'refunded', refundedCents: 10_888 })
    const failed = event('refund_failed', { ref: 're_1', chargeRef: 'ch_1', amountCents: 5_000, currency: 'USD' })
    expect(balanceOf([...all.slice(0, 2), failed], asked)).toMatchObject({ state: 'paid', refundedCents: 0 })
  })
})

describe('the lines of a payment', () => {
  const books: [string, LedgerEvent[], Record<string, number>][] = [
    ['paid', [charged()], { gateway: 10_888, revenue: -10_000, tax: -888 }],
    ['given back whole', [charged(), refunded(10_888, 're_1')], { revenue: -10_000, refund: 10_000 }],
    [
      'charged twice',
      [charged(), charged('ch_2')],
      { gateway: 21_776, revenue: -10_000, tax: -888, unallocated: -10_888 },
    ],
    [
      'charged twice and set right',
      [charged(), charged('ch_2'), refunded(10_888, 're_2', 'ch_2')],
      { gateway: 10_888, revenue: -10_000, tax: -888 },
    ],
    [
      'disputed',
      [charged(), event('disputed', { ref: 'dp_1', chargeRef: 'ch_1', amountCents: 10_888, currency: 'USD' })],
      { disputed: 10_888, revenue: -10_000, tax: -888 },
    ],
    [
      'disputed and lost',
      (['disputed', 'dispute_lost'] as const).reduce<LedgerEvent[]>(
        (all, kind) => [...all, event(kind, { ref: 'dp_1', chargeRef: 'ch_1', amountCents: 10_888, currency: 'USD' })],
        [charged()],
      ),
      { revenue: -10_000, refund: 10_000 },
    ],
  ]
  it.each(books)('%s', (_, events, expected) => {
    expect(accounts(events)).toEqual(expected)
  })

  it('sum to zero for every event and currency, and come to the same in whatever order the events came', () => {
    const anything = fc.array(
      fc.record({
        kind: fc.constantFrom<LedgerEvent['kind']>(
          ...(['opened', 'canceled', 'declined', 'failed', 'expired', 'succeeded', 'refunded'] as const),
          ...(['refund_failed', 'disputed', 'dispute_won', 'dispute_lost'] as const),
        ),
        ref: fc.constantFrom('x_1', 'x_2', 'x_3'),
        chargeRef: fc.constantFrom('x_1', 'x_2'),
        amountCents: fc.constantFrom(10_888, 10_887, 1, 333),
        currency: fc.constant('USD'),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(anything, (given) => {
        const events = given.map(({ kind, ...rest }) => event(kind, rest))
        const { entries } = balanceOf(events, asked)
        for (const { id } of events) {
          const own = entries.filter(({ eventId }) => eventId === id)
          expect([...sumsOf(own).values()].every((sum) => sum === 0)).toBe(true)
        }
        // What was posted stays: a later event adds lines and changes none, but where a charge takes its place.
        expect(entries.every(({ amountCents }) => Number.isSafeInteger(amountCents))).toBe(true)
      }),
    )
    const story = [charged(), charged('ch_2'), refunded(400, 're_1'), refunded(10_888, 're_2', 'ch_2')]
    const tail = story.slice(2)
    fc.assert(
      fc.property(fc.shuffledSubarray(story, { minLength: 4 }), (shuffled) => {
        // Which of two equal charges came first is the ledger's to say; told in that order, the rest may come anyhow.
        const first = shuffled.filter((each) => !tail.includes(each))[0]
        const { state, refundedCents } = balanceOf(shuffled, asked)
        if (first === story[0])
          expect({ state, refundedCents }).toEqual({ state: 'partially_refunded', refundedCents: 400 })
        else expect({ state, refundedCents }).toEqual({ state: 'refunded', refundedCents: 10_888 })
      }),
    )
  })
})

describe('money', () => {
  it('is whole cents', () => {
    const line = { label: { 'zh-Hans': '', 'zh-Hant': '', 'en-US': '' }, quantity: 1, amountCents: 1, taxCents: 0 }
    expect(() => sumOf([{ ...line, amountCents: 0.5 }])).toThrow(RangeError)
    expect(sumOf([line, { ...line, amountCents: -1, taxCents: 2 }])).toEqual({ totalCents: 2, taxCents: 2 })
  })

  it('gives its tax back in parts that come to the whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_888 }), (cents) => {
        expect(taxPart(cents, asked) + (888 - taxPart(cents, asked))).toBe(888)
        expect(taxPart(cents, asked)).toBeLessThanOrEqual(cents)
      }),
    )
    expect(taxPart(10_888, asked)).toBe(888)
  })

  it('is written without a float on the way', () => {
    expect([0, 5, 4_900, -4_905, 123_456_789].map(decimalOf)).toEqual(['0.00', '0.05', '49.00', '-49.05', '1234567.89'])
  })
})
