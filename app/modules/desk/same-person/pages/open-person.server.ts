import type { ProviderActor } from '#app/core/actor.ts'
import { orRefused } from '#app/core/answer/answer.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { type StaffActor, staffActor } from '#app/modules/booking/staff-actor.ts'
import { recordDeskRead } from '#app/modules/desk/commands/record-desk-read.server.ts'
import { refuseAtDesk } from '#app/modules/desk/commands/refuse-at-desk.server.ts'
import {
  getDeskPatient,
  managedFacilityOf,
  type OpenPatient,
  patientFields,
} from '#app/modules/desk/queries/desk-patient.server.ts'

/** Who merges patients at a desk: whoever manages visits where the patient has some; null for who does not. */
export function mergerOf(actor: ProviderActor, open: OpenPatient): StaffActor | null {
  const at = managedFacilityOf(open)
  return at ? staffActor(actor, 'appointment.manage', at) : null
}

/** A patient of the desk, and who acts. Who may only read is refused, and the refusal recorded. */
export async function openForMerge(
  request: Request,
  actor: ProviderActor,
  id: string,
  action: 'booking.patient_merge' | 'booking.patient_merge_undo',
) {
  const open = await orRefused(getDeskPatient(actor, id, localeOf(request)))
  const subject = { type: 'patient', id: open.row.id }
  const staff = mergerOf(actor, open) ?? (await orRefused(refuseAtDesk(actor, { action, subject })))
  return { open, staff }
}

/** Records that somebody has seen who patients are. */
export async function recordPeople(actor: ProviderActor, ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await recordDeskRead(actor, {
      action: 'booking.patient_read',
      subject: { type: 'patient', id },
      fields: patientFields,
    })
}
