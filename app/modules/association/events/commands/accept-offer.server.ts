import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { findRegistration } from '../queries/event-rows.server.ts'
import type { Registration } from '../registration-status.ts'
import { paymentEnds } from '../seats.ts'
import { lockEvent } from './event-seats.server.ts'
import { tellPerson } from './tell-registered.server.ts'
import { moveRegistration } from './write-registration.server.ts'

/**
 * Takes the seat that one has been offered; where it costs something it is kept for half an hour until that is paid. Again changes nothing.
 * @throws DomainError not_found `association_event.unknown`; conflict `association_event.changed` when the offer has run out
 */
export async function acceptOffer(registrationId: string): Promise<Registration> {
  return withTransaction(async (tx) => {
    const found = await findRegistration(registrationId, tx)
    if (!found) throw new DomainError('not_found', 'association_event.unknown')
    const event = await lockEvent(tx, found.event.id)
    const { registration } = (await findRegistration(registrationId, tx))!
    if (registration.status === 'registered' || registration.status === 'pending_payment') return registration
    if (registration.amountCents > 0) {
      const changes = { keptUntil: paymentEnds(now()) }
      return moveRegistration(tx, event, registration, { action: 'await_payment', by: 'person', changes })
    }
    const seated = await moveRegistration(tx, event, registration, { action: 'accept', by: 'person' })
    await tellPerson(tx, event, seated, 'event_registered')
    return seated
  })
}
