import { sql } from 'drizzle-orm'
import {
  createdAt,
  id,
  index,
  instant,
  integer,
  json,
  largeInteger,
  table,
  text,
  uniqueIndex,
  updatedAt,
} from './columns.ts'

export const runStatuses = [
  'queued',
  'running',
  /** Kept for later by a person; who works on it stops at the next batch. */
  'paused',
  /** To be cancelled as soon as who works on it comes to the next batch. */
  'cancelling',
  'done',
  /** It may be resumed where it stopped. */
  'failed',
  'cancelled',
  /** What it did has been taken back by a run of its own. */
  'undone',
] as const

/** Statuses in which a run holds its key. */
export const activeStatuses = [
  'queued',
  'running',
  'paused',
  'cancelling',
] as const satisfies readonly (typeof runStatuses)[number][]

/** Work that takes longer than a request. Its kind is registered in code under `kind`. */
export const runs = table(
  'runs',
  {
    id: id(),
    kind: text('kind').notNull(),
    /** What is worked on, such as a source: of the active runs one may have a key. */
    key: text('key').notNull(),
    /** Says what exactly goes in; a start over the same input takes an unfinished run up. Null: every start is a new run. */
    inputDigest: text('input_digest'),
    /** What the work needs to begin, as its kind wants it. */
    params: json<object>('params').notNull(),
    status: text('status', { enum: runStatuses }).notNull(),
    startedByType: text('started_by_type', { enum: ['user', 'system'] }).notNull(),
    startedById: text('started_by_id'),
    /** The run that this one takes back; null for all others. */
    undoesId: text('undoes_id'),
    /** Token of the process at work, and until when the run is its own. */
    leaseOwner: text('lease_owner'),
    leaseUntil: instant('lease_until'),
    /** Leases taken since the last batch: a batch that kills its process is not tried for ever. */
    claims: integer('claims').notNull(),
    /** From where the work goes on, as its kind wants it; null before the first batch. */
    checkpoint: json<object>('checkpoint'),
    /** In the unit of the kind: bytes, rows. */
    done: largeInteger('done').notNull(),
    /** Null while nobody knows. */
    total: largeInteger('total'),
    counts: json<Record<string, number>>('counts').notNull(),
    /** What it is at, as a code of its kind. */
    messageCode: text('message_code'),
    /** Why it failed: a code that `errors.json` has words for. */
    errorCode: text('error_code'),
    finishedAt: instant('finished_at'),
    /** Until when an undo may be asked for; null where there is none. */
    undoUntil: instant('undo_until'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // The last word in a race of two starts.
    uniqueIndex('runs_key')
      .on(t.key)
      .where(sql`status in ('queued', 'running', 'paused', 'cancelling')`),
    index('runs_kind').on(t.kind, t.createdAt, t.id),
  ],
)
