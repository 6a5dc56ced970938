import { z } from 'zod'
import { inEachLocale, seenNumber, textForm } from '../forms.ts'
import { postFields, textOrigins } from './post-fields.ts'
import { postSteps } from './post-status.ts'

const origin = z.enum(textOrigins).optional()

/** What a post's editor can be asked; the other fields are read once this is known. */
export const intentForm = z.object({ intent: z.enum(['save', 'convert', 'discard', 'restore', 'sign', ...postSteps]) })

/** A text of a post with what is chosen beside it. */
export const postForm = z.object({
  seen: seenNumber,
  text: textForm(postFields),
  category: z.string().max(64).optional(),
  origin: inEachLocale(origin).optional(),
  coverId: z.string().max(64).optional(),
  cover: z.instanceof(File).nullable().catch(null),
  withoutCover: z.literal('on').optional().catch(undefined),
})

/** Messages are keys of the `content` texts. */
const reviewerName = z
  .string({ error: 'errors.reviewer' })
  .trim()
  .min(2, { error: 'errors.reviewer' })
  .max(80, { error: 'errors.reviewer' })
export const signForm = z.object({ seen: seenNumber, reviewer: inEachLocale(reviewerName) })

export const stepForm = z.object({
  intent: z.enum(postSteps),
  version: z.coerce.number().int().min(1),
  note: z.string().trim().max(2000).optional(),
  /** A wall time of New York. */
  publishAt: z.string().max(30).optional(),
  redirectTo: z.string().trim().max(160).optional(),
})

/** A decision from the list of posts. */
export const listDecisionForm = z.object({
  intent: z.enum(['approve', 'return']),
  post: z.string().max(64),
  version: z.coerce.number().int().min(1),
  note: z.string().trim().max(2000).optional(),
})
