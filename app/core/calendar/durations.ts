/** Lengths of time in milliseconds. A calendar day is counted in dates.ts: on two days of a year it has not this length. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** Whole minutes from one instant to a later one; never below 0. */
export function minutesBetween(from: number, to: number): number {
  return Math.max(0, Math.floor((to - from) / minuteMs))
}
