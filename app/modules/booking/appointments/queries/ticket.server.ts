import { facilityName } from '#app/modules/directory/facility-name.ts'
import { asc, eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { defaultLocale, isLocale, type Localized, type Locale } from '#app/core/i18n/locale.ts'
import { type DisplayName, displayName, englishName } from '#app/modules/directory/person-name.ts'
import {
  facilities,
  languages,
  patients,
  plans,
  providerFacilities,
  providers,
  providerSpecialties,
  specialties,
} from '#drizzle/schema/index.ts'
import { type Appointment, getAppointment } from './appointment-rows.server.ts'
import { findVisitType } from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { openIdentity } from '#app/modules/booking/patients/identity.server.ts'
import { refuse } from '#app/modules/booking/refusal.ts'

/** What an appointment ticket shows, in the reader's locale and in a second language. Never the reason. */
export type Ticket = Readonly<
  Pick<
    Appointment,
    | 'reference'
    | 'status'
    | 'startsAt'
    | 'endsAt'
    | 'timeZone'
    | 'requestedWindows'
    | 'answerDueAt'
    | 'isNewPatient'
    | 'icsSequence'
    | 'rescheduleCount'
    | 'cancelledBy'
    | 'updatedAt'
  > & {
    appointmentId: string
    patient: { nameEn: string; nameZh: string | null }
    /** In which language the patient is written to. */
    patientLocale: Locale
    /** Who booked, when it is for somebody else. */
    bookedBy: { nameEn: string; nameZh: string | null } | null
    doctor: {
      name: DisplayName
      nameEn: string
      providerId: string
      slug: string
      specialtySlug: string | null
      isDemo: boolean
    }
    visitType: {
      id: string
      code: string
      name: Localized
      minutes: number
      mode: 'in_person' | 'video' | 'phone' | 'home'
      instructions: Localized | null
    } | null
    providerFacility: {
      providerFacilityId: string
      facilityId: string
      slug: string
      name: string
      nameEn: string
      addressLines: [string, string]
      /** E.164. */
      phone: string | null
      phoneExt: string | null
      wayIn: string | null
      parking: string | null
      lat: number | null
      lng: number | null
    }
    plan: Localized | null
    language: Localized | null
    /** The language that was asked for is a variety of Chinese. */
    isSpokenToInChinese: boolean
  }
>

/**
 * Everything the ticket of an appointment shows. It names a person: only for who has the link and its code, or the desk.
 * @throws DomainError not_found `booking.NOT_FOUND`
 */
export async function getTicket(appointmentId: string, locale: Locale): Promise<Ticket> {
  const row = await getAppointment(db, appointmentId)
  const [where, patient, bookedBy, visitType, plan, language] = await Promise.all([
    readWhere(row.providerFacilityId),
    readPerson(row.patientId),
    row.bookedById === null ? null : readPerson(row.bookedById),
    findVisitType(db, row.visitTypeId),
    row.planId === null ? null : readPlan(row.planId),
    row.interpreterLanguageId === null ? null : readLanguage(row.interpreterLanguageId),
  ])
  const { provider, facility, phoneExt } = where
  const specialtySlug = await readSpecialty(provider.id)
  const { reference, status, startsAt, endsAt, timeZone, requestedWindows, answerDueAt, isNewPatient } = row
  const { icsSequence, rescheduleCount, cancelledBy, updatedAt } = row
  return {
    ...{ appointmentId, reference, status, startsAt, endsAt, timeZone, requestedWindows, answerDueAt, isNewPatient },
    ...{ icsSequence, rescheduleCount, cancelledBy, updatedAt, plan },
    patient: patient.name,
    patientLocale: patient.locale,
    bookedBy: bookedBy?.name ?? null,
    language: language?.name ?? null,
    isSpokenToInChinese: language?.isDialect ?? false,
    doctor: {
      name: displayName(provider, locale),
      nameEn: [englishName(provider), provider.title].filter(Boolean).join(', '),
      providerId: provider.id,
      slug: provider.slug,
      specialtySlug,
      isDemo: provider.isDemo,
    },
    visitType: visitType && {
      id: visitType.id,
      code: visitType.code,
      name: visitType.name,
      minutes: visitType.minutes,
      mode: visitType.mode,
      instructions: visitType.instructions,
    },
    providerFacility: {
      providerFacilityId: row.providerFacilityId,
      facilityId: facility.id,
      slug: facility.slug,
      name: facilityName(facility, locale),
      nameEn: facility.nameEn,
      addressLines: [
        [facility.addressLine1, facility.addressLine2].filter(Boolean).join(', '),
        `${facility.city}, ${facility.state} ${facility.zip}`,
      ],
      phone: facility.phone,
      phoneExt,
      wayIn: facility.wayIn?.[locale] ?? null,
      parking: facility.parking?.[locale] ?? null,
      lat: facility.lat,
      lng: facility.lng,
    },
  }
}

async function readWhere(providerFacilityId: string) {
  const [row] = await db
    .select({ provider: providers, facility: facilities, phoneExt: providerFacilities.phoneExt })
    .from(providerFacilities)
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .where(eq(providerFacilities.id, providerFacilityId))
  return row ?? refuse('NOT_FOUND')
}

async function readPerson(id: string): Promise<{ name: Ticket['patient']; locale: Locale }> {
  const [row] = await db
    .select({ id: patients.id, identityEnc: patients.identityEnc, locale: patients.locale })
    .from(patients)
    .where(eq(patients.id, id))
  if (!row) return refuse('NOT_FOUND')
  const { nameEn, nameZh } = openIdentity(row)
  return { name: { nameEn, nameZh }, locale: isLocale(row.locale) ? row.locale : defaultLocale }
}

async function readPlan(id: string): Promise<Localized | null> {
  const [row] = await db.select({ name: plans.name }).from(plans).where(eq(plans.id, id))
  return row?.name ?? null
}

/** `isDialect` marks the varieties of Chinese, Mandarin among them. */
async function readLanguage(id: string): Promise<{ name: Localized; isDialect: boolean } | null> {
  const asked = { name: languages.name, isDialect: languages.isDialect }
  const [row] = await db.select(asked).from(languages).where(eq(languages.id, id))
  return row ?? null
}

async function readSpecialty(providerId: string): Promise<string | null> {
  const rows = await db
    .select({ slug: specialties.slug, isPrimary: providerSpecialties.isPrimary })
    .from(providerSpecialties)
    .innerJoin(specialties, eq(specialties.id, providerSpecialties.specialtyId))
    .where(eq(providerSpecialties.providerId, providerId))
    .orderBy(asc(specialties.sort), asc(specialties.id))
  return (rows.find(({ isPrimary }) => isPrimary) ?? rows[0])?.slug ?? null
}
