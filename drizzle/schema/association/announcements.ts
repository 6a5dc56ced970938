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
} from '../columns.ts'
import { users } from '../accounts.ts'
import { announcementChannels, associationMembers, associations } from './associations.ts'
import { associationEvents } from './events.ts'

export const announcementStatuses = ['draft', 'scheduled', 'sending', 'sent', 'canceled'] as const

export const announcementSegments = ['all', 'status', 'officers', 'dues', 'event', 'doctors', 'chosen'] as const

export const segmentStatuses = ['active', 'lapsed', 'applied', 'suspended'] as const

/** What an association tells some of its members. After it was scheduled its text does not change. */
export const announcements = table(
  'announcements',
  {
    id: id(),
    associationId: text('association_id')
      .notNull()
      .references(() => associations.id),
    /** Of the form that made it: sent twice it makes one. */
    formKey: text('form_key').notNull(),
    /** Plain text; empty in a language that nobody has written. */
    title: localized('title').notNull(),
    body: localized('body').notNull(),
    /** Locales whose text came from the other Chinese script and which nobody has read yet. */
    converted: json<string[]>('converted').notNull(),
    channels: text('channels', { enum: announcementChannels }).notNull(),
    segment: text('segment', { enum: announcementSegments }).notNull(),
    segmentStatus: text('segment_status', { enum: segmentStatuses }),
    eventId: text('event_id').references(() => associationEvents.id),
    /** The members of a segment that was chosen by hand. */
    chosen: json<string[]>('chosen').notNull(),
    status: text('status', { enum: announcementStatuses }).notNull(),
    sendAt: instant('send_at'),
    sentAt: instant('sent_at'),
    /** The last member who has been reached; written with their batch. */
    checkpoint: text('checkpoint'),
    createdBy: text('created_by')
      .notNull()
      .references(() => users.id),
    version: integer('version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('announcements_form').on(t.associationId, t.formKey),
    index('announcements_list').on(t.associationId, t.createdAt, t.id),
    index('announcements_due').on(t.status, t.sendAt),
  ],
)

export const deliveryMails = ['none', 'no_address', 'opted_out', 'queued', 'sent', 'failed', 'bounced'] as const

/** An announcement to one member: the notice on their page, and what became of the mail. */
export const announcementDeliveries = table(
  'announcement_deliveries',
  {
    id: id(),
    announcementId: text('announcement_id')
      .notNull()
      .references(() => announcements.id),
    memberId: text('member_id')
      .notNull()
      .references(() => associationMembers.id),
    isInApp: boolean('is_in_app').notNull(),
    readAt: instant('read_at'),
    mail: text('mail', { enum: deliveryMails }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('announcement_deliveries_member').on(t.announcementId, t.memberId),
    index('announcement_deliveries_notices').on(t.memberId, t.createdAt, t.id),
    index('announcement_deliveries_mail').on(t.mail, t.id),
  ],
)

/** Members who want no announcements of their association by mail. */
export const announcementOptOuts = table('announcement_opt_outs', {
  /** Of the member. */
  id: text('id')
    .primaryKey()
    .references(() => associationMembers.id),
  createdAt: createdAt(),
})
