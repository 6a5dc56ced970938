import { sql } from 'drizzle-orm'
import {
  boolean,
  createdAt,
  id,
  index,
  instant,
  integer,
  json,
  localized,
  table,
  text,
  uniqueIndex,
  updatedAt,
} from './columns.ts'

export const ticketKinds = ['general', 'concierge', 'technical', 'billing', 'partner', 'complaint', 'privacy'] as const

/** A question to the people who run the product. What was written is encrypted: patients tell health data unasked. */
export const supportTickets = table(
  'support_tickets',
  {
    id: id(),
    /** Shown to the writer; like a booking's. */
    reference: text('reference').notNull().unique(),
    /** SHA-256 of a public form's key and words: sent twice, it is one ticket. Null where a person is signed in. */
    formHash: text('form_hash').unique(),
    kind: text('kind', { enum: ticketKinds }).notNull(),
    status: text('status', {
      enum: ['new', 'open', 'waiting_customer', 'solved', 'closed', 'spam', 'merged'],
    }).notNull(),
    /** A signed-in writer; null for the public. */
    userId: text('user_id'),
    /** Name, phone, e-mail, WeChat id, preferred time: JSON, encrypted. */
    contactEnc: text('contact_enc').notNull(),
    locale: text('locale').notNull(),
    subjectEnc: text('subject_enc').notNull(),
    /** What the form asked besides: need, area, plan, language … by id. */
    wishes: json<Record<string, string>>('wishes').notNull(),
    assigneeId: text('assignee_id'),
    /** One business day: Monday to Friday 9 to 18, New York. */
    dueAt: instant('due_at').notNull(),
    /** Of a merged one: the ticket that has its messages now. */
    mergedIntoId: text('merged_into_id'),
    /** Since when it is solved; it closes by itself a week later. */
    solvedAt: instant('solved_at'),
    /** Counts everything that is done to it, so that two who answer at once see each other. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('support_tickets_queue').on(t.status, t.dueAt, t.id),
    index('support_tickets_user').on(t.userId, t.createdAt),
  ],
)

export const ticketMessages = table(
  'ticket_messages',
  {
    id: id(),
    ticketId: text('ticket_id')
      .notNull()
      .references(() => supportTickets.id),
    author: text('author', { enum: ['customer', 'staff', 'system'] }).notNull(),
    authorId: text('author_id'),
    bodyEnc: text('body_enc').notNull(),
    isInternal: boolean('is_internal').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('ticket_messages_ticket').on(t.ticketId, t.createdAt)],
)

/** A doctor whom customer service names in an answer, in the order in which they stand under it. */
export const ticketPicks = table(
  'ticket_picks',
  {
    id: id(),
    messageId: text('message_id')
      .notNull()
      .references(() => ticketMessages.id),
    providerId: text('provider_id').notNull(),
    position: integer('position').notNull(),
  },
  (t) => [uniqueIndex('ticket_picks_place').on(t.messageId, t.position)],
)

export const callOutcomes = ['reached', 'no_answer', 'voicemail', 'wrong_number'] as const

/** A call to be made, or one that was: whoever has only a telephone is answered by one. */
export const ticketCalls = table(
  'ticket_calls',
  {
    id: id(),
    ticketId: text('ticket_id')
      .notNull()
      .references(() => supportTickets.id),
    /** From when on it is to be made. */
    dueAt: instant('due_at').notNull(),
    /** Null until it was made, or was no longer needed. */
    endedAt: instant('ended_at'),
    /** Null of one that ended without being made. */
    outcome: text('outcome', { enum: callOutcomes }),
    /** What was said, for those who work here. */
    noteEnc: text('note_enc'),
    callerId: text('caller_id'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('ticket_calls_open')
      .on(t.ticketId)
      .where(sql`ended_at is null`),
    index('ticket_calls_due').on(t.endedAt, t.dueAt, t.id),
  ],
)

/** An answer that is written once and used often, in the three languages. */
export const ticketMacros = table(
  'ticket_macros',
  {
    id: id(),
    name: localized('name').notNull(),
    body: localized('body').notNull(),
    isActive: boolean('is_active').notNull(),
    sort: integer('sort').notNull(),
    version: integer('version').notNull(),
    updatedById: text('updated_by_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('ticket_macros_sort').on(t.isActive, t.sort, t.id)],
)
