import type { Transaction } from '#app/core/database/connection.ts'
import type { HeldLinks } from '#app/modules/action-links/guards/access-cookie.server.ts'
import type { Appointment } from '../queries/appointment-rows.server.ts'
import type { BookingActor } from '#app/modules/booking/booking-input.ts'
import { linksStillValid } from '#app/modules/booking/links/queries/held-links.server.ts'
import { findLinkSubject } from '#app/modules/booking/links/queries/link-subject.server.ts'
import { contactOnFile } from '#app/modules/booking/patients/contact-id.server.ts'
import { findPatients } from '#app/modules/booking/patients/queries/find-patients.server.ts'
import { sharesContact } from '#app/modules/booking/patients/patient-match.ts'
import { refuse } from '#app/modules/booking/refusal.ts'

/** Who asks for a visit: the desk, or a browser with the links that it has access to. */
type Asking = Readonly<{ actor?: BookingActor; heldLinks?: HeldLinks }>

/**
 * Refuses a second visit to who may know of the first. To anybody else nothing is said: a name, a birth date and a
 * telephone number do not prove who types them. Their visit is made and carries the answer as a mark for the desk.
 * @throws DomainError conflict `booking.DUPLICATE_BOOKING`
 */
export async function refuseKnownDouble(tx: Transaction, first: Appointment | null, asking: Asking): Promise<void> {
  const mayKnow = asking.actor?.type === 'staff' || (await mayKnowOf(tx, first, asking.heldLinks))
  if (first !== null && mayKnow) refuse('DUPLICATE_BOOKING')
}

/** An id that no patient has. */
const nobody = ''

/**
 * Whether a browser has access to the visit's own link, or has proven that who is written to about it reads here: by a code
 * that went to that very contact, whatever else stands beside it on the link it was typed for. Asks the database the same whether there is a visit or not.
 */
async function mayKnowOf(tx: Transaction, visit: Appointment | null, held?: HeldLinks): Promise<boolean> {
  if (!held || held.ids.length === 0) return false
  const links = await linksStillValid(tx, held.ids)
  const shown: Parameters<typeof sharesContact>[0][] = []
  for (const link of links) {
    const channels = held.proven.flatMap(({ id, channel }) => (id === link.id ? channel : []))
    if (channels.length === 0) continue
    const subject = await findLinkSubject(link, tx)
    const { phone = null, email = null } = subject?.person ?? {}
    shown.push({ phone: channels.includes('sms') ? phone : null, email: channels.includes('email') ? email : null })
  }
  const [person] = await findPatients(tx, [visit === null ? nobody : (visit.bookedById ?? visit.patientId)])
  if (visit === null || !person) return false
  if (links.some(({ subjectType, subjectId }) => subjectType === 'appointment' && subjectId === visit.id)) return true
  return shown.some((contact) => sharesContact(contact, person)) || hasProven(links, held, person)
}

type ValidLinks = Awaited<ReturnType<typeof linksStillValid>>

/** Whether a code for the list of one's visits was typed that went to a contact of this person. */
function hasProven(links: ValidLinks, held: HeldLinks, person: Parameters<typeof sharesContact>[0]): boolean {
  const proven = links.filter(({ id, kind }) => kind === 'own_visits' && held.proven.some((each) => each.id === id))
  return proven.some(({ subjectId }) => contactOnFile(subjectId, person) !== null)
}
