import { eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { associationMembers, associations } from '#drizzle/schema/association/associations.ts'

/** The association whose member somebody is; null where there is no such member. */
export async function findAssociationOfMember(memberId: string) {
  const [row] = await db
    .select({ name: associations.name })
    .from(associationMembers)
    .innerJoin(associations, eq(associations.id, associationMembers.associationId))
    .where(eq(associationMembers.id, memberId))
  return row ?? null
}
