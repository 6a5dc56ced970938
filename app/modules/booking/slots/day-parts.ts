/** The parts of a day that somebody can wish for. */
export const dayParts = ['am', 'pm', 'evening'] as const

export type DayPart = (typeof dayParts)[number]

/** Before noon, before 17:00, or later, by the clock on the wall. */
export function dayPart(time: string): DayPart {
  return time < '12:00' ? 'am' : time < '17:00' ? 'pm' : 'evening'
}
