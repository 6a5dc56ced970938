import type { Reader, Transaction } from '#app/core/database/connection.ts'
import type { Localized } from '#app/core/i18n/locale.ts'
import type { paymentPurposes } from '#drizzle/schema/payments.ts'

export type PurposeName = (typeof paymentPurposes)[number]

/** A payment as its purpose is told of it. */
export type ToldPayment = Readonly<{
  id: string
  purpose: PurposeName
  purposeId: string
  userId: string | null
  kind: 'checkout' | 'renewal'
  amountCents: number
  currency: string
  subscriptionId: string | null
}>

/**
 * What happened to a payment. `renewed` and `renewal_failed` are of renewals that the gateway makes by itself; `renewal_failed` is told of
 * every try, `failed` once when it gives up. A payment that was canceled may still be `paid`: the money came.
 */
export type PaymentNews = Readonly<{ payment: ToldPayment; at: number }> &
  (
    | Readonly<{ kind: 'paid' | 'failed' | 'canceled' }>
    | Readonly<{ kind: 'renewed'; renewsAt: number }>
    | Readonly<{ kind: 'renewal_failed'; tries: number }>
    | Readonly<{ kind: 'refunded'; refundedCents: number; isWhole: boolean }>
    | Readonly<{ kind: 'disputed' | 'dispute_won' | 'dispute_lost' }>
  )

/** A subscription ended at the gateway: it was canceled, or its renewals failed for good. */
export type SubscriptionNews = Readonly<{
  kind: 'subscription_ended'
  subscriptionId: string
  purposeId: string
  at: number
}>

/** What money is paid for. The module that knows registers it at the composition root (`server/process/purposes.ts`). */
export type Purpose = Readonly<{
  name: PurposeName
  /** Told inside the transaction that records it: what it writes and what is recorded are there together or not at all. */
  onNews(tx: Transaction, news: PaymentNews | SubscriptionNews): Promise<void>
  /** Who is billed, as receipts name them. */
  billedTo(reader: Reader, purposeId: string): Promise<Localized>
  /** Whether somebody other than the payer may read the papers too, such as a new owner. */
  mayRead(reader: Reader, purposeId: string, userId: string): Promise<boolean>
  /** Where the payer goes on from a payment for it, and where they may try again; in root form. */
  doneUrl(purposeId: string): string
  retryUrl(purposeId: string): string
}>

const purposes = new Map<PurposeName, Purpose>()

/** Makes a purpose known. Again under the same name replaces it: in development modules are evaluated anew. */
export function registerPurpose(purpose: Purpose): Purpose {
  purposes.set(purpose.name, purpose)
  return purpose
}

export const findPurpose = (name: PurposeName): Purpose | null => purposes.get(name) ?? null

/** @throws Error where the composition root has left it out: money for what nobody knows is refused, and told again. */
export function purposeNamed(name: PurposeName): Purpose {
  const purpose = findPurpose(name)
  if (!purpose) throw new Error(`No purpose of payments is registered as "${name}".`)
  return purpose
}
