import { eq, inArray } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Reader } from '#app/core/database/connection.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { namesOfStaff } from '#app/modules/accounts/queries/staff-names.server.ts'
import { addressedName } from '#app/modules/booking/addressed-name.server.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { facilities, providers } from '#drizzle/schema/directory.ts'
import { specialties } from '#drizzle/schema/reference.ts'
import { type CareCase, openOutside } from '../case-sealed.server.ts'

/** How the clinics, doctors and specialties of referrals are called in a language. */
export async function namesOfCases(rows: readonly CareCase[], locale: Locale, reader: Reader = db) {
  const ids = (pick: (row: CareCase) => (string | null)[]) =>
    [...new Set(rows.flatMap(pick))].filter((id) => id !== null)
  const places = await reader
    .select()
    .from(facilities)
    .where(
      inArray(
        facilities.id,
        ids(({ requesterFacilityId, recipientFacilityId }) => [requesterFacilityId, recipientFacilityId]),
      ),
    )
  const doctors = await reader
    .select()
    .from(providers)
    .where(
      inArray(
        providers.id,
        ids(({ requesterProviderId, recipientProviderId }) => [requesterProviderId, recipientProviderId]),
      ),
    )
  const fields = await reader
    .select({ id: specialties.id, name: specialties.name })
    .from(specialties)
    .where(
      inArray(
        specialties.id,
        ids(({ specialtyId }) => [specialtyId]),
      ),
    )
  const clinicOf = new Map(places.map((place) => [place.id, facilityName(place, locale)]))
  const doctorOf = new Map(doctors.map((doctor) => [doctor.id, addressedName(displayName(doctor, locale), locale)]))
  const fieldOf = new Map(fields.map(({ id, name }) => [id, name[locale]]))
  return (row: CareCase) => {
    const outside = openOutside(row)
    return {
      requester: {
        clinic: clinicOf.get(row.requesterFacilityId) ?? '',
        doctor: row.requesterProviderId === null ? null : (doctorOf.get(row.requesterProviderId) ?? null),
      },
      recipient: outside
        ? { clinic: outside.clinic, doctor: outside.doctor }
        : {
            clinic: clinicOf.get(row.recipientFacilityId ?? '') ?? '',
            doctor: row.recipientProviderId === null ? null : (doctorOf.get(row.recipientProviderId) ?? null),
          },
      specialty: row.specialtyId === null ? null : (fieldOf.get(row.specialtyId) ?? null),
    }
  }
}

export type CaseNames = ReturnType<Awaited<ReturnType<typeof namesOfCases>>>

/** Where a clinic is called. */
export async function findPhone(facilityId: string, reader: Reader = db): Promise<string | null> {
  const [row] = await reader.select({ phone: facilities.phone }).from(facilities).where(eq(facilities.id, facilityId))
  return row?.phone ?? null
}

/** The people behind accounts, by id. */
export const namesOfPeople = (ids: readonly (string | null)[], locale: Locale) =>
  namesOfStaff([...new Set(ids.filter((id) => id !== null))], locale)
