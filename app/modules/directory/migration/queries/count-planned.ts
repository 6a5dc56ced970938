import type { PlannedRow } from './plan-migration.server.ts'

export type MigrationCounts = Record<'read' | 'new' | 'matched' | 'standing' | 'ambiguous' | 'error', number>

export const noMigrationCounts = (): MigrationCounts => ({
  ...{ read: 0, new: 0, matched: 0, standing: 0, ambiguous: 0, error: 0 },
})

/** How many rows of each outcome; `standing` are those of which nothing is left to do. */
export function countPlanned(planned: readonly PlannedRow[]): MigrationCounts {
  const counts = { ...noMigrationCounts(), read: planned.length }
  for (const row of planned) counts[row.outcome === 'matched' && !row.link ? 'standing' : row.outcome]++
  return counts
}
