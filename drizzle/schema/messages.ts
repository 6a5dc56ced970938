import { createdAt, id, index, instant, integer, json, table, text, uniqueIndex, updatedAt } from './columns.ts'

/** Messages to be sent. Written in the transaction of the event they tell of; a worker sends them afterwards. */
export const messageOutbox = table(
  'message_outbox',
  {
    id: id(),
    channel: text('channel', { enum: ['sms', 'email', 'inapp'] }).notNull(),
    /** Address or number, encrypted. */
    toEnc: text('to_enc').notNull(),
    template: text('template').notNull(),
    locale: text('locale').notNull(),
    /** Neutral values only: times, facilities, links; never reason, specialty or test. Links are encrypted with the rest. */
    varsEnc: text('vars_enc').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    notBefore: instant('not_before').notNull(),
    state: text('state', {
      enum: ['queued', 'sending', 'sent', 'delivered', 'failed', 'suppressed', 'canceled'],
    }).notNull(),
    attempts: integer('attempts').notNull(),
    /** One message an event, template and channel. */
    dedupeKey: text('dedupe_key').notNull(),
    leaseUntil: instant('lease_until'),
    leaseOwner: text('lease_owner'),
    lastError: text('last_error'),
    providerRef: text('provider_ref'),
    sentAt: instant('sent_at'),
    meta: json<Record<string, string | number>>('meta').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('message_outbox_dedupe').on(t.dedupeKey),
    index('message_outbox_due').on(t.state, t.notBefore, t.id),
    index('message_outbox_subject').on(t.subjectType, t.subjectId),
  ],
)

/** Addresses and numbers whose owner wants no more messages on a channel. Only a keyed hash of the contact is kept. */
export const contactOptOuts = table(
  'contact_opt_outs',
  {
    id: id(),
    channel: text('channel', { enum: ['sms', 'email'] }).notNull(),
    contactHash: text('contact_hash').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [uniqueIndex('contact_opt_outs_contact').on(t.channel, t.contactHash)],
)

/**
 * Numbers and addresses that messages of booking go to, by keyed hash. The row is what writers who count for one contact
 * wait at, and says since when its owner has shown that messages reach them.
 */
export const contactStandings = table('contact_standings', {
  /** Keyed hash of channel and contact. */
  id: id(),
  confirmedAt: instant('confirmed_at'),
  confirmedBy: text('confirmed_by', { enum: ['link', 'code', 'desk', 'text'] }),
  usedAt: instant('used_at').notNull(),
  /** Messages of one New York day that were caused while nobody had confirmed, and which day. */
  day: text('day'),
  messages: integer('messages').notNull().default(0),
})

/**
 * Text messages that came in, once each: what was understood and what it did. Neither the text nor the number is kept, only
 * a keyed hash of the number.
 */
export const messageInbound = table(
  'message_inbound',
  {
    id: id(),
    /** What the gateway calls it; a message that comes again is known by it. */
    providerRef: text('provider_ref').notNull(),
    contactHash: text('contact_hash').notNull(),
    /** Null for a text that is none of the words. */
    word: text('word', { enum: ['confirm', 'cancel', 'stop', 'start'] }),
    outcome: text('outcome', {
      enum: ['confirmed', 'canceled', 'opted_out', 'opted_in', 'refused', 'unclear', 'unknown'],
    }).notNull(),
    /** The appointment it was about. */
    appointmentId: text('appointment_id'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('message_inbound_ref').on(t.providerRef),
    index('message_inbound_contact').on(t.contactHash, t.createdAt),
  ],
)
