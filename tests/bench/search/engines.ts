import type { RecallClass, SpeedClass } from './queries.ts'

/** The engines by the names that the tables show. */
export const engineNames = {
  fts: 'FTS5 + SQL facets',
  trigram: 'FTS5 trigram',
  minisearch: 'MiniSearch',
  scan: 'typed-array scan',
  pg: 'pg_trgm',
} as const

const unable: Readonly<Record<string, readonly (SpeedClass | RecallClass)[]>> = {
  [engineNames.fts]: ['typo'],
  [engineNames.trigram]: ['typo'],
  [engineNames.scan]: ['typo'],
}

/** Whether an engine has any way to answer questions of a class. */
export const mayAnswer = (engine: string, kind: SpeedClass | RecallClass): boolean => !unable[engine]?.includes(kind)
