import type { genders as storedGenders } from '#drizzle/schema/directory.ts'

/** What the forms of a profile offer; this file reaches the browser, the tables must not. */

export const genders = ['f', 'm', 'x', 'undisclosed'] as const satisfies typeof storedGenders

export const languageLevels = ['native', 'fluent', 'basic'] as const

/** Specialties of one profile: the main one and five more. */
export const mostSpecialties = 6

/** Credentials that a profile tells of; DEA numbers and the like are nobody's business. */
export const credentialKinds = [
  'license',
  'board',
  'education',
  'residency',
  'fellowship',
  'hospital',
  'language_cert',
] as const

export const personalParts = ['names', 'specialties', 'languages', 'facts', 'bio', 'photo', 'credentials'] as const

export type PersonalPart = (typeof personalParts)[number]

/** Parts that a reviewer looks at before patients see them; `photo` always, the others once the profile is public. */
const reviewedParts = ['names', 'bio', 'photo', 'credentials'] as const satisfies readonly PersonalPart[]

export type ReviewedPart = (typeof reviewedParts)[number]

export const isReviewed = (part: PersonalPart): part is ReviewedPart =>
  (reviewedParts as readonly PersonalPart[]).includes(part)
