import { and, asc, eq } from 'drizzle-orm'
import { now as clockNow } from '#app/core/clock.ts'
import { addDays } from '#app/core/calendar/dates.ts'
import { instantOfWall, localDate, newYork } from '#app/core/calendar/zones.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { groupBy } from '#app/modules/directory/group-by.ts'
import { openingKey, type SoonestOpenings } from '#app/modules/directory/openings.ts'
import type { OpeningsWish } from '#app/modules/directory/results/queries/asked-search.server.ts'
import type { WantedDay } from '#app/modules/directory/results/search-params.ts'
import { facilities, providerFacilities, providers, visitTypes } from '#drizzle/schema/index.ts'
import { firstOpening } from '../queries/read-schedule.server.ts'
import { isLiveProviderFacility } from '../queries/live-provider-facilities.server.ts'
import { anyTime, type WantedTimes } from '../wanted-hours.ts'

/** A list of the soonest may be this old (milliseconds); the strips beside it and the booking itself always look again. */
const freshFor = 20_000
/** Who can be booked within days is settled more slowly, and reading it costs more than a search. */
const freshForDays = 300_000
/** Days, today among them, within which an open time is soon. */
const soonDays = 7

/** The first open time of a provider facility. */
export type FirstOpening = Readonly<{
  providerFacilityId: string
  providerId: string
  facilityId: string
  neighborhoodId: string | null
  visitTypeId: string
  timeZone: string
  /** Epoch milliseconds. */
  startsAt: number
}>

type Known = { at: number; openings: Promise<readonly FirstOpening[]> }
/** A map a database handle: a process has one, tests open many. By the times that are wanted: fifteen combinations of hours or none, from three days on. */
const known = new WeakMap<Reader, Map<string, Known>>()

function knownOf(reader: Reader): Map<string, Known> {
  let own = known.get(reader)
  if (!own) known.set(reader, (own = new Map()))
  return own
}

const keyOf = ({ hours, from }: WantedTimes) => [from, ...new Set(hours.toSorted())].join(' ')

/** Every provider facility with live booking and its provider. */
function listLive() {
  return db
    .selectDistinct({
      id: providerFacilities.id,
      providerId: providers.id,
      facilityId: facilities.id,
      neighborhoodId: facilities.neighborhoodId,
    })
    .from(visitTypes)
    .innerJoin(providerFacilities, eq(providerFacilities.id, visitTypes.providerFacilityId))
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .where(and(eq(visitTypes.isActive, true), isLiveProviderFacility))
    .orderBy(asc(providerFacilities.id))
}

async function readFirstOpenings(now: number, times: WantedTimes): Promise<FirstOpening[]> {
  const live = await listLive()
  const openings = await firstOpening(
    live.map(({ id }) => id),
    now,
    db,
    times,
  )
  return live.flatMap(({ id: providerFacilityId, ...whose }) => {
    const opening = openings.get(providerFacilityId)
    return opening
      ? [
          {
            providerFacilityId,
            ...whose,
            visitTypeId: opening.visitTypeId,
            timeZone: opening.timeZone,
            startsAt: opening.slot.startsAt,
          },
        ]
      : []
  })
}

/**
 * The first open time of every provider facility that has one, or has one on the next days at the times that are wanted; what is known
 * already serves for so many milliseconds.
 */
export function listFirstOpenings(now: number, freshMs = freshFor, times = anyTime): Known['openings'] {
  const own = knownOf(db)
  const key = keyOf(times)
  const present = own.get(key)
  if (present && now >= present.at && now - present.at < freshMs) return present.openings
  const fresh: Known = { at: now, openings: readFirstOpenings(now, times) }
  // Times of a day that is over, and hours that nobody asks for any more.
  for (const [other, { at }] of own) if (now - at >= freshForDays) own.delete(other)
  own.set(key, fresh)
  // A failed reading is not kept.
  fresh.openings.catch(() => {
    if (own.get(key) === fresh) own.delete(key)
  })
  return fresh.openings
}

type FirstTimes = Pick<SoonestOpenings, 'firstAt'> & { firstAtFacility: ReadonlyMap<string, number> }
/** The same openings give the same maps, by which the ranking knows that its own reckoning still holds. */
const timesOf = new WeakMap<readonly FirstOpening[], FirstTimes>()

/** By provider, whichever of their places it is at, and by provider and place. */
function firstTimesOf(openings: readonly FirstOpening[]): FirstTimes {
  const present = timesOf.get(openings)
  if (present) return present
  const firstAt = new Map<string, number>()
  const firstAtFacility = new Map<string, number>()
  for (const { providerId, facilityId, startsAt } of openings) {
    firstAt.set(providerId, Math.min(startsAt, firstAt.get(providerId) ?? Infinity))
    firstAtFacility.set(openingKey(providerId, facilityId), startsAt)
  }
  const times = { firstAt, firstAtFacility }
  timesOf.set(openings, times)
  return times
}

type Openings = ReadonlyMap<string, readonly FirstOpening[]>
/** The same openings are in the same order. */
const byProviderOf = new WeakMap<readonly FirstOpening[], Openings>()

/** By provider, the soonest first. */
export function byProvider(openings: readonly FirstOpening[]): Openings {
  const present = byProviderOf.get(openings)
  if (present) return present
  const sorted = openings.toSorted((a, b) => a.startsAt - b.startsAt)
  const groups = groupBy(sorted, ({ providerId }) => providerId)
  byProviderOf.set(openings, groups)
  return groups
}

/** The beginning of the day that is so many days from today on, as people in New York count them. */
const endOf = (days: number, now: number) => instantOfWall(addDays(localDate(now, newYork), days), '00:00', newYork)

/** Until when an open time is soon, in epoch milliseconds. */
export const soonUntil = (now: number): number => endOf(soonDays, now)

/** Days from today on: the first that counts, and the first that does not any more. */
const daysOf: Readonly<Record<WantedDay, readonly [from: number, until: number]>> = {
  today: [0, 1],
  tomorrow: [1, 2],
  dayafter: [2, 3],
  '2days': [0, 2],
  '3days': [0, 3],
  week: [0, 7],
}

/** The times of a list's wish; what is open today suits who asks for today. */
export function timesOfWish({ day, hours }: Pick<OpeningsWish, 'day' | 'hours'>, now: number): WantedTimes {
  const ahead = day === null ? 0 : daysOf[day][0]
  return { hours, from: ahead === 0 ? 0 : endOf(ahead, now) }
}

/** Who can be booked and when, for the order of a list, and the day by which an open time is wanted; within hours, by the end of the week. */
export async function knownOpenings(
  { sort, day, hours }: OpeningsWish = { sort: 'best', day: null, hours: [] },
): Promise<SoonestOpenings> {
  const now = clockNow()
  const isByTime = sort === 'soonest' || day !== null || hours.length > 0
  const known = await listFirstOpenings(now, isByTime ? freshFor : freshForDays, timesOfWish({ day, hours }, now))
  return {
    ...firstTimesOf(known),
    soonBefore: soonUntil(now),
    dayEnds: [endOf(1, now), endOf(2, now)],
    before: day !== null ? endOf(daysOf[day][1], now) : hours.length > 0 ? soonUntil(now) : null,
  }
}
