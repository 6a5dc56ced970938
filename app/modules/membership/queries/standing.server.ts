import type { ProviderActor } from '#app/core/actor.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { localDate, newYork } from '#app/core/calendar/zones.ts'
import { allows, facilityIdsWith } from '#app/modules/accounts/capabilities.ts'
import { gatewayNameInUse } from '#app/modules/payments/commands/gateways.server.ts'
import { offerOf } from '#app/modules/tiers/offers.ts'
import { readOffers } from '#app/modules/tiers/queries/offers.server.ts'
import { type Membership, planRenewal, priceOf } from '../change.ts'
import { isRunning } from '../membership-status.ts'
import { findMembership, findPayer } from './memberships.server.ts'
import { readUsage } from './usage.server.ts'

/** A membership as its pages tell it; `listCents` is what its level costs today. */
export function told(membership: Membership, listCents: number) {
  const { status, tier, interval, priceCents, periodEnd, isTrial, periodCents, graceUntil } = membership
  const { nextTier, nextInterval, nextPriceCents, subscriptionId } = membership
  const isOwed = status === 'past_due' || status === 'suspended'
  return {
    ...{ status, tier, interval, priceCents, periodEnd, isTrial },
    isRunning: isRunning(status),
    isGiven: periodCents === 0 && !isTrial,
    renews: subscriptionId !== null && status === 'active',
    hasOwnPrice: priceCents < listCents,
    owedCents: isOwed ? planRenewal(membership, todayInNewYork()).due : 0,
    graceEnd: graceUntil === null ? null : localDate(graceUntil, newYork),
    next:
      nextTier === null || nextInterval === null || nextPriceCents === null
        ? null
        : { tier: nextTier, interval: nextInterval, priceCents: nextPriceCents },
  }
}

export type ToldMembership = ReturnType<typeof told>

const may = (actor: ProviderActor, right: 'membership.read' | 'membership.manage') =>
  allows(actor, right, { facilityId: null, providerId: actor.providerId }) || facilityIdsWith(actor, right).length > 0

/** Everything about the level of who is signed in: what they have, use and may choose. Nothing of money where they may not read it. */
export async function readStanding(actor: ProviderActor) {
  const offers = await readOffers()
  const payer = await findPayer(actor, 'membership.read')
  const gateway = gatewayNameInUse()
  if (!payer) return { offers, gateway, tier: actor.tier, canManage: false, membership: null, usage: null }
  const [membership, usage] = await Promise.all([findMembership(payer.id), readUsage(payer)])
  const list = membership ? priceOf(offerOf(offers, membership.tier), membership.interval) : 0
  return {
    ...{ offers, gateway, tier: payer.tier, usage },
    canManage: may(actor, 'membership.manage'),
    membership: membership && told(membership, list),
  }
}

export type Standing = Awaited<ReturnType<typeof readStanding>>
