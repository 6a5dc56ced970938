import type { Locale } from '#app/core/i18n/locale.ts'
import type { gatewayNames, subscriptionStates } from '#drizzle/schema/payments.ts'
import type { PaymentLine } from './lines.ts'

export type GatewayName = (typeof gatewayNames)[number]

/** An amount of money: integer cents, and a currency as ISO 4217 writes it. */
export type Money = Readonly<{ amountCents: number; currency: string }>

/** A page on which somebody pays. The card is kept for renewals where `keepCard` says so. */
export type CheckoutOrder = Money &
  Readonly<{
    paymentId: string
    lines: readonly PaymentLine[]
    /** The gateway's name of the payer, where it has one already. */
    customerRef: string | null
    email: string
    locale: Locale
    keepCard: boolean
    successUrl: string
    cancelUrl: string
    key: string
  }>

/** Renewals that the gateway makes by itself, off session, each for our own lines; the first one at `renewsAt`. */
export type SubscriptionOrder = Money &
  Readonly<{
    subscriptionId: string
    /** The charge whose card and payer it goes on with. */
    chargeRef: string
    lines: readonly PaymentLine[]
    interval: 'month' | 'year'
    renewsAt: number
    key: string
  }>

export type SubscriptionChange = Money &
  Readonly<{
    ref: string
    lines: readonly PaymentLine[]
    interval: 'month' | 'year'
    cancelAtPeriodEnd: boolean
    key: string
  }>

export type RefundOrder = Money & Readonly<{ refundId: string; paymentId: string; chargeRef: string; key: string }>

/** The card that renewals are taken from, as much of it as a page may show. */
export type SavedMethod = Readonly<{ brand: string; last4: string; expires: string }>

export type SubscriptionState = (typeof subscriptionStates)[number]

/** What a gateway tells. `id` is its own of the event; one that comes twice changes nothing. */
export type GatewayEvent = Readonly<{ id: string; at: number }> &
  (
    | Readonly<{ kind: 'ignored' }>
    | (Readonly<{
        kind: 'succeeded' | 'declined' | 'failed'
        paymentId: string | null
        checkoutRef: string | null
        chargeRef: string
        customerRef: string | null
        renewal: Renewal | null
      }> &
        Money)
    | Readonly<{ kind: 'expired'; paymentId: string | null; checkoutRef: string }>
    | (Readonly<{
        kind: 'refunded' | 'refund_failed'
        chargeRef: string
        refundRef: string
        /** Our own id of the refund, where it was we who asked for it. */
        refundId: string | null
      }> &
        Money)
    | (Readonly<{ kind: 'disputed' | 'dispute_won' | 'dispute_lost'; chargeRef: string; disputeRef: string }> & Money)
    | (SubscriptionNames & Readonly<{ kind: 'subscription'; state: SubscriptionState; renewsAt: number | null }>)
  )

export type SubscriptionNames = Readonly<{
  subscriptionRef: string
  /** Our own id, given with the order: it may be told of before the answer to the order has been written down. */
  subscriptionId: string | null
}>

export type Renewal = SubscriptionNames &
  Readonly<{
    /** The gateway's name of what is due: all tries for it are one payment of ours. */
    invoiceRef: string
    /** When it renews after this one. */
    periodEnd: number
  }>

/** A charge as the gateway's own list has it, for the comparison with our ledger. */
export type GatewayCharge = Money &
  Readonly<{
    chargeRef: string
    paymentId: string | null
    /** Of a renewal, what it was due for. */
    renewal: Renewal | null
    state: 'succeeded' | 'failed' | 'pending'
    refunds: readonly (Money & Readonly<{ ref: string; refundId: string | null; at: number }>)[]
    dispute: (Money & Readonly<{ ref: string; state: 'open' | 'won' | 'lost'; at: number }>) | null
    customerRef: string | null
    at: number
  }>

/**
 * Who takes money for us. Everything that changes something there is asked for under a key of ours: asked twice it is done once. What
 * came of it is told by events alone, never by an answer.
 */
export type PaymentGateway = Readonly<{
  name: GatewayName
  checkout(order: CheckoutOrder): Promise<{ ref: string; url: string }>
  /** Closes a page, so that nobody pays there any more; nothing where it is closed or paid. */
  closeCheckout(ref: string): Promise<void>
  startSubscription(order: SubscriptionOrder): Promise<{ ref: string }>
  changeSubscription(change: SubscriptionChange): Promise<void>
  endSubscription(ref: string): Promise<void>
  savedMethod(subscriptionRef: string): Promise<SavedMethod | null>
  /** A page of the gateway on which the payer gives another card. */
  methodPage(subscriptionRef: string, returnUrl: string, locale: Locale): Promise<string>
  refund(order: RefundOrder): Promise<{ ref: string }>
  /** Every charge of a span of time, oldest first. */
  charges(from: number, until: number): AsyncIterable<GatewayCharge>
}>

/** The gateway could not be asked; the same may be asked again. `isFinal` where it said no and will say no again. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError'
  constructor(
    readonly isFinal: boolean,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
