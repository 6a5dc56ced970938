import { metersPerMile } from '#app/modules/geo/distance.ts'

/** What is known of somebody who might be seen instead. */
export type Alternative = {
  /** To the nearest of their places; null when that is not known. */
  meters: number | null
  languageIds: readonly string[]
  /** The next open time, epoch milliseconds; null when none can be booked online. */
  firstAt: number | null
}

/** What a profile's reader came for. */
export type Sought = {
  /** Languages of the profile that not everybody speaks. */
  languageIds: readonly string[]
  /** An open time before this is soon, epoch milliseconds. */
  soonBefore: number
}

/** All in miles that somebody would go further for it. */
const milesForLanguages = 6
const milesForSoon = 2
const milesForAnyTime = 5
/** Where it is not known, it may be anywhere in the city. */
const milesUnknown = 12

/** How far from what is sought somebody is, in miles: the way, more for each language that they do not speak, and more for a long wait. */
function distanceFrom({ languageIds, soonBefore }: Sought, other: Alternative): number {
  const miles = other.meters === null ? milesUnknown : other.meters / metersPerMile
  const missing = languageIds.filter((id) => !other.languageIds.includes(id)).length
  const silence = languageIds.length === 0 ? 0 : (missing / languageIds.length) * milesForLanguages
  const isLate = other.firstAt !== null && other.firstAt >= soonBefore
  return miles + silence + (other.firstAt === null ? milesForAnyTime : isLate ? milesForSoon : 0)
}

/** The most similar first; those who are alike stay in the order in which they were found. */
export function mostSimilar<T extends Alternative>(others: readonly T[], sought: Sought): T[] {
  const known = new Map(others.map((other) => [other, distanceFrom(sought, other)]))
  return others.toSorted((one, other) => known.get(one)! - known.get(other)!)
}
