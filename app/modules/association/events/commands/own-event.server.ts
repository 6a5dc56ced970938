import type { AssociationActor } from '#app/core/actor.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { readChosen } from '#app/modules/association/queries/own-associations.server.ts'
import type { AssociationEvent } from '../event-status.ts'
import { findEventOf } from '../queries/event-rows.server.ts'
import { lockEvent } from './event-seats.server.ts'

/**
 * The event of the association that somebody works for now, locked until the commit.
 * @throws DomainError not_found `association_event.unknown`, also for one of another association
 */
export async function lockOwnEvent(
  tx: Transaction,
  actor: AssociationActor,
  eventId: string,
): Promise<AssociationEvent> {
  const { id } = await readChosen(actor, tx)
  if (!(await findEventOf(id, eventId, tx))) throw new DomainError('not_found', 'association_event.unknown')
  return lockEvent(tx, eventId)
}
