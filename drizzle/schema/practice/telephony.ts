import {
  boolean,
  createdAt,
  id,
  index,
  instant,
  integer,
  json,
  table,
  text,
  uniqueIndex,
  updatedAt,
} from '../columns.ts'
import { facilities } from '../directory.ts'

/** What callers are spoken to in: Mandarin, Cantonese, English (BCP 47). */
export type StoredLanguage = 'cmn' | 'yue' | 'en'
export type StoredPrompts = Readonly<Record<StoredLanguage, string>>

/** A number of a facility that callers reach; the carrier's webhook names it by its id. */
export const phoneLines = table(
  'phone_lines',
  {
    id: id(),
    facilityId: text('facility_id')
      .notNull()
      .references(() => facilities.id),
    /** E.164. */
    number: text('number').notNull(),
    label: text('label').notNull(),
    /** What callers may choose from, in this order; one alone is not asked for. */
    languages: json<StoredLanguage[]>('languages').notNull(),
    version: integer('version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('phone_lines_number').on(t.facilityId, t.number)],
)

/** How a facility answers the telephone. One row a facility; without one it has not been set up. */
export const telephonySettings = table('telephony_settings', {
  id: id(),
  facilityId: text('facility_id')
    .notNull()
    .unique()
    .references(() => facilities.id),
  /** As `line-hours.ts` describes them. */
  hours: json<Record<string, unknown>>('hours').notNull(),
  /** The menu as it is being edited, as `ivr.ts` describes it; what callers meet is a row of `ivr_versions`. */
  draft: json<Record<string, unknown>>('draft').notNull(),
  /** The number of the version that callers meet; 0 before the first. */
  liveVersion: integer('live_version').notNull(),
  greeting: json<StoredPrompts>('greeting').notNull(),
  /** Accounts that are told of a new voicemail. */
  tells: json<string[]>('tells').notNull(),
  announcesRecording: boolean('announces_recording').notNull(),
  textsBack: boolean('texts_back').notNull(),
  /** Days until recordings and transcripts are wiped. */
  keepDays: integer('keep_days').notNull(),
  /** What the desk has switched the line to, until when. */
  switchedTo: text('switched_to', { enum: ['open', 'closed', 'holiday'] }),
  switchedUntil: instant('switched_until'),
  version: integer('version').notNull(),
  updatedAt: updatedAt(),
})

/** Menus that were published. Never changed: a call is walked through the one that was live. */
export const ivrVersions = table(
  'ivr_versions',
  {
    id: id(),
    facilityId: text('facility_id')
      .notNull()
      .references(() => facilities.id),
    number: integer('number').notNull(),
    tree: json<Record<string, unknown>>('tree').notNull(),
    publishedById: text('published_by_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('ivr_versions_number').on(t.facilityId, t.number)],
)

/** Whose telephones ring, one after another. */
export const ringGroups = table(
  'ring_groups',
  {
    id: id(),
    facilityId: text('facility_id')
      .notNull()
      .references(() => facilities.id),
    name: text('name').notNull(),
    /** Members in their order with the number of each, which may be a private one: encrypted. */
    membersEnc: text('members_enc').notNull(),
    version: integer('version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('ring_groups_facility').on(t.facilityId, t.name)],
)

export const callStates = [
  'ringing',
  'in_ivr',
  'queued',
  'connected',
  'held',
  'recording',
  'ended',
  'missed',
  'voicemail',
  'text_back_sent',
  'returned',
] as const

/** A call that came in. */
export const calls = table(
  'calls',
  {
    id: id(),
    facilityId: text('facility_id')
      .notNull()
      .references(() => facilities.id),
    lineId: text('line_id')
      .notNull()
      .references(() => phoneLines.id),
    carrier: text('carrier', { enum: ['simulator', 'voice_api'] }).notNull(),
    /** What the carrier calls it. */
    carrierRef: text('carrier_ref').notNull(),
    state: text('state', { enum: callStates }).notNull(),
    language: text('language'),
    /** The caller's number in E.164, encrypted; null where it was withheld, and after it was wiped. */
    fromEnc: text('from_enc'),
    /** Keyed hash of it, another one at each facility. */
    fromIndex: text('from_index'),
    ivrVersion: integer('ivr_version').notNull(),
    /** Names of the steps of the menu that were passed. */
    path: json<string[]>('path').notNull(),
    /** Where in the menu it stands, as `ivr-engine.ts` describes it. */
    position: json<Record<string, unknown>>('position').notNull(),
    queuedAt: instant('queued_at'),
    /** When the telephone that rings now gives up; only the simulator waits by it. */
    ringsUntil: instant('rings_until'),
    answeredAt: instant('answered_at'),
    answeredById: text('answered_by_id'),
    endedAt: instant('ended_at'),
    textedAt: instant('texted_at'),
    returnedAt: instant('returned_at'),
    returnedById: text('returned_by_id'),
    /** Counts its changes of state. */
    version: integer('version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('calls_ref').on(t.carrier, t.carrierRef),
    index('calls_facility').on(t.facilityId, t.createdAt),
    index('calls_state').on(t.state, t.facilityId),
  ],
)

export const voicemailStates = ['new', 'listened', 'assigned', 'done', 'reopened', 'spam'] as const

/** What a caller left. */
export const voicemails = table(
  'voicemails',
  {
    id: id(),
    facilityId: text('facility_id')
      .notNull()
      .references(() => facilities.id),
    callId: text('call_id')
      .notNull()
      .references(() => calls.id),
    state: text('state', { enum: voicemailStates }).notNull(),
    seconds: integer('seconds').notNull(),
    /** The words of a simulated caller, or the carrier's name of the recording; encrypted. Null when it was wiped. */
    recordingEnc: text('recording_enc'),
    /** Null without a transcriber, and when it was wiped. */
    transcriptEnc: text('transcript_enc'),
    assigneeId: text('assignee_id'),
    wipedAt: instant('wiped_at'),
    version: integer('version').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('voicemails_call').on(t.callId), index('voicemails_facility').on(t.facilityId, t.createdAt)],
)
