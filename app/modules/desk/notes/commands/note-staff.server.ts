import type { ProviderActor } from '#app/core/actor.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordRefusal } from '#app/modules/audit/commands/record-audit.server.ts'
import { type StaffActor, staffActor } from '#app/modules/booking/staff-actor.ts'
import type { OpenVisit } from '#app/modules/desk/queries/desk-visit.server.ts'

/** Who writes about a visit that is open at this desk: who manages it. @throws DomainError forbidden `desk.NOT_ALLOWED` */
export async function noteStaff(actor: ProviderActor, { row, providerFacility }: OpenVisit): Promise<StaffActor> {
  const staff = staffActor(actor, 'appointment.manage', providerFacility)
  if (staff) return staff
  await recordRefusal({
    actor: { type: 'user', id: actor.userId },
    action: 'booking.appointment_note',
    subject: { type: 'appointment', id: row.id },
  })
  throw new DomainError('forbidden', 'desk.NOT_ALLOWED')
}
