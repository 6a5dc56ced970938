import { and, eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { encryptField } from '#app/core/crypto/field-encryption.server.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { patientNotes } from '#drizzle/schema/scheduling.ts'

type NoteAction = 'desk.note_create' | 'desk.note_update' | 'desk.note_delete'

const seal = (id: string, text: string) => encryptField(text, { table: 'patient_notes', column: 'text_enc', rowId: id })

const eventOf = ({ userId }: ProviderActor, action: NoteAction, patientId: string) => ({
  actor: { type: 'user' as const, id: userId },
  action,
  subject: { type: 'patient', id: patientId },
})

function record(tx: Transaction, actor: ProviderActor, action: NoteAction, patientId: string): Promise<void> {
  return recordAudit(tx, { ...eventOf(actor, action, patientId), fields: ['textEnc'] })
}

/** @param id that of the form, so that one sent twice writes one note */
type NewNote = Readonly<{ id: string; facilityId: string; patientId: string; text: string }>

/** Writes a note on a patient at a facility at which policy lets somebody write. */
export function addNote(actor: ProviderActor, { id, facilityId, patientId, text }: NewNote): Promise<void> {
  return withTransaction(async (tx) => {
    const at = now()
    const row = { id, facilityId, patientId, authorId: actor.userId, version: 1, createdAt: at, updatedAt: at }
    const written = await tx
      .insert(patientNotes)
      .values({ ...row, textEnc: seal(id, text) })
      .onConflictDoNothing()
      .returning({ id: patientNotes.id })
    if (written.length > 0) await record(tx, actor, 'desk.note_create', patientId)
  })
}

/** A note as who asked policy has read it. */
type WrittenNote = Readonly<{ id: string; patientId: string }>

const asRead = (id: string, version: number) => and(eq(patientNotes.id, id), eq(patientNotes.version, version))

/** Changes a note. @returns whether it was changed; not when somebody was quicker than the page that was read */
export function changeNote(actor: ProviderActor, { id, patientId }: WrittenNote, text: string, version: number) {
  return withTransaction(async (tx) => {
    const written = await tx
      .update(patientNotes)
      .set({ textEnc: seal(id, text), version: version + 1, updatedAt: now() })
      .where(asRead(id, version))
      .returning({ id: patientNotes.id })
    if (written.length === 0) return false
    await record(tx, actor, 'desk.note_update', patientId)
    return true
  })
}

/** Takes a note away for good. @returns whether it was there as the page showed it */
export function removeNote(actor: ProviderActor, { id, patientId }: WrittenNote, version: number): Promise<boolean> {
  return withTransaction(async (tx) => {
    const gone = await tx.delete(patientNotes).where(asRead(id, version)).returning({ id: patientNotes.id })
    if (gone.length === 0) return false
    await record(tx, actor, 'desk.note_delete', patientId)
    return true
  })
}
