import type { ProviderActor } from '#app/core/actor.ts'
import { tellLate } from '#app/modules/booking/lateness/commands/tell-late.server.ts'
import { sayLate } from '#app/modules/booking/lateness/commands/say-late.server.ts'
import { type StaffActor, staffActor } from '#app/modules/booking/staff-actor.ts'
import { refuseAtDesk } from '#app/modules/desk/commands/refuse-at-desk.server.ts'
import type { DeskProviderFacility } from '#app/modules/desk/queries/desk-provider-facilities.server.ts'

type LateAction = 'booking.late_say' | 'booking.late_take_back' | 'booking.late_tell'

async function staffAt(actor: ProviderActor, at: DeskProviderFacility, action: LateAction): Promise<StaffActor> {
  const subject = { type: 'provider_facility', id: at.providerFacilityId }
  return staffActor(actor, 'appointment.manage', at) ?? refuseAtDesk(actor, { action, subject })
}

/** Says by how many minutes a doctor is late today; 0 takes it back. @throws DomainError forbidden `desk.NOT_ALLOWED` */
export async function setLateness(actor: ProviderActor, at: DeskProviderFacility, minutes: number): Promise<void> {
  const staff = await staffAt(actor, at, minutes === 0 ? 'booking.late_take_back' : 'booking.late_say')
  await sayLate({ providerFacilityId: at.providerFacilityId, minutes, actor: staff })
}

/** Tells those who are still to come. @returns how many are written to. @throws DomainError forbidden `desk.NOT_ALLOWED` */
export async function tellOfLateness(actor: ProviderActor, at: DeskProviderFacility): Promise<number> {
  const staff = await staffAt(actor, at, 'booking.late_tell')
  return tellLate({ providerFacilityId: at.providerFacilityId, actor: staff })
}
