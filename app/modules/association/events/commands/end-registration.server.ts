import { and, eq, inArray } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { giveBack } from '#app/modules/payments/commands/ask-refund.server.ts'
import { closeLeft, type Payment, stopPayment } from '#app/modules/payments/commands/cancel-payment.server.ts'
import { openStates } from '#app/modules/payments/payment-status.ts'
import { payments } from '#drizzle/schema/payments.ts'
import type { AssociationEvent } from '../event-status.ts'
import { findRegistration } from '../queries/event-rows.server.ts'
import type { Registration } from '../registration-status.ts'
import { lockEvent, settleSeats } from './event-seats.server.ts'
import { lockOwnEvent } from './own-event.server.ts'
import { tellPerson } from './tell-registered.server.ts'
import { moveRegistration, type RegistrationStep } from './write-registration.server.ts'

/** Payments for a registration that nobody has made yet are not asked for any more. @returns those whose page is to be closed */
export async function stopPayments(tx: Transaction, registrationId: string): Promise<Payment[]> {
  const isFor = and(eq(payments.purpose, 'event_registration'), eq(payments.purposeId, registrationId))
  const open = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(isFor, inArray(payments.state, [...openStates])))
  const stopped: Payment[] = []
  for (const { id } of open) {
    const payment = await stopPayment(tx, id)
    if (payment) stopped.push(payment)
  }
  return stopped
}

/** Ends a registration of a locked event; what was paid goes back whole. @returns payments whose page is to be closed after the commit */
export async function endRegistration(
  tx: Transaction,
  event: AssociationEvent,
  registration: Registration,
  step: Pick<RegistrationStep, 'by' | 'userId'>,
): Promise<Payment[]> {
  const ended = await moveRegistration(tx, event, registration, { action: 'cancel', ...step })
  if (ended.paymentId !== null) await giveBack(tx, ended.paymentId, 'event registration canceled')
  return registration.status === 'pending_payment' ? stopPayments(tx, registration.id) : []
}

/**
 * Gives up one's seat, offer or place in line; a seat goes to who waits.
 * @throws DomainError not_found `association_event.unknown`; conflict `association_event.changed`
 */
export async function cancelOwn(registrationId: string): Promise<void> {
  const left = await withTransaction(async (tx) => {
    const found = await findRegistration(registrationId, tx)
    if (!found) throw new DomainError('not_found', 'association_event.unknown')
    const event = await lockEvent(tx, found.event.id)
    const { registration } = (await findRegistration(registrationId, tx))!
    if (registration.status === 'canceled') return []
    const stopped = await endRegistration(tx, event, registration, { by: 'person' })
    await settleSeats(tx, event)
    return stopped
  })
  await closeLeft(left)
}

type Named = Readonly<{ eventId: string; registrationId: string }>

/** A registration of a locked event. @throws DomainError not_found `association_event.unknown`, also for one of another event */
export async function registrationOf(tx: Transaction, { eventId, registrationId }: Named): Promise<Registration> {
  const found = await findRegistration(registrationId, tx)
  if (found?.event.id !== eventId) throw new DomainError('not_found', 'association_event.unknown')
  return found.registration
}

/**
 * Takes somebody off the list, tells them, and gives their seat to who waits.
 * @throws DomainError not_found `association_event.unknown`; conflict `association_event.changed`
 */
export async function removeRegistration(actor: AssociationActor, named: Named): Promise<void> {
  const left = await withTransaction(async (tx) => {
    const event = await lockOwnEvent(tx, actor, named.eventId)
    const registration = await registrationOf(tx, named)
    const stopped = await endRegistration(tx, event, registration, { by: 'manager', userId: actor.userId })
    await tellPerson(tx, event, registration, 'event_unregistered')
    await settleSeats(tx, event)
    return stopped
  })
  await closeLeft(left)
}
