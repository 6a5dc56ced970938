import { isoWeekday } from '#app/core/calendar/dates.ts'
import { zoneOffsets } from '#app/core/calendar/zones.ts'
import type { WantedHour } from '#app/modules/directory/results/search-params.ts'
import { dayPartAt, dayParts } from './day-parts.ts'
import type { Suits } from './open-slots.ts'

export type WantedHours = readonly WantedHour[]

/** Days within which a weekend and an evening of every weekday lie. */
export const wantedDays = 8

/**
 * Whether a start lies where somebody wants to be seen, by the clock of the facility: in one of the parts of a day, or on a Saturday or Sunday.
 * With a morning or an afternoon, a weekend is when it is to be; with evenings alone, either will do, as both are after work.
 */
export function suitsHours(wanted: WantedHours, timeZone: string): Suits {
  const parts = dayParts.filter((part) => wanted.includes(part))
  const hasWeekend = wanted.includes('weekend')
  const isBoth = hasWeekend && parts.some((part) => part !== 'evening')
  const zone = zoneOffsets(timeZone)
  return (startsAt, day) => {
    const isOnWeekend = hasWeekend && isoWeekday(day) > 5
    if (isOnWeekend !== isBoth) return isOnWeekend
    return parts.includes(dayPartAt(zone.minuteOf(startsAt)))
  }
}

/** When somebody wants to be seen: within hours, where there are any, and not before an instant (epoch milliseconds). */
export type WantedTimes = Readonly<{ hours: WantedHours; from: number }>

export const anyTime: WantedTimes = { hours: [], from: 0 }

export const isAnyTime = ({ hours, from }: WantedTimes): boolean => hours.length === 0 && from === 0

/** Whether a start suits; where any does there is nothing to ask. */
export function suitsTimes({ hours, from }: WantedTimes, timeZone: string): Suits | undefined {
  if (hours.length === 0) return from === 0 ? undefined : (startsAt) => startsAt >= from
  const inHours = suitsHours(hours, timeZone)
  return (startsAt, day) => startsAt >= from && inHours(startsAt, day)
}
