import { createdAt, id, index, instant, primaryKey, table, text } from './columns.ts'
import { patients } from './scheduling.ts'

/** Two patients of a practice of whom its desk has said that they are one; a row of `patients` made for it says who they are together. */
export const patientMerges = table(
  'patient_merges',
  {
    id: id(),
    intoId: text('into_id')
      .notNull()
      .references(() => patients.id),
    /** The rows that the desk had before it. Other rows of the same two are named by what was moved. */
    firstId: text('first_id')
      .notNull()
      .references(() => patients.id),
    secondId: text('second_id')
      .notNull()
      .references(() => patients.id),
    /** The insurance plan that was chosen for them; visits keep what was named for each. */
    planId: text('plan_id'),
    madeById: text('made_by_id').notNull(),
    createdAt: createdAt(),
    undoUntil: instant('undo_until').notNull(),
    undoneAt: instant('undone_at'),
    undoneById: text('undone_by_id'),
  },
  (t) => [
    index('patient_merges_into').on(t.intoId),
    index('patient_merges_first').on(t.firstId),
    index('patient_merges_second').on(t.secondId),
  ],
)

/** What a merge has pointed to the new row: the only rows that an undo points back. */
export const patientMergeMoves = table(
  'patient_merge_moves',
  {
    mergeId: text('merge_id')
      .notNull()
      .references(() => patientMerges.id),
    /** Whose visit or entry it is, who booked or joined for somebody, or whom a note is on. */
    kind: text('kind', { enum: ['visit', 'visit_booker', 'entry', 'entry_booker', 'note'] }).notNull(),
    rowId: text('row_id').notNull(),
    fromId: text('from_id')
      .notNull()
      .references(() => patients.id),
  },
  (t) => [primaryKey({ columns: [t.mergeId, t.kind, t.rowId] }), index('patient_merge_moves_from').on(t.fromId)],
)
