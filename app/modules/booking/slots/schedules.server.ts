import { now as clockNow } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { holidaysOn } from '#app/modules/booking/holidays/holidays.ts'
import type { Except, Window } from './busy-rows.server.ts'
import { grouped } from './grouped.ts'
import { dateText, dayNumber } from './local-date.ts'
import {
  findBookablePlaces,
  findClosures,
  findExceptions,
  findKeptHolidays,
  findRules,
  findVisitTypes,
} from './schedule-rows.server.ts'
import { readTaken } from './taken.server.ts'
import { toClosure, toException, toRule, type Closure, type SlotInput } from './slot-input.ts'
import { zoneOffsets } from './zone-offsets.ts'

type ScheduleQuery = {
  providerFacilityIds: readonly string[]
  /** Null is each place's first active visit type. */
  visitTypeId: string | null
  fromDate: string
  days: number
  now?: number
  isNewPatient?: boolean | null
  except?: Except
}

/** Places of one statement: far below SQLite's limit of variables. */
const chunkSize = 500

/**
 * Everything that decides which times are open at places, read in a number of queries that does not grow with places
 * or days. Places at which nobody can book, or without the visit type, are missing from the answer.
 */
export async function readSchedules(reader: Reader, query: ScheduleQuery): Promise<Map<string, SlotInput>> {
  const schedules = new Map<string, SlotInput>()
  const ids = [...new Set(query.providerFacilityIds)]
  for (let start = 0; start < ids.length; start += chunkSize)
    for (const [id, input] of await readChunk(reader, ids.slice(start, start + chunkSize), query))
      schedules.set(id, input)
  return schedules
}

async function readChunk(reader: Reader, ids: string[], query: ScheduleQuery): Promise<[string, SlotInput][]> {
  const { days, visitTypeId, now = clockNow(), isNewPatient = null, except = {} } = query
  const fromDay = dayNumber(query.fromDate)
  const allPlaces = await findBookablePlaces(reader, ids)
  const types = await findVisitTypes(reader, ids)
  const typeOf = new Map<string, (typeof types)[number]>()
  for (const type of types)
    if (visitTypeId === null ? !typeOf.has(type.providerFacilityId) : type.id === visitTypeId)
      typeOf.set(type.providerFacilityId, type)
  const places = allPlaces.filter(({ id }) => typeOf.has(id))
  if (places.length === 0) return []

  const window = windowOf(places, fromDay, days)
  const placeIds = places.map(({ id }) => id)
  const facilityIds = [...new Set(places.map(({ facilityId }) => facilityId))]
  const providerIds = [...new Set(places.map(({ providerId }) => providerId))]
  const scopeIds = [...placeIds, ...facilityIds, ...providerIds]
  const rulesOf = grouped(await findRules(reader, placeIds), (row) => row.providerFacilityId, toRule)
  const exceptions = await findExceptions(reader, placeIds, window)
  const exceptionsOf = grouped(exceptions, (row) => row.providerFacilityId, toException)
  const closures = await findClosures(reader, scopeIds, window)
  const closuresOf = grouped(closures, ({ scope, scopeId }) => `${scope} ${scopeId}`, toClosure)
  const holidaysOf = holidayClosures(await findKeptHolidays(reader, facilityIds), window)
  const takenOf = await readTaken(reader, places, typeOf, window, now, except)
  return places.map((place) => [
    place.id,
    {
      timeZone: place.timeZone,
      now,
      fromDay,
      days,
      activeFrom: place.activeFrom === null ? -Infinity : dayNumber(place.activeFrom),
      activeTo: place.activeTo === null ? Infinity : dayNumber(place.activeTo),
      visitType: typeOf.get(place.id)!,
      isNewPatient,
      rules: rulesOf.get(place.id) ?? [],
      exceptions: exceptionsOf.get(place.id) ?? [],
      closures: [`provider_facility ${place.id}`, `provider ${place.providerId}`, `facility ${place.facilityId}`]
        .flatMap((scope) => closuresOf.get(scope) ?? [])
        .concat(holidaysOf.get(place.facilityId) ?? []),
      ...takenOf(place, typeOf.get(place.id)!),
    },
  ])
}

/** The longest visit with its buffers: what begins farther from the days asked for cannot meet their slots. */
const reachMs = 12 * 3_600_000

function windowOf(places: readonly { timeZone: string }[], fromDay: number, days: number): Window {
  const zones = [...new Set(places.map(({ timeZone }) => timeZone))].map(zoneOffsets)
  return {
    from: Math.min(...zones.map((zone) => zone.dayStart(fromDay))) - reachMs,
    to: Math.max(...zones.map((zone) => zone.dayStart(fromDay + days))) + reachMs,
    // Hours may come over midnight from the day before, and a visit may run on into the day after.
    dateFrom: dateText(fromDay - 1),
    dateTo: dateText(fromDay + days),
  }
}

function holidayClosures(
  kept: Awaited<ReturnType<typeof findKeptHolidays>>,
  { dateFrom, dateTo }: Window,
): Map<string, Closure[]> {
  if (kept.length === 0) return new Map()
  const datesOf = new Map<string, string[]>()
  for (let day = dayNumber(dateFrom); day <= dayNumber(dateTo); day++) {
    const date = dateText(day)
    for (const { code } of holidaysOn(date)) datesOf.set(code, [...(datesOf.get(code) ?? []), date])
  }
  const rows = kept.flatMap(({ facilityId, holidayCode, part }) =>
    (datesOf.get(holidayCode) ?? []).map((date) => ({
      facilityId,
      ...{ dateFrom: date, dateTo: date, part, startsAt: null, endsAt: null },
    })),
  )
  return grouped(rows, (row) => row.facilityId, toClosure)
}
