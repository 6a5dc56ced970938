import { now as clockNow } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { openIntervals } from '../day-plan.ts'
import { dateText } from '#app/core/calendar/dates.ts'
import { zoneOffsets } from '#app/core/calendar/zones.ts'
import { countOpenSlots } from '../open-slots.ts'
import { anyTime, isAnyTime, suitsTimes, wantedDays, type WantedTimes } from '../wanted-hours.ts'
import { type OfferedInputs, readOffered } from './schedules.server.ts'
import type { Slot, SlotInput } from '../slot-input.ts'

/** A local date with the number of open times. None and closed: nobody is seen that day; none and not closed: all taken or too near. */
export type OpeningDay = { date: string; count: number; isClosed: boolean }

/** `named` are the first starts of each day in a row, epoch milliseconds. */
export type OpeningDays = { timeZone: string; days: OpeningDay[]; first: Slot | null; named: number[] }

/**
 * The local days of provider facilities from `fromDate` ("YYYY-MM-DD" in each one's own zone) on with the open times of each
 * one that suit whoever books, and the first of all. Those that take no bookings are missing. Where somebody wants certain times,
 * those are named if there are any, also of days that are not counted.
 */
export async function findOpeningDays(
  providerFacilityIds: readonly string[],
  fromDate: string,
  days: number,
  now = clockNow(),
  wanted: WantedTimes = anyTime,
): Promise<Map<string, OpeningDays>> {
  const read = isAnyTime(wanted) ? days : Math.max(days, wantedDays)
  const schedules = await readOffered(db, { providerFacilityIds, fromDate, days: read, now })
  return new Map(
    [...schedules].map(([id, inputs]) => {
      const { days: all, named, ...rest } = daysOf(inputs)
      return [id, { ...rest, days: all.slice(0, days), named: namedWithin(inputs, wanted) ?? named }]
    }),
  )
}

/** The first starts of each day that suit; null where any do or there are none. */
function namedWithin(inputs: OfferedInputs, wanted: WantedTimes): number[] | null {
  const suits = suitsTimes(wanted, inputs[0].timeZone)
  if (!suits) return null
  const { named } = countOpenSlots(inputs, suits)
  return named.length > 0 ? named : null
}

function daysOf(inputs: OfferedInputs): OpeningDays {
  const [input] = inputs
  const { timeZone, fromDay } = input
  const { counts, first, named } = countOpenSlots(inputs)
  const days = counts.map((count, index) => ({
    date: dateText(fromDay + index),
    count,
    isClosed: count === 0 && !hasHours(input, fromDay + index),
  }))
  return { timeZone, days, first, named }
}

/** Whether the provider works at any time of a local day that a visit fits into, also one that began the evening before. */
function hasHours(input: SlotInput, day: number): boolean {
  const zone = zoneOffsets(input.timeZone)
  const [from, until] = [zone.dayStart(day), zone.dayStart(day + 1)]
  const open = openIntervals(input, zone, day - 1, day + 1)
  const visitMs = input.visitType.minutes * 60_000
  for (let i = 0; i < open.length; i += 2) {
    if (open[i]! < until && open[i + 1]! - visitMs >= Math.max(from, open[i]!)) return true
  }
  return false
}
