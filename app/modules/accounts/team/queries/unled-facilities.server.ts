import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { teamMembers } from '#drizzle/schema/accounts.ts'
import { facilities } from '#drizzle/schema/directory.ts'

export type UnledFacility = Readonly<
  Pick<typeof facilities.$inferSelect, 'id' | 'nameEn' | 'nameHans' | 'nameHant' | 'addressLine1' | 'city'>
>

/** Those of some facilities that have a door and whose team has no owner now. */
export async function findUnledFacilities(
  facilityIds: readonly string[],
  reader: Reader = db,
): Promise<UnledFacility[]> {
  if (facilityIds.length === 0) return []
  const { id, nameEn, nameHans, nameHant, addressLine1, city } = facilities
  const isOwner = and(
    eq(teamMembers.facilityId, facilities.id),
    eq(teamMembers.role, 'owner'),
    eq(teamMembers.status, 'active'),
  )
  return reader
    .select({ id, nameEn, nameHans, nameHant, addressLine1, city })
    .from(facilities)
    .leftJoin(teamMembers, isOwner)
    .where(
      and(
        inArray(facilities.id, [...facilityIds]),
        inArray(facilities.status, ['active', 'pending']),
        isNull(teamMembers.id),
      ),
    )
    .orderBy(asc(facilities.nameEn), asc(facilities.id))
}
