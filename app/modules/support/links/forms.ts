import { z } from 'zod'

/** What the reader of a mailed answer writes back. Messages are keys of the `support` texts. */
export const linkReplyForm = z.object({
  body: z
    .string({ error: 'errors.body' })
    .trim()
    .min(2, { error: 'errors.body' })
    .max(4000, { error: 'errors.bodyLong' }),
  /** The lines that help were shown above what was written, and it is sent all the same. */
  helpNoticed: z.literal('yes').optional(),
})
