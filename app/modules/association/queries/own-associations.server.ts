import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { associationMembers, associations } from '#drizzle/schema/association/associations.ts'
import type { Association } from '../onboarding-steps.ts'

/** The association that somebody works for now; a guard has seen to it that there is one. */
export async function readChosen(
  { associations: [chosen] }: AssociationActor,
  reader: Reader = db,
): Promise<Association> {
  const [row] = await reader
    .select()
    .from(associations)
    .where(eq(associations.id, chosen?.id ?? ''))
  return row ?? nobodys()
}

function nobodys(): never {
  throw new Error('Whoever manages no association was let through.')
}

/** The same among all that somebody manages, where those have been read. */
export const chosenOf = ({ associations: [chosen] }: AssociationActor, own: readonly Association[]): Association =>
  own.find(({ id }) => id === chosen?.id) ?? nobodys()

/** All that somebody manages, by name. */
export async function listOwn({ associations: own }: AssociationActor): Promise<Association[]> {
  const ids = own.map(({ id }) => id)
  return db.select().from(associations).where(inArray(associations.id, ids)).orderBy(asc(associations.slug))
}

/** How many members there are. */
export async function countMembers(associationId: string): Promise<number> {
  const isMember = and(eq(associationMembers.associationId, associationId), eq(associationMembers.status, 'active'))
  const [row] = await db.select({ members: count() }).from(associationMembers).where(isMember)
  return row?.members ?? 0
}
