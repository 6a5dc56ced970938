import { dayMs } from '#app/core/calendar/durations.ts'

/** A dated fact counts up to and including this day (days since 1970-01-01, UTC); `always` for undated ones. */
export type DayNumber = number
export const always: DayNumber = 0xffff
export const dayOf = (instant: number): DayNumber => Math.floor(instant / dayMs)

/** What a provider is filtered, counted and ordered by at one place. */
export type SearchFacts = {
  specialtyIds: string[]
  neighborhoodId: string | null
  plans: { id: string; until: DayNumber }[]
  doctorLanguageIds: string[]
  staffLanguageIds: string[]
  gender: 'f' | 'm' | 'x' | null
  /** Takes new patients up to this day; null when not. */
  acceptingUntil: DayNumber | null
  telehealth: boolean
  weekend: boolean
  evening: boolean
  wheelchair: boolean
  minAge: number | null
  maxAge: number | null
  lat: number | null
  lng: number | null
}

/**
 * One provider at one place: the unit that the index numbers. Filters about places (plan, neighborhood, hours) can only
 * be true together at the same place, which is why the place and not the person is the document. The documents of a
 * provider are always neighbors, the primary place first.
 */
export type SearchDocument = SearchFacts & {
  providerId: string
  facilityId: string
  /** Posting keys: a namespace letter followed by the token. */
  terms: string[]
}

/**
 * The namespaces of posting keys. They are kept apart because they mean different tiers of relevance: a surname next
 * to its given name, a surname as its bearer writes it in Latin letters, any word of a name, initials, the beginning of a word, a word of a facility's name, a number (NPI or
 * telephone).
 */
export const namespaces = {
  surname: 's',
  ownSurname: 'o',
  given: 'g',
  word: 'n',
  initials: 'i',
  prefix: 'p',
  facility: 'f',
  latinOnly: 'l',
  number: 'd',
} as const

export const prefixLengths = [1, 2, 3, 4] as const
