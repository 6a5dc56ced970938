import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { healthGrants } from '#drizzle/schema/oversight.ts'

export type HealthGrant = typeof healthGrants.$inferSelect

/** What holds of an administrator's grants now. */
const runsFor = (userId: string) =>
  and(eq(healthGrants.userId, userId), isNull(healthGrants.endedAt), gt(healthGrants.expiresAt, now()))

/** The grant by which an administrator may see health data of a facility now; null without one. */
export async function findRunningGrant(
  userId: string,
  facilityId: string,
  reader: Reader = db,
): Promise<HealthGrant | null> {
  const [grant] = await reader
    .select()
    .from(healthGrants)
    .where(and(runsFor(userId), eq(healthGrants.facilityId, facilityId)))
    .orderBy(desc(healthGrants.expiresAt), desc(healthGrants.id))
    .limit(1)
  return grant ?? null
}

/** The facilities whose health data an administrator may see now. */
export async function listGrantedFacilityIds(userId: string): Promise<Set<string>> {
  const rows = await db.select({ id: healthGrants.facilityId }).from(healthGrants).where(runsFor(userId))
  return new Set(rows.map(({ id }) => id))
}
