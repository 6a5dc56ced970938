import { eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Reader, Transaction } from '#app/core/database/connection.ts'
import type { Localized } from '#app/core/i18n/locale.ts'
import { log } from '#app/core/log/log.server.ts'
import type { PaymentNews, Purpose, SubscriptionNews } from '#app/modules/payments/purposes.ts'
import { eventRegistrations } from '#drizzle/schema/association/events.ts'
import { findRegistration } from '../queries/event-rows.server.ts'
import { personOf } from '../queries/registered-person.server.ts'
import { lockEvent, settleSeats } from './event-seats.server.ts'
import { tellPerson } from './tell-registered.server.ts'
import { ticketPath } from './ticket-link.server.ts'
import { moveRegistration } from './write-registration.server.ts'

async function lockPaidFor(tx: Transaction, registrationId: string) {
  const known = await findRegistration(registrationId, tx)
  if (!known) throw new Error('A payment is for a registration that there is not.')
  const event = await lockEvent(tx, known.event.id)
  return { event, registration: (await findRegistration(registrationId, tx))!.registration }
}

/**
 * What happened to a payment for a seat, in the transaction that records it. A seat whose payment was given up or failed is free; money that
 * comes after its seat is gone goes back.
 */
async function hearPayment(tx: Transaction, news: PaymentNews | SubscriptionNews): Promise<void> {
  if (news.kind !== 'paid' && news.kind !== 'failed' && news.kind !== 'canceled') return
  const { id: paymentId, purposeId } = news.payment
  const { event, registration } = await lockPaidFor(tx, purposeId)
  const isWaiting = registration.status === 'pending_payment'
  if (news.kind !== 'paid') {
    if (!isWaiting) return
    await moveRegistration(tx, event, registration, { action: 'cancel', by: 'gateway' })
    await settleSeats(tx, event)
    return
  }
  if (isWaiting) {
    const paid = await moveRegistration(tx, event, registration, {
      ...{ action: 'pay', by: 'gateway', changes: { paymentId } },
    })
    await tellPerson(tx, event, paid, 'event_registered')
    return
  }
  if (registration.paymentId !== null) return
  log.warn({ paymentId }, 'money for a seat has come when the seat was gone')
  // What is kept for a registration that is over is money to give back; a chore does, once the charge is written.
  const changes = { paymentId, keptUntil: now() }
  await tx.update(eventRegistrations).set(changes).where(eq(eventRegistrations.id, registration.id))
}

async function billedTo(reader: Reader, registrationId: string): Promise<Localized> {
  const found = await findRegistration(registrationId, reader)
  const name = found ? personOf(found.registration).name : registrationId
  return { 'zh-Hans': name, 'zh-Hant': name, 'en-US': name }
}

/** Payments for seats at events: what follows from them, and whose papers they are. */
export const eventPurpose: Purpose = {
  name: 'event_registration',
  onNews: hearPayment,
  billedTo,
  mayRead: () => Promise.resolve(false),
  doneUrl: ticketPath,
  retryUrl: ticketPath,
}
