import type { ProviderActor } from '#app/core/actor.ts'
import { type StaffActor, staffActor } from '#app/modules/booking/staff-actor.ts'
import { refuseAtDesk } from '#app/modules/desk/commands/refuse-at-desk.server.ts'
import type { OpenVisit } from '#app/modules/desk/queries/desk-visit.server.ts'

/** Who writes about a visit that is open at this desk: who manages it. @throws DomainError forbidden `desk.NOT_ALLOWED` */
export async function noteStaff(actor: ProviderActor, { row, providerFacility }: OpenVisit): Promise<StaffActor> {
  const subject = { type: 'appointment', id: row.id }
  return (
    staffActor(actor, 'appointment.manage', providerFacility) ??
    refuseAtDesk(actor, { action: 'booking.appointment_note', subject })
  )
}
