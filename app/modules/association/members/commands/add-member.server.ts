import { and, eq, isNull } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { localDate, newYork } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { chosenOf } from '../queries/find-member.server.ts'
import { type MemberDetails, requireFree } from './save-member.server.ts'
import { lockAssociation } from './write-member.server.ts'

/** Who has neither address nor number is recognized by name, as the import does. */
async function requireNew(tx: Transaction, associationId: string, { name, email, number }: MemberDetails) {
  if (email !== null || number !== null) return
  const { id, ...columns } = associationMembers
  const isNameless = and(isNull(columns.email), isNull(columns.number))
  const [known] = await tx
    .select({ id })
    .from(associationMembers)
    .where(and(eq(columns.associationId, associationId), eq(columns.name, name), isNameless))
    .limit(1)
  if (known) throw new DomainError('conflict', 'association.name_taken')
}

/**
 * Enters one member, active at once. Nobody is written to: who is entered has done nothing. Sent twice, the second is refused as the same.
 * @returns the id
 * @throws DomainError conflict `association.email_taken`, `association.number_taken`, `association.name_taken`
 */
export async function addMember(actor: AssociationActor, details: MemberDetails): Promise<string> {
  const { id: associationId } = chosenOf(actor)
  const [id, at] = [newId(), now()]
  await withTransaction(async (tx) => {
    await lockAssociation(tx, associationId)
    await requireFree(tx, { id, associationId }, details)
    await requireNew(tx, associationId, details)
    await tx.insert(associationMembers).values({
      ...{ id, associationId, ...details, role: 'member', status: 'active', isPublic: false },
      ...{ joinedOn: localDate(at, newYork), version: 1, createdAt: at, updatedAt: at },
    })
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'association.member_add',
      subject: { type: 'association_member', id },
    })
  })
  return id
}
