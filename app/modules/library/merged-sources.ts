import type { LocalDate } from '#app/core/calendar/dates.ts'
import type { Source } from '#drizzle/schema/content.ts'

type Row = Readonly<{ sources: readonly Source[]; reviewedOn: LocalDate | null; overdueSince?: LocalDate | null }>

/** The sources of a row; one without a day of its own was read when the row was reviewed. */
export const datedSources = ({ sources, reviewedOn }: Pick<Row, 'sources' | 'reviewedOn'>): Source[] =>
  sources.map((source) => (source.readOn || !reviewedOn ? source : { ...source, readOn: reviewedOn }))

/**
 * The sources of several rows, each once with the day it was longest ago read, the oldest of their reviews and the first day by which one was to be reviewed again: what a page of
 * many facts says of itself.
 */
export function mergedSources(rows: readonly Row[]): {
  sources: Source[]
  reviewedOn: LocalDate | null
  overdueSince: LocalDate | null
} {
  const sources = new Map<string, Source>()
  for (const source of rows.flatMap(datedSources)) {
    const before = sources.get(source.url)
    if (!before?.readOn || (source.readOn && source.readOn < before.readOn)) sources.set(source.url, source)
  }
  const reviews = rows.flatMap(({ reviewedOn }) => reviewedOn ?? [])
  const overdue = rows.flatMap((row) => row.overdueSince ?? [])
  return {
    sources: [...sources.values()],
    reviewedOn: reviews.toSorted()[0] ?? null,
    overdueSince: overdue.toSorted()[0] ?? null,
  }
}
