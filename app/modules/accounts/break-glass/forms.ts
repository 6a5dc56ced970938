import { z } from 'zod'

/** Why somebody has to see health data, or the pages of somebody else. Messages are keys of the `admin` texts. */
export const reasonForm = z.object({
  reason: z
    .string({ error: 'grants.errors.reason' })
    .trim()
    .min(10, 'grants.errors.reason')
    .max(500, 'grants.errors.reasonLong'),
})
