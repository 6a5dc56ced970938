import { todayInNewYork } from '#app/core/calendar/today.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { offerOf } from '#app/modules/tiers/offers.ts'
import { readOffers } from '#app/modules/tiers/queries/offers.server.ts'
import { type Change, type Choice, type Membership, planChange } from '../change.ts'
import { type Coupon, type CouponProblem, findCoupon } from './coupons.server.ts'

export type Preview = Readonly<{ change: Change; coupon: Coupon | null; couponProblem: CouponProblem | null }>

/**
 * What a choice comes to today, to the cent: shown before the press and computed once more by the command. A coupon that is not taken changes nothing and says why.
 * @throws DomainError not_found `membership.no_such_level` for one that is not sold, or is free
 */
export async function previewChange(
  membership: Membership | null,
  { tier, interval, code }: Choice & Readonly<{ code: string }>,
  reader: Reader = db,
): Promise<Preview> {
  const offer = offerOf(await readOffers(reader), tier)
  const isKnown = offer.tier === tier && (offer.isSold || membership?.tier === tier) && offer.monthlyCents > 0
  if (!isKnown) throw new DomainError('not_found', 'membership.no_such_level')
  const use = { tier, membershipId: membership?.id ?? null, today: todayInNewYork() }
  const found = code.trim() === '' ? null : await findCoupon(code, use, reader)
  const coupon = found && 'coupon' in found ? found.coupon : null
  const change = planChange({ membership, offer, interval, today: use.today, discount: coupon })
  return { change, coupon, couponProblem: found && 'problem' in found ? found.problem : null }
}
