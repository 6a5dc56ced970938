import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { facilities, facilityHours, providerFacilities, providerFacilityPlans } from '#drizzle/schema/directory.ts'
import type { Values } from '../changed-values.ts'
import { hoursValues } from '../report-hours.ts'

/** The primary facility of a provider, where a patient's report about address, telephone, hours and plans belongs. */
export async function findPrimaryFacility(reader: Pick<Reader, 'select'>, providerId: string) {
  const [place] = await reader
    .select({ id: providerFacilities.id, facilityId: providerFacilities.facilityId })
    .from(providerFacilities)
    .where(and(eq(providerFacilities.providerId, providerId), isNull(providerFacilities.activeTo)))
    .orderBy(desc(providerFacilities.isPrimary), asc(providerFacilities.id))
  return place ?? null
}

/** What stands of what a patient has reported; null where the directory keeps nothing of the kind at a place. */
export async function findReported(reader: Reader, providerId: string, field: string): Promise<Values | null> {
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
