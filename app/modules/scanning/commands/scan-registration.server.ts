import { localDate, newYork } from '#app/core/calendar/zones.ts'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { checkIn, undoCheckIn } from '#app/modules/association/events/commands/check-in.server.ts'
import { doorTimes } from '#app/modules/association/events/event-status.ts'
import { associationOf, type Keeper } from '../queries/keepers.server.ts'
import {
  findRegistrationByNumber,
  findScannedRegistration,
  type ScannedRegistration,
} from '../queries/scanned-registration.server.ts'
import { elsewhere, type ScanEvent, type Seen } from '../scan-result.ts'
import { undoOver } from './undo-over.server.ts'

/** Why a door is closed: another day, not yet, or not any more. */
function closedBecause({ event }: ScannedRegistration, at: number): Seen['reason'] {
  const { from } = doorTimes(event)
  if (at >= from) return 'closed'
  return localDate(at, newYork) === localDate(event.startsAt, newYork) ? 'early' : 'other_day'
}

/** Lets in who has a ticket of an event of the keeper's association, by the same command as the list at the door. */
export async function scanRegistration(keeper: Keeper, number: string, at: number): Promise<Seen | null> {
  const found = await findRegistrationByNumber(number)
  if (!found) return null
  const { registration, event } = found
  const { actor } = keeper
  if (actor.scope !== 'association' || event.associationId !== associationOf(keeper)) return elsewhere
  const subject = {
    ...{ subjectType: 'event_registration' as const, subjectId: registration.id },
    ...{ facilityId: null, associationId: event.associationId },
  }
  const door = await checkIn(actor, { eventId: event.id, registrationId: registration.id, at })
  if (door.light === 'green') return { light: 'green', reason: 'checked_in', subject }
  if (door.light === 'yellow') return { light: 'yellow', reason: 'seen', subject, firstAt: door.at }
  return { light: 'red', reason: door.reason === 'closed' ? closedBecause(found, at) : door.reason, subject }
}

/** Takes a check-in back. @throws DomainError conflict `scanning.undo_over` */
export async function undoRegistrationScan({ actor }: Keeper, { subjectId, scannedAt }: ScanEvent): Promise<void> {
  const found = await findScannedRegistration(subjectId ?? '')
  if (!found || actor.scope !== 'association') return undoOver()
  // Whoever has the list may have taken this check-in back, and let the person in anew.
  if (found.registration.checkedInAt !== scannedAt) return undoOver()
  const named = { eventId: found.event.id, registrationId: found.registration.id }
  const codes = ['association_event.changed', 'association_event.unknown'] as const
  if (!(await outcomeOf(undoCheckIn(actor, named), codes)).done) undoOver()
}
