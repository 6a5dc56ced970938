/** What an address asks of a list of places. Unknown values simply find nothing; numbers and order are not chosen. */
export type FacilityFilters = {
  /** Slug of a neighborhood, or empty. */
  near: string
  /** Code of a service: a category of tests, a modality. */
  service: string
  /** Language tag. */
  lang: string
  /** Address of a plan or id of a plan group. */
  plan: string
  isWalkIn: boolean
  isAtHome: boolean
  isOpenNow: boolean
}

const one = (search: URLSearchParams, name: string) => (search.get(name) ?? '').trim().slice(0, 80)

/** Reads an address's query. Never throws. */
export function parseFacilityFilters(search: URLSearchParams): FacilityFilters {
  return {
    near: one(search, 'near'),
    service: one(search, 'service'),
    lang: one(search, 'lang'),
    plan: one(search, 'plan'),
    isWalkIn: search.get('walkin') === '1',
    isAtHome: search.get('home') === '1',
    isOpenNow: search.get('open') === '1',
  }
}

/** The names of the query, for the cache: any other key changes nothing. */
export const facilityQueryKeys = ['near', 'service', 'lang', 'plan', 'walkin', 'home', 'open'] as const

/** How many filters are chosen. */
export function countFacilityFilters({ isWalkIn, isAtHome, isOpenNow, ...texts }: FacilityFilters): number {
  return [isWalkIn, isAtHome, isOpenNow, ...Object.values(texts)].filter(Boolean).length
}
