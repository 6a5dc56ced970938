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
  near: { lat: number; lng: number; radiusMeters: number | null } | null
}

export type SearchSort = 'best' | 'soonest' | 'distance'

export type SearchQuery = {
  text: string
  filters: SearchFilters
  sort: SearchSort
  offset: number
  limit: number
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
export type Understood = { kind: UnderstoodKind; id: string | null; text: string }

export type SearchResult = {
  total: number
  hits: SearchHit[]
  facets: FacetCounts
  understood: Understood[]
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
  near: null,
})

export function emptyFacets(): FacetCounts {
  return Object.fromEntries(facetNames.map((name) => [name, new Map<string, number>()])) as FacetCounts
}
