import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { findActionLink } from '#app/modules/action-links/queries/find-action-link.server.ts'
import { renewedToken, waitlistToken } from '#app/modules/booking/links/commands/manage-link.server.ts'
import { findLinkSubject } from '#app/modules/booking/links/queries/link-subject.server.ts'
import { contactOnFile } from '#app/modules/booking/patients/contact-id.server.ts'
import { openStatuses } from '#app/modules/booking/waitlist/waitlist-status.ts'
import { contactBeforeMerge } from '../queries/reached-people.server.ts'
import { appointments, waitlistEntries } from '#drizzle/schema/scheduling.ts'

/** What somebody presses on the list of their visits; an id proves nothing. */
export type Pressed = Readonly<{ visit: string; entry: string }>

/** What opens for a proven contact. */
export type OpenedLink = Readonly<{ token: string; linkId: string; channel: 'sms' | 'email' }>

/**
 * The link of a visit or of a waitlist entry for who has proven a contact; null where the link's own codes would not go to that contact, as
 * for an id that there is not. The link of a visit that is over is made anew, for a day.
 */
export function openOwnVisit(contactId: string, { visit, entry }: Pressed): Promise<OpenedLink | null> {
  return withTransaction(async (tx) => {
    const isTheirs = await hasContact(tx, contactId, visit ? { visit } : { entry })
    if (!isTheirs) return null
    const token = visit ? await tokenOfVisit(tx, visit) : await tokenOfEntry(tx, entry)
    const link = token === null ? null : await findActionLink(token, tx)
    return link && token !== null ? { token, linkId: link.id, channel: isTheirs.channel } : null
  })
}

/** The contact as it is on file with who is written to about a visit or an entry, or was before two patients were made one. */
async function hasContact(tx: Transaction, contactId: string, pressed: { visit: string } | { entry: string }) {
  const link =
    'visit' in pressed
      ? ({ kind: 'appt_manage', subjectType: 'appointment', subjectId: pressed.visit } as const)
      : ({ kind: 'waitlist_offer', subjectType: 'waitlist_entry', subjectId: pressed.entry } as const)
  const subject = await findLinkSubject(link, tx)
  const contact = subject && contactOnFile(contactId, subject.person)
  if (contact || !subject || !('visit' in pressed)) return contact
  const [visit] = await tx
    .select({ id: appointments.id, bookedById: appointments.bookedById })
    .from(appointments)
    .where(eq(appointments.id, pressed.visit))
  return visit ? contactBeforeMerge(tx, contactId, visit) : null
}

async function tokenOfVisit(tx: Transaction, id: string): Promise<string | null> {
  const [row] = await tx
    .select()
    .from(appointments)
    .where(and(eq(appointments.id, id), ne(appointments.status, 'entered_in_error')))
  return row ? renewedToken(tx, row) : null
}

async function tokenOfEntry(tx: Transaction, id: string): Promise<string | null> {
  const [row] = await tx
    .select()
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.id, id), inArray(waitlistEntries.status, [...openStatuses])))
  return row ? waitlistToken(tx, row) : null
}
