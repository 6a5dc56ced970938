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

/**
 * What people changed of rows that a seed has brought or may bring: reference data, texts of the library. A row with an edit is the
 * house's own, and no seed changes it or brings it back. Never of patients: values stand here as they are.
 */
export const rowEdits = table(
  'row_edits',
  {
    id: id(),
    /** Name of the table in the database, and id of the row there. */
    tableName: text('table_name').notNull(),
    rowId: text('row_id').notNull(),
    /** 1, 2, 3 … of one row: of two who edit the same version one comes second. */
    version: integer('version').notNull(),
    kind: text('kind', { enum: ['create', 'change', 'delete'] }).notNull(),
    /** The columns that changed, as they were and as they are; null where there was or is no row. */
    before: json<Record<string, unknown> | null>('before'),
    after: json<Record<string, unknown> | null>('after'),
    reason: text('reason'),
    editorId: text('editor_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [uniqueIndex('row_edits_version').on(t.tableName, t.rowId, t.version), index('row_edits_at').on(t.at, t.id)],
)

/** Switches of the product that somebody has set; one without a row is as the code says. */
export const featureFlags = table('feature_flags', {
  /** A code of the closed list in app/modules/flags. */
  id: id(),
  isOn: boolean('is_on').notNull(),
  updatedAt: updatedAt(),
})

/**
 * One thing that a merge did; undone in reverse. Rows of a table name another one in a column (`move`), a row has other values (`set`), is
 * there or gone (`add`, `remove`), a facility knows more people (`know`).
 */
export type MergeStep =
  | { kind: 'move'; table: string; column: string; from: string; to: string; ids: string[] }
  | { kind: 'set'; table: string; id: string; before: Record<string, unknown>; after: Record<string, unknown> }
  | { kind: 'add'; table: string; id: string; row: Record<string, unknown> }
  | { kind: 'remove'; table: string; id: string; row: Record<string, unknown> }
  | { kind: 'know'; facilityId: string; patientIds: string[] }

/** A row that an undo left as somebody had changed it since, or the columns of it that it left. */
export type LeftRow = { table: string; id: string; fields: string[] }

/** Two providers or two facilities that were one. The one that is gone stays as a row, and can be taken apart again for a while. */
export const merges = table(
  'merges',
  {
    id: id(),
    kind: text('kind', { enum: ['provider', 'facility'] }).notNull(),
    keptId: text('kept_id').notNull(),
    goneId: text('gone_id').notNull(),
    reason: text('reason').notNull(),
    steps: json<MergeStep[]>('steps').notNull(),
    /** Rows moved, by table. */
    counts: json<Record<string, number>>('counts').notNull(),
    mergedById: text('merged_by_id').notNull(),
    undoUntil: instant('undo_until').notNull(),
    undoneAt: instant('undone_at'),
    undoneById: text('undone_by_id'),
    /** What the undo left; null before one. */
    left: json<LeftRow[]>('left_rows'),
    createdAt: createdAt(),
  },
  (t) => [index('merges_created').on(t.createdAt, t.id), index('merges_kept').on(t.keptId)],
)

/**
 * Rights of whoever has the server and no account of the administration, for one page (`npm run operator:token`). A token is used once and begins
 * a right of an hour that belongs to one browser; of both only hashes stand here.
 */
export const operatorTokens = table(
  'operator_tokens',
  {
    id: id(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** What the browser holds that has used it; null before, and once the right was given back. */
    rightHash: text('right_hash'),
    rightUntil: instant('right_until'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('operator_tokens_token').on(t.tokenHash), uniqueIndex('operator_tokens_right').on(t.rightHash)],
)
