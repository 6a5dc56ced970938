import { and, asc, eq, gte, inArray, or } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { addDays } from '#app/core/calendar/dates.ts'
import {
  availabilityExceptions,
  availabilityRules,
  closures,
  facilities,
  facilityHolidays,
  providerFacilities,
  visitTypes,
} from '#drizzle/schema/index.ts'
import type { StoredSchedule } from '../schedule-change.ts'

type Which = { providerFacilityIds: readonly string[]; facilityId: string | null }

/** Everything stored about the hours of provider facilities, and of everybody's at a facility; what lies before yesterday is left out. */
export async function readStoredSchedules(reader: Reader, which: Which): Promise<StoredSchedule[]> {
  const found = await readProviderFacilities(reader, which)
  if (found.length === 0) return []
  const rows = await readRows(reader, found)
  return found.map((providerFacility) => scheduleOf(providerFacility, rows))
}

type ProviderFacilityRow = Awaited<ReturnType<typeof readProviderFacilities>>[number]

function readProviderFacilities(reader: Reader, { providerFacilityIds, facilityId }: Which) {
  return reader
    .select({
      providerFacilityId: providerFacilities.id,
      providerId: providerFacilities.providerId,
      facilityId: facilities.id,
      timeZone: facilities.timeZone,
      activeFrom: providerFacilities.activeFrom,
      activeTo: providerFacilities.activeTo,
    })
    .from(providerFacilities)
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .where(
      or(
        providerFacilityIds.length === 0 ? undefined : inArray(providerFacilities.id, [...providerFacilityIds]),
        eq(facilities.id, facilityId ?? ''),
      ),
    )
    .orderBy(asc(providerFacilities.id))
}

async function readRows(reader: Reader, found: readonly ProviderFacilityRow[]) {
  const ids = found.map(({ providerFacilityId }) => providerFacilityId)
  const facilityIds = [...new Set(found.map((providerFacility) => providerFacility.facilityId))]
  const scopeIds = [...ids, ...facilityIds, ...found.map(({ providerId }) => providerId)]
  // Some zone may still have yesterday.
  const since = addDays(todayInNewYork(), -2)
  const rules = await reader
    .select()
    .from(availabilityRules)
    .where(inArray(availabilityRules.providerFacilityId, ids))
    .orderBy(asc(availabilityRules.id))
  const exceptions = await reader
    .select()
    .from(availabilityExceptions)
    .where(and(inArray(availabilityExceptions.providerFacilityId, ids), gte(availabilityExceptions.date, since)))
    .orderBy(asc(availabilityExceptions.date), asc(availabilityExceptions.id))
  const closed = await reader
    .select()
    .from(closures)
    .where(and(inArray(closures.scopeId, scopeIds), gte(closures.dateTo, since)))
    .orderBy(asc(closures.dateFrom), asc(closures.id))
  const holidays = await reader
    .select()
    .from(facilityHolidays)
    .where(inArray(facilityHolidays.facilityId, facilityIds))
    .orderBy(asc(facilityHolidays.holidayCode))
  const types = await reader
    .select()
    .from(visitTypes)
    .where(inArray(visitTypes.providerFacilityId, ids))
    .orderBy(asc(visitTypes.sort), asc(visitTypes.id))
  return { rules, exceptions, closed, holidays, types }
}

function scheduleOf(providerFacility: ProviderFacilityRow, rows: Awaited<ReturnType<typeof readRows>>): StoredSchedule {
  const isOwn = (row: { providerFacilityId: string }) => row.providerFacilityId === providerFacility.providerFacilityId
  const ownScopes = {
    provider: providerFacility.providerId,
    facility: providerFacility.facilityId,
    provider_facility: providerFacility.providerFacilityId,
  }
  return {
    ...providerFacility,
    rules: rows.rules.filter(isOwn).map(({ providerFacilityId: _, ...rule }) => rule),
    exceptions: rows.exceptions.filter(isOwn).map(({ createdAt: _, ...row }) => row),
    closures: rows.closed
      .filter(({ scope, scopeId }) => scopeId === ownScopes[scope])
      .map(({ id, scope, scopeId, dateFrom, dateTo, part, startsAt, endsAt, reason }) => {
        return { id, scope, scopeId, dateFrom, dateTo, part, startsAt, endsAt, reason }
      }),
    holidays: rows.holidays
      .filter((row) => row.facilityId === providerFacility.facilityId)
      .map(({ holidayCode, part }) => ({ holidayCode, part })),
    visitTypes: rows.types.filter(isOwn),
  }
}

/** Everything stored about the hours of one provider facility. @throws DomainError not_found */
export async function getStoredSchedule(providerFacilityId: string): Promise<StoredSchedule> {
  const [schedule] = await readStoredSchedules(db, { providerFacilityIds: [providerFacilityId], facilityId: null })
  if (!schedule) throw new DomainError('not_found', 'schedule.provider_facility_not_found')
  return schedule
}
