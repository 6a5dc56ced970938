import { sql } from 'drizzle-orm'
import {
  boolean,
  createdAt,
  id,
  index,
  instant,
  integer,
  json,
  largeInteger,
  localized,
  money,
  primaryKey,
  table,
  text,
  uniqueIndex,
  updatedAt,
} from './columns.ts'
import { facilities, providerFacilities, providers } from './directory.ts'

export const appointmentStatuses = [
  'requested',
  'booked',
  'confirmed',
  'arrived',
  'in_room',
  'completed',
  'cancelled',
  'declined',
  'no_show',
  'expired',
  'entered_in_error',
] as const

/** What a provider offers at one facility (FHIR HealthcareService). Durations are minutes. */
export const visitTypes = table(
  'visit_types',
  {
    id: id(),
    providerFacilityId: text('provider_facility_id')
      .notNull()
      .references(() => providerFacilities.id),
    code: text('code').notNull(),
    name: localized('name').notNull(),
    minutes: integer('minutes').notNull(),
    bufferBefore: integer('buffer_before').notNull(),
    bufferAfter: integer('buffer_after').notNull(),
    /** Buffers of neighboring visits may lie over each other. */
    sharesBuffers: boolean('shares_buffers').notNull(),
    /** Starts lie on multiples of this many minutes from local midnight. */
    alignMinutes: integer('align_minutes').notNull(),
    leadMinutes: integer('lead_minutes').notNull(),
    horizonDays: integer('horizon_days').notNull(),
    mode: text('mode', { enum: ['in_person', 'video', 'phone', 'home'] }).notNull(),
    newPatients: text('new_patients', { enum: ['all', 'new_only', 'returning_only'] }).notNull(),
    approval: text('approval', { enum: ['auto', 'manual', 'auto_returning'] }).notNull(),
    /** Patients at once; more than one is a group visit. */
    capacity: integer('capacity').notNull(),
    /** Visits of this type a local day; null is no cap. */
    dailyCap: integer('daily_cap'),
    cancelNoticeMinutes: integer('cancel_notice_minutes').notNull(),
    rescheduleNoticeMinutes: integer('reschedule_notice_minutes').notNull(),
    maxReschedules: integer('max_reschedules').notNull(),
    priceCents: money('price_cents'),
    instructions: localized('instructions'),
    isSensitive: boolean('is_sensitive').notNull(),
    /** Kinds of resource a visit takes, one of each. */
    resourceKinds: json<('room' | 'device' | 'chair')[]>('resource_kinds').notNull(),
    isActive: boolean('is_active').notNull(),
    sort: integer('sort').notNull(),
  },
  (t) => [uniqueIndex('visit_types_code').on(t.providerFacilityId, t.code)],
)

/**
 * Weekly hours at one provider facility (FHIR Schedule). Wall times "HH:MM" in the facility's zone; `ends` may be "24:00" or, past
 * midnight, earlier than `starts`.
 */
export const availabilityRules = table(
  'availability_rules',
  {
    id: id(),
    providerFacilityId: text('provider_facility_id')
      .notNull()
      .references(() => providerFacilities.id),
    /** ISO weekdays, Monday is 1. */
    weekdays: json<number[]>('weekdays').notNull(),
    starts: text('starts').notNull(),
    ends: text('ends').notNull(),
    /** Local dates, both included; null is open-ended. */
    effectiveFrom: text('effective_from'),
    effectiveTo: text('effective_to'),
    everyWeeks: integer('every_weeks').notNull(),
    /** Any local date of a week in which the rule holds, when it does not hold every week. */
    anchorDate: text('anchor_date'),
    /** Visit types it is for; null is all. */
    visitTypeIds: json<string[] | null>('visit_type_ids'),
  },
  (t) => [index('availability_rules_place').on(t.providerFacilityId)],
)

/** One local date that differs from the weekly rule. `replace` stands instead of the rules, then `extra` adds, then `off` takes away. */
export const availabilityExceptions = table(
  'availability_exceptions',
  {
    id: id(),
    providerFacilityId: text('provider_facility_id')
      .notNull()
      .references(() => providerFacilities.id),
    date: text('date').notNull(),
    kind: text('kind', { enum: ['off', 'extra', 'replace'] }).notNull(),
    /** Null on `off` is the whole day. */
    starts: text('starts'),
    ends: text('ends'),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (t) => [index('availability_exceptions_date').on(t.providerFacilityId, t.date)],
)

/** Holiday packs a facility keeps: each holiday of a pack is closed, short or ignored. */
export const facilityHolidays = table(
  'facility_holidays',
  {
    id: id(),
    facilityId: text('facility_id')
      .notNull()
      .references(() => facilities.id),
    holidayCode: text('holiday_code').notNull(),
    part: text('part', { enum: ['all', 'am', 'pm'] }).notNull(),
  },
  (t) => [uniqueIndex('facility_holidays_pair').on(t.facilityId, t.holidayCode)],
)

/**
 * What a provider wants of waitlist and reminders at one facility; without a row, times are offered and reminders sent, and nothing
 * counts as missed by itself.
 */
export const bookingRules = table('booking_rules', {
  providerFacilityId: text('provider_facility_id')
    .primaryKey()
    .references(() => providerFacilities.id),
  isWaitlistOpen: boolean('is_waitlist_open').notNull(),
  /** A freed time nearer than this is not offered. */
  waitlistNoticeMinutes: integer('waitlist_notice_minutes').notNull(),
  /** Reminders that are sent: 7 days, 2 days, 3 hours before. */
  reminders: json<('week' | 'two_days' | 'hours')[]>('reminders').notNull(),
  /** Twelve hours after the end of the day, visits nobody came to count as missed. */
  marksNoShow: boolean('marks_no_show').notNull(),
  version: integer('version').notNull(),
  updatedAt: updatedAt(),
})

/** A change of schedules that waits for decisions about the visits it touches; applied once. */
export const scheduleDrafts = table(
  'schedule_drafts',
  {
    id: id(),
    userId: text('user_id').notNull(),
    /** As the booking module describes a change. */
    change: json<Record<string, unknown>>('change').notNull(),
    /** Fingerprint of what the form showed. */
    basis: text('basis').notNull(),
    status: text('status', { enum: ['open', 'applied'] }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('schedule_drafts_user').on(t.userId, t.createdAt)],
)

/** Rooms, devices and chairs of a facility, which a visit may take. They are never deleted, because visits name them: they are retired. */
export const resources = table(
  'resources',
  {
    id: id(),
    facilityId: text('facility_id')
      .notNull()
      .references(() => facilities.id),
    kind: text('kind', { enum: ['room', 'device', 'chair'] }).notNull(),
    name: text('name').notNull(),
    /** Visits at once; 0 is retired. */
    capacity: integer('capacity').notNull(),
  },
  (t) => [index('resources_facility').on(t.facilityId, t.kind)],
)

/**
 * One row a provider. Writers take it first, so that two claims on one provider's time never decide at once (PostgreSQL;
 * on SQLite the write lock does). Triggers count its revisions on with every change of what decides the provider's open
 * times, whoever makes it; that is what reads kept in memory are judged by. Both start anywhere, so that a row that was
 * deleted and made again is not taken for the old one.
 */
export const providerSchedules = table('provider_schedules', {
  providerId: text('provider_id')
    .primaryKey()
    .references(() => providers.id),
  /** Counts changes of taken times: appointments and holds. */
  revision: integer('revision').notNull(),
  /** Counts changes of everything else: provider facilities, facilities, visit types, rules, exceptions, closures, holidays. */
  hoursRevision: integer('hours_revision').notNull().default(0),
})

/** A time kept for somebody who is filling in the form. Times include the buffers. */
export const slotHolds = table(
  'slot_holds',
  {
    id: id(),
    providerId: text('provider_id').notNull(),
    providerFacilityId: text('provider_facility_id').notNull(),
    visitTypeId: text('visit_type_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    busyFrom: instant('busy_from').notNull(),
    busyTo: instant('busy_to').notNull(),
    seat: integer('seat').notNull(),
    resourceIds: json<string[]>('resource_ids').notNull(),
    /** Hash of the holder's key; the key itself is in their form and cookie. */
    keyHash: text('key_hash').notNull(),
    /** Keyed hash of the network it was asked for from; null for none that is counted. */
    networkHash: text('network_hash'),
    status: text('status', { enum: ['active', 'converted', 'released', 'expired'] }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('slot_holds_provider').on(t.providerId, t.busyFrom),
    index('slot_holds_expiry').on(t.status, t.expiresAt),
    index('slot_holds_key').on(t.keyHash),
  ],
)

/** A person who is treated, or who books for one. Who they are is encrypted; they are found by keyed hashes (docs/security.md). */
export const patients = table(
  'patients',
  {
    id: id(),
    /** Names, birth date, phone, e-mail, WeChat id: JSON, encrypted. The booking module opens it. */
    identityEnc: text('identity_enc').notNull(),
    sex: text('sex', { enum: ['f', 'm', 'x', 'undisclosed'] }).notNull(),
    locale: text('locale').notNull(),
    languageId: text('language_id'),
    /** What makes two entries the same person: phone, birth date and folded name, hashed. */
    matchHash: text('match_hash').notNull(),
    /** Keyed hashes of the number in E.164 and of the address in small letters; null without one. */
    phoneIndex: text('phone_index'),
    emailIndex: text('email_index'),
    smsConsentAt: instant('sms_consent_at'),
    emailConsentAt: instant('email_consent_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('patients_match').on(t.matchHash),
    index('patients_phone').on(t.phoneIndex),
    index('patients_email').on(t.emailIndex),
  ],
)

/** Whom a facility knows: who has an appointment there, and who booked one. */
export const facilityPeople = table(
  'facility_people',
  {
    facilityId: text('facility_id')
      .notNull()
      .references(() => facilities.id),
    patientId: text('patient_id')
      .notNull()
      .references(() => patients.id),
    /** Blind tokens of names and of the last four digits, keyed for this facility, one after the other; empty until a chore makes them. */
    tokens: text('tokens').notNull(),
    /** Under which the index of tokens names this row, the later the higher; null until the tokens stand there. */
    number: integer('number'),
  },
  (t) => [
    primaryKey({ columns: [t.facilityId, t.patientId] }),
    index('facility_people_patient').on(t.patientId),
    uniqueIndex('facility_people_number').on(t.number),
    index('facility_people_unindexed')
      .on(t.facilityId)
      .where(sql`number IS NULL`),
  ],
)

/** The tokens of `facility_people` once more, each before the number of its row in one integer, so that a search reads only who has one. */
export const facilityTokens = table('facility_tokens', { entry: largeInteger('entry').primaryKey() })

export const patientRelations = table(
  'patient_relations',
  {
    id: id(),
    patientId: text('patient_id')
      .notNull()
      .references(() => patients.id),
    contactPatientId: text('contact_patient_id')
      .notNull()
      .references(() => patients.id),
    kind: text('kind', { enum: ['parent', 'child', 'spouse', 'sibling', 'other', 'guardian'] }).notNull(),
  },
  (t) => [uniqueIndex('patient_relations_pair').on(t.patientId, t.contactPatientId)],
)

/** What those who work at a facility write down about a patient; nobody elsewhere reads it. */
export const patientNotes = table(
  'patient_notes',
  {
    id: id(),
    facilityId: text('facility_id')
      .notNull()
      .references(() => facilities.id),
    patientId: text('patient_id')
      .notNull()
      .references(() => patients.id),
    textEnc: text('text_enc').notNull(),
    /** The account of who wrote it. */
    authorId: text('author_id').notNull(),
    version: integer('version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('patient_notes_patient').on(t.patientId, t.facilityId)],
)

/** Statuses in which an appointment keeps its time. */
export const blockingStatuses = ['requested', 'booked', 'confirmed', 'arrived', 'in_room'] as const

/** A visit (FHIR Appointment). */
export const appointments = table(
  'appointments',
  {
    id: id(),
    /** Eight characters and a check character, without look-alikes. */
    reference: text('reference').notNull().unique(),
    providerId: text('provider_id')
      .notNull()
      .references(() => providers.id),
    providerFacilityId: text('provider_facility_id')
      .notNull()
      .references(() => providerFacilities.id),
    visitTypeId: text('visit_type_id').references(() => visitTypes.id),
    patientId: text('patient_id')
      .notNull()
      .references(() => patients.id),
    bookedById: text('booked_by_id').references(() => patients.id),
    /** Null while a time is only wished for (`requestedWindows`). */
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** With buffers; what overlap is judged by. */
    busyFrom: instant('busy_from'),
    busyTo: instant('busy_to'),
    /** Place in a group visit, from 0; single visits have 0. */
    seat: integer('seat').notNull(),
    resourceIds: json<string[]>('resource_ids').notNull(),
    timeZone: text('time_zone').notNull(),
    status: text('status', { enum: appointmentStatuses }).notNull(),
    source: text('source', {
      enum: ['web', 'phone', 'front_desk', 'walk_in', 'waitlist', 'referral', 'partner'],
    }).notNull(),
    isNewPatient: boolean('is_new_patient').notNull(),
    /** The notice on privacy that the sender of the form agreed to; null when the desk booked. */
    privacyNoticeVersion: text('privacy_notice_version'),
    planId: text('plan_id'),
    memberIdEnc: text('member_id_enc'),
    reasonEnc: text('reason_enc'),
    staffNotesEnc: text('staff_notes_enc'),
    /** What the desk has to know before the visit, as the codes of the desk module. */
    tags: json<string[]>('tags')
      .notNull()
      .default(sql`'[]'`),
    /** Counts changes of notes and tags, which are no steps of the visit. */
    noteVersion: integer('note_version').notNull().default(0),
    interpreterLanguageId: text('interpreter_language_id'),
    /** How often the patient has moved it; moves of the clinic do not count. */
    rescheduleCount: integer('reschedule_count').notNull(),
    cancelReasonCode: text('cancel_reason_code'),
    cancelledBy: text('cancelled_by', { enum: ['patient', 'clinic', 'system'] }),
    requestedWindows: json<{ date: string; part: 'am' | 'pm' | 'evening' }[]>('requested_windows').notNull(),
    /** A request without an answer expires at this instant. */
    answerDueAt: instant('answer_due_at'),
    checkedInAt: instant('checked_in_at'),
    /** Of who came without an appointment: the number by which they are called, from 1, by facility and local day. */
    queueNumber: integer('queue_number'),
    roomedAt: instant('roomed_at'),
    completedAt: instant('completed_at'),
    /** Another visit, probably of the same person, by whose form this one was not known to be a second; the desk decides. */
    possibleDoubleOf: text('possible_double_of'),
    /** The same, until who is written to about that other visit has been told of this one. */
    untoldDoubleOf: text('untold_double_of'),
    /** The person has missed visits at this facility, and the desk has not said that it keeps this one. */
    missedBefore: boolean('missed_before').notNull().default(false),
    /** Visits that were booked as one series say so by one id; null for a visit of its own. */
    seriesId: text('series_id'),
    /** One form sends one key; a second send finds the first one's row. */
    idempotencyKey: text('idempotency_key').unique(),
    icsSequence: integer('ics_sequence').notNull(),
    version: integer('version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('appointments_provider').on(t.providerId, t.busyFrom),
    index('appointments_patient').on(t.patientId, t.startsAt),
    index('appointments_place').on(t.providerFacilityId, t.startsAt),
    // The daily figures: visits of a day, and what was booked on one, wherever.
    index('appointments_start').on(t.startsAt),
    index('appointments_made').on(t.createdAt),
    index('appointments_booked_by')
      .on(t.bookedById)
      .where(sql`booked_by_id is not null`),
    index('appointments_series')
      .on(t.seriesId, t.startsAt)
      .where(sql`series_id is not null`),
    index('appointments_untold')
      .on(t.untoldDoubleOf)
      .where(sql`untold_double_of is not null`),
    // The last word in a race: one appointment a seat and start, whatever the code above missed.
    uniqueIndex('appointments_claim')
      .on(t.providerId, t.startsAt, t.seat)
      .where(sql`status in ('requested', 'booked', 'confirmed', 'arrived', 'in_room') and starts_at is not null`),
  ],
)

/** The last number that was given to who came without an appointment, by facility and local day. */
export const queueDays = table(
  'queue_days',
  {
    facilityId: text('facility_id')
      .notNull()
      .references(() => facilities.id),
    day: text('day').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.facilityId, t.day] })],
)

/** By how much a doctor is late on a local day, as the desk has said it; taken back, the row is gone. */
export const lateDoctors = table(
  'late_doctors',
  {
    providerFacilityId: text('provider_facility_id')
      .notNull()
      .references(() => providerFacilities.id),
    day: text('day').notNull(),
    minutes: integer('minutes').notNull(),
    saidAt: instant('said_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.providerFacilityId, t.day] })],
)

/** Every change of an appointment, in order. Never updated, never deleted. */
export const appointmentEvents = table(
  'appointment_events',
  {
    id: id(),
    appointmentId: text('appointment_id')
      .notNull()
      .references(() => appointments.id),
    seq: integer('seq').notNull(),
    action: text('action').notNull(),
    fromStatus: text('from_status', { enum: appointmentStatuses }),
    toStatus: text('to_status', { enum: appointmentStatuses }).notNull(),
    actorType: text('actor_type', { enum: ['patient', 'staff', 'system'] }).notNull(),
    actorId: text('actor_id'),
    reasonCode: text('reason_code'),
    /** What changed besides the status, without health data: times, provider facility, visit type. */
    diff: json<Record<string, [unknown, unknown]>>('diff').notNull(),
    notifies: boolean('notifies').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [uniqueIndex('appointment_events_seq').on(t.appointmentId, t.seq)],
)

export const waitlistEntries = table(
  'waitlist_entries',
  {
    id: id(),
    patientId: text('patient_id')
      .notNull()
      .references(() => patients.id),
    /** Who joined for the patient and is written to; null when the patient did. */
    bookedById: text('booked_by_id').references(() => patients.id),
    /** Keyed hash of the network it was joined from. */
    networkHash: text('network_hash'),
    /** When somebody who is written to about it showed that the messages reach them; nobody is offered a time before. */
    confirmedAt: instant('confirmed_at'),
    /** A provider, or a specialty in an area. */
    providerId: text('provider_id'),
    specialtyId: text('specialty_id'),
    neighborhoodId: text('neighborhood_id'),
    visitTypeId: text('visit_type_id'),
    dateFrom: text('date_from').notNull(),
    dateTo: text('date_to').notNull(),
    parts: json<('am' | 'pm' | 'evening')[]>('parts').notNull(),
    weekdays: json<number[]>('weekdays').notNull(),
    noticeMinutes: integer('notice_minutes').notNull(),
    status: text('status', {
      enum: ['waiting', 'offered', 'accepted', 'declined', 'paused', 'cancelled', 'expired'],
    }).notNull(),
    missedOffers: integer('missed_offers').notNull(),
    offeredHoldId: text('offered_hold_id'),
    offerExpiresAt: instant('offer_expires_at'),
    appointmentId: text('appointment_id'),
    /** An entry that was found under the same name, until who is written to about it has been told of this one. */
    untoldBeside: text('untold_beside'),
    /** Why the desk took it off the list; null when it ended in any other way. */
    cancelReasonCode: text('cancel_reason_code'),
    locale: text('locale').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('waitlist_entries_provider').on(t.status, t.providerId, t.createdAt),
    index('waitlist_entries_untold')
      .on(t.untoldBeside)
      .where(sql`untold_beside is not null`),
  ],
)
