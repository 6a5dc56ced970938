import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { LocalDate } from '#app/core/calendar/dates.ts'
import { db } from '#app/core/database/database.server.ts'
import { dailyCounts } from '#drizzle/schema/measuring.ts'

/** How often the pages of an association were looked at in each month ("2026-11") since a day; a month without views is left out. */
export async function findAssociationViews(
  associationId: string,
  since: LocalDate,
): Promise<ReadonlyMap<string, number>> {
  const { measure, dimension, value, day, count } = dailyCounts
  const month = sql<string>`substr(${day}, 1, 7)`
  const isOwn = and(eq(measure, 'association_view'), eq(dimension, 'association'), eq(value, associationId))
  const rows = await db
    .select({ month, views: sql<number>`sum(${count})`.mapWith(Number) })
    .from(dailyCounts)
    .where(and(isOwn, gte(day, since)))
    .groupBy(month)
    .orderBy(asc(month))
  return new Map(rows.map((row) => [row.month, row.views]))
}
