import { asc } from 'drizzle-orm'
import { zoneOffsets } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import {
  availabilityExceptions,
  availabilityRules,
  facilityHolidays,
  facilityHours,
  patients,
  resources,
  visitTypes,
} from '#drizzle/schema/index.ts'
import { chairRows, exceptionRows, holidayRows, ruleRows } from './calendars.ts'
import { findDemoProviderFacilities } from './demo-provider-facilities.ts'
import { insertAll } from './insert-all.ts'
import { personRows } from './people.ts'
import { visitTypeRows } from './visit-types.ts'

/**
 * Gives the fictional providers who can be booked calendars: visit types, weekly hours, days off, holidays; and the fictional patients
 * who will come. The same day gives the same rows. Writes only what is missing: calendars of provider facilities that have no
 * visit type.
 */
export async function seedDemoSchedules(tx: Transaction): Promise<void> {
  const at = now()
  const providerFacilities = await findDemoProviderFacilities(tx)
  if (providerFacilities.length === 0) return
  await insertAll(personRows(at), (chunk) => tx.insert(patients).values(chunk).onConflictDoNothing())
  const types = await tx.selectDistinct({ id: visitTypes.providerFacilityId }).from(visitTypes)
  const placed = new Set(types.map(({ id }) => id))
  const missing = providerFacilities.filter(({ id }) => !placed.has(id))
  const hours = await tx
    .select()
    .from(facilityHours)
    .orderBy(asc(facilityHours.facilityId), asc(facilityHours.weekday), asc(facilityHours.opens))
  const today = (zone: string) => zoneOffsets(zone).dayOf(at)
  await insertAll(
    missing.flatMap((providerFacility) => visitTypeRows(providerFacility)),
    (chunk) => tx.insert(visitTypes).values(chunk),
  )
  await insertAll(
    missing.flatMap((providerFacility) =>
      ruleRows(providerFacility, providerFacilities, hours, today(providerFacility.timeZone)),
    ),
    (chunk) => tx.insert(availabilityRules).values(chunk),
  )
  await insertAll(
    missing.flatMap((providerFacility) => exceptionRows(providerFacility, today(providerFacility.timeZone), at)),
    (chunk) => tx.insert(availabilityExceptions).values(chunk),
  )
  const facilityIds = [...new Set(missing.map(({ facilityId }) => facilityId))]
  await insertAll(facilityIds.flatMap(holidayRows), (chunk) =>
    tx.insert(facilityHolidays).values(chunk).onConflictDoNothing(),
  )
  const withChairs = missing.filter((providerFacility) =>
    visitTypeRows(providerFacility).some((type) => type.resourceKinds.length > 0),
  )
  const chairs = [...new Set(withChairs.map(({ facilityId }) => facilityId))].flatMap(chairRows)
  await insertAll(chairs, (chunk) => tx.insert(resources).values(chunk).onConflictDoNothing())
}
