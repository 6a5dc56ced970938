import { eq, sql } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { chosenOf } from '../queries/find-member.server.ts'
import { type ImportPlan, planImport, type PlannedMember } from '../queries/import-plan.server.ts'
import { endMemberLinks, lockAssociation } from './write-member.server.ts'

/** Rows of one statement: PostgreSQL and SQLite bound the values of one. */
const chunk = 500

type Row = typeof associationMembers.$inferInsert

function rowOf(associationId: string, { values }: PlannedMember): Row {
  const at = now()
  return {
    ...{ id: newId(), associationId, role: 'member', status: 'active', isPublic: false, locale: 'zh-Hans' },
    ...values,
    ...{ version: 1, createdAt: at, updatedAt: at },
  }
}

async function write(tx: Transaction, associationId: string, { changes }: ImportPlan): Promise<void> {
  const fresh = changes.filter(({ before }) => before === null).map((each) => rowOf(associationId, each))
  for (let at = 0; at < fresh.length; at += chunk) {
    await tx.insert(associationMembers).values(fresh.slice(at, at + chunk))
  }
  for (const { before, values, fields } of changes) {
    if (before === null) continue
    await tx
      .update(associationMembers)
      .set({
        ...values,
        ...(fields.includes('role') && { roleGivenAt: now() }),
        ...{ version: sql`${associationMembers.version} + 1`, updatedAt: now() },
      })
      .where(eq(associationMembers.id, before.id))
    if (fields.includes('email')) await endMemberLinks(tx, before)
  }
}

/** Where a member is reached and what they may do is told of each, as when it is changed by hand; the rest is the import's. */
const isToldApart = ({ fields }: PlannedMember) => fields.includes('email') || fields.includes('role')

async function audit(tx: Transaction, { userId }: AssociationActor, associationId: string, { changes }: ImportPlan) {
  const actor = { type: 'user', id: userId } as const
  for (const { before, fields } of changes.filter(isToldApart)) {
    if (before === null) continue
    const subject = { type: 'association_member', id: before.id }
    await recordAudit(tx, { actor, action: 'association.member_save', subject, fields })
  }
  const subject = { type: 'association', id: associationId }
  await recordAudit(tx, { actor, action: 'association.members_import', subject })
}

/**
 * Applies a file whose dry run bore this mark, in one transaction; another file, or members whom somebody has changed since, have another.
 * Nobody is written to: who is imported has done nothing.
 * @throws DomainError conflict `association.import_changed`, invalid `association.import_wrong`
 */
export async function importMembers(
  actor: AssociationActor,
  { text, mark }: Readonly<{ text: string; mark: string }>,
): Promise<ImportPlan['counts']> {
  const chosen = chosenOf(actor)
  const { id: associationId } = chosen
  return withTransaction(async (tx) => {
    await lockAssociation(tx, associationId)
    const plan = await planImport(tx, chosen, text)
    if (plan.mark !== mark) throw new DomainError('conflict', 'association.import_changed')
    if (plan.counts.wrong > 0) throw new DomainError('invalid', 'association.import_wrong')
    await write(tx, associationId, plan)
    await audit(tx, actor, associationId, plan)
    return plan.counts
  })
}
