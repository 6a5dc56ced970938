import type { ProviderActor } from '#app/core/actor.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { registerProvisional } from '#app/modules/booking/appointments/commands/register-walk-in.server.ts'
import type { BookingResult } from '#app/modules/booking/booking-input.ts'
import { staffActor } from '#app/modules/booking/staff-actor.ts'
import { refuseAtDesk } from '#app/modules/desk/commands/refuse-at-desk.server.ts'
import type { DeskProviderFacility } from '#app/modules/desk/queries/desk-provider-facilities.server.ts'
import type { WalkInAnswers } from '../walk-in-forms.ts'

/**
 * Lets in who stands at the desk with no more than a name. The same form again gives the first answer.
 * @throws DomainError as `registerProvisional`; forbidden `desk.NOT_ALLOWED`
 */
export async function admitWalkIn(
  actor: ProviderActor,
  { key, nameEn, nameZh, phone }: WalkInAnswers,
  providerFacility: DeskProviderFacility,
  locale: Locale,
): Promise<BookingResult> {
  const subject = { type: 'facility', id: providerFacility.facilityId }
  const staff =
    staffActor(actor, 'appointment.manage', providerFacility) ??
    (await refuseAtDesk(actor, { action: 'booking.appointment_book', subject }))
  return registerProvisional({
    idempotencyKey: key,
    providerFacilityId: providerFacility.providerFacilityId,
    visitTypeId: null,
    actor: staff,
    person: { nameEn, nameZh, phone, locale },
  })
}
