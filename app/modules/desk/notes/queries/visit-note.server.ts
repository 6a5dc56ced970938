import { asc, eq, inArray } from 'drizzle-orm'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db } from '#app/core/database/database.server.ts'
import { readVisitTags, type VisitTag } from '#app/modules/desk/visit-tags.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'

/** What the desk has written down about a visit. */
export type VisitNote = { text: string; tags: VisitTag[]; version: number }

/** The columns of a note, for the audit. */
export const visitNoteFields = ['staffNotesEnc', 'tags'] as const

const openNote = (id: string, sealed: string | null) =>
  sealed === null ? '' : decryptField(sealed, { table: 'appointments', column: 'staff_notes_enc', rowId: id })

/** The note of a visit that somebody has opened: whether they may is asked before, as for the visit itself. */
export async function getVisitNote(id: string): Promise<VisitNote> {
  const [row] = await db
    .select({ sealed: appointments.staffNotesEnc, tags: appointments.tags, version: appointments.noteVersion })
    .from(appointments)
    .where(eq(appointments.id, id))
    .orderBy(asc(appointments.id))
  const { sealed, tags, version } = row!
  return { text: openNote(id, sealed), tags: readVisitTags(tags), version }
}

/** The notes of visits that a page shows, by the id of the visit; those without one are left out. */
export async function findVisitNotes(ids: readonly string[]): Promise<Record<string, string>> {
  if (ids.length === 0) return {}
  const rows = await db
    .select({ id: appointments.id, sealed: appointments.staffNotesEnc })
    .from(appointments)
    .where(inArray(appointments.id, [...ids]))
    .orderBy(asc(appointments.id))
  return Object.fromEntries(rows.flatMap(({ id, sealed }) => (sealed === null ? [] : [[id, openNote(id, sealed)]])))
}
