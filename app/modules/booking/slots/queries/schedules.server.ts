import { now as clockNow } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import type { Except, Window } from './busy-rows.server.ts'
import { hoursOf } from './kept-schedules.server.ts'
import { dayNumber } from '#app/core/calendar/dates.ts'
import { zoneOffsets } from '#app/core/calendar/zones.ts'
import type { ProviderFacilityHours } from './provider-facility-hours.server.ts'
import { findRevisions } from './schedule-rows.server.ts'
import type { SlotInput, SlotVisitType } from '../slot-input.ts'
import { readTaken } from './taken.server.ts'

type ScheduleQuery = {
  providerFacilityIds: readonly string[]
  /** Null is each provider facility's first active visit type. */
  visitTypeId: string | null
  fromDate: string
  days: number
  now?: number
  isNewPatient?: boolean | null
  /** Times of the desk, which patients’ lead time and horizon do not bind. */
  isDesk?: boolean
  except?: Except
}

/** Provider facilities of one statement: far below SQLite's limit of variables. */
const chunkSize = 500

/**
 * Everything that decides which times are open at provider facilities, read in a number of queries that does not grow with
 * them or with days. Those at which nobody can book, or without the visit type, are missing from the answer.
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
  const { days, visitTypeId, now = clockNow(), isNewPatient = null, isDesk = false, except = {} } = query
  const fromDay = dayNumber(query.fromDate)
  // First of all: what is read after belongs to these revisions or newer ones.
  const revisions = await findRevisions(reader, ids)
  const typeOf = new Map<string, SlotVisitType>()
  const providerFacilities: ProviderFacilityHours[] = []
  // Hours may come over midnight from the day before.
  for (const providerFacility of await hoursOf(reader, ids, revisions, { fromDay: fromDay - 1, now })) {
    const type =
      visitTypeId === null
        ? providerFacility.visitTypes[0]
        : providerFacility.visitTypes.find(({ id }) => id === visitTypeId)
    if (!type) continue
    typeOf.set(providerFacility.id, isDesk ? { ...type, leadMinutes: 0, horizonDays: Infinity } : type)
    providerFacilities.push(providerFacility)
  }
  if (providerFacilities.length === 0) return []
  const takenOf = await readTaken(
    reader,
    providerFacilities,
    typeOf,
    revisions,
    windowOf(providerFacilities, fromDay, days),
    now,
    except,
  )
  return providerFacilities.map((providerFacility) => {
    const visitType = typeOf.get(providerFacility.id)!
    const { taken, busy, cappedStarts, resources, resourceUses } = takenOf(providerFacility, visitType)
    // Field by field: spreading as many objects for each provider facility of a page takes as long as its arithmetic.
    const input: SlotInput = {
      timeZone: providerFacility.timeZone,
      now,
      fromDay,
      days,
      activeFrom: providerFacility.activeFrom,
      activeTo: providerFacility.activeTo,
      visitType,
      isNewPatient,
      rules: providerFacility.rules,
      exceptions: providerFacility.exceptions,
      closures: providerFacility.closures,
      taken,
      busy,
      cappedStarts,
      resources,
      resourceUses,
    }
    return [providerFacility.id, input]
  })
}

/** The longest visit with its buffers: what begins farther from the days asked for cannot meet their slots. */
const reachMs = 12 * 3_600_000

function windowOf(providerFacilities: readonly { timeZone: string }[], fromDay: number, days: number): Window {
  const zones = [...new Set(providerFacilities.map(({ timeZone }) => timeZone))].map(zoneOffsets)
  return {
    from: Math.min(...zones.map((zone) => zone.dayStart(fromDay))) - reachMs,
    to: Math.max(...zones.map((zone) => zone.dayStart(fromDay + days))) + reachMs,
  }
}
