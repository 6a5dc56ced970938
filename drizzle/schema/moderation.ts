import { boolean, createdAt, id, index, instant, integer, json, localized, table, text, updatedAt } from './columns.ts'

export const changeRequestKinds = [
  'new_doctor',
  'claim',
  'description',
  'image',
  'update_provider',
  'update_facility',
  'association_new',
  'association_change',
  'merge',
] as const

export const changeRequestStatuses = [
  'draft',
  'submitted',
  'in_review',
  'needs_info',
  'approved',
  'applied',
  'apply_failed',
  'rejected',
  'withdrawn',
  'expired',
  'superseded',
] as const

/** A proposed change that a reviewer decides (product rule: the reviewer is never the submitter). */
export const changeRequests = table(
  'change_requests',
  {
    id: id(),
    kind: text('kind', { enum: changeRequestKinds }).notNull(),
    targetType: text('target_type').notNull(),
    targetId: text('target_id').notNull(),
    /** The field or topic reported; one open request per target, field and submitter. */
    field: text('field').notNull(),
    submitterType: text('submitter_type', { enum: ['public', 'user'] }).notNull(),
    submitterId: text('submitter_id'),
    /** Of a visitor's report: their words and how to reach them, JSON, encrypted. Null for people who are signed in. */
    reportEnc: text('report_enc'),
    locale: text('locale').notNull(),
    before: json<Record<string, unknown>>('before').notNull(),
    after: json<Record<string, unknown>>('after').notNull(),
    status: text('status', { enum: changeRequestStatuses }).notNull(),
    /** Who has taken it on, and once it is decided who decided. */
    reviewerId: text('reviewer_id'),
    /** When it was taken on; a while later anybody may. Of one given to a reviewer an instant ahead (`givenFrom`). Null once it is decided or given back. */
    claimedAt: instant('claimed_at'),
    decidedAt: instant('decided_at'),
    /** Code of a row of `decision_reasons`; the words as they were told stand in `decisionNote`. */
    reasonCode: text('reason_code'),
    decisionNote: text('decision_note'),
    /** What was applied instead of `after` when the reviewer put words right; both are kept. */
    decidedAfter: json<Record<string, unknown>>('decided_after'),
    /** The decided request that this one takes up again. */
    reopenedFromId: text('reopened_from_id'),
    dueAt: instant('due_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('change_requests_status').on(t.status, t.createdAt, t.id),
    index('change_requests_target').on(t.targetType, t.targetId, t.field),
    index('change_requests_queue').on(t.kind, t.status, t.createdAt, t.id),
    index('change_requests_decided').on(t.decidedAt, t.id),
  ],
)

/** Why a request goes back or is turned down, in words that the submitter is told; the administration edits them. */
export const decisionReasons = table('decision_reasons', {
  /** A code such as `duplicate`. */
  id: id(),
  /** `return` asks the submitter for more, `reject` ends the request. */
  decision: text('decision', { enum: ['return', 'reject'] }).notNull(),
  /** The queues in which it is offered. */
  queues: json<string[]>('queues').notNull(),
  /** In the list of reasons, and as it is told to the submitter. */
  text: localized('text').notNull(),
  isActive: boolean('is_active').notNull(),
  sort: integer('sort').notNull(),
})

/** Words that a description may not say: promises of a cure and their like, in the locale in which they are looked for. */
export const bannedClaims = table('banned_claims', {
  id: id(),
  locale: text('locale').notNull(),
  phrase: text('phrase').notNull(),
  kind: text('kind', { enum: ['cure', 'guarantee', 'superlative', 'safety', 'secret'] }).notNull(),
  isActive: boolean('is_active').notNull(),
})

/** A call that a reviewer made about a request. What was said is sealed: it may tell of anybody. */
export const reviewCalls = table(
  'review_calls',
  {
    id: id(),
    requestId: text('request_id')
      .notNull()
      .references(() => changeRequests.id),
    reviewerId: text('reviewer_id').notNull(),
    /** E.164; the number that was called. */
    phone: text('phone'),
    outcome: text('outcome', { enum: ['confirmed', 'denied', 'no_answer', 'wrong_number'] }).notNull(),
    noteEnc: text('note_enc'),
    createdAt: createdAt(),
  },
  (t) => [index('review_calls_request').on(t.requestId, t.createdAt)],
)
