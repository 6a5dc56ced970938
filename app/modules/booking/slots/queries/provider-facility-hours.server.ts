import type { Reader } from '#app/core/database/connection.ts'
import { holidayDates, holidayNames, type HolidayCode } from '#app/modules/booking/holidays/holidays.ts'
import { groupedBy } from '../grouped.ts'
import { dateText, dayNumber } from '#app/core/calendar/dates.ts'
import {
  findClosures,
  findExceptions,
  findKeptHolidays,
  findProviderFacilityRows,
  findRules,
  findVisitTypes,
} from './schedule-rows.server.ts'
import { toClosure, toException, toRule, type SlotInput, type SlotVisitType } from '../slot-input.ts'

/** What decides a provider facility's open times apart from what is taken: everything that only the desk changes. */
export type ProviderFacilityHours = Pick<
  SlotInput,
  'timeZone' | 'activeFrom' | 'activeTo' | 'rules' | 'exceptions' | 'closures'
> & {
  id: string
  providerId: string
  facilityId: string
  /** Active ones, the first of the provider facility first; empty only where hours are read for the desk. */
  visitTypes: readonly SlotVisitType[]
}

/**
 * The hours of provider facilities from a local day on, read in a number of queries that does not grow with them. Those at
 * which patients cannot book, or without a visit type, are missing unless hours of all are asked for.
 */
export async function readHours(
  reader: Reader,
  ids: string[],
  fromDay: number,
  which: 'all' | 'bookable' = 'bookable',
): Promise<Map<string, ProviderFacilityHours>> {
  const dateFrom = dateText(fromDay)
  const all = await findProviderFacilityRows(reader, ids, which)
  const typesOf = groupedBy(await findVisitTypes(reader, ids), (row) => row.providerFacilityId, asVisitType)
  const providerFacilities = which === 'all' ? all : all.filter(({ id }) => typesOf.has(id))
  if (providerFacilities.length === 0) return new Map()

  const providerFacilityIds = providerFacilities.map(({ id }) => id)
  const facilityIds = [...new Set(providerFacilities.map(({ facilityId }) => facilityId))]
  const providerIds = [...new Set(providerFacilities.map(({ providerId }) => providerId))]
  const rulesOf = groupedBy(await findRules(reader, providerFacilityIds), (row) => row.providerFacilityId, toRule)
  const exceptions = await findExceptions(reader, providerFacilityIds, dateFrom)
  const exceptionsOf = groupedBy(exceptions, (row) => row.providerFacilityId, toException)
  const closures = await findClosures(reader, [...providerFacilityIds, ...facilityIds, ...providerIds], dateFrom)
  const closuresOf = groupedBy(
    closures,
    ({ scope, scopeId }) => `${scope} ${scopeId}`,
    (row) => toClosure({ ...row, cause: row.scope === 'facility' ? 'facility' : 'provider' }),
  )
  const holidays = holidayRows(await findKeptHolidays(reader, facilityIds), dateFrom)
  const holidaysOf = groupedBy(holidays, ({ facilityId }) => facilityId, toClosure)
  return new Map(
    providerFacilities.map((providerFacility) => [
      providerFacility.id,
      {
        id: providerFacility.id,
        providerId: providerFacility.providerId,
        facilityId: providerFacility.facilityId,
        timeZone: providerFacility.timeZone,
        activeFrom: providerFacility.activeFrom === null ? -Infinity : dayNumber(providerFacility.activeFrom),
        activeTo: providerFacility.activeTo === null ? Infinity : dayNumber(providerFacility.activeTo),
        visitTypes: typesOf.get(providerFacility.id) ?? [],
        rules: rulesOf.get(providerFacility.id) ?? [],
        exceptions: exceptionsOf.get(providerFacility.id) ?? [],
        closures: [
          `provider_facility ${providerFacility.id}`,
          `provider ${providerFacility.providerId}`,
          `facility ${providerFacility.facilityId}`,
        ]
          .flatMap((scope) => closuresOf.get(scope) ?? [])
          .concat(holidaysOf.get(providerFacility.facilityId) ?? []),
      },
    ]),
  )
}

const asVisitType = ({ providerFacilityId: _, ...type }: Awaited<ReturnType<typeof findVisitTypes>>[number]) => type

const isHoliday = (code: string): code is HolidayCode => code in holidayNames

/** The kept holidays as closures of one day each. */
function holidayRows(kept: Awaited<ReturnType<typeof findKeptHolidays>>, dateFrom: string) {
  return kept.flatMap(({ facilityId, holidayCode, part }) =>
    (isHoliday(holidayCode) ? holidayDates(holidayCode) : [])
      .filter((date) => date >= dateFrom)
      .map((date) => ({
        facilityId,
        ...{ dateFrom: date, dateTo: date, part, startsAt: null, endsAt: null },
        cause: { holiday: holidayCode as HolidayCode },
      })),
  )
}
