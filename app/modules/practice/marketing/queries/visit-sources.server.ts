import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'

/** By which way the appointments of the last 30 days were made with a doctor at a clinic, whatever has become of them. One statement. */
export async function countVisitSources(providerFacilityId: string) {
  const { source, createdAt } = appointments
  const at = now()
  const rows = await db
    .select({ source, count: sql<number>`count(*)`.mapWith(Number) })
    .from(appointments)
    .where(
      and(
        eq(appointments.providerFacilityId, providerFacilityId),
        gte(createdAt, at - 30 * dayMs),
        lt(createdAt, at + 1),
      ),
    )
    .groupBy(source)
    .orderBy(asc(source))
  return rows.toSorted((one, other) => other.count - one.count)
}
