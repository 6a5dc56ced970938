import { and, eq, inArray } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'

/** Whether an account manages an association, as its owner or an admin. */
export async function isManager(reader: Reader, association: string, account: string): Promise<boolean> {
  const { id, associationId, userId, role } = associationMembers
  const [row] = await reader
    .select({ id })
    .from(associationMembers)
    .where(and(eq(associationId, association), eq(userId, account), inArray(role, ['owner', 'admin'])))
    .limit(1)
  return row !== undefined
}
