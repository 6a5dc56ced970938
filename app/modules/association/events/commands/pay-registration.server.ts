import { now } from '#app/core/clock.ts'
import { DomainError } from '#app/core/errors.ts'
import { defaultLocale, isLocale } from '#app/core/i18n/locale.ts'
import { startCheckout } from '#app/modules/payments/commands/start-checkout.server.ts'
import { findRegistration } from '../queries/event-rows.server.ts'
import { personOf } from '../queries/registered-person.server.ts'
import { seatsOf } from '../seats.ts'

/**
 * Asks for the money of a seat that is kept meanwhile; again leads to the same payment.
 * @returns where the gateway's page is
 * @throws DomainError not_found `association_event.unknown`; conflict `association_event.changed`; unavailable `payments.gateway_unavailable`
 */
export async function payRegistration(registrationId: string, userId: string | null): Promise<string> {
  const found = await findRegistration(registrationId)
  if (!found) throw new DomainError('not_found', 'association_event.unknown')
  const { registration, event } = found
  const isKept = registration.status === 'pending_payment' && (registration.keptUntil ?? 0) > now()
  const { email } = personOf(registration)
  if (!isKept || email === null) throw new DomainError('conflict', 'association_event.changed')
  const line = {
    label: event.title,
    quantity: seatsOf(registration),
    amountCents: registration.amountCents,
    taxCents: 0,
  }
  const { url } = await startCheckout({
    ...{ purpose: 'event_registration', purposeId: registrationId, currency: 'USD', lines: [line], userId, email },
    locale: isLocale(registration.locale) ? registration.locale : defaultLocale,
    // One payment for one seat: a second press opens the page of the first again, and gives up nothing.
    idempotencyKey: 'seat',
  })
  return url
}
