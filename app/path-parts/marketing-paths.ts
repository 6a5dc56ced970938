import { type Search, withSearch } from '../core/page/with-search.ts'

const base = '/provider/mgmt/marketing'

/** Telling patients of the doctors of a clinic; a part of `paths`. */
export const marketingPaths = {
  marketing: (search: Search = {}) => withSearch(base, search),
  /** What there is to tell of a doctor at a clinic; `lang` is the language of codes and pictures. */
  marketingOf: (providerFacility: string, search: Search = {}) =>
    withSearch(`${base}/${encodeURIComponent(providerFacility)}`, search),
  /** A sheet to print: `of` is the page that its code leads to, `lang` its language. */
  poster: (providerFacility: string, search: Search = {}) =>
    withSearch(`${base}/${encodeURIComponent(providerFacility)}/poster`, search),
} as const
