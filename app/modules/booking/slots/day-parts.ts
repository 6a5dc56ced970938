import { wallMinutes } from '#app/core/calendar/dates.ts'

/** The parts of a day that somebody can wish for. */
export const dayParts = ['am', 'pm', 'evening'] as const

export type DayPart = (typeof dayParts)[number]

const noon = wallMinutes('12:00')
const fiveOClock = wallMinutes('17:00')

/** Before noon, before 17:00, or later, by minutes from midnight on the wall. */
export const dayPartAt = (minute: number): DayPart => (minute < noon ? 'am' : minute < fiveOClock ? 'pm' : 'evening')

/** The same by the clock on the wall. */
export const dayPart = (time: string): DayPart => dayPartAt(wallMinutes(time))
