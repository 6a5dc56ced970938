import type { Transaction } from '#app/core/database/connection.ts'
import type { HeldLinks } from '#app/modules/action-links/access-cookie.server.ts'
import type { Appointment } from './appointment-record.server.ts'
import type { BookingActor } from './booking-input.ts'
import { linksStillValid } from './held-links.server.ts'
import { findLinkSubject } from './pages/link-subject.server.ts'
import { findBooker } from './patient-records.server.ts'
import { sharesContact } from './patient-match.ts'
import { refuse } from './refusal.ts'

/** Who asks for a visit: the desk, or a browser with the links that it has access to. */
type Asking = Readonly<{ actor?: BookingActor; heldLinks?: HeldLinks }>

/**
 * Refuses a second visit to who may know of the first. To anybody else nothing is said: a name, a birth date and a
 * telephone number do not prove who types them. Their visit is made and carries the answer as a mark for the desk.
 * @throws DomainError conflict `booking.DUPLICATE_BOOKING`
 */
export async function refuseKnownDouble(tx: Transaction, first: Appointment | null, asking: Asking): Promise<void> {
  if (first === null) return
  if (asking.actor?.type === 'staff' || (await mayKnowOf(tx, first, asking.heldLinks))) refuse('DUPLICATE_BOOKING')
}

/** Whether a browser has access to the visit's own link, or has proven that who is written to about it reads here. */
async function mayKnowOf(tx: Transaction, visit: Appointment, held?: HeldLinks): Promise<boolean> {
  if (!held || held.ids.length === 0) return false
  const links = await linksStillValid(tx, held.ids)
  if (links.some(({ subjectType, subjectId }) => subjectType === 'appointment' && subjectId === visit.id)) return true
  const person = await findBooker(tx, visit)
  for (const link of links.filter(({ id }) => held.proven.includes(id))) {
    const subject = await findLinkSubject(link, tx)
    if (subject && sharesContact(subject.person, person)) return true
  }
  return false
}
