import { and, asc, desc, eq, inArray, or } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db } from '#app/core/database/database.server.ts'
import { formatDate, formatInstantClock } from '#app/core/format/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { allows, facilityIdsWith } from '#app/modules/accounts/capabilities.ts'
import { namesOfStaff } from '#app/modules/accounts/queries/staff-names.server.ts'
import type { OpenPatient } from '#app/modules/desk/queries/desk-patient.server.ts'
import { notAtThisDesk } from '#app/modules/desk/queries/desk-provider-facilities.server.ts'
import { facilities, patientNotes } from '#drizzle/schema/index.ts'

/** A note on a patient as somebody reads it. */
export type OwnNote = {
  id: string
  patientId: string
  text: string
  /** Who wrote it, and when; when it was changed last, else null. */
  author: string
  at: string
  changedAt: string | null
  facility: string
  version: number
  mayEdit: boolean
}

/** The columns of a note, for the audit. */
export const patientNoteFields = ['textEnc', 'authorId'] as const

type Of = Pick<OpenPatient, 'ids' | 'providerFacilities'>

/** Facilities at which somebody may write about a patient of theirs: those of the patient's own visits here. */
export function facilitiesToNote({ providerFacilities, visited }: Pick<OpenPatient, 'providerFacilities' | 'visited'>) {
  const may = providerFacilities.filter(({ facilityId, powers }) => powers.note && visited.includes(facilityId))
  return [
    ...new Map(may.map(({ facilityId, facility: { slug, name } }) => [slug, { id: facilityId, slug, name }])).values(),
  ]
}

/**
 * The notes that a practice has on a patient, the newest first: those of the facilities where somebody has a seat, and their own. A doctor
 * who only works at a facility reads there what they wrote themselves.
 */
export async function listPatientNotes(actor: ProviderActor, { ids, providerFacilities }: Of, locale: Locale) {
  const here = [...new Set(providerFacilities.map(({ facilityId }) => facilityId))]
  if (here.length === 0) return []
  const seats = facilityIdsWith(actor, 'appointment.read')
  const readable = or(inArray(patientNotes.facilityId, seats), eq(patientNotes.authorId, actor.userId))
  const rows = await db
    .select({ note: patientNotes, zone: facilities.timeZone })
    .from(patientNotes)
    .innerJoin(facilities, eq(facilities.id, patientNotes.facilityId))
    .where(and(inArray(patientNotes.patientId, [...ids]), inArray(patientNotes.facilityId, here), readable))
    .orderBy(desc(patientNotes.createdAt), asc(patientNotes.id))
  const authors = await namesOfStaff(
    rows.map(({ note }) => note.authorId),
    locale,
  )
  return rows.map(({ note, zone }): OwnNote => {
    const words = (at: number) => `${formatDate(at, locale, zone)} ${formatInstantClock(at, zone, locale)}`
    const subject = { facilityId: note.facilityId }
    const isOwn = note.authorId === actor.userId
    const at = providerFacilities.filter(({ facilityId }) => facilityId === note.facilityId)
    return {
      id: note.id,
      patientId: note.patientId,
      text: decryptField(note.textEnc, { table: 'patient_notes', column: 'text_enc', rowId: note.id }),
      author: authors.get(note.authorId) ?? '',
      at: words(note.createdAt),
      changedAt: note.version === 1 ? null : words(note.updatedAt),
      facility: at[0]!.facility.name,
      version: note.version,
      mayEdit: (isOwn && at.some(({ powers }) => powers.note)) || allows(actor, 'patient.note_edit', subject),
    }
  })
}

/** One of the notes on a patient. @throws DomainError not_found `desk.NOT_FOUND` for one of another practice and for none alike */
export async function getPatientNote(actor: ProviderActor, of: Of, id: string, locale: Locale): Promise<OwnNote> {
  const notes = await listPatientNotes(actor, of, locale)
  return notes.find((note) => note.id === id) ?? notAtThisDesk()
}
