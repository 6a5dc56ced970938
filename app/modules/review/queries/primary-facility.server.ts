import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import {
  facilities,
  facilityHours,
  providerFacilities,
  providerFacilityPlans,
  providerLanguages,
  providers,
} from '#drizzle/schema/directory.ts'
import type { Values } from '../changed-values.ts'
import { hoursValues } from '#app/modules/directory/typed-hours.ts'

/** The primary facility of a provider, where a patient's report about address, telephone, hours and plans belongs. */
export async function findPrimaryFacility(reader: Pick<Reader, 'select'>, providerId: string) {
  const [place] = await reader
    .select({ id: providerFacilities.id, facilityId: providerFacilities.facilityId })
    .from(providerFacilities)
    .where(and(eq(providerFacilities.providerId, providerId), isNull(providerFacilities.activeTo)))
    .orderBy(desc(providerFacilities.isPrimary), asc(providerFacilities.id))
  return place ?? null
}

/** What stands of a place that a patient has reported on; null where the directory keeps nothing of the kind at one. */
async function findReportedOfPlace(reader: Reader, providerId: string, field: string): Promise<Values | null> {
  if (field !== 'address' && field !== 'hours' && field !== 'plans') return null
  const place = await findPrimaryFacility(reader, providerId)
  if (!place) return null
  if (field === 'address') {
    const [row] = await reader.select().from(facilities).where(eq(facilities.id, place.facilityId))
    const { addressLine1, addressLine2, city, state, zip } = row!
    return { addressLine1, addressLine2, city, state, zip }
  }
  if (field === 'hours') {
    const rows = await reader
      .select({ weekday: facilityHours.weekday, opens: facilityHours.opens, closes: facilityHours.closes })
      .from(facilityHours)
      .where(eq(facilityHours.facilityId, place.facilityId))
      .orderBy(asc(facilityHours.weekday), asc(facilityHours.opens), asc(facilityHours.id))
    return hoursValues(rows)
  }
  const rows = await reader
    .select({ planId: providerFacilityPlans.planId, state: providerFacilityPlans.state })
    .from(providerFacilityPlans)
    .where(eq(providerFacilityPlans.providerFacilityId, place.id))
    .orderBy(asc(providerFacilityPlans.planId))
  return { plans: rows.map(({ planId, state }) => `${planId}: ${state}`) }
}

/** The name of a doctor that a patient has reported on. */
async function findReportedName(reader: Reader, providerId: string): Promise<Values | null> {
  const { nameHans, nameHant, preferredName } = providers
  const [row] = await reader
    .select({ nameHans, nameHant, preferredName })
    .from(providers)
    .where(eq(providers.id, providerId))
  return row ?? null
}

async function findReportedLanguages(reader: Reader, providerId: string): Promise<Values> {
  const { languageId, level } = providerLanguages
  const spoken = await reader
    .select({ languageId, level })
    .from(providerLanguages)
    .where(eq(providerLanguages.providerId, providerId))
    .orderBy(asc(languageId))
  return { languages: spoken }
}

/** What stands of what a patient has reported; null where the directory keeps nothing of the kind. */
export async function findReported(reader: Reader, providerId: string, field: string): Promise<Values | null> {
  if (field === 'name') return findReportedName(reader, providerId)
  if (field === 'languages') return findReportedLanguages(reader, providerId)
  return findReportedOfPlace(reader, providerId, field)
}
