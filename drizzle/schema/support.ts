import { boolean, createdAt, id, index, instant, json, table, text, updatedAt } from './columns.ts'

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
