import { and, asc, inArray } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { facilities } from '#drizzle/schema/directory.ts'

/** The facilities of these ids that are shown or wait to be, by name. */
export async function listFacilitiesInUse(ids: Iterable<string>): Promise<(typeof facilities.$inferSelect)[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  return db
    .select()
    .from(facilities)
    .where(and(inArray(facilities.id, wanted), inArray(facilities.status, ['pending', 'active'])))
    .orderBy(asc(facilities.nameEn), asc(facilities.id))
}
