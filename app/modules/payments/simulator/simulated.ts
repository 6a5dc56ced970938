import type { Locale } from '#app/core/i18n/locale.ts'
import type { GatewayCharge, GatewayEvent, Money, Renewal, SubscriptionState } from '../gateway.ts'
import type { PaymentLine } from '../lines.ts'
import type { CardDoes } from './test-cards.ts'

/** What the simulator keeps; `simulated_objects.data` by kind. */
export type Simulated = {
  checkout: Money & {
    paymentId: string
    lines: readonly PaymentLine[]
    customerRef: string | null
    locale: Locale
    successUrl: string
    cancelUrl: string
    state: 'open' | 'done' | 'closed'
  }
  charge: Money & {
    paymentId: string | null
    checkoutRef: string | null
    customerRef: string | null
    renewal: Renewal | null
    card: CardDoes
    state: GatewayCharge['state']
    disputeAt: number | null
  }
  refund: Money & { refundId: string; at: number }
  subscription: Money & {
    lines: readonly PaymentLine[]
    /** Our own id of it; one that was begun before it was kept has none. */
    subscriptionId?: string
    customerRef: string | null
    card: CardDoes
    interval: 'month' | 'year'
    /** The first renewal, from whose day the others are counted, and how many have been paid. */
    anchor: number
    count: number
    /** When what is due now was due first, and how often it has been tried in vain. */
    dueSince: number
    tries: number
    state: Exclude<SubscriptionState, 'wanted'>
    cancelAtPeriodEnd: boolean
  }
  event: { event: GatewayEvent; tries: number }
}

export type SimulatedKind = keyof Simulated

/**
 * The instant a number of months or years after another, at the same time of day in UTC; where a month is too short, its last day. Always
 * counted from the first, so that the 31st comes back after February.
 */
export function addInterval(anchor: number, interval: 'month' | 'year', count: number): number {
  const from = new Date(anchor)
  const months = interval === 'month' ? count : 12 * count
  const target = new Date(anchor)
  target.setUTCDate(1)
  target.setUTCMonth(from.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate()
  target.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return target.getTime()
}
