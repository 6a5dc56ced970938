import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dateText, daysBetween } from '#app/core/calendar/dates.ts'
import { firstPeriod, type Interval, periodEnd } from './periods.ts'
import { discountOn, prorate, split } from './proration.ts'

const anyCents = fc.integer({ min: 0, max: 100_000_000 })
/** 2020-01-01 to 2059-12-31, so that leap days are among them. */
const anyDay = fc.integer({ min: 18_262, max: 32_871 }).map(dateText)
const anyInterval = fc.constantFrom<Interval>('month', 'year')
const anyPeriod = fc.tuple(anyDay, anyInterval, fc.nat(10_000)).map(([start, interval, at]) => {
  const period = firstPeriod(start, interval)
  return { ...period, day: addDays(start, at % daysBetween(start, period.periodEnd)) }
})

describe('a period', () => {
  it.each<[string, Interval, string]>([
    ['2026-11-24', 'month', '2026-12-24'],
    ['2026-12-31', 'month', '2027-01-31'],
    ['2027-01-31', 'month', '2027-02-28'],
    ['2028-01-31', 'month', '2028-02-29'],
    ['2028-02-29', 'year', '2029-02-28'],
    ['2027-02-28', 'year', '2028-02-28'],
  ])('that begins on %s and is a %s ends on %s', (start, interval, end) => {
    expect(firstPeriod(start, interval).periodEnd).toBe(end)
  })

  it('comes back to its day after a shorter month, and to the leap day after three years', () => {
    expect(periodEnd('2027-02-28', 'month', 31)).toBe('2027-03-31')
    expect(periodEnd('2031-02-28', 'year', 29)).toBe('2032-02-29')
  })

  it('is never empty and never longer than its months, whatever came before', () => {
    fc.assert(
      fc.property(anyDay, anyInterval, fc.integer({ min: 1, max: 31 }), (start, interval, anchor) => {
        const days = daysBetween(start, periodEnd(start, interval, anchor))
        expect(days).toBeGreaterThan(0)
        expect(days).toBeLessThanOrEqual(interval === 'month' ? 61 : 396)
      }),
    )
  })
})

describe('a split', () => {
  it('is the whole together, in whole cents and never below nothing', () => {
    fc.assert(
      fc.property(anyCents, anyPeriod, (cents, { day, ...period }) => {
        const { used, left } = split(cents, period, day)
        expect(used + left).toBe(cents)
        expect([used, left].every((part) => Number.isInteger(part) && part >= 0)).toBe(true)
      }),
    )
  })

  it('leaves everything on the first day, nothing on the last, and less from day to day', () => {
    fc.assert(
      fc.property(anyCents, anyPeriod, (cents, { day, ...period }) => {
        expect(split(cents, period, period.periodStart).left).toBe(cents)
        expect(split(cents, period, period.periodEnd).left).toBe(0)
        expect(split(cents, period, addDays(day, 1)).left).toBeLessThanOrEqual(split(cents, period, day).left)
      }),
    )
  })

  it('is by the days of the month in which it is', () => {
    const february = { periodStart: '2028-02-01', periodEnd: '2028-03-01' }
    expect(split(2_900, february, '2028-02-29')).toEqual({ used: 2_800, left: 100 })
    expect(split(4_900, { periodStart: '2026-11-24', periodEnd: '2026-12-24' }, '2026-12-09')).toEqual({
      used: 2_450,
      left: 2_450,
    })
  })
})

describe('a change', () => {
  it('never costs less than nothing, nor more than what begins', () => {
    fc.assert(
      fc.property(anyCents, anyCents, anyPeriod, fc.boolean(), (runningCents, nextCents, at, beginsPeriod) => {
        const { day, ...running } = at
        const { charge, credit, due } = prorate({ running, runningCents, nextCents, day, beginsPeriod })
        expect(due).toBe(charge - credit)
        expect(Math.min(charge, credit, due)).toBeGreaterThanOrEqual(0)
        expect(charge).toBeLessThanOrEqual(nextCents)
        expect([charge, credit, due].every(Number.isInteger)).toBe(true)
      }),
    )
  })

  it('in the middle of a month costs half of the difference', () => {
    const running = { periodStart: '2026-11-01', periodEnd: '2026-12-01' }
    const given = { running, runningCents: 4_900, nextCents: 12_900, day: '2026-11-16', beginsPeriod: false }
    expect(prorate(given)).toEqual({ charge: 6_450, credit: 2_450, due: 4_000 })
    expect(prorate({ ...given, nextCents: 129_000, beginsPeriod: true })).toEqual({
      ...{ charge: 129_000, credit: 2_450, due: 126_550 },
    })
  })
})

describe('a coupon', () => {
  it('takes off at most everything, in whole cents', () => {
    const anyDiscount = fc.record({
      percentOff: fc.option(fc.integer({ min: 0, max: 100 })),
      amountOffCents: fc.option(anyCents),
    })
    fc.assert(
      fc.property(anyCents, anyDiscount, (cents, discount) => {
        const off = discountOn(cents, discount)
        expect(Number.isInteger(off) && off >= 0 && off <= cents).toBe(true)
      }),
    )
    expect(discountOn(4_900, { percentOff: 50, amountOffCents: null })).toBe(2_450)
    expect(discountOn(4_900, { percentOff: null, amountOffCents: 1_000 })).toBe(1_000)
    expect(discountOn(999, { percentOff: 33, amountOffCents: null })).toBe(329)
  })
})
