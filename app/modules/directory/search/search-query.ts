import type { Localized } from '#app/core/i18n/locale.ts'
import type { TypedPart } from './typed-text.ts'
import type { SoonestOpenings } from '#app/modules/directory/openings.ts'

export type SearchFilters = {
  specialtyIds: string[]
  neighborhoodIds: string[]
  planIds: string[]
  languageIds: string[]
  /** Who has to speak the chosen languages: the doctor, the staff of the place, or either. */
  languageBy: 'anyone' | 'doctor' | 'staff'
  genders: ('f' | 'm' | 'x')[]
  acceptingNew: boolean
  telehealth: boolean
  weekend: boolean
  evening: boolean
  wheelchair: boolean
  /** Age of the child in completed years. */
  childAge: number | null
  /** Only these providers, by id; null for everybody. */
  among: ReadonlySet<string> | null
  near: { lat: number; lng: number; radiusMeters: number | null } | null
}

export type SearchSort = 'best' | 'soonest' | 'distance'

export type SearchQuery = {
  text: string
  filters: SearchFilters
  sort: SearchSort
  offset: number
  limit: number
  /** Among those who are equally right the nearest come first; asks for `near`, and for the order `best`. */
  nearestFirst?: boolean
  /** Neighborhoods that come first among those who fit alike, where no place is asked for; ids. */
  firstNeighborhoodIds?: readonly string[]
  /** Who can be booked and when: what `soonest` orders by, and the first thing that makes a provider fit. */
  soonest?: SoonestOpenings
}

export const facetNames = [
  'specialty',
  'neighborhood',
  'plan',
  'language',
  'gender',
  'acceptingNew',
  'telehealth',
  'weekend',
  'evening',
  'wheelchair',
] as const
export type FacetName = (typeof facetNames)[number]

/** Doctors per value of each facet, the facet's own choice left aside. Keys are ids, or 'yes' for booleans. */
export type FacetCounts = Record<FacetName, Map<string, number>>

export type SearchHit = {
  providerId: string
  /** Whole meters to the nearest matching place; null without `near` or without coordinates. */
  distanceMeters: number | null
  /** The nearest matching place, or the first one. */
  facilityId: string | null
}

export type UnderstoodKind =
  'specialty' | 'symptom' | 'neighborhood' | 'language' | 'plan' | 'gender' | 'flag' | 'name' | 'facility'
/** What nothing knew and nobody was found by is a name all the same, for whoever keeps what was typed. */
export type Understood = { kind: UnderstoodKind; id: string | null; text: string; isUnused?: boolean }

/** A part of the text that was understood, and the text without it, both as typed. */
export type UnderstoodPart = Understood & {
  rest: string
  /** The words mean nothing else: the name of a carrier is also that of each of its plans. */
  isCertain: boolean
}

/** How a text was read that is more than names and words of the vocabulary. */
export type ReadSentence = {
  /** What it tells, in neutral words; empty when only the model answered. */
  labels: Localized[]
  /** Kinds of doctor for it, the fitting first. */
  specialtyIds: string[]
  /** The text with nothing but its wishes. */
  rest: string
  /** Wishes that nobody fits together with the others, as typed. */
  givenUp: string[]
  /** Of these, the neighborhoods, by id. */
  givenUpNeighborhoods: string[]
}

export type SearchResult = {
  total: number
  hits: SearchHit[]
  facets: FacetCounts
  understood: Understood[]
  /** Of those, what has a meaning, each with the text that remains without it; none for names. */
  meant: UnderstoodPart[]
  sentence: ReadSentence | null
  /** Words that did nothing, as typed; none of a complaint, and nobody's name. */
  unused: string[]
  /** Set when nothing was found as typed and a spelling one step away was. */
  corrected: { from: string; to: string } | null
  /** Only when total is 0: the parts of the text that could be given up, at most eight. */
  parts: TypedPart[]
}

export type SuggestionKind = 'provider' | 'specialty' | 'symptom' | 'neighborhood' | 'facility' | 'plan'
/** `slug` of a provider is its own; `specialtySlug` is what its address needs besides (null for every other kind). */
export type Suggestion = {
  kind: SuggestionKind
  id: string
  slug: string
  label: string
  detail: string
  specialtySlug: string | null
  /** What to search for when it is chosen, where that is more than its label. */
  query?: string
}

export const noFilters: Readonly<SearchFilters> = Object.freeze({
  specialtyIds: [],
  neighborhoodIds: [],
  planIds: [],
  languageIds: [],
  languageBy: 'anyone',
  genders: [],
  acceptingNew: false,
  telehealth: false,
  weekend: false,
  evening: false,
  wheelchair: false,
  childAge: null,
  among: null,
  near: null,
})

export function emptyFacets(): FacetCounts {
  return Object.fromEntries(facetNames.map((name) => [name, new Map<string, number>()])) as FacetCounts
}
