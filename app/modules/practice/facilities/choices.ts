import type { acceptingStates as storedStates } from '#drizzle/schema/directory.ts'

/** What the forms of a provider facility offer; this file reaches the browser, the tables must not. */

export const acceptingStates = [
  'yes',
  'limited',
  'no',
  'unknown',
] as const satisfies readonly (typeof storedStates)[number][]

export const planStates = ['accepted', 'not_accepted', 'unknown'] as const

export const providerFacilityRoles = ['owner', 'attending', 'associate', 'visiting'] as const
