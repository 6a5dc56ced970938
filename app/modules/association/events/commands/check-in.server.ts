import { and, eq } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { parseReference } from '#app/modules/booking/appointments/reference.ts'
import { eventRegistrations } from '#drizzle/schema/association/events.ts'
import { isDoorOpen } from '../event-status.ts'
import type { Registration } from '../registration-status.ts'
import { registrationOf } from './end-registration.server.ts'
import { lockOwnEvent } from './own-event.server.ts'
import { moveRegistration } from './write-registration.server.ts'

/** Green: they may come in. Yellow: they already have. Red: they may not, and why. */
export type CheckIn = Readonly<
  | { light: 'green'; registrationId: string }
  | { light: 'yellow'; registrationId: string; at: number }
  | { light: 'red'; reason: 'unknown' | 'closed' | 'unpaid' | 'waiting' | 'canceled' }
>

/** Who is at the door: the number on their ticket, or the line of the list that was pressed. */
export type AtDoor = Readonly<{ eventId: string } & ({ typed: string } | { registrationId: string })>

async function findAtDoor(tx: Transaction, door: AtDoor): Promise<Registration | null> {
  if ('registrationId' in door) return registrationOf(tx, door)
  const number = parseReference(door.typed)
  if (number === null) return null
  const isIt = and(eq(eventRegistrations.eventId, door.eventId), eq(eventRegistrations.number, number))
  const [row] = await tx.select().from(eventRegistrations).where(isIt)
  return row ?? null
}

const reds = {
  pending_payment: 'unpaid',
  waitlisted: 'waiting',
  offered: 'waiting',
  canceled: 'canceled',
  expired: 'canceled',
  absent: 'closed',
} as const

/**
 * Lets somebody in once. A number that was shown before is not refused but told, with the time.
 * @throws DomainError not_found `association_event.unknown`
 */
export function checkIn(actor: AssociationActor, door: AtDoor): Promise<CheckIn> {
  return withTransaction(async (tx) => {
    const event = await lockOwnEvent(tx, actor, door.eventId)
    const registration = await findAtDoor(tx, door)
    if (!registration) return { light: 'red', reason: 'unknown' }
    const { id, status, checkedInAt } = registration
    if (status === 'checked_in' || status === 'attended')
      return { light: 'yellow', registrationId: id, at: checkedInAt! }
    if (status !== 'registered') return { light: 'red', reason: reds[status] }
    if (!isDoorOpen(event, now())) return { light: 'red', reason: 'closed' }
    const changes = { checkedInAt: now(), checkedInById: actor.userId }
    await moveRegistration(tx, event, registration, {
      action: 'check_in',
      by: 'manager',
      userId: actor.userId,
      changes,
    })
    return { light: 'green', registrationId: id }
  })
}

/**
 * Takes a check-in back, within minutes of it.
 * @throws DomainError not_found `association_event.unknown`; conflict `association_event.changed`
 */
export async function undoCheckIn(
  actor: AssociationActor,
  named: Readonly<{ eventId: string; registrationId: string }>,
): Promise<void> {
  await withTransaction(async (tx) => {
    const event = await lockOwnEvent(tx, actor, named.eventId)
    const registration = await registrationOf(tx, named)
    const changes = { checkedInAt: null, checkedInById: null }
    await moveRegistration(tx, event, registration, { action: 'undo', by: 'manager', userId: actor.userId, changes })
  })
}
