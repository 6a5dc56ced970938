import type { AssociationActor } from '#app/core/actor.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { now } from '#app/core/clock.ts'
import { readChosen } from '#app/modules/association/queries/own-associations.server.ts'
import { type DoorGreeter, type DoorKeeper, isGreeterTime } from '../door-access.ts'
import type { AssociationEvent } from '../event-status.ts'
import { findEventOf } from '../queries/event-rows.server.ts'
import { findGreeter } from '../queries/event-greeters.server.ts'
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

/** The event of a greeter who still is one, on its day. */
async function lockGreetersEvent(
  tx: Transaction,
  { greeterId, eventId: own }: DoorGreeter,
  eventId: string,
): Promise<AssociationEvent> {
  const found = await findGreeter(greeterId, tx)
  const isTheirs = own === eventId && found?.event.id === eventId && found.greeter.revokedAt === null
  if (!isTheirs || !isGreeterTime(found.event, now())) throw new DomainError('not_found', 'association_event.unknown')
  return lockEvent(tx, eventId)
}

/**
 * The event whose door somebody keeps, locked until the commit.
 * @throws DomainError not_found `association_event.unknown`
 */
export function lockDoor(tx: Transaction, keeper: DoorKeeper, eventId: string): Promise<AssociationEvent> {
  return keeper.scope === 'greeter' ? lockGreetersEvent(tx, keeper, eventId) : lockOwnEvent(tx, keeper, eventId)
}
