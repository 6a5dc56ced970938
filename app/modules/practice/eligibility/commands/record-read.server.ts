import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordEligibility } from './take-step.server.ts'

type Seen = Readonly<{
  action?: 'practice.eligibility_read' | 'practice.eligibility_raw_read'
  subject: Readonly<{ type: 'eligibility_check' | 'facility'; id: string }>
  fields: readonly string[]
}>

/** What lists show of people. */
export const listFields = ['patientName', 'carrierId', 'serviceDate', 'status'] as const

/** What the page of a check shows. */
export const checkFields = [...listFields, 'memberId', 'birthDate', 'sex', 'benefits'] as const

/** Records that somebody was shown data of patients. */
export function recordEligibilityRead(
  { userId }: ProviderActor,
  { action = 'practice.eligibility_read', subject, fields }: Seen,
): Promise<void> {
  return withTransaction((tx) => recordEligibility(tx, { userId, action, subject, fields }))
}
