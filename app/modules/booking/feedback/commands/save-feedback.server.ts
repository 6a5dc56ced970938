import { eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { encryptField } from '#app/core/crypto/field-encryption.server.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { providerFacilities } from '#drizzle/schema/directory.ts'
import { visitFeedback } from '#drizzle/schema/practice/visit-feedback.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { auditActor, type BookingActor } from '#app/modules/booking/booking-input.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import { takesFeedback } from '../feedback-window.ts'
import type { FeedbackAnswers } from '../forms.ts'

/**
 * Keeps what a patient says of a visit, for the practice alone; said again, it takes the place of what was said before.
 * @throws DomainError `booking.NOT_FOUND`; `booking.INVALID_TRANSITION` where the visit is not over, or was too long ago
 */
export async function saveFeedback(
  { appointmentId, actor }: Readonly<{ appointmentId: string; actor: BookingActor }>,
  { score, understood, comment }: FeedbackAnswers,
): Promise<void> {
  await withTransaction(async (tx) => {
    const [visit] = await tx
      .select({
        status: appointments.status,
        startsAt: appointments.startsAt,
        endsAt: appointments.endsAt,
        checkedInAt: appointments.checkedInAt,
        providerId: appointments.providerId,
        facilityId: providerFacilities.facilityId,
      })
      .from(appointments)
      .innerJoin(providerFacilities, eq(providerFacilities.id, appointments.providerFacilityId))
      .where(eq(appointments.id, appointmentId))
    if (!visit) refuse('NOT_FOUND')
    if (!takesFeedback(visit, now())) refuse('INVALID_TRANSITION')
    const place = { table: 'visit_feedback', column: 'comment_enc', rowId: appointmentId }
    const said = {
      score: Number(score),
      language: understood ?? null,
      commentEnc: comment === null ? null : encryptField(comment, place),
      updatedAt: now(),
    }
    const { providerId, facilityId } = visit
    await tx
      .insert(visitFeedback)
      .values({ id: appointmentId, facilityId, providerId, createdAt: now(), ...said })
      .onConflictDoUpdate({ target: visitFeedback.id, set: said })
    await recordAudit(tx, {
      actor: auditActor(actor),
      action: 'booking.feedback_save',
      subject: { type: 'appointment', id: appointmentId },
      fields: ['score', ...(understood ? ['language'] : []), ...(comment === null ? [] : ['commentEnc'])],
    })
  })
}
