import type { AssociationActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { offerEnds, seatsOf } from '../seats.ts'
import { registrationOf } from './end-registration.server.ts'
import { noteFull, settleSeats } from './event-seats.server.ts'
import { lockOwnEvent } from './own-event.server.ts'
import { tellPerson } from './tell-registered.server.ts'
import { moveRegistration } from './write-registration.server.ts'

/**
 * Offers a free seat to somebody who waits, before those whose turn it is but who need more seats than are free.
 * @throws DomainError not_found `association_event.unknown`; conflict `association_event.full`, `association_event.changed`
 */
export async function promoteWaiting(
  actor: AssociationActor,
  named: Readonly<{ eventId: string; registrationId: string }>,
): Promise<void> {
  await withTransaction(async (tx) => {
    const event = await lockOwnEvent(tx, actor, named.eventId)
    const left = await settleSeats(tx, event)
    const registration = await registrationOf(tx, named)
    // The seats that have just been offered may have gone to them.
    if (registration.status === 'offered') return
    if (seatsOf(registration) > left) throw new DomainError('conflict', 'association_event.full')
    const offered = await moveRegistration(tx, event, registration, {
      ...{ action: 'offer', by: 'manager', userId: actor.userId },
      changes: { keptUntil: offerEnds(now(), event.startsAt) },
    })
    await tellPerson(tx, event, offered, 'event_offered')
    await noteFull(tx, { ...event, isFull: left <= 0 }, left - seatsOf(registration))
  })
}
