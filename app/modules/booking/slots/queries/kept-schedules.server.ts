import { dayMs } from '#app/core/calendar/durations.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { findTakenTimes, type Except, type Window } from './busy-rows.server.ts'
import { firstPairAfter, uniteIntervals } from '../intervals.ts'
import { readHours, type ProviderFacilityHours } from './provider-facility-hours.server.ts'
import type { Revisions } from './schedule-rows.server.ts'

/**
 * Hours and taken times kept in this process, judged by the provider's revisions each time they are used. Why what is
 * kept can be trusted:
 * - Triggers of the database count a revision on with every change, in the transaction of the change. No writer can
 *   forget it, and one in another process is seen like one in this.
 * - The revisions are read first, what belongs to them after. What is kept under a revision is as new as it or newer,
 *   never older; once there is something newer, the revision is another.
 * - Only what was read outside of transactions is kept: a transaction may be undone, and its revision given out again.
 */

/** Provider facilities and providers kept; one takes a few kilobytes. */
const mostKept = 5000

type KeptHours = { revision: number; providerId: string; fromDay: number; hours: ProviderFacilityHours | null }
/** `booked` is united. Holds keep the instant at which they run out, as that happens without a write. */
type KeptTimes = Window & { revision: number; booked: number[]; held: number[] }

type Memory = { hours: Map<string, KeptHours>; times: Map<string, KeptTimes> }
const memories = new WeakMap<Reader, Memory>()

/** What is kept of the open database. */
function memory(): Memory {
  let known = memories.get(db)
  if (!known) memories.set(db, (known = { hours: new Map(), times: new Map() }))
  return known
}

function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key)
  map.set(key, value)
  if (map.size > mostKept) map.delete(map.keys().next().value!)
}

/** Kept from a little before today on and for some weeks at least, so that the next question finds its days, too. */
const keptFrom = (day: number, now: number) => Math.min(day, Math.floor(now / dayMs) - 2)
const keptMs = 30 * dayMs

/** As `readHours`. A transaction uses what is kept too; its own changes have other revisions. */
export async function hoursOf(
  reader: Reader,
  ids: readonly string[],
  revisions: ReadonlyMap<string, Revisions>,
  { fromDay, now }: { fromDay: number; now: number },
): Promise<ProviderFacilityHours[]> {
  const { hours } = memory()
  const found: ProviderFacilityHours[] = []
  const missing: string[] = []
  for (const id of ids) {
    const kept = hours.get(id)
    const current = revisions.get(id)
    const isCurrent = kept?.revision === current?.hoursRevision && kept?.providerId === current?.providerId
    if (!kept || !isCurrent || kept.fromDay > fromDay) missing.push(id)
    else if (kept.hours) found.push(kept.hours)
  }
  if (missing.length === 0) return found
  const from = keptFrom(fromDay, now)
  const read = await readHours(reader, missing, from)
  for (const id of missing) {
    const own = read.get(id) ?? null
    const current = revisions.get(id)
    if (own) found.push(own)
    if (current && reader === db)
      keep(hours, id, { revision: current.hoursRevision, providerId: current.providerId, fromDay: from, hours: own })
  }
  return found
}

type Provided = Pick<ProviderFacilityHours, 'id' | 'providerId'>

/** The taken times of the provider facilities' providers within a window, by provider, as `[from, to, …]`. */
export async function takenTimesOf(
  reader: Reader,
  providerFacilities: readonly Provided[],
  revisions: ReadonlyMap<string, Revisions>,
  { window, now, except }: { window: Window; now: number; except: Except },
): Promise<Map<string, number[]>> {
  const isWhole = Object.values(except).every((each) => each === undefined)
  if (reader !== db || !isWhole) {
    const providerIds = [...new Set(providerFacilities.map(({ providerId }) => providerId))]
    const read = await findTakenTimes(reader, providerIds, window, except)
    return new Map([...read].map(([id, { booked, held }]) => [id, withLiving(booked, held, now)]))
  }
  const { times } = memory()
  const found = new Map<string, number[]>()
  const missing = new Map<string, number | null>()
  for (const { id, providerId } of providerFacilities) {
    const kept = times.get(providerId)
    const current = revisions.get(id)
    if (!kept || kept.revision !== current?.revision || kept.from > window.from || kept.to < window.to)
      missing.set(providerId, current?.revision ?? null)
    else if (!found.has(providerId)) found.set(providerId, within(kept, window, now))
  }
  if (missing.size === 0) return found
  const from = Math.min(window.from, keptFrom(Infinity, now) * dayMs)
  const wide = { from, to: Math.max(window.to, from + keptMs) }
  for (const [id, { booked, held }] of await findTakenTimes(reader, [...missing.keys()], wide)) {
    const read = { ...wide, booked: uniteIntervals(booked), held }
    const revision = missing.get(id) ?? null
    if (revision !== null) keep(times, id, { ...read, revision })
    found.set(id, within(read, window, now))
  }
  return found
}

function within({ booked, held }: Pick<KeptTimes, 'booked' | 'held'>, { from, to }: Window, now: number): number[] {
  return withLiving(booked.slice(firstPairAfter(booked, from), firstPairAfter(booked, to)), held, now)
}

/** A hold keeps its time until the instant it expires, not at it (`isHoldAlive`). */
function withLiving(booked: number[], held: readonly number[], now: number): number[] {
  for (let i = 0; i < held.length; i += 3) if (held[i + 2]! > now) booked.push(held[i]!, held[i + 1]!)
  return booked
}
