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
  for (const { before, values } of changes) {
    if (before === null) continue
    await tx
      .update(associationMembers)
      .set({ ...values, version: sql`${associationMembers.version} + 1`, updatedAt: now() })
      .where(eq(associationMembers.id, before.id))
    if (values.email !== undefined && values.email !== before.email) await endMemberLinks(tx, before)
  }
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
  const { id: associationId } = chosenOf(actor)
  return withTransaction(async (tx) => {
    await lockAssociation(tx, associationId)
    const plan = await planImport(tx, associationId, text)
    if (plan.mark !== mark) throw new DomainError('conflict', 'association.import_changed')
    if (plan.counts.wrong > 0) throw new DomainError('invalid', 'association.import_wrong')
    await write(tx, associationId, plan)
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'association.members_import',
      subject: { type: 'association', id: associationId },
    })
    return plan.counts
  })
}
