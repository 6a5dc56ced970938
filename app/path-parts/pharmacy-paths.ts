import { type Search, withSearch } from '../core/page/with-search.ts'

const base = '/provider/mgmt/pharmacy'
const refill = (id: string) => `${base}/refills/${encodeURIComponent(id)}`

/** The pharmacies of a clinic, and requests for refills; a part of `paths`. `place` is the clinic. */
export const pharmacyPaths = {
  /** Requests; `show` is which of them. */
  pharmacy: (search: Search = {}) => withSearch(base, search),
  refillNew: (search: Search = {}) => withSearch(`${base}/new`, search),
  refill: (id: string) => refill(id),
  refillFax: (id: string) => `${refill(id)}/fax`,
  pharmacyList: (search: Search = {}) => withSearch(`${base}/list`, search),
  /** One that is typed, changed or taken from our directory; `pharmacy` or `from` is which. */
  pharmacyEntry: (search: Search = {}) => withSearch(`${base}/list/entry`, search),
} as const
