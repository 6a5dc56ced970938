import { and, count, eq, ne } from 'drizzle-orm'
import type { LocalDate } from '#app/core/calendar/dates.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { membershipCoupons, membershipOrders } from '#drizzle/schema/membership.ts'

export type Coupon = typeof membershipCoupons.$inferSelect

/** Why a coupon is not taken; a text of the page each. */
export type CouponProblem = 'unknown' | 'early' | 'over' | 'otherLevel' | 'usedUp' | 'usedBefore'

type Use = Readonly<{ tier: number; membershipId: string | null; today: LocalDate }>

const typedCode = (typed: string) => typed.normalize('NFKC').trim().toUpperCase()

/** The coupon that was typed, or why it is not taken. What was paid with it counts, and no choice that was given up. */
export async function findCoupon(
  typed: string,
  { tier, membershipId, today }: Use,
  reader: Reader = db,
): Promise<{ coupon: Coupon } | { problem: CouponProblem }> {
  const isIt = and(eq(membershipCoupons.code, typedCode(typed)), eq(membershipCoupons.isActive, true))
  const [coupon] = await reader.select().from(membershipCoupons).where(isIt)
  if (!coupon) return { problem: 'unknown' }
  const { id, startsOn, endsOn, tiers, mostUses } = coupon
  if (startsOn !== null && today < startsOn) return { problem: 'early' }
  if (endsOn !== null && today > endsOn) return { problem: 'over' }
  if (tiers.length > 0 && !tiers.includes(String(tier))) return { problem: 'otherLevel' }
  const used = and(eq(membershipOrders.couponId, id), eq(membershipOrders.status, 'paid'))
  const uses = async (more?: ReturnType<typeof eq>) => {
    const [row] = await reader.select({ n: count() }).from(membershipOrders).where(and(used, more))
    return Number(row?.n ?? 0)
  }
  if (membershipId !== null && (await uses(eq(membershipOrders.membershipId, membershipId))) > 0)
    return { problem: 'usedBefore' }
  const others = membershipId === null ? undefined : ne(membershipOrders.membershipId, membershipId)
  if (mostUses !== null && (await uses(others)) >= mostUses) return { problem: 'usedUp' }
  return { coupon }
}
