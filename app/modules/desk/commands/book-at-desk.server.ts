import type { ProviderActor } from '#app/core/actor.ts'
import { DomainError } from '#app/core/errors.ts'
import { isLocale, type Locale } from '#app/core/i18n/locale.ts'
import type { BookingResult, PatientInput, PersonInput } from '#app/modules/booking/booking-input.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { registerWalkIn } from '#app/modules/booking/appointments/commands/register-walk-in.server.ts'
import { staffActor } from '#app/modules/booking/staff-actor.ts'
import type { DeskBooking } from '../booking-forms.ts'
import { listPlans } from '#app/modules/directory/queries/reference.server.ts'
import type { DeskProviderFacility } from '../queries/desk-provider-facilities.server.ts'
import { refuseAtDesk } from './refuse-at-desk.server.ts'
import { type ChosenPatient, findChosenPatient } from '../queries/known-patients.server.ts'
import type { VisitChoice } from '../queries/desk-times.server.ts'
import { readWallTime } from '#app/core/calendar/zones.ts'

export type Where = {
  providerFacility: DeskProviderFacility
  visit: VisitChoice
  /** All provider facilities of the practice: whose patients may be known again. */
  providerFacilities: readonly DeskProviderFacility[]
  locale: Locale
}

/**
 * Books a visit by telephone, or lets in who stands at the desk. The same form again gives the first answer.
 * @throws DomainError as `bookAppointment` and `registerWalkIn`; forbidden `desk.NOT_ALLOWED`; not_found `desk.NOT_FOUND`
 * for a person who is none of this number's
 */
export async function bookAtDesk(actor: ProviderActor, form: DeskBooking, where: Where): Promise<BookingResult> {
  const { providerFacility, visit } = where
  const subject = { type: 'facility', id: providerFacility.facilityId }
  const staff =
    staffActor(actor, 'appointment.manage', providerFacility) ??
    (await refuseAtDesk(actor, { action: 'booking.appointment_book', subject }))
  const input = { ...(await answersOf(form, where)), idempotencyKey: form.key, actor: staff }
  const startsAt = startOf(form, providerFacility)
  const { override } = form
  if (startsAt === null) return registerWalkIn({ ...input, visitTypeId: visit.visitTypeId })
  return bookAppointment({
    ...input,
    visitTypeId: visit.visitTypeId,
    startsAt,
    holderKey: null,
    source: 'phone',
    override,
  })
}

/** What a form says of a visit beside its time. @throws DomainError not_found `desk.NOT_FOUND` for a person who is none of its number's */
export async function answersOf(form: DeskBooking, { providerFacility, providerFacilities, locale }: Where) {
  const chosen =
    form.patientId === null ? null : await findChosenPatient(providerFacilities, form.phone, form.patientId)
  if (form.patientId !== null && !chosen) throw new DomainError('not_found', 'desk.NOT_FOUND')
  const plan = form.plan === null ? null : (await listPlans()).find(({ slug }) => slug === form.plan)
  return {
    providerFacilityId: providerFacility.providerFacilityId,
    languageId: null,
    planId: plan?.id ?? null,
    reason: null,
    ...(chosen ? knownAnswers(chosen, locale) : newAnswers(form, locale)),
  }
}

/** The instant that a form asks for; null is now. @throws DomainError invalid `booking.INVALID_INPUT` for a time that there is not */
export function startOf({ time }: Pick<DeskBooking, 'time'>, { timeZone }: DeskProviderFacility): number | null {
  if (time === null) return null
  if ('startsAt' in time) return time.startsAt
  const startsAt = readWallTime(time.wall, timeZone)
  if (startsAt === null) throw new DomainError('invalid', 'booking.INVALID_INPUT', { field: 'slot' })
  return startsAt
}

type Answers = {
  isNewPatient: boolean
  forWhom: 'self' | 'child' | 'parent' | 'other'
  patient: PatientInput
  contact: PersonInput | null
  locale: Locale
  smsConsent: boolean
  emailConsent: boolean
}

const personOf = ({ nameEn, nameZh, phone, email }: ChosenPatient['row']): PersonInput => ({
  nameEn,
  nameZh,
  phone,
  email,
})

/** Somebody known, as they are on file: what they agreed to stands. */
function knownAnswers({ row, contact, forWhom, isNew }: ChosenPatient, locale: Locale): Answers {
  const told = contact ?? row
  return {
    isNewPatient: isNew,
    forWhom,
    patient: { ...personOf(row), birthDate: row.birthDate ?? '', sex: row.sex },
    contact: contact && personOf(contact),
    locale: isLocale(told.locale) ? told.locale : locale,
    smsConsent: told.smsConsentAt !== null,
    emailConsent: told.emailConsentAt !== null,
  }
}

function newAnswers(
  { nameEn, nameZh, birthDate, phone, smsConsent, locale }: DeskBooking,
  pageLocale: Locale,
): Answers {
  return {
    isNewPatient: true,
    forWhom: 'self',
    patient: { nameEn, nameZh, birthDate, phone, email: null },
    contact: null,
    locale: locale ?? pageLocale,
    smsConsent,
    emailConsent: false,
  }
}
