import { and, eq } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import type { Member } from '../member-status.ts'

/** The association that somebody works for now, with what they are there; a guard has seen to it that there is one. */
export function chosenOf({ associations: [chosen] }: AssociationActor): AssociationActor['associations'][number] {
  if (!chosen) throw new Error('Whoever manages no association was let through.')
  return chosen
}

/** A member of the chosen association. @throws DomainError not_found `association.member_unknown`, also for one of another */
export async function findMember(actor: AssociationActor, memberId: string, reader: Reader = db): Promise<Member> {
  const { id, associationId } = associationMembers
  const [row] = await reader
    .select()
    .from(associationMembers)
    .where(and(eq(id, memberId), eq(associationId, chosenOf(actor).id)))
  if (!row) throw new DomainError('not_found', 'association.member_unknown')
  return row
}
