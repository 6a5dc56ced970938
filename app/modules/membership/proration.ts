import { daysBetween, type LocalDate } from '#app/core/calendar/dates.ts'

export type Period = Readonly<{ periodStart: LocalDate; periodEnd: LocalDate }>

/**
 * What of a period's price belongs to the days before one of its days, and what to that day and those after it. In whole cents that
 * are the price together; the cent that cannot be divided goes to the days that are gone.
 */
export function split(
  cents: number,
  { periodStart, periodEnd }: Period,
  day: LocalDate,
): { used: number; left: number } {
  const days = daysBetween(periodStart, periodEnd)
  const daysLeft = Math.min(Math.max(daysBetween(day, periodEnd), 0), Math.max(days, 0))
  const left = days <= 0 ? 0 : Number((BigInt(cents) * BigInt(daysLeft)) / BigInt(days))
  return { used: cents - left, left }
}

export type Proration = Readonly<{
  /** What the rest of the period costs, or a whole new one. */
  charge: number
  /** What is given back of the period that runs: never more than is charged. */
  credit: number
  due: number
}>

/**
 * What a change costs that begins on `day`. Within the period that runs its rest is charged at the new price and given back at the old one; where
 * a new period begins, that is charged whole. What was paid for days to come is set off as far as there is something to set it off against.
 */
export function prorate({
  running,
  runningCents,
  nextCents,
  day,
  beginsPeriod,
}: Readonly<{
  running: Period
  runningCents: number
  nextCents: number
  day: LocalDate
  beginsPeriod: boolean
}>): Proration {
  const charge = beginsPeriod ? nextCents : split(nextCents, running, day).left
  const credit = Math.min(split(runningCents, running, day).left, charge)
  return { charge, credit, due: charge - credit }
}

export type Discount = Readonly<{ percentOff: number | null; amountOffCents: number | null }>

/** What a coupon takes off an amount: never more than it. A share is rounded down to whole cents. */
export function discountOn(cents: number, { percentOff, amountOffCents }: Discount): number {
  const share = percentOff === null ? 0 : Number((BigInt(cents) * BigInt(percentOff)) / 100n)
  return Math.min(cents, share + (amountOffCents ?? 0))
}
