import { now as clockNow } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { freshnessOf } from '#app/modules/directory/freshness.ts'
import type { Except, Window } from './busy-rows.server.ts'
import { hoursOf } from './kept-schedules.server.ts'
import { dayNumber } from '#app/core/calendar/dates.ts'
import { zoneOffsets } from '#app/core/calendar/zones.ts'
import type { ProviderFacilityHours } from './provider-facility-hours.server.ts'
import { findRevisions, type Revisions } from './schedule-rows.server.ts'
import type { SlotInput, SlotVisitType } from '../slot-input.ts'
import { offeredVisits } from '../offered-visits.ts'
import { readTaken } from './taken.server.ts'

type Days = {
  providerFacilityIds: readonly string[]
  fromDate: string
  days: number
  now?: number
  isNewPatient?: boolean | null
  /** Times of the desk, which patients’ lead time and horizon do not bind. */
  isDesk?: boolean
  except?: Except
}

type ScheduleQuery = Days & {
  /** Null is each provider facility's first active visit type; of several each has at most one. */
  visitTypeId: string | null | readonly string[]
}

/** Provider facilities of one statement: far below SQLite's limit of variables. */
const chunkSize = 500

/**
 * Everything that decides which times are open at provider facilities, read in a number of queries that does not grow with
 * them or with days. Those at which nobody can book, or without the visit type, are missing from the answer.
 */
export async function readSchedules(reader: Reader, query: ScheduleQuery): Promise<Map<string, SlotInput>> {
  const { visitTypeId } = query
  const wanted = visitTypeId === null ? null : new Set([visitTypeId].flat())
  const inputs = await readInputs(reader, query, ({ visitTypes }) => {
    const type = wanted === null ? visitTypes[0] : visitTypes.find(({ id }) => wanted.has(id))
    return type ? [type] : []
  })
  return new Map([...inputs].map(([id, [input]]) => [id, input]))
}

/** The visits that a time has to suit which is shown before anybody has said which visit they want (`offeredVisits`). */
export type OfferedInputs = [SlotInput, ...SlotInput[]]

/** As `readSchedules`, for times that are shown to everybody, in as many queries. */
export function readOffered(reader: Reader, query: Days): Promise<Map<string, OfferedInputs>> {
  return readInputs(reader, query, offeredVisits)
}

type Hours = ProviderFacilityHours & { takesNew: boolean }
type TypesOf = (hours: Pick<Hours, 'visitTypes' | 'takesNew'>) => SlotVisitType[]

async function readInputs(reader: Reader, query: Days, typesOf: TypesOf): Promise<Map<string, OfferedInputs>> {
  const inputs = new Map<string, OfferedInputs>()
  const ids = [...new Set(query.providerFacilityIds)]
  for (let start = 0; start < ids.length; start += chunkSize)
    for (const [id, own] of await readChunk(reader, ids.slice(start, start + chunkSize), query, typesOf))
      inputs.set(id, own)
  return inputs
}

async function readChunk(
  reader: Reader,
  ids: string[],
  query: Days,
  typesOf: TypesOf,
): Promise<[string, OfferedInputs][]> {
  const { days, now = clockNow(), isNewPatient = null, isDesk = false, except = {} } = query
  const fromDay = dayNumber(query.fromDate)
  // First of all: what is read after belongs to these revisions or newer ones.
  const revisions = await findRevisions(reader, ids)
  const wanted = new Map<string, SlotVisitType[]>()
  const providerFacilities: ProviderFacilityHours[] = []
  // Hours may come over midnight from the day before.
  for (const providerFacility of await hoursOf(reader, ids, revisions, { fromDay: fromDay - 1, now })) {
    const takesNew = mayTakeNew(revisions.get(providerFacility.id), now)
    const types = typesOf({ visitTypes: providerFacility.visitTypes, takesNew })
    if (types.length === 0) continue
    wanted.set(
      providerFacility.id,
      isDesk ? types.map((type) => ({ ...type, leadMinutes: 0, horizonDays: Infinity })) : types,
    )
    providerFacilities.push(providerFacility)
  }
  if (providerFacilities.length === 0) return []
  const takenOf = await readTaken(
    reader,
    providerFacilities,
    wanted,
    revisions,
    windowOf(providerFacilities, fromDay, days),
    now,
    except,
  )
  const inputOf = (providerFacility: ProviderFacilityHours, visitType: SlotVisitType): SlotInput => {
    const { taken, busy, cappedStarts, resources, resourceUses } = takenOf(providerFacility, visitType)
    // Field by field: spreading as many objects for each provider facility of a page takes as long as its arithmetic.
    return {
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
  }
  return providerFacilities.map((each) => {
    const [first, ...others] = wanted.get(each.id)!
    return [each.id, [inputOf(each, first!), ...others.map((type) => inputOf(each, type))]]
  })
}

/** Whether a card calls this one for all; as there, half a year without a word is no longer knowledge. */
export function mayTakeNew(known: Revisions | undefined, now: number): boolean {
  if (!known || freshnessOf(known.acceptingVerifiedAt, now) === 'stale') return true
  return (known.acceptingAtFacility ?? known.accepting) !== 'no'
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
