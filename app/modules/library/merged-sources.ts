import type { LocalDate } from '#app/core/calendar/dates.ts'
import type { Source } from '#drizzle/schema/content.ts'

type Row = Readonly<{ sources: readonly Source[]; reviewedOn: LocalDate | null; overdueSince?: LocalDate | null }>

/**
 * The sources of several rows, each once, the oldest of their reviews and the first day by which one was to be reviewed again: what a page of
 * many facts says of itself.
 */
export function mergedSources(rows: readonly Row[]): {
  sources: Source[]
  reviewedOn: LocalDate | null
  overdueSince: LocalDate | null
} {
  const sources = new Map(rows.flatMap((row) => row.sources.map((source) => [source.url, source] as const)))
  const reviews = rows.flatMap(({ reviewedOn }) => reviewedOn ?? [])
  const overdue = rows.flatMap((row) => row.overdueSince ?? [])
  return {
    sources: [...sources.values()],
    reviewedOn: reviews.toSorted()[0] ?? null,
    overdueSince: overdue.toSorted()[0] ?? null,
  }
}
