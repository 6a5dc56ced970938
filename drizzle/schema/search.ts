import { bytes, id, index, instant, integer, json, primaryKey, table, text } from './columns.ts'

/** One row: which generation of the search index answers, and how many changes have been recorded. */
export const searchState = table('search_state', {
  id: id(),
  /** Tells one line of generations and revisions from another, as after a backup was restored. */
  build: text('build').notNull().default(''),
  generation: integer('generation').notNull(),
  revision: integer('revision').notNull(),
  documents: integer('documents').notNull(),
  builtAt: instant('built_at').notNull(),
})

/** A generation of the index: numbered blobs, the first being the manifest that says what the others are. */
export const searchBlobs = table(
  'search_blobs',
  {
    generation: integer('generation').notNull(),
    number: integer('number').notNull(),
    data: bytes('data').notNull(),
  },
  (t) => [primaryKey({ columns: [t.generation, t.number] })],
)

/** Providers changed since the generation was built, with what they are found by now; an empty list means gone. */
export const searchChanges = table(
  'search_changes',
  {
    providerId: text('provider_id').primaryKey(),
    revision: integer('revision').notNull(),
    documents: json<unknown[]>('documents').notNull(),
  },
  (t) => [index('search_changes_revision').on(t.revision)],
)
