import { createHash } from 'node:crypto'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { encryptField } from '#app/core/crypto/field-encryption.server.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { type Locale } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { log } from '#app/core/log/log.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { paths } from '#app/paths.ts'
import { gatewayCustomers, gatewaySubscriptions, payments } from '#drizzle/schema/payments.ts'
import { GatewayError, type PaymentGateway } from '../gateway.ts'
import { sumOf, type PaymentLine } from '../lines.ts'
import { sessionHash, sessionIdOf } from '../payment-session.server.ts'
import { openStates } from '../payment-status.ts'
import type { PurposeName } from '../purposes.ts'
import { closeLeft, type Payment, stopPayment } from './cancel-payment.server.ts'
import { gatewayInUse } from './gateways.server.ts'
import { lockPayment, recordEvent } from './record-event.server.ts'

export type Checkout = Readonly<{
  purpose: PurposeName
  purposeId: string
  /** Who pays; null for somebody without an account, who keeps no card and subscribes to nothing. */
  userId: string | null
  email: string
  locale: Locale
  currency: string
  /** What is paid now; the sum, tax included, is above zero. */
  lines: readonly PaymentLine[]
  /** What the gateway takes by itself from then on, with the same card; it begins once this is paid. */
  subscription?: Readonly<{ lines: readonly PaymentLine[]; interval: 'month' | 'year'; renewsAt: number }>
  /** The same press: with the same key it is the same payment. Left out, each call is a payment of its own. */
  idempotencyKey?: string
}>

/**
 * Asks for money: records the payment, opens the gateway's page for it and says where that is. Other open payments for the same thing are
 * canceled, so that nobody pays twice. Call it outside a transaction.
 * @throws DomainError unavailable `payments.gateway_unavailable`; the payment stays and may be asked for again.
 */
export async function startCheckout(checkout: Checkout): Promise<{ paymentId: string; url: string }> {
  const gateway = gatewayInUse()
  const { payment, left } = await withTransaction((tx) => preparePayment(tx, checkout, gateway))
  await closeLeft(left)
  const { ref, url } = await openPage(gateway, payment, checkout)
  await withTransaction((tx) => notePage(tx, payment.id, ref))
  return { paymentId: payment.id, url }
}

async function preparePayment(tx: Transaction, checkout: Checkout, gateway: PaymentGateway) {
  const { purpose, purposeId, userId, currency, locale } = checkout
  const lines = [...checkout.lines]
  const { totalCents, taxCents } = sumOf(lines)
  if (totalCents <= 0) throw new RangeError('A checkout asks for an amount above zero.')
  const id = newId()
  const idempotencyKey = keyOf(checkout) ?? id
  const same = and(eq(payments.idempotencyKey, idempotencyKey), inArray(payments.state, [...openStates]))
  const [known] = await tx.select().from(payments).where(same)
  if (known) return { payment: known, left: [] }
  const left = await supersede(tx, checkout)
  const subscriptionId = checkout.subscription ? newId() : null
  const [payment] = await tx
    .insert(payments)
    .values({
      ...{ id, idempotencyKey, purpose, purposeId, userId, currency, locale, lines, taxCents, subscriptionId },
      sessionHash: sessionHash(sessionIdOf(id)),
      gateway: gateway.name,
      amountCents: totalCents,
      state: 'created',
      emailEnc: encryptField(checkout.email, { table: 'payments', column: 'email_enc', rowId: id }),
      createdAt: now(),
      updatedAt: now(),
    })
    .returning()
  await recordEvent(tx, payment!, { source: 'house', sourceId: `${id}:created`, kind: 'created', at: now() })
  if (subscriptionId !== null) await wantSubscription(tx, checkout, payment!)
  const audit = { action: 'payments.checkout_start', subject: { type: 'payment', id }, fields: ['state'] } as const
  await recordAudit(tx, { actor: userId === null ? { type: 'anonymous' } : { type: 'user', id: userId }, ...audit })
  return { payment: payment!, left }
}

/** Keys of callers are theirs: one payer's never meets another's. */
function keyOf({ idempotencyKey, purpose, purposeId, userId }: Checkout): string | null {
  if (idempotencyKey === undefined) return null
  return createHash('sha256')
    .update(JSON.stringify([purpose, purposeId, userId, idempotencyKey]))
    .digest('hex')
}

/** Payments for the same thing that are still open: whoever asks anew has given them up. */
async function supersede(tx: Transaction, { purpose, purposeId }: Checkout): Promise<Payment[]> {
  const same = and(eq(payments.purpose, purpose), eq(payments.purposeId, purposeId), ne(payments.kind, 'renewal'))
  const open = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(same, inArray(payments.state, [...openStates])))
  const left: Payment[] = []
  for (const { id } of open) {
    const stopped = await stopPayment(tx, id)
    if (stopped) left.push(stopped)
  }
  return left
}

async function wantSubscription(tx: Transaction, checkout: Checkout, payment: Payment): Promise<void> {
  const { lines, interval, renewsAt } = checkout.subscription!
  const at = now()
  const { purpose, purposeId, userId, currency } = checkout
  if (userId === null) throw new RangeError('Nobody subscribes without an account.')
  await tx.insert(gatewaySubscriptions).values({
    ...{ id: payment.subscriptionId!, gateway: payment.gateway, purpose, purposeId, userId, currency },
    ...{ interval, renewsAt, lines: [...lines], amountCents: sumOf(lines).totalCents },
    firstPaymentId: payment.id,
    state: 'wanted',
    ...{ stateAt: at, notBefore: at, createdAt: at, updatedAt: at },
  })
}

async function openPage(gateway: PaymentGateway, payment: Payment, checkout: Checkout) {
  const { email, locale } = checkout
  const s = sessionIdOf(payment.id)
  try {
    return await gateway.checkout({
      paymentId: payment.id,
      ...{ amountCents: payment.amountCents, currency: payment.currency, lines: payment.lines, email, locale },
      customerRef: await customerOf(payment),
      keepCard: payment.subscriptionId !== null,
      successUrl: siteAddress(paths.paymentSuccess({ s }), locale),
      cancelUrl: siteAddress(paths.paymentCanceled({ s }), locale),
      key: `checkout-${payment.id}`,
    })
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    log.error({ err: error, paymentId: payment.id }, 'the gateway opens no page')
    throw new DomainError('unavailable', 'payments.gateway_unavailable')
  }
}

async function customerOf({ gateway, userId }: Payment): Promise<string | null> {
  if (userId === null) return null
  return withTransaction(async (tx) => {
    const own = and(eq(gatewayCustomers.gateway, gateway), eq(gatewayCustomers.userId, userId))
    const [row] = await tx.select({ ref: gatewayCustomers.ref }).from(gatewayCustomers).where(own)
    return row?.ref ?? null
  })
}

async function notePage(tx: Transaction, id: string, ref: string): Promise<void> {
  const payment = await lockPayment(tx, id)
  if (!payment || payment.gatewayRef === ref) return
  await tx.update(payments).set({ gatewayRef: ref }).where(eq(payments.id, id))
  const opened = { source: 'house', sourceId: `${id}:opened`, kind: 'opened', at: now(), ref } as const
  await recordEvent(tx, { ...payment, gatewayRef: ref }, opened)
}
