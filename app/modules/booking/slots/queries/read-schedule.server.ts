import { dayMs } from '#app/core/calendar/durations.ts'
import { now as clockNow } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Except } from './busy-rows.server.ts'
import { dateText } from '#app/core/calendar/dates.ts'
import { zoneOffsets } from '#app/core/calendar/zones.ts'
import { countOpenSlots, isOpen, openSlots, type SlotAnswer } from '../open-slots.ts'
import { type OfferedInputs, readOffered, readSchedules } from './schedules.server.ts'
import type { Slot, SlotInput } from '../slot-input.ts'
import { anyTime, isAnyTime, suitsTimes, wantedDays, type WantedTimes } from '../wanted-hours.ts'

/** Open slots of one provider facility for one visit type, whose wall clock is that of `timeZone`. */
type OpenSlots = { visitTypeId: string; timeZone: string; slots: Slot[] }

/** Open slots on each local day from the first asked for, and the first of all; for cards and result pages. */
type OpeningCounts = { visitTypeId: string; timeZone: string; counts: number[]; first: Slot | null }

type Opening = { visitTypeId: string; timeZone: string; slot: Slot }

/**
 * The open slots of provider facilities on `days` local days from `fromDate` ("YYYY-MM-DD" in each one's own zone), by
 * provider facility. `visitTypeId` null is each one's first active visit type; it may be several, of which each has at most one. One that
 * takes no bookings, or has not got the visit type, is missing from the answer.
 */
export async function findOpenSlots(
  providerFacilityIds: readonly string[],
  visitTypeId: string | null | readonly string[],
  fromDate: string,
  days: number,
  now = clockNow(),
  isDesk = false,
  except?: Except,
): Promise<Map<string, OpenSlots>> {
  const schedules = await readSchedules(db, { providerFacilityIds, visitTypeId, fromDate, days, now, isDesk, except })
  return mapped(schedules, (input) => ({ ...facts(input), slots: openSlots(input) }))
}

/** How many times of each provider facility that suit whoever books are open on each day; for many at once. */
export async function openingCounts(
  providerFacilityIds: readonly string[],
  fromDate: string,
  days: number,
  now = clockNow(),
): Promise<Map<string, OpeningCounts>> {
  const schedules = await readOffered(db, { providerFacilityIds, fromDate, days, now })
  return mapped(schedules, (inputs) => ({ ...facts(inputs[0]), ...countOpenSlots(inputs) }))
}

/** Days looked through at once for a first opening: most provider facilities have one in the first step. */
const openingSteps = [14, 46, 306]
/** Certain times are asked for within days; one day more on either side of a zone. */
const wantedSteps = [wantedDays + 2]

/**
 * The first open time of each provider facility that suits whoever books (`offeredVisits`); where somebody wants certain times, the first
 * of those on the next days. Inside a transaction hand in its handle.
 */
export async function firstOpening(
  providerFacilityIds: readonly string[],
  now = clockNow(),
  reader: Reader = db,
  times: WantedTimes = anyTime,
): Promise<Map<string, Opening>> {
  const openings = new Map<string, Opening>()
  let wanted = [...providerFacilityIds]
  // West of UTC "today" may still be the day before; what has passed is too soon anyway.
  let day = Math.floor(now / dayMs) - 1
  for (const days of isAnyTime(times) ? openingSteps : wantedSteps) {
    if (wanted.length === 0) break
    const query = { providerFacilityIds: wanted, fromDate: dateText(day), days, now }
    const schedules = await readOffered(reader, query)
    for (const [id, inputs] of schedules) {
      const { first } = countOpenSlots(inputs, suitsTimes(times, inputs[0].timeZone))
      if (first) openings.set(id, { ...facts(inputs[0]), slot: first })
    }
    day += days
    wanted = wanted.filter((id) => schedules.has(id) && !openings.has(id) && reaches(schedules.get(id)!, day))
  }
  return openings
}

const reaches = (inputs: OfferedInputs, day: number) =>
  inputs.every(({ timeZone, now, visitType }) => zoneOffsets(timeZone).dayOf(now) + visitType.horizonDays >= day)

/** The open slots nearest to a wanted instant, nearest first; within a week of it, else within the whole horizon. */
export async function nearestSlots(
  wanted: { providerFacilityId: string; visitTypeId: string; startsAt: number; except?: Except; isDesk?: boolean },
  count = 3,
  now = clockNow(),
): Promise<Slot[]> {
  const { providerFacilityId, visitTypeId, startsAt, except, isDesk } = wanted
  const today = Math.floor(now / dayMs) - 1
  const middle = Math.floor(startsAt / dayMs)
  for (const [from, days] of [
    [Math.max(today, middle - 7), 16],
    [today, openingSteps.reduce((sum, each) => sum + each)],
  ] as const) {
    const query = {
      providerFacilityIds: [providerFacilityId],
      visitTypeId,
      fromDate: dateText(from),
      days,
      now,
      except,
      isDesk,
    }
    const input = (await readSchedules(db, query)).get(providerFacilityId)
    if (!input) return []
    const slots = openSlots(input).filter((slot) => slot.startsAt !== startsAt)
    if (slots.length < count && days === 16) continue
    const distance = (slot: Slot) => Math.abs(slot.startsAt - startsAt)
    return slots.sort((a, b) => distance(a) - distance(b) || a.startsAt - b.startsAt).slice(0, count)
  }
  return []
}

/**
 * Whether one start is open now, by the same computation that lists slots. Inside a booking's transaction hand in its
 * handle, so that the answer holds until the commit.
 * @param reader `db`, or the transaction that will write the claim
 */
export async function checkSlot(
  reader: Reader,
  wanted: {
    providerFacilityId: string
    visitTypeId: string
    /** Epoch milliseconds. */
    startsAt: number
    isNewPatient?: boolean | null
    except?: Except
  },
  now = clockNow(),
): Promise<SlotAnswer> {
  const { providerFacilityId, startsAt, ...rest } = wanted
  // The start's local day is this one in UTC or a neighbor.
  const fromDate = dateText(Math.floor(startsAt / dayMs) - 1)
  const query = { providerFacilityIds: [providerFacilityId], fromDate, days: 3, now, ...rest }
  const input = (await readSchedules(reader, query)).get(providerFacilityId)
  return input ? isOpen(input, startsAt) : { ok: false, reason: 'CLOSED' }
}

const facts = ({ visitType, timeZone }: SlotInput) => ({ visitTypeId: visitType.id, timeZone })

function mapped<Value, Result>(map: ReadonlyMap<string, Value>, change: (value: Value) => Result): Map<string, Result> {
  return new Map([...map].map(([id, value]) => [id, change(value)]))
}
