import { sql } from 'drizzle-orm'
import { boolean, createdAt, id, index, instant, integer, json, table, text, uniqueIndex } from './columns.ts'

/** Short links that do one thing (`/{token}`); only a hash is stored. */
export const actionTokens = table(
  'action_tokens',
  {
    id: id(),
    hash: text('hash').notNull().unique(),
    kind: text('kind', {
      enum: [
        'appt_manage',
        'waitlist_offer',
        'appt_confirm',
        'event_ticket',
        'event_door',
        'cc_access',
        'email_verify',
        'pwd_reset',
        'invite',
        'ticket_reply',
        'own_visits',
        'queue_turn',
        'association_member',
        'association_join',
      ],
    }).notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    maxUses: integer('max_uses'),
    usedCount: integer('used_count').notNull(),
    expiresAt: instant('expires_at').notNull(),
    isOtpRequired: boolean('is_otp_required').notNull(),
    revokedAt: instant('revoked_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('action_tokens_subject').on(t.subjectType, t.subjectId, t.kind),
    index('action_tokens_expires').on(t.expiresAt),
  ],
)

/** Addresses under which a program reads the times of a doctor's visits; only a hash is stored of what opens one. */
export const calendarFeeds = table(
  'calendar_feeds',
  {
    id: id(),
    hash: text('hash').notNull().unique(),
    /** Whose right it is to see them. */
    userId: text('user_id').notNull(),
    providerId: text('provider_id').notNull(),
    /** The language of its words. */
    locale: text('locale', { enum: ['zh-Hans', 'zh-Hant', 'en-US'] }).notNull(),
    /** When it was last asked for, to the hour. */
    readAt: instant('read_at'),
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('calendar_feeds_living')
      .on(t.userId, t.providerId)
      .where(sql`ended_at is null`),
  ],
)

/** One-time codes sent to the contact on file. */
export const otps = table(
  'otps',
  {
    id: id(),
    tokenId: text('token_id').notNull(),
    channel: text('channel', { enum: ['sms', 'email'] }).notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (t) => [index('otps_token').on(t.tokenId, t.createdAt)],
)

/** Who did what to whose data. Hash-chained; triggers forbid update and delete. */
export const auditEvents = table(
  'audit_events',
  {
    id: id(),
    seq: integer('seq').notNull(),
    at: instant('at').notNull(),
    actorType: text('actor_type', { enum: ['anonymous', 'patient', 'user', 'system'] }).notNull(),
    actorId: text('actor_id'),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    outcome: text('outcome', { enum: ['ok', 'refused', 'failed'] }).notNull(),
    /** Names of the fields read or changed; never their values. */
    fields: json<string[]>('fields').notNull(),
    requestId: text('request_id'),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [
    uniqueIndex('audit_events_seq').on(t.seq),
    // The log is searched by who, what and when, the latest first.
    index('audit_events_time').on(t.at, t.seq),
    index('audit_events_actor_time').on(t.actorId, t.at, t.seq),
    index('audit_events_subject_time').on(t.subjectType, t.subjectId, t.at, t.seq),
    index('audit_events_action_time').on(t.action, t.at, t.seq),
  ],
)

/** One row: the last event of the chain. Writers take it first, so that no two events share a place in the chain. */
export const auditHeads = table('audit_heads', {
  id: id(),
  seq: integer('seq').notNull(),
  hash: text('hash').notNull(),
})
