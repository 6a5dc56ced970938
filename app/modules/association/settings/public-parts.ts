import type { Association } from '../onboarding-steps.ts'

type PublicPart = NonNullable<Association['hiddenParts']>[number]

/** What an association may leave out of its page, in the order of the page. */
export const publicParts = [
  'statistics',
  'events',
  'doctors',
  'endorsements',
  'officers',
  'contact',
] as const satisfies readonly PublicPart[]
