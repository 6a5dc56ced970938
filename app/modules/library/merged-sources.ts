import type { Source } from '#drizzle/schema/content.ts'

/** The sources of several rows, each once, and the oldest of their reviews: what a page of many facts says of itself. */
export function mergedSources(rows: readonly { sources: readonly Source[]; reviewedOn: string | null }[]): {
  sources: Source[]
  reviewedOn: string | null
} {
  const sources = new Map(rows.flatMap((row) => row.sources.map((source) => [source.url, source] as const)))
  const reviews = rows.flatMap(({ reviewedOn }) => reviewedOn ?? [])
  return { sources: [...sources.values()], reviewedOn: reviews.toSorted()[0] ?? null }
}
