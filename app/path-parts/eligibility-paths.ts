import { type Search, withSearch } from '../core/page/with-search.ts'

const base = '/provider/3/mgmt/insurance-eligibility'
const checkPath = (check: string) => `${base}/${encodeURIComponent(check)}`

/** Insurance checks of a clinic; a part of `paths`. `place` is the clinic. */
export const eligibilityPaths = {
  /** `show` is which of the checks. */
  eligibility: (search: Search = {}) => withSearch(base, search),
  /** `visit` is the visit that it is made for. */
  eligibilityNew: (search: Search = {}) => withSearch(`${base}/new`, search),
  /** Tomorrow's visits. */
  eligibilityBatch: (search: Search = {}) => withSearch(`${base}/batch`, search),
  /** `step` is what a button does with it. */
  eligibilityCheck: (check: string, search: Search = {}) => withSearch(checkPath(check), search),
  eligibilityEdit: (check: string) => `${checkPath(check)}/edit`,
  /** The summary for the patient; `lang` is in which language. */
  eligibilityCard: (check: string, search: Search = {}) => withSearch(`${checkPath(check)}/card`, search),
  /** What was sent and what came back. */
  eligibilityRaw: (check: string) => `${checkPath(check)}/raw`,
} as const
