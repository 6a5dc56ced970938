import { now } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { defaultLocale, isLocale } from '#app/core/i18n/locale.ts'
import { enqueueMessage } from '#app/core/outbox.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { paths } from '#app/paths.ts'
import { paymentDocuments, type payments } from '#drizzle/schema/payments.ts'
import { and, eq } from 'drizzle-orm'
import { purposeNamed } from '../purposes.ts'

type Payment = typeof payments.$inferSelect

/** The address that a payment's papers go to. */
export function emailOf({ id, emailEnc }: Pick<Payment, 'id' | 'emailEnc'>): string | null {
  return emailEnc && decryptField(emailEnc, { table: 'payments', column: 'email_enc', rowId: id })
}

/** A paper asks for a sign-in; who has no account goes on to what they have paid for. */
const paperPath = ({ userId, purpose, purposeId }: Payment, paperId: string) =>
  userId === null ? purposeNamed(purpose).doneUrl(purposeId) : paths.paymentPaper(paperId)

/** Tells the payer by e-mail that a paper is there. */
export async function sendPapers(
  tx: Transaction,
  payment: Payment,
  kind: 'receipt' | 'credit_note',
  eventId: string,
): Promise<void> {
  const to = emailOf(payment)
  if (to === null) return
  const own = and(eq(paymentDocuments.eventId, eventId), eq(paymentDocuments.kind, kind))
  const [paper] = await tx.select().from(paymentDocuments).where(own)
  const locale = isLocale(payment.locale) ? payment.locale : defaultLocale
  await enqueueMessage(tx, {
    channel: 'email',
    to,
    template: kind === 'receipt' ? 'payment_receipt' : 'payment_refunded',
    locale,
    vars: { reference: paper!.number, link: siteAddress(paperPath(payment, paper!.id), locale) },
    subject: { type: 'payment', id: payment.id },
    notBefore: now(),
    dedupeKey: `payment:${kind}:${paper!.id}`,
  })
}
