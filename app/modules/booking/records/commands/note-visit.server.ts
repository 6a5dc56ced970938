import { and, eq } from 'drizzle-orm'
import { encryptField } from '#app/core/crypto/field-encryption.server.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { auditActor } from '#app/modules/booking/booking-input.ts'
import type { StaffActor } from '#app/modules/booking/staff-actor.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { openForChange } from '#app/modules/booking/appointments/commands/appointment-steps.server.ts'

/** What the desk writes down about a visit; `version` is that of the note that its screen showed. */
export type VisitNoting = Readonly<{
  appointmentId: string
  actor: StaffActor
  note: string | null
  tags: readonly string[]
  version: number
}>

/**
 * Writes the note and the tags of a visit, which are no step of it: who has the visit open meanwhile may go on. Nobody is written to.
 * @returns whether it was written; not when somebody else has changed the note since
 * @throws DomainError `booking.NOT_FOUND`
 */
export function noteVisit({ appointmentId, actor, note, tags, version }: VisitNoting): Promise<boolean> {
  return withTransaction(async (tx) => {
    const before = await openForChange(tx, appointmentId, actor)
    if (before.noteVersion !== version) return false
    const context = { table: 'appointments', column: 'staff_notes_enc', rowId: appointmentId }
    await tx
      .update(appointments)
      .set({
        staffNotesEnc: note === null ? null : encryptField(note, context),
        tags: [...tags],
        noteVersion: version + 1,
      })
      .where(and(eq(appointments.id, appointmentId), eq(appointments.noteVersion, version)))
    await recordAudit(tx, {
      actor: auditActor(actor),
      action: 'booking.appointment_note',
      subject: { type: 'appointment', id: appointmentId },
      fields: ['staffNotesEnc', 'tags'],
    })
    return true
  })
}
