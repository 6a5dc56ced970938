import { boolean, id, index, instant, integer, json, table, text, uniqueIndex, updatedAt } from './columns.ts'

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
