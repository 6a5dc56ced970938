import { type Search, withSearch } from '../core/page/with-search.ts'

const base = '/provider/4/dashboard/care-coordination'
const segment = encodeURIComponent
const casePath = (id: string) => `${base}/case/${segment(id)}`

/** Referrals; a part of `paths`. A referral is addressed by its id: nothing about a person stands in an address. */
export const coordinationPaths = {
  /** `box` and `show` say which of them. */
  careBoard: (search: Search = {}) => withSearch(base, search),
  careNew: () => `${base}/create`,
  careEdit: (id: string) => `${base}/edit/${segment(id)}`,
  /** Says that it is sent; anybody may open it, and it names nobody. */
  careSent: (id: string) => `${base}/success/${segment(id)}`,
  /** `form` is which of its forms is sent. */
  careCase: (id: string, search: Search = {}) => withSearch(casePath(id), search),
  /** What is asked before a step. */
  careStep: (id: string, step: string) => `${casePath(id)}/step/${segment(step)}`,
  /** On paper: the patient's copy or the recipient's. */
  careSheet: (id: string, search: Search = {}) => withSearch(`${casePath(id)}/sheet`, search),
  careDocument: (id: string, document: string) => `${casePath(id)}/documents/${segment(document)}`,
  /** The page of who has a link and no account; the token is base62 and needs no escaping. */
  carePublic: (token: string, search: Search = {}) => withSearch(`/care-coordination/${token}`, search),
  carePublicDocument: (token: string, document: string) => `/care-coordination/${token}/documents/${segment(document)}`,
} as const
