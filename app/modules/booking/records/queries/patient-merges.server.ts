import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import type { StaffActor } from '#app/modules/booking/staff-actor.ts'
import { providerFacilities } from '#drizzle/schema/directory.ts'
import { patientMergeMoves, patientMerges } from '#drizzle/schema/people.ts'
import { appointments, patientNotes, waitlistEntries } from '#drizzle/schema/scheduling.ts'

export type PatientMerge = typeof patientMerges.$inferSelect
export type Move = typeof patientMergeMoves.$inferSelect
type Actor = Pick<StaffActor, 'id' | 'mayActAt'>

/** Visits of some rows, theirs or booked by them, where somebody acts for the practice. */
export async function visitsOfRows(reader: Reader, ids: readonly string[], { mayActAt }: Actor) {
  const theirs = or(inArray(appointments.patientId, [...ids]), inArray(appointments.bookedById, [...ids]))
  const rows = await reader
    .select({
      visit: appointments,
      providerId: providerFacilities.providerId,
      facilityId: providerFacilities.facilityId,
    })
    .from(appointments)
    .innerJoin(providerFacilities, eq(providerFacilities.id, appointments.providerFacilityId))
    .where(theirs)
    .orderBy(asc(appointments.id))
  return rows.filter(({ providerId, facilityId }) => mayActAt({ providerId, facilityId }))
}

/**
 * Entries of the waitlist of some rows whose doctors see patients where somebody acts for the practice, and nowhere else: the desk of another
 * practice may read those of a doctor whom both have.
 */
export async function entriesOfRows(reader: Reader, ids: readonly string[], { mayActAt }: Actor) {
  const theirs = or(inArray(waitlistEntries.patientId, [...ids]), inArray(waitlistEntries.bookedById, [...ids]))
  const entries = await reader.select().from(waitlistEntries).where(theirs).orderBy(asc(waitlistEntries.id))
  const doctors = [...new Set(entries.flatMap(({ providerId }) => providerId ?? []))]
  const at = await reader
    .select({ providerId: providerFacilities.providerId, facilityId: providerFacilities.facilityId })
    .from(providerFacilities)
    .where(inArray(providerFacilities.providerId, doctors))
    .orderBy(asc(providerFacilities.id))
  const isOurs = (doctor: string | null) => {
    const own = at.filter(({ providerId }) => providerId === doctor)
    return own.length > 0 && own.every((each) => mayActAt(each))
  }
  return entries.filter(({ providerId }) => isOurs(providerId))
}

/** Notes on some rows that are of a practice somebody acts for, or their own. */
export async function notesOfRows(reader: Reader, ids: readonly string[], { id, mayActAt }: Actor) {
  const rows = await reader
    .select({
      id: patientNotes.id,
      patientId: patientNotes.patientId,
      facilityId: patientNotes.facilityId,
      authorId: patientNotes.authorId,
    })
    .from(patientNotes)
    .where(inArray(patientNotes.patientId, [...ids]))
    .orderBy(asc(patientNotes.id))
  return rows.filter(({ facilityId, authorId }) => authorId === id || mayActAt({ facilityId }))
}

export async function findMerge(reader: Reader, id: string): Promise<PatientMerge | null> {
  const [merge] = await reader.select().from(patientMerges).where(eq(patientMerges.id, id))
  return merge ?? null
}

export function movesOf(reader: Reader, mergeId: string): Promise<Move[]> {
  return reader
    .select()
    .from(patientMergeMoves)
    .where(eq(patientMergeMoves.mergeId, mergeId))
    .orderBy(asc(patientMergeMoves.kind), asc(patientMergeMoves.rowId))
}

/** The merges that stand and can still be taken back, of which one of the rows came, the latest first. */
export function mergesInto(reader: Reader, ids: readonly string[]): Promise<PatientMerge[]> {
  const { intoId, undoneAt, undoUntil, createdAt, id } = patientMerges
  return reader
    .select()
    .from(patientMerges)
    .where(and(inArray(intoId, [...ids]), isNull(undoneAt), gt(undoUntil, now())))
    .orderBy(desc(createdAt), asc(id))
}

/** The merges that stand of which a row was one of the two. */
export function mergesOfRow(reader: Reader, rowId: string): Promise<PatientMerge[]> {
  const { firstId, secondId, undoneAt, createdAt, id } = patientMerges
  return reader
    .select()
    .from(patientMerges)
    .where(and(or(eq(firstId, rowId), eq(secondId, rowId)), isNull(undoneAt)))
    .orderBy(desc(createdAt), asc(id))
}

/** What came to the new row of a merge since, where somebody acts for the practice. */
export async function sinceMerge(reader: Reader, merge: PatientMerge, moves: readonly Move[], actor: Actor) {
  const moved = new Set(moves.map(({ rowId }) => rowId))
  const into = [merge.intoId]
  const isNew = ({ id }: { id: string }) => !moved.has(id)
  return {
    visits: (await visitsOfRows(reader, into, actor)).filter(({ visit }) => isNew(visit)),
    entries: (await entriesOfRows(reader, into, actor)).filter(isNew),
    notes: (await notesOfRows(reader, into, actor)).filter(isNew),
  }
}

/** Whether somebody acts for the practice at every visit that a merge has moved. */
export async function actsForMerge(reader: Reader, moves: readonly Move[], { mayActAt }: Actor): Promise<boolean> {
  const ids = moves.flatMap(({ kind, rowId }) => (kind === 'visit' ? [rowId] : []))
  const at = await reader
    .selectDistinct({ providerId: providerFacilities.providerId, facilityId: providerFacilities.facilityId })
    .from(appointments)
    .innerJoin(providerFacilities, eq(providerFacilities.id, appointments.providerFacilityId))
    .where(inArray(appointments.id, ids))
    .orderBy(asc(providerFacilities.facilityId), asc(providerFacilities.providerId))
  return at.length > 0 && at.every((each) => mayActAt(each))
}

/** Where a row leads that has nothing of a practice any more: to the row it was merged into, or back to the first of two that are two again. */
export async function rowAfterMerge(reader: Reader, rowId: string): Promise<string | null> {
  const [merge] = await mergesOfRow(reader, rowId)
  if (merge) return merge.intoId
  const { intoId, undoneAt, createdAt, id } = patientMerges
  const [undone] = await reader
    .select({ firstId: patientMerges.firstId })
    .from(patientMerges)
    .where(and(eq(intoId, rowId), isNotNull(undoneAt)))
    .orderBy(desc(createdAt), asc(id))
    .limit(1)
  return undone?.firstId ?? null
}
