import { and, eq, inArray, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { associations } from '#drizzle/schema/association/associations.ts'
import type { Association } from '../onboarding-steps.ts'
import { endOffers } from './end-offers.server.ts'

type Status = Association['status']

/** What an administrator may do with an association, and its owner at the end: from which states, and to which. */
const steps = {
  // A request that was turned down may be taken up again.
  approve: { from: ['pending', 'rejected'], to: 'approved' },
  reject: { from: ['pending', 'rejected'], to: 'rejected' },
  suspend: { from: ['approved'], to: 'suspended' },
  reinstate: { from: ['suspended'], to: 'approved' },
  close: { from: ['approved', 'suspended'], to: 'closed' },
} as const satisfies Record<string, { from: readonly Status[]; to: Status }>

export type AssociationStep = keyof typeof steps

type Settling = Readonly<{ userId: string; associationId: string; step: AssociationStep }>

/**
 * Moves an association to another state, in the caller's transaction. Of two at once one comes second. Call it last.
 * @throws DomainError conflict `association.not_now`
 */
export async function settleAssociation(tx: Transaction, { userId, associationId, step }: Settling): Promise<void> {
  const { from, to } = steps[step]
  const moved = await tx
    .update(associations)
    .set({ status: to, version: sql`${associations.version} + 1`, updatedAt: now() })
    .where(and(eq(associations.id, associationId), inArray(associations.status, [...from])))
    .returning({ id: associations.id })
  if (moved.length === 0) throw new DomainError('conflict', 'association.not_now')
  if (to !== 'approved') await endOffers(tx, associationId)
  await recordAudit(tx, {
    actor: { type: 'user', id: userId },
    action: `association.${step}`,
    subject: { type: 'association', id: associationId },
  })
}
