import { createdAt, id, index, money, table, text, updatedAt } from './columns.ts'

export const paymentStates = [
  'created',
  'pending',
  'paid',
  'failed',
  'canceled',
  'refunded',
  'partially_refunded',
] as const

/** A payment as this product knows it. Only the gateway's own callback makes one paid; the return page reads. */
export const payments = table(
  'payments',
  {
    id: id(),
    /** SHA-256 of the session id that the return addresses carry. */
    sessionHash: text('session_hash').notNull().unique(),
    purpose: text('purpose', { enum: ['membership', 'event_registration'] }).notNull(),
    purposeId: text('purpose_id').notNull(),
    /** Who pays: sees more than the receipt number. */
    userId: text('user_id'),
    amountCents: money('amount_cents').notNull(),
    currency: text('currency').notNull(),
    state: text('state', { enum: paymentStates }).notNull(),
    gatewayRef: text('gateway_ref'),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    receiptNo: text('receipt_no').unique(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('payments_purpose').on(t.purpose, t.purposeId, t.id)],
)
