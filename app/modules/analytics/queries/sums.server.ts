import { and, between, eq, inArray, sql } from 'drizzle-orm'
import type { LocalDate } from '#app/core/calendar/dates.ts'
import { db } from '#app/core/database/database.server.ts'
import { dailyCounts } from '#drizzle/schema/measuring.ts'
import type { KeptDimension, Measure, Sum } from '../measures.ts'
import type { Range } from '../range.ts'

/** All sums of some measures and dimensions in one statement, along the key of the table. */
export async function findSums(
  { from, to, previousFrom }: Range,
  measures: readonly Measure[],
  of: readonly KeptDimension[],
): Promise<Sum[]> {
  const rows = await db
    .select({
      measure: dailyCounts.measure,
      dimension: dailyCounts.dimension,
      value: dailyCounts.value,
      current: sql<number>`sum(case when ${dailyCounts.day} >= ${from} then ${dailyCounts.count} else 0 end)`,
      previous: sql<number>`sum(case when ${dailyCounts.day} < ${from} then ${dailyCounts.count} else 0 end)`,
    })
    .from(dailyCounts)
    .where(
      and(
        inArray(dailyCounts.measure, [...measures]),
        inArray(dailyCounts.dimension, [...of]),
        between(dailyCounts.day, previousFrom, to),
      ),
    )
    .groupBy(dailyCounts.measure, dailyCounts.dimension, dailyCounts.value)
    .orderBy(dailyCounts.measure, dailyCounts.dimension, dailyCounts.value)
  return rows.map(({ measure, current, previous, ...row }) => ({
    ...row,
    measure: measure as Measure,
    current: Number(current),
    previous: Number(previous),
  }))
}

/** Of each day, the whole of some measures. */
export async function findDays({ from, to }: Range, measures: readonly Measure[]) {
  const rows = await db
    .select({ measure: dailyCounts.measure, day: dailyCounts.day, count: dailyCounts.count })
    .from(dailyCounts)
    .where(
      and(
        inArray(dailyCounts.measure, [...measures]),
        eq(dailyCounts.dimension, 'all'),
        between(dailyCounts.day, from, to),
      ),
    )
    .orderBy(dailyCounts.day)
  return rows as { measure: Measure; day: LocalDate; count: number }[]
}
