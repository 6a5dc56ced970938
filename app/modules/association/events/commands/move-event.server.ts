import { and, eq, sql } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { closeLeft, type Payment } from '#app/modules/payments/commands/cancel-payment.server.ts'
import { associationEvents } from '#drizzle/schema/association/events.ts'
import { type AssociationEvent, type EventAction, standingAt, stepEvent } from '../event-status.ts'
import { listRegistrations } from '../queries/event-rows.server.ts'
import { livingStatuses } from '../registration-status.ts'
import { endRegistration } from './end-registration.server.ts'
import { lockOwnEvent } from './own-event.server.ts'
import { tellPerson } from './tell-registered.server.ts'

type ManagedStep = Exclude<EventAction, 'start' | 'finish'>

/** Everybody is told, nobody keeps a seat, and what was paid goes back. */
async function endAll(tx: Transaction, event: AssociationEvent, userId: string): Promise<Payment[]> {
  const living = await listRegistrations(event.id, livingStatuses, tx)
  // Who is inside already would lose their seat by it: their check-in is taken back first.
  if (living.some(({ status }) => status === 'checked_in')) throw new DomainError('conflict', 'association_event.begun')
  const left: Payment[] = []
  for (const registration of living) {
    left.push(...(await endRegistration(tx, event, registration, { by: 'manager', userId })))
    await tellPerson(tx, event, registration, 'event_canceled')
  }
  return left
}

/**
 * Publishes an event, cancels a published one, deletes a draft, or puts one away that is over.
 * @throws DomainError not_found `association_event.unknown`; conflict `association_event.not_now`, `association_event.past`,
 * `association_event.begun`
 */
export async function moveEvent(actor: AssociationActor, eventId: string, action: ManagedStep): Promise<void> {
  const left = await withTransaction(async (tx) => {
    const event = await lockOwnEvent(tx, actor, eventId)
    const status = stepEvent(standingAt(event, now()), action, 'manager')
    if (action === 'publish' && event.startsAt <= now()) throw new DomainError('conflict', 'association_event.past')
    const stopped = action === 'cancel' ? await endAll(tx, event, actor.userId) : []
    await tx
      .update(associationEvents)
      .set({ status, version: sql`${associationEvents.version} + 1`, updatedAt: now() })
      .where(and(eq(associationEvents.id, eventId), eq(associationEvents.status, event.status)))
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: `association_event.event_${action}`,
      subject: { type: 'association_event', id: eventId },
      fields: ['status'],
    })
    return stopped
  })
  await closeLeft(left)
}
