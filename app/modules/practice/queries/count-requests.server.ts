import { and, count, eq, inArray } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'

/** How many requests for a time wait for an answer at some provider facilities. */
export async function countRequests(providerFacilityIds: string[]): Promise<number> {
  if (providerFacilityIds.length === 0) return 0
  const { providerFacilityId, status } = appointments
  const [row] = await db
    .select({ open: count() })
    .from(appointments)
    .where(and(inArray(providerFacilityId, providerFacilityIds), eq(status, 'requested')))
  return Number(row?.open ?? 0)
}
