import { eq, type SQL } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { formatReference } from '#app/modules/booking/appointments/reference.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { facilities, providerFacilities, providers } from '#drizzle/schema/directory.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'

/** What the administration sees of a visit without a grant: where, when and how it stands, nothing of whom and why. */
async function visitWhere(condition: SQL, locale: Locale) {
  const { id, reference, status, startsAt, timeZone, createdAt } = appointments
  const [row] = await db
    .select({
      visit: { id, reference, status, startsAt, timeZone, createdAt },
      facility: facilities,
      provider: providers,
    })
    .from(appointments)
    .innerJoin(providerFacilities, eq(providerFacilities.id, appointments.providerFacilityId))
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .innerJoin(providers, eq(providers.id, appointments.providerId))
    .where(condition)
  if (!row) return null
  const { visit, facility, provider } = row
  return {
    ...visit,
    reference: formatReference(visit.reference),
    facility: { id: facility.id, name: facilityName(facility, locale) },
    doctor: displayName(provider, locale).main,
  }
}

export const findMaskedVisit = (id: string, locale: Locale) => visitWhere(eq(appointments.id, id), locale)

/** By its reference, as `parseReference` answers it. */
export const findVisitByReference = (reference: string, locale: Locale) =>
  visitWhere(eq(appointments.reference, reference), locale)
