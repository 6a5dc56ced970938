import { and, eq, inArray, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { associationKinds, associations } from '#drizzle/schema/association/associations.ts'
import { changedNames, identityOf } from '../identity-values.ts'

type Renaming = Readonly<{ userId: string; associationId: string; values: Readonly<Record<string, unknown>> }>

/**
 * Gives an association the name and the kind that a reviewer has agreed to, in the caller's transaction: every page says them from the next
 * moment on. Call it last.
 * @throws DomainError conflict `association.not_now` for one that is neither approved nor suspended
 */
export async function changeIdentity(tx: Transaction, { userId, associationId, values }: Renaming): Promise<void> {
  const isIt = and(eq(associations.id, associationId), inArray(associations.status, ['approved', 'suspended']))
  const [row] = await tx.select().from(associations).where(isIt)
  if (!row) throw new DomainError('conflict', 'association.not_now')
  const former = identityOf(row)
  const said = { ...former, ...values }
  const name = { 'zh-Hans': said.nameHans, 'zh-Hant': said.nameHant, 'en-US': said.nameEn }
  const kind = associationKinds.find((each) => each === said.associationKind) ?? row.kind
  const saved = await tx
    .update(associations)
    .set({ name, kind, version: sql`${associations.version} + 1`, updatedAt: now() })
    .where(isIt)
    .returning({ id: associations.id })
  if (saved.length === 0) throw new DomainError('conflict', 'association.not_now')
  await recordAudit(tx, {
    ...{ actor: { type: 'user', id: userId }, action: 'association.identity_change' },
    ...{ subject: { type: 'association', id: associationId }, fields: changedNames(former, said) },
  })
}
