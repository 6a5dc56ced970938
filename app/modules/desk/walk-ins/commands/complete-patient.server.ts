import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import {
  type CompleteIdentity,
  completePerson,
} from '#app/modules/booking/patients/commands/provisional-person.server.ts'
import { refuseAtDesk } from '#app/modules/desk/commands/refuse-at-desk.server.ts'
import { managedFacilityOf, type OpenPatient } from '#app/modules/desk/queries/desk-patient.server.ts'

/**
 * Makes a provisional patient known, with what they have said at a desk that manages their visits.
 * @returns whether they were provisional until now
 * @throws DomainError forbidden `desk.NOT_ALLOWED`
 */
export async function completePatient(
  actor: ProviderActor,
  open: OpenPatient,
  identity: CompleteIdentity,
): Promise<boolean> {
  const { row } = open
  const event = { action: 'booking.patient_complete', subject: { type: 'patient', id: row.id } } as const
  if (!managedFacilityOf(open)) await refuseAtDesk(actor, event)
  return withTransaction(async (tx) => {
    const isDone = await completePerson(tx, row.id, identity)
    if (isDone)
      await recordAudit(tx, {
        ...event,
        actor: { type: 'user', id: actor.userId },
        fields: ['nameEn', 'birthDate', 'phone'],
      })
    return isDone
  })
}
