import type { callOutcomes as storedOutcomes, ticketKinds as storedKinds } from '#drizzle/schema/support.ts'

/** What forms and filters offer; this file reaches the browser's bundle, the tables must not. */

export const ticketKinds = [
  'general',
  'concierge',
  'technical',
  'billing',
  'partner',
  'complaint',
  'privacy',
] as const satisfies typeof storedKinds

export const callOutcomes = [
  'reached',
  'no_answer',
  'voicemail',
  'wrong_number',
] as const satisfies typeof storedOutcomes
