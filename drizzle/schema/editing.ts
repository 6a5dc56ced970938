import { createdAt, id, index, integer, json, table, text, uniqueIndex, updatedAt } from './columns.ts'

/** What the administration's editor writes: posts of the blog, and the kinds of rows of the library. */
export const textKinds = [
  'post',
  'topic',
  'lab-test',
  'medicine',
  'modality',
  'insurance-card',
  'insurance-term',
  'exam-rule',
  'specialty',
] as const

/** A whole text by the names of its fields, such as `title.en-US`. */
export type StoredText = Record<string, string>

/** Every text that was ever kept, whole: who wrote it, and when. The last one is what editors see; of a post not always what readers see. */
export const contentRevisions = table(
  'content_revisions',
  {
    id: id(),
    kind: text('kind', { enum: textKinds }).notNull(),
    subjectId: text('subject_id').notNull(),
    /** Counts from 1. Whoever saves names the last one seen: of two at once one gets the next number. */
    number: integer('number').notNull(),
    text: json<StoredText>('text').notNull(),
    /** `original`: as it stood before anybody edited it. */
    cause: text('cause', { enum: ['original', 'save', 'convert', 'restore', 'sign'] }).notNull(),
    createdById: text('created_by_id'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('content_revisions_number').on(t.kind, t.subjectId, t.number)],
)

/** What somebody is typing and has not saved; one for each person and text. Never shown to anybody else. */
export const contentDrafts = table(
  'content_drafts',
  {
    id: id(),
    kind: text('kind', { enum: textKinds }).notNull(),
    subjectId: text('subject_id').notNull(),
    userId: text('user_id').notNull(),
    /** The last revision that its writer had seen. */
    seenNumber: integer('seen_number').notNull(),
    text: json<StoredText>('text').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('content_drafts_own').on(t.kind, t.subjectId, t.userId)],
)

/** How often a post was opened on a day of New York. Nothing is known of who opened it. */
export const blogViews = table(
  'blog_views',
  {
    id: id(),
    postId: text('post_id').notNull(),
    /** YYYY-MM-DD. */
    day: text('day').notNull(),
    views: integer('views').notNull(),
  },
  (t) => [uniqueIndex('blog_views_day').on(t.postId, t.day), index('blog_views_by_day').on(t.day)],
)
