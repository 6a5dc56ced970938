import { z } from 'zod'

/** What a signed-in writer can choose; the public forms have further kinds. */
export const writerKinds = ['general', 'technical', 'billing', 'complaint', 'privacy'] as const

const body = z
  .string({ error: 'contact.errors.body' })
  .trim()
  .min(5, { error: 'contact.errors.body' })
  .max(4000, { error: 'contact.errors.bodyLong' })

/** A new question. Messages are keys of the `dashboard` texts. */
export const ticketForm = z.object({
  kind: z.enum(writerKinds, { error: 'contact.errors.kind' }),
  subject: z
    .string({ error: 'contact.errors.subject' })
    .trim()
    .min(2, { error: 'contact.errors.subject' })
    .max(120, { error: 'contact.errors.subjectLong' }),
  body,
})

/** A further turn of a ticket. */
export const replyForm = z.object({ body })
