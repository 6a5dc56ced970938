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
} from './columns.ts'
import { facilities } from './directory.ts'
import { runs } from './runs.ts'

export const syncSubjects = ['provider', 'facility', 'address', 'deactivation', 'row'] as const
export const syncOutcomes = ['created', 'changed', 'conflict', 'missing', 'skipped', 'bookkeeping'] as const
export const undoOutcomes = ['undone', 'edited', 'in_use'] as const

/** A row that a run has written: what it said before (null: it was not there), and by what it is known again (null: it was taken away). */
export type SyncChange = { table: string; id: string; was: Record<string, unknown> | null; hash: string | null }

/** What a run has found and done, a row a provider or facility (and a row of its own for what nobody is shown). */
export const syncRecords = table(
  'sync_records',
  {
    id: id(),
    runId: text('run_id')
      .notNull()
      .references(() => runs.id),
    /** In the order of writing, from 1: an undo goes the other way. */
    position: integer('position').notNull(),
    subjectType: text('subject_type', { enum: syncSubjects }).notNull(),
    /** Null of a row that could not be used. */
    subjectId: text('subject_id'),
    /** The number by which the source knows it. */
    externalId: text('external_id'),
    name: text('name').notNull(),
    outcome: text('outcome', { enum: syncOutcomes }).notNull(),
    /** Of a row that could not be used. */
    line: integer('line'),
    reason: text('reason'),
    /** What a person sees of it: field → what stood and what stands. */
    fields: json<Record<string, { before: string | null; after: string | null }>>('fields').notNull(),
    /** What an undo needs; empty of a dry run. */
    changes: json<SyncChange[]>('changes').notNull(),
    /** What became of it when the run was undone; null before. */
    undoOutcome: text('undo_outcome', { enum: undoOutcomes }),
  },
  (t) => [
    uniqueIndex('sync_records_position').on(t.runId, t.position),
    index('sync_records_outcome').on(t.runId, t.outcome, t.position),
  ],
)

export const trusts = ['provider', 'phone'] as const

/** Who said a field of a provider or facility last, and when; a field without a row was said by the registry, or by people before this was kept. */
export const fieldTrust = table(
  'field_trust',
  {
    id: id(),
    subjectType: text('subject_type', { enum: ['provider', 'facility'] }).notNull(),
    subjectId: text('subject_id').notNull(),
    field: text('field').notNull(),
    /** `provider`: the practice itself; `phone`: a call to it confirmed it. */
    trust: text('trust', { enum: trusts }).notNull(),
    saidAt: instant('said_at').notNull(),
  },
  (t) => [uniqueIndex('field_trust_field').on(t.subjectType, t.subjectId, t.field)],
)

/** A field of which the registry says something else than who is trusted more. One a field: a later run brings it up to date. */
export const syncConflicts = table(
  'sync_conflicts',
  {
    id: id(),
    /** The run that found it last. */
    runId: text('run_id')
      .notNull()
      .references(() => runs.id),
    subjectType: text('subject_type', { enum: ['provider', 'facility'] }).notNull(),
    subjectId: text('subject_id').notNull(),
    field: text('field').notNull(),
    ours: text('ours'),
    oursTrust: text('ours_trust', { enum: trusts }).notNull(),
    /** Null where it was not kept. */
    oursAt: instant('ours_at'),
    theirs: text('theirs'),
    /** "YYYY-MM-DD" of the source; null where it gives none. */
    theirsOn: text('theirs_on'),
    /** What is written when theirs is taken: an address is one field and several columns. */
    theirColumns: json<Record<string, unknown>>('their_columns').notNull(),
    decision: text('decision', { enum: ['ours', 'theirs'] }),
    decidedAt: instant('decided_at'),
    decidedById: text('decided_by_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('sync_conflicts_field').on(t.subjectType, t.subjectId, t.field),
    index('sync_conflicts_open').on(t.decision, t.field, t.id),
    index('sync_conflicts_run').on(t.runId),
  ],
)

/** Under which number a source other than NPPES knows a facility of ours. */
export const facilitySources = table(
  'facility_sources',
  {
    id: id(),
    source: text('source').notNull(),
    externalId: text('external_id').notNull(),
    facilityId: text('facility_id')
      .notNull()
      .references(() => facilities.id),
    /** What the source said last. */
    digest: text('digest').notNull(),
    /** The run that has seen it last: what a whole file no longer has is missing. */
    seenRunId: text('seen_run_id').notNull(),
  },
  (t) => [
    uniqueIndex('facility_sources_number').on(t.source, t.externalId),
    index('facility_sources_facility').on(t.facilityId),
  ],
)

/** A file of legacy clinics as it was brought, for its preview and the runs over it. Never of patients. */
export const migrationFiles = table(
  'migration_files',
  {
    /** A hash of the text: the same file is kept once. */
    id: id(),
    fileName: text('file_name').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('migration_files_created').on(t.createdAt)],
)

export const scheduleCadences = ['off', 'daily', 'weekly'] as const
export const scheduleOutcomes = ['started', 'no_file', 'same_file', 'unusable', 'download_failed'] as const

/** When a source is run by itself, in New York. One without a row is not. */
export const syncSchedules = table('sync_schedules', {
  /** The source. */
  id: id(),
  cadence: text('cadence', { enum: scheduleCadences }).notNull(),
  /** ISO 8601: Monday is 1, Sunday 7; of a daily one nobody asks. */
  weekday: integer('weekday').notNull(),
  hour: integer('hour').notNull(),
  /** Whether the file is only looked at. */
  isDryRun: boolean('is_dry_run').notNull(),
  /** Two-letter codes; null runs all. */
  states: json<string[] | null>('states'),
  /** The last time that was due and is dealt with: what was missed since is run once. */
  handledAt: instant('handled_at').notNull(),
  /** What became of it; null before the first time. */
  outcome: text('outcome', { enum: scheduleOutcomes }),
  version: integer('version').notNull(),
  updatedAt: updatedAt(),
})
