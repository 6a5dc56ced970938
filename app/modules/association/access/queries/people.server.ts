import { and, asc, eq, inArray } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { isAtLeast } from '../access-status.ts'

/** Officers, admins and owners of an association, those with the most rights first. */
export async function listPeople(associationId: string) {
  const { role, status, name, id } = associationMembers
  const rows = await db
    .select()
    .from(associationMembers)
    .where(
      and(
        ...[eq(associationMembers.associationId, associationId), eq(status, 'active')],
        inArray(role, ['officer', 'admin', 'owner']),
      ),
    )
    .orderBy(asc(name), asc(id))
  return rows.toSorted(
    (one, other) => Number(isAtLeast(other.role, one.role)) - Number(isAtLeast(one.role, other.role)),
  )
}

export type Person = Awaited<ReturnType<typeof listPeople>>[number]
