import { boolean, createdAt, id, index, instant, integer, json, primaryKey, table, text } from './columns.ts'
import { runs } from './runs.ts'

/**
 * How often something happened on a local day of New York, and how often of that with one value of one dimension. No two dimensions
 * are crossed: nothing here says that somebody in one area looked for one specialty.
 */
export const dailyCounts = table(
  'daily_counts',
  {
    measure: text('measure').notNull(),
    dimension: text('dimension', {
      enum: ['all', 'area', 'specialty', 'locale', 'source', 'words', 'kind', 'association'],
    }).notNull(),
    /** Empty for the dimension `all`. */
    value: text('value').notNull(),
    day: text('day').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.measure, t.dimension, t.day, t.value] }),
    // Retention goes by the day alone.
    index('daily_counts_day').on(t.day),
  ],
)

/** Words of searches without a result, known by a keyed hash alone until enough people have typed them (docs/decisions/115). */
export const unfoundWords = table(
  'unfound_words',
  {
    hash: text('hash').primaryKey(),
    /** Number of the span of days whose key made the hash. */
    keySpan: integer('key_span').notNull(),
    times: integer('times').notNull(),
    /** Different days on which they were typed, and the last of these. */
    days: integer('days').notNull(),
    lastDay: text('last_day').notNull(),
    /** They may be read by now, and are counted in `daily_counts`. */
    isSaid: boolean('is_said').notNull().default(false),
  },
  (t) => [index('unfound_words_span').on(t.keySpan)],
)

/** A page that an audit of the site's own pages has found, and what it read of it. */
export const seoPages = table(
  'seo_pages',
  {
    runId: text('run_id')
      .notNull()
      .references(() => runs.id),
    path: text('path').notNull(),
    /** Place in the order in which pages were found. */
    position: integer('position').notNull(),
    /** Null until it was read. */
    status: integer('status'),
    title: text('title'),
    /** What the checks across pages need, as the module reads it. */
    facts: json<object>('facts').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.path] }),
    index('seo_pages_order').on(t.runId, t.position),
    index('seo_pages_status').on(t.runId, t.status, t.position),
    index('seo_pages_title').on(t.runId, t.title),
  ],
)

/** Something that an audit found wrong with a page. */
export const seoFindings = table(
  'seo_findings',
  {
    runId: text('run_id')
      .notNull()
      .references(() => runs.id),
    kind: text('kind').notNull(),
    path: text('path').notNull(),
    /** What exactly: a length, an address, a title. */
    detail: text('detail').notNull(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.kind, t.path, t.detail] })],
)

/** A finding that is left as it is, for a reason; it holds for every run until somebody takes it back. */
export const seoIgnores = table(
  'seo_ignores',
  {
    id: id(),
    kind: text('kind').notNull(),
    path: text('path').notNull(),
    reason: text('reason').notNull(),
    userId: text('user_id').notNull(),
    /** Null while it holds. */
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (t) => [index('seo_ignores_finding').on(t.kind, t.path, t.endedAt)],
)
