import { type Search, withSearch } from './core/page/with-search.ts'

/** The addresses of associations; a part of `paths`. */
export const associationPaths = {
  associationLogin: (search: Search = {}) => withSearch('/association/login', search),
  /** Registering one; `sent` is the page after it. */
  associationSignup: (search: Search = {}) => withSearch('/association/signup', search),
  /** What an association says of itself and how it takes members, a step at a time. */
  associationOnboarding: (search: Search = {}) => withSearch('/association/onboarding', search),
  /** Its page for everybody. */
  association: (slug: string) => `/association/${encodeURIComponent(slug)}`,
  /** Where it is managed; `reason` says why somebody was sent here. */
  associationHome: (search: Search = {}) => withSearch('/association-management', search),
  associationLogout: () => '/association-management/logout',
} as const
