import { z } from 'zod'

/** From very satisfied to very dissatisfied, as they are asked. */
export const scores = ['5', '4', '3', '2', '1'] as const
export const languageAnswers = ['yes', 'partly', 'no'] as const
export const longestComment = 1000

/** How a visit was. Errors are keys of `booking`. */
export const feedbackForm = z.object({
  score: z.enum(scores, { error: 'feedback.errors.score' }),
  /** Whether the language was followed. */
  understood: z.enum(languageAnswers).optional(),
  comment: z
    .string()
    .trim()
    .max(longestComment, { error: 'feedback.errors.comment' })
    .optional()
    .transform((text) => text || null),
})

export type FeedbackAnswers = z.output<typeof feedbackForm>
