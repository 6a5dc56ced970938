import { z } from 'zod'
import { callOutcomes } from '../ticket-choices.ts'

/** How a call went. Messages are keys of the `support` texts. */
export const callForm = z.object({
  version: z.coerce.number().int().min(1),
  outcome: z.enum(callOutcomes, { error: 'errors.outcome' }),
  note: z.string().trim().max(2000, { error: 'errors.noteLong' }).default(''),
})
