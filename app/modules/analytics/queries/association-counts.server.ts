import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { LocalDate } from '#app/core/calendar/dates.ts'
import { db } from '#app/core/database/database.server.ts'
import { dailyCounts } from '#drizzle/schema/measuring.ts'

/**
 * How often the pages of an association were looked at, and its endorsements followed, in each month ("2026-11") since a day; a month
 * without any is left out.
 */
export async function findAssociationCounts(associationId: string, since: LocalDate) {
  const { measure, dimension, value, day, count } = dailyCounts
  const month = sql<string>`substr(${day}, 1, 7)`
  const isOwn = and(eq(dimension, 'association'), eq(value, associationId))
  const rows = await db
    .select({ month, measure, sum: sql<number>`sum(${count})`.mapWith(Number) })
    .from(dailyCounts)
    .where(and(inArray(measure, ['association_view', 'endorsement_click']), isOwn, gte(day, since)))
    .groupBy(month, measure)
  const of = (asked: (typeof rows)[number]['measure']) =>
    new Map(rows.filter((row) => row.measure === asked).map((row) => [row.month, row.sum]))
  return { views: of('association_view'), clicks: of('endorsement_click') }
}
