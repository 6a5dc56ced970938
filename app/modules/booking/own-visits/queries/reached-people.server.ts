import { and, asc, eq, exists, inArray, isNull, ne, or, type SQL } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { contactOnFile, isReachedAt, type TypedContact } from '#app/modules/booking/patients/contact-id.server.ts'
import { openIdentity } from '#app/modules/booking/patients/identity.server.ts'
import { openStatuses } from '#app/modules/booking/waitlist/waitlist-status.ts'
import { patientMergeMoves, patientMerges } from '#drizzle/schema/people.ts'
import { appointments, patients, waitlistEntries } from '#drizzle/schema/scheduling.ts'

/**
 * The ids of the visits that a practice has pointed from some rows to one that it made of two: they were booked under the contact of the row they
 * came from, and whoever has that contact goes on seeing them, and none of the other row.
 */
export function movedFrom(reader: Reader, isFrom: SQL) {
  return reader
    .select({ id: patientMergeMoves.rowId })
    .from(patientMergeMoves)
    .innerJoin(patientMerges, eq(patientMerges.id, patientMergeMoves.mergeId))
    .where(and(isFrom, inArray(patientMergeMoves.kind, ['visit', 'visit_booker']), isNull(patientMerges.undoneAt)))
}

/**
 * The contact of an id as it is on file with somebody who has a visit, has booked one or waits for one; null when there is nobody. One
 * statement, whatever it finds.
 */
export async function contactWithVisits(reader: Reader, contactId: string): Promise<TypedContact | null> {
  const ofVisit = or(eq(appointments.patientId, patients.id), eq(appointments.bookedById, patients.id))
  const ofEntry = or(eq(waitlistEntries.patientId, patients.id), eq(waitlistEntries.bookedById, patients.id))
  const visits = reader
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(ofVisit, ne(appointments.status, 'entered_in_error')))
  const moved = movedFrom(reader, eq(patientMergeMoves.fromId, patients.id))
  const entries = reader
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(and(ofEntry, inArray(waitlistEntries.status, [...openStatuses])))
  const [row] = await reader
    .select({ id: patients.id, identityEnc: patients.identityEnc })
    .from(patients)
    .where(and(isReachedAt(contactId), or(exists(visits), exists(moved), exists(entries))))
    .orderBy(asc(patients.createdAt), asc(patients.id))
    .limit(1)
  return row ? contactOnFile(contactId, openIdentity(row)) : null
}

/** The ids of everybody on file at a contact. */
export async function peopleReachedAt(reader: Reader, contactId: string): Promise<string[]> {
  const rows = await reader
    .select({ id: patients.id })
    .from(patients)
    .where(isReachedAt(contactId))
    .orderBy(asc(patients.id))
  return rows.map(({ id }) => id)
}

/**
 * The contact of an id as it was on file with who was written to about a visit before a practice made one patient of two; null where it was
 * not.
 */
export async function contactBeforeMerge(
  reader: Reader,
  contactId: string,
  { id, bookedById }: Readonly<{ id: string; bookedById: string | null }>,
): Promise<TypedContact | null> {
  const [row] = await reader
    .select({ id: patients.id, identityEnc: patients.identityEnc })
    .from(patientMergeMoves)
    .innerJoin(patientMerges, eq(patientMerges.id, patientMergeMoves.mergeId))
    .innerJoin(patients, eq(patients.id, patientMergeMoves.fromId))
    .where(
      and(
        eq(patientMergeMoves.rowId, id),
        eq(patientMergeMoves.kind, bookedById === null ? 'visit' : 'visit_booker'),
        isNull(patientMerges.undoneAt),
        isReachedAt(contactId),
      ),
    )
    .orderBy(asc(patients.createdAt), asc(patients.id))
    .limit(1)
  return row ? contactOnFile(contactId, openIdentity(row)) : null
}
