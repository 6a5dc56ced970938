/** What a card and a profile show of a place's open times; schedules themselves are not known here. */
export type ProviderFacilityOpenings = {
  timeZone: string
  /** Code of the kind of visit that is counted. */
  visitCode: string
  /** Local dates in a row from today, with the number of open times; closed is a day without hours, not one that is full. */
  days: { date: string; count: number; isClosed: boolean }[]
  /** The first open time, epoch milliseconds; null when none is near. */
  firstAt: number | null
  /** The next open times that a card names, not more than two of a day; empty when none is near. */
  nextAt: number[]
  /** Whether the place keeps a waiting list for who finds no time. */
  hasWaitlist: boolean
}

/** Days ahead within which a weekday says which day is meant. */
export const nearDays = 6

/** By provider facility. A place that takes no bookings is missing. */
export type Openings = Readonly<Record<string, ProviderFacilityOpenings>>

/** Open times of a provider at a facility, in one key. */
export const openingKey = (providerId: string, facilityId: string): string => `${providerId} ${facilityId}`

/** For search: the first open time of each provider that has one. All in epoch milliseconds. */
export type SoonestOpenings = {
  firstAt: ReadonlyMap<string, number>
  /** The same by provider and facility (`openingKey`): a list shows a doctor where the time is. Left out, a time counts at each of their places. */
  firstAtFacility?: ReadonlyMap<string, number>
  /** An open time before this is soon. */
  soonBefore: number
  /** The ends of today and of tomorrow, by which those who fit alike are told apart; left out, soon is all one. */
  dayEnds?: readonly [today: number, tomorrow: number]
  /** Only who has an open time before this; null for everybody. */
  before: number | null
}

/** An open time as addresses and forms carry it: "2026-06-12T14:30Z". */
export const slotOf = (instant: number): string => `${new Date(instant).toISOString().slice(0, 16)}Z`
