import { isoWeekday } from '#app/core/calendar/dates.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import { dayPart } from './day-parts.ts'
import type { Suits } from './open-slots.ts'

export type WantedHours = readonly ('weekend' | 'evening')[]

/** Days within which a weekend and an evening of every weekday lie. */
export const wantedDays = 8

/** Whether a start lies where somebody wants to be seen: on a Saturday or Sunday, or in an evening, by the clock of the place. */
export const suitsHours =
  (wanted: WantedHours, timeZone: string): Suits =>
  (startsAt, day) =>
    (wanted.includes('weekend') && isoWeekday(day) > 5) ||
    (wanted.includes('evening') && dayPart(wallClock(startsAt, timeZone).time) === 'evening')
