import { addDays, type LocalDate } from '#app/core/calendar/dates.ts'
import type { Offer } from '#app/modules/tiers/offers.ts'
import type { memberships, OrderLine } from '#drizzle/schema/membership.ts'
import { isRunning } from './membership-status.ts'
import { firstPeriod, type Interval } from './periods.ts'
import { type Discount, discountOn, prorate } from './proration.ts'

export type Membership = typeof memberships.$inferSelect

export type Choice = Readonly<{ tier: number; interval: Interval }>

/** What a choice comes to: at once for money or for nothing, or with the next period. `none` is what somebody has already. */
export type Change = Readonly<{
  when: 'now' | 'period_end' | 'none'
  tier: number
  interval: Interval
  /** What every later period costs. */
  priceCents: number
  /** What a whole of the period that then runs is worth. */
  periodCents: number
  periodStart: LocalDate
  periodEnd: LocalDate
  anchorDay: number
  beginsPeriod: boolean
  isTrial: boolean
  lines: readonly OrderLine[]
  due: number
}>

export const priceOf = ({ monthlyCents, yearlyCents }: Offer, interval: Interval): number =>
  interval === 'year' ? yearlyCents : monthlyCents

/** Whoever pays a year and would pay months waits for its end: nothing is paid back. */
const isShorter = (next: Interval, now: Interval) => now === 'year' && next === 'month'

function whenOf({ tier, interval }: Choice, has: Membership | null): Change['when'] {
  if (!has) return 'now'
  if (tier === has.tier && interval === has.interval) return 'none'
  return tier < has.tier || isShorter(interval, has.interval) ? 'period_end' : 'now'
}

/** What the period is worth a whole of when a coupon made its rest cheaper: rounded down, so that no more is given back than was paid. */
function worth(nextCents: number, charge: number, discount: number): number {
  if (discount === 0 || charge === 0) return nextCents
  return Number((BigInt(nextCents) * BigInt(charge - discount)) / BigInt(charge))
}

type Asked = Readonly<{
  membership: Membership | null
  offer: Offer
  interval: Interval
  today: LocalDate
  discount: Discount | null
}>

const total = (lines: readonly OrderLine[]) => lines.reduce((sum, { cents }) => sum + cents, 0)

/** The first period of somebody who has none; days for nothing where the level is tried and nothing was ever bought. */
function begin({ membership, offer, interval, today, discount }: Asked): Change {
  const { tier, trialDays } = offer
  const isTrial = trialDays > 0 && membership === null
  const period = firstPeriod(today, interval)
  const periodEnd = isTrial ? addDays(today, trialDays) : period.periodEnd
  const priceCents = priceOf(offer, interval)
  const off = discount && !isTrial ? discountOn(priceCents, discount) : 0
  const span = { tier, from: today, to: periodEnd }
  const lines: OrderLine[] = isTrial ? [] : [{ kind: 'period', cents: priceCents, ...span }]
  if (off > 0) lines.push({ kind: 'coupon', cents: -off, ...span })
  return {
    ...{ when: 'now', tier, interval, priceCents, isTrial, lines, beginsPeriod: true },
    ...{ periodStart: today, periodEnd, anchorDay: isTrial ? Number(periodEnd.slice(8)) : period.anchorDay },
    ...{ periodCents: isTrial ? 0 : priceCents - off, due: total(lines) },
  }
}

/**
 * What a choice comes to today. Up, and from months to a year, is at once: the rest of the period is charged, or a new one begins, less the days that
 * were paid for. Down, and from a year to months, waits for the end of the period.
 */
export function planChange(asked: Asked): Change {
  const { membership, offer, interval, today, discount } = asked
  const has = membership && isRunning(membership.status) ? membership : null
  if (!has) return begin(asked)
  const { tier } = offer
  const priceCents = priceOf(offer, interval)
  const when = whenOf({ tier, interval }, has)
  const { periodStart, periodEnd, anchorDay, periodCents, isTrial } = has
  const same = { tier, interval, periodStart, periodEnd, anchorDay, periodCents, isTrial, beginsPeriod: false }
  if (when !== 'now') return { ...same, when, priceCents, lines: [], due: 0 }
  const beginsPeriod = isTrial || interval !== has.interval
  const next = beginsPeriod ? firstPeriod(today, interval) : { periodStart, periodEnd, anchorDay }
  const running = { periodStart, periodEnd }
  const { charge, credit } = prorate({
    running,
    runningCents: periodCents,
    nextCents: priceCents,
    day: today,
    beginsPeriod,
  })
  const off = discount ? discountOn(charge - credit, discount) : 0
  const lines: OrderLine[] = [
    { kind: 'period', tier, cents: charge, from: today, to: next.periodEnd },
    ...(credit > 0 ? [{ kind: 'credit' as const, tier: has.tier, cents: -credit, from: today, to: periodEnd }] : []),
    ...(off > 0 ? [{ kind: 'coupon' as const, tier, cents: -off, from: today, to: next.periodEnd }] : []),
  ]
  return {
    ...{ when, tier, interval, priceCents, ...next, beginsPeriod, isTrial: false, lines },
    ...{ periodCents: worth(priceCents, charge, off), due: total(lines) },
  }
}

/** What whoever owes a renewal pays to go on: the period that was not paid for, or a new one after everything was stopped. */
export function planRenewal(membership: Membership, today: LocalDate): Change {
  const { tier, interval, priceCents, periodEnd } = membership
  const start = isRunning(membership.status) ? periodEnd : today
  const period = firstPeriod(start, interval)
  return {
    ...{
      when: 'now',
      tier,
      interval,
      priceCents,
      periodCents: priceCents,
      ...period,
      beginsPeriod: true,
      isTrial: false,
    },
    ...{ lines: [{ kind: 'period', tier, cents: priceCents, from: period.periodStart, to: period.periodEnd }] },
    due: priceCents,
  }
}
