import { type Search, withSearch } from '../core/page/with-search.ts'

const base = '/provider/3/mgmt/app/i693'
const casePath = (id: string) => `${base}/${encodeURIComponent(id)}`

/** Cases of the immigration exam at a clinic; a part of `paths`. `place` is the clinic. */
export const i693Paths = {
  /** `status` is which of the cases. */
  i693Board: (search: Search = {}) => withSearch(base, search),
  /** `appointment` is the visit that a case is made for. */
  i693New: (search: Search = {}) => withSearch(`${base}/new`, search),
  /** `step` is what is done with it. */
  i693Case: (id: string, search: Search = {}) => withSearch(casePath(id), search),
  i693Person: (id: string) => `${casePath(id)}/person`,
  /** `form` is which of its forms is sent. */
  i693Vaccines: (id: string, search: Search = {}) => withSearch(`${casePath(id)}/vaccines`, search),
  i693Vaccine: (id: string, code: string) => `${casePath(id)}/vaccines/${encodeURIComponent(code)}`,
  i693Tests: (id: string) => `${casePath(id)}/tests`,
  i693Test: (id: string, kind: string) => `${casePath(id)}/tests/${encodeURIComponent(kind)}`,
  i693Signature: (id: string, search: Search = {}) => withSearch(`${casePath(id)}/signature`, search),
  i693History: (id: string) => `${casePath(id)}/history`,
  /** What is missing, on paper for the patient. */
  i693Missing: (id: string) => `${casePath(id)}/missing`,
} as const
