import { isoWeekday } from '#app/core/calendar/dates.ts'
import { newYork, zoneOffsets } from '#app/core/calendar/zones.ts'
import type { scheduleCadences } from '#drizzle/schema/sync.ts'

/** Every source that can be run by itself. */
export const scheduledSources = ['nppes', 'deactivations', 'ny_facilities', 'csv', 'fhir'] as const
export type ScheduledSource = (typeof scheduledSources)[number]

type Times = Readonly<{ cadence: (typeof scheduleCadences)[number]; weekday: number; hour: number }>

const daysBack = 7

/** On which days, from today on and in the direction given, it is due; a week and a day are enough for either. */
function* dueOn({ cadence, weekday, hour }: Times, at: number, direction: 1 | -1): Generator<number> {
  if (cadence === 'off') return
  const zone = zoneOffsets(newYork)
  const today = zone.dayOf(at)
  for (let days = 0; days <= daysBack; days++) {
    const day = today + days * direction
    // An hour that the clocks leave out is due when they change; one that comes twice the first time.
    if (cadence === 'daily' || isoWeekday(day) === weekday) yield zone.instantOf(day, hour * 60, 'start')
  }
}

/** The last instant at which it was due; null when it is off. */
export function lastDue(times: Times, at: number): number | null {
  for (const instant of dueOn(times, at, -1)) if (instant <= at) return instant
  return null
}

/** The next instant at which it will be due; null when it is off. */
export function nextDue(times: Times, at: number): number | null {
  for (const instant of dueOn(times, at, 1)) if (instant > at) return instant
  return null
}
