import { sql } from 'drizzle-orm'
import type { Localized } from '#app/core/i18n/locale.ts'
import {
  boolean,
  createdAt,
  id,
  index,
  instant,
  integer,
  json,
  money,
  table,
  text,
  uniqueIndex,
  updatedAt,
} from './columns.ts'

export const paymentStates = [
  'created',
  'pending',
  'paid',
  'failed',
  'canceled',
  'refunded',
  'partially_refunded',
] as const

export const paymentPurposes = ['membership', 'event_registration', 'promotion', 'association_dues'] as const

export const gatewayNames = ['simulator', 'stripe'] as const

/** What is paid for, as a receipt says it. A reduction is a line of its own with an amount below zero. */
export type PaymentLine = {
  label: Localized
  quantity: number
  /** Of the whole line, without the tax. */
  amountCents: number
  taxCents: number
}

/** A payment as this product knows it: its state is what its events come to, and no page makes one paid. */
export const payments = table(
  'payments',
  {
    id: id(),
    /** SHA-256 of the session id that the return addresses carry. */
    sessionHash: text('session_hash').notNull().unique(),
    purpose: text('purpose', { enum: paymentPurposes }).notNull(),
    purposeId: text('purpose_id').notNull(),
    /** Who pays: sees more than the receipt number. */
    userId: text('user_id'),
    /** A renewal is begun by the gateway and has no page that its payer came from. */
    kind: text('kind', { enum: ['checkout', 'renewal'] })
      .notNull()
      .default('checkout'),
    gateway: text('gateway', { enum: gatewayNames }).notNull().default('simulator'),
    /** What has to be paid, its tax included: the sum of the lines. */
    amountCents: money('amount_cents').notNull(),
    taxCents: money('tax_cents').notNull().default(0),
    /** Of what was paid, how much has been given back. */
    refundedCents: money('refunded_cents').notNull().default(0),
    currency: text('currency').notNull(),
    lines: json<PaymentLine[]>('lines')
      .notNull()
      .default(sql`'[]'`),
    state: text('state', { enum: paymentStates }).notNull(),
    /** Where the receipt goes, and in which language. */
    emailEnc: text('email_enc'),
    locale: text('locale').notNull().default('zh-Hans'),
    /** The gateway's own names of its page and of the charge that was taken for this payment. */
    gatewayRef: text('gateway_ref'),
    chargeRef: text('charge_ref'),
    subscriptionId: text('subscription_id'),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    receiptNo: text('receipt_no').unique(),
    paidAt: instant('paid_at'),
    disputedAt: instant('disputed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('payments_purpose').on(t.purpose, t.purposeId, t.id),
    index('payments_state').on(t.state, t.createdAt),
    index('payments_gateway_ref').on(t.gatewayRef),
    index('payments_charge_ref').on(t.chargeRef),
  ],
)

export const paymentEventKinds = [
  'created',
  'opened',
  'canceled',
  'declined',
  'succeeded',
  'failed',
  'expired',
  'refunded',
  'refund_failed',
  'disputed',
  'dispute_won',
  'dispute_lost',
] as const

/** What happened to a payment, in the order it became known. Triggers refuse every change and deletion. */
export const paymentEvents = table(
  'payment_events',
  {
    id: id(),
    /** Null for what the gateway told of no payment that we know. */
    paymentId: text('payment_id'),
    /** 1, 2, 3 … of one payment, as they became known; 0 without a payment. */
    seq: integer('seq').notNull(),
    /** Who says so: this product itself, or a gateway. */
    source: text('source', { enum: ['house', ...gatewayNames] }).notNull(),
    /** The gateway's id of the event; what comes again is known by it. */
    sourceId: text('source_id').notNull(),
    kind: text('kind', { enum: paymentEventKinds }).notNull(),
    /** `applied` moved money or the state; `noted` changed neither; `mismatch` is not what was asked for, `duplicate` was paid already. */
    outcome: text('outcome', { enum: ['applied', 'noted', 'mismatch', 'duplicate', 'unknown'] }).notNull(),
    amountCents: money('amount_cents'),
    currency: text('currency'),
    /** The charge, refund or page that it tells of, by the gateway's name. */
    ref: text('ref'),
    /** Of a refund, the charge it gives back from. */
    chargeRef: text('charge_ref'),
    /** When it happened, as the source says. */
    at: instant('at').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [
    uniqueIndex('payment_events_source').on(t.source, t.sourceId),
    uniqueIndex('payment_events_payment')
      .on(t.paymentId, t.seq)
      .where(sql`payment_id is not null`),
    index('payment_events_ref').on(t.ref, t.kind),
  ],
)

export const paymentAccounts = [
  /** What somebody owes us. */
  'receivable',
  'revenue',
  'tax',
  /** What has been given back of the revenue. */
  'refund',
  /** What the gateway holds for us. */
  'gateway',
  /** Money that was not asked for, until it is given back. */
  'unallocated',
  /** Money that a bank has taken back until a dispute is decided. */
  'disputed',
] as const

/** Double entry: the lines of one event sum to zero in each currency. Triggers refuse every change and deletion. */
export const paymentEntries = table(
  'payment_entries',
  {
    id: id(),
    eventId: text('event_id').notNull(),
    paymentId: text('payment_id'),
    account: text('account', { enum: paymentAccounts }).notNull(),
    /** A debit is above zero, a credit below. */
    amountCents: money('amount_cents').notNull(),
    currency: text('currency').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('payment_entries_event').on(t.eventId),
    index('payment_entries_payment').on(t.paymentId, t.id),
    index('payment_entries_account').on(t.account, t.at),
  ],
)

/** Money to be given back: written before the gateway is asked, under a key it is asked with however often. */
export const paymentRefunds = table(
  'payment_refunds',
  {
    id: id(),
    paymentId: text('payment_id').notNull(),
    gateway: text('gateway', { enum: gatewayNames }).notNull(),
    chargeRef: text('charge_ref').notNull(),
    amountCents: money('amount_cents').notNull(),
    currency: text('currency').notNull(),
    /** Asked for by a person; or money that came twice, or in another amount or currency than was asked for. */
    cause: text('cause', { enum: ['asked', 'duplicate', 'mismatch'] }).notNull(),
    reason: text('reason'),
    askedBy: text('asked_by'),
    state: text('state', { enum: ['wanted', 'sent', 'done', 'failed'] }).notNull(),
    gatewayRef: text('gateway_ref'),
    /** Failed tries so far, and not before when the next. */
    attempts: integer('attempts').notNull().default(0),
    notBefore: instant('not_before').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('payment_refunds_payment').on(t.paymentId, t.id),
    index('payment_refunds_due').on(t.state, t.notBefore),
    // Money that nobody asked for goes back once, whoever notices it first.
    uniqueIndex('payment_refunds_unasked')
      .on(t.chargeRef)
      .where(sql`cause <> 'asked'`),
  ],
)

export const documentKinds = ['invoice', 'receipt', 'credit_note'] as const

/** Papers about money, as they were issued. Numbers of a kind and year have no gaps. */
export const paymentDocuments = table(
  'payment_documents',
  {
    id: id(),
    paymentId: text('payment_id').notNull(),
    kind: text('kind', { enum: documentKinds }).notNull(),
    number: text('number').notNull().unique(),
    year: integer('year').notNull(),
    sequence: integer('sequence').notNull(),
    /** The event that it was issued for: none is issued twice. */
    eventId: text('event_id').notNull(),
    lines: json<PaymentLine[]>('lines').notNull(),
    amountCents: money('amount_cents').notNull(),
    taxCents: money('tax_cents').notNull(),
    currency: text('currency').notNull(),
    /** Who is billed, as their purpose named them that day. */
    billedTo: json<Localized>('billed_to').notNull(),
    locale: text('locale').notNull(),
    issuedAt: instant('issued_at').notNull(),
  },
  (t) => [
    uniqueIndex('payment_documents_sequence').on(t.kind, t.year, t.sequence),
    uniqueIndex('payment_documents_event').on(t.eventId, t.kind),
    index('payment_documents_payment').on(t.paymentId, t.issuedAt),
  ],
)

/** The last number given out of a kind and year: `receipt-2026`. */
export const paymentNumbers = table('payment_numbers', { id: id(), last: integer('last').notNull() })

/** Who pays, as a gateway knows them. */
export const gatewayCustomers = table(
  'gateway_customers',
  {
    id: id(),
    gateway: text('gateway', { enum: gatewayNames }).notNull(),
    userId: text('user_id').notNull(),
    ref: text('ref').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('gateway_customers_user').on(t.gateway, t.userId)],
)

export const subscriptionStates = ['wanted', 'active', 'past_due', 'canceled'] as const

/**
 * A payment that the gateway repeats. What we want of it stands here first; `version` counts the wishes and `sentVersion` says which one
 * the gateway has been told.
 */
export const gatewaySubscriptions = table(
  'gateway_subscriptions',
  {
    id: id(),
    gateway: text('gateway', { enum: gatewayNames }).notNull(),
    purpose: text('purpose', { enum: paymentPurposes }).notNull(),
    purposeId: text('purpose_id').notNull(),
    userId: text('user_id').notNull(),
    /** The payment whose card it goes on with: it begins once that is paid. */
    firstPaymentId: text('first_payment_id').notNull(),
    ref: text('ref').unique(),
    state: text('state', { enum: subscriptionStates }).notNull(),
    interval: text('interval', { enum: ['month', 'year'] }).notNull(),
    /** What each renewal costs, by our own computation. */
    lines: json<PaymentLine[]>('lines').notNull(),
    amountCents: money('amount_cents').notNull(),
    currency: text('currency').notNull(),
    /** As of when the gateway last told its state: what it told earlier and comes later changes nothing. */
    stateAt: instant('state_at').notNull(),
    /** When the gateway renews next. */
    renewsAt: instant('renews_at').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** Wanted to end at once. */
    endNow: boolean('end_now').notNull().default(false),
    version: integer('version').notNull().default(1),
    sentVersion: integer('sent_version').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    notBefore: instant('not_before').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('gateway_subscriptions_purpose').on(t.purpose, t.purposeId, t.id),
    index('gateway_subscriptions_due').on(t.notBefore, t.id),
  ],
)

/** What the card simulator keeps on its side of the counter. Nothing but the simulator reads it. */
export const simulatedObjects = table(
  'simulated_objects',
  {
    id: id(),
    kind: text('kind', { enum: ['checkout', 'charge', 'refund', 'subscription', 'event'] }).notNull(),
    /** The object that this one belongs to, such as the checkout of a charge. */
    parent: text('parent'),
    data: json<Record<string, unknown>>('data').notNull(),
    /** When something happens to it next; null when nothing will. */
    dueAt: instant('due_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('simulated_objects_due').on(t.kind, t.dueAt, t.id),
    index('simulated_objects_parent').on(t.parent, t.kind, t.id),
    index('simulated_objects_created').on(t.kind, t.createdAt),
  ],
)
