import { createdAt, index, integer, table, text, updatedAt } from '../columns.ts'
import { facilities, providers } from '../directory.ts'
import { appointments } from '../scheduling.ts'

export const feedbackLanguage = ['yes', 'partly', 'no'] as const

/**
 * What a patient says of a visit to the practice, and to nobody else: once a visit, changed for as long as it can be given. No page of the
 * site shows it, and nothing is ranked by it.
 */
export const visitFeedback = table(
  'visit_feedback',
  {
    /** The visit's own. */
    id: text('id')
      .primaryKey()
      .references(() => appointments.id),
    facilityId: text('facility_id')
      .notNull()
      .references(() => facilities.id),
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id),
    /** From 1, very dissatisfied, to 5, very satisfied. */
    score: integer('score').notNull(),
    /** Whether they were spoken to in a language they follow; null where it was not said. */
    language: text('language', { enum: feedbackLanguage }),
    commentEnc: text('comment_enc'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('visit_feedback_facility').on(t.facilityId, t.createdAt)],
)
