import { sql } from 'drizzle-orm'
import {
  boolean,
  createdAt,
  id,
  index,
  instant,
  integer,
  localized,
  money,
  table,
  text,
  uniqueIndex,
  updatedAt,
} from '../columns.ts'
import { neighborhoods, specialties } from '../reference.ts'
import { associationMembers, associations } from './associations.ts'

export const eventStatuses = [
  'draft',
  'published',
  'in_progress',
  'finished',
  'archived',
  'canceled',
  'deleted',
] as const

export const eventVisibilities = ['public', 'members'] as const

/** A talk, a screening or a meeting of an association. Its times are shown in New York's. */
export const associationEvents = table(
  'association_events',
  {
    id: id(),
    associationId: text('association_id')
      .notNull()
      .references(() => associations.id),
    /** Of the form that made it: sent twice it makes one. */
    formKey: text('form_key').notNull(),
    title: localized('title').notNull(),
    body: localized('body').notNull(),
    /** What the place is called, and its address in one line; null for what is held online alone. */
    venue: text('venue'),
    address: text('address'),
    /** Told only to who is registered. */
    onlineUrl: text('online_url'),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Seats; guests take one each. */
    capacity: integer('capacity').notNull(),
    /** Of a seat; an active member pays the other price for their own. 0 where it is free. */
    priceCents: money('price_cents').notNull(),
    memberPriceCents: money('member_price_cents').notNull(),
    /** How many somebody may bring. */
    guestsAllowed: integer('guests_allowed').notNull(),
    hasWaitlist: boolean('has_waitlist').notNull(),
    /** Of continuing medical education, in minutes; 0 where it gives none. */
    cmeMinutes: integer('cme_minutes').notNull(),
    visibility: text('visibility', { enum: eventVisibilities }).notNull(),
    /** For everybody's health: pages of its neighborhood and of its specialty name it. */
    isPublicHealth: boolean('is_public_health').notNull(),
    neighborhoodId: text('neighborhood_id').references(() => neighborhoods.id),
    specialtyId: text('specialty_id').references(() => specialties.id),
    status: text('status', { enum: eventStatuses }).notNull(),
    /** No seat is left: pages say so without counting. */
    isFull: boolean('is_full').notNull(),
    /** Of the calendar file: each change of time or place counts. */
    sequence: integer('sequence').notNull(),
    version: integer('version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('association_events_form').on(t.associationId, t.formKey),
    index('association_events_list').on(t.associationId, t.startsAt, t.id),
    index('association_events_status').on(t.status, t.startsAt, t.id),
    index('association_events_neighborhood').on(t.neighborhoodId, t.startsAt),
    index('association_events_specialty').on(t.specialtyId, t.startsAt),
  ],
)

/** Who writes about the seats of an event holds its row until the commit; it also gives out the places in line. */
export const eventQueues = table('event_queues', {
  id: id(),
  revision: integer('revision').notNull(),
  lastPosition: integer('last_position').notNull(),
})

export const registrationStatuses = [
  'pending_payment',
  'registered',
  'waitlisted',
  'offered',
  'checked_in',
  'attended',
  'absent',
  'canceled',
  'expired',
] as const

/** Somebody at an event: a member, or anybody whose e-mail address has been checked. */
export const eventRegistrations = table(
  'event_registrations',
  {
    id: id(),
    eventId: text('event_id')
      .notNull()
      .references(() => associationEvents.id),
    memberId: text('member_id').references(() => associationMembers.id),
    /** Who it is, so that nobody has two: the member, or the keyed hash of the address. */
    personKey: text('person_key').notNull(),
    nameEnc: text('name_enc').notNull(),
    emailEnc: text('email_enc'),
    locale: text('locale').notNull(),
    guests: integer('guests').notNull(),
    status: text('status', { enum: registrationStatuses }).notNull(),
    /** Place in line, from 1 in the order of joining; null for who never waited. */
    position: integer('position'),
    /** Printed on the ticket: nine characters that nobody confuses. */
    number: text('number').notNull().unique(),
    /** What the seats cost when they were taken. */
    amountCents: money('amount_cents').notNull(),
    /** Until when a seat is kept for who has been offered one or is paying. */
    keptUntil: instant('kept_until'),
    checkedInAt: instant('checked_in_at'),
    /** Who let them in: an account, or a greeter at the door. */
    checkedInById: text('checked_in_by_id'),
    checkedInByGreeterId: text('checked_in_by_greeter_id'),
    /** The payment that was made for it. */
    paymentId: text('payment_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('event_registrations_person')
      .on(t.eventId, t.personKey)
      .where(sql`status not in ('canceled', 'expired')`),
    index('event_registrations_status').on(t.eventId, t.status, t.position),
    index('event_registrations_member').on(t.memberId, t.createdAt),
    index('event_registrations_kept').on(t.keptUntil),
  ],
)

/** What somebody of the public has asked for until they open the message that checks their address. Takes no seat. */
export const eventRequests = table(
  'event_requests',
  {
    id: id(),
    eventId: text('event_id')
      .notNull()
      .references(() => associationEvents.id),
    nameEnc: text('name_enc').notNull(),
    emailEnc: text('email_enc').notNull(),
    locale: text('locale').notNull(),
    guests: integer('guests').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('event_requests_expiry').on(t.expiresAt)],
)

/** Somebody who keeps the door of one event by a personal link: an officer or whoever helps, mostly without an account. */
export const eventGreeters = table(
  'event_greeters',
  {
    id: id(),
    eventId: text('event_id')
      .notNull()
      .references(() => associationEvents.id),
    nameEnc: text('name_enc').notNull(),
    emailEnc: text('email_enc').notNull(),
    /** Keyed hash of the address, so that nobody stands twice on the list. */
    contactKey: text('contact_key').notNull(),
    locale: text('locale').notNull(),
    revokedAt: instant('revoked_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('event_greeters_contact')
      .on(t.eventId, t.contactKey)
      .where(sql`revoked_at is null`),
    index('event_greeters_list').on(t.eventId, t.createdAt, t.id),
  ],
)
