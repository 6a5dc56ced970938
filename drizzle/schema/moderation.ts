import { createdAt, id, index, instant, json, table, text, updatedAt } from './columns.ts'

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
    reviewerId: text('reviewer_id'),
    decisionNote: text('decision_note'),
    dueAt: instant('due_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('change_requests_status').on(t.status, t.createdAt, t.id),
    index('change_requests_target').on(t.targetType, t.targetId, t.field),
  ],
)
