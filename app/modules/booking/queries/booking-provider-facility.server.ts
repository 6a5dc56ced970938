import { eq, sql } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { facilities, providerFacilities, providers, visitTypes } from '#drizzle/schema/index.ts'
import { visitTypeDefaults } from '../limits.ts'
import { prepared } from '#app/core/database/prepared.ts'
import { refuse } from '../refusal.ts'

export type VisitType = typeof visitTypes.$inferSelect

/** A provider at a facility, with what bookings, messages and tickets need of both. */
export type BookingProviderFacility = Awaited<ReturnType<ReturnType<typeof providerFacilityQuery>['execute']>>[number]

const providerFacilityQuery = prepared((reader: Reader) =>
  reader
    .select({
      providerFacilityId: providerFacilities.id,
      isBookable: providerFacilities.isBookable,
      activeTo: providerFacilities.activeTo,
      phoneExt: providerFacilities.phoneExt,
      providerId: providers.id,
      providerStatus: providers.status,
      isDemo: providers.isDemo,
      tier: providers.tier,
      facilityId: facilities.id,
      facilitySlug: facilities.slug,
      facilityStatus: facilities.status,
      timeZone: facilities.timeZone,
      facilityEmail: facilities.email,
      facilityPhone: facilities.phone,
      facilityName: facilities.nameEn,
      facilityNameHans: facilities.nameHans,
      facilityNameHant: facilities.nameHant,
      addressLine1: facilities.addressLine1,
      addressLine2: facilities.addressLine2,
      city: facilities.city,
      state: facilities.state,
      zip: facilities.zip,
      neighborhoodId: facilities.neighborhoodId,
      legalFirst: providers.legalFirst,
      legalLast: providers.legalLast,
      preferredName: providers.preferredName,
      nameHans: providers.nameHans,
      nameHant: providers.nameHant,
      title: providers.title,
    })
    .from(providerFacilities)
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .where(eq(providerFacilities.id, sql.placeholder('id')))
    .prepare(),
)

/** @throws DomainError not_found `booking.NOT_FOUND` */
export async function getProviderFacility(
  reader: Reader,
  providerFacilityId: string,
): Promise<BookingProviderFacility> {
  const [providerFacility] = await providerFacilityQuery(reader).execute({ id: providerFacilityId })
  return providerFacility ?? refuse('NOT_FOUND')
}

/** Whether patients may ask for a visit here at all. */
export function takesBookings(providerFacility: BookingProviderFacility): boolean {
  return (
    providerFacility.isBookable &&
    providerFacility.providerStatus === 'listed' &&
    providerFacility.facilityStatus === 'active'
  )
}

const visitTypeQuery = prepared((reader: Reader) =>
  reader
    .select()
    .from(visitTypes)
    .where(eq(visitTypes.id, sql.placeholder('id')))
    .prepare(),
)

/** A visit type of a provider facility. @throws DomainError not_found `booking.NOT_FOUND` for one of another or none */
export async function getVisitType(reader: Reader, providerFacilityId: string, id: string): Promise<VisitType> {
  const visitType = await findVisitType(reader, id)
  return visitType?.providerFacilityId === providerFacilityId ? visitType : refuse('NOT_FOUND')
}

/** The visit type of an appointment, whatever has become of it since; null while none was chosen. */
export async function findVisitType(reader: Reader, id: string | null): Promise<VisitType | null> {
  if (id === null) return null
  const [visitType] = await visitTypeQuery(reader).execute({ id })
  return visitType ?? null
}

/** What the status tables ask of a visit type; the product's own numbers while none was chosen. */
export function noticeRules(visitType: VisitType | null) {
  const { leadMinutes, cancelNoticeMinutes, rescheduleNoticeMinutes, maxReschedules } = visitType ?? visitTypeDefaults
  return { leadMinutes, cancelNoticeMinutes, rescheduleNoticeMinutes, maxReschedules }
}

/** The English address in one line, as map programs find it. */
export function addressLine({ addressLine1, addressLine2, city, state, zip }: BookingProviderFacility): string {
  return [addressLine1, addressLine2, city, `${state} ${zip}`].filter(Boolean).join(', ')
}
