import { and, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import type { AuditAction } from '#app/modules/audit/audit-actions.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { eligibilityChecks, eligibilityEvents } from '#drizzle/schema/practice/eligibility.ts'
import { type CheckStep, statusAfter } from '../check-status.ts'
import type { StoredCheck } from '../queries/checks.server.ts'

type Changes = Partial<typeof eligibilityChecks.$inferInsert>

type Step = Readonly<{
  step: CheckStep
  changes?: Changes
  /** Null for what the product does by itself. */
  userId: string | null
  reason?: string | null
}>

/** Writes one line of a check's history. */
export async function recordStep(
  tx: Transaction,
  { id, version, status }: Pick<StoredCheck, 'id' | 'version' | 'status'>,
  { step, userId, reason = null }: Readonly<{ step: string; userId: string | null; reason?: string | null }>,
): Promise<void> {
  await tx
    .insert(eligibilityEvents)
    .values({ id: newId(), checkId: id, seq: version, step, status, reason, userId, at: now() })
}

/**
 * Takes one step of a check, while it is still as it was read.
 * @throws DomainError conflict `eligibility.step` for one that its state does not allow, `directory.stale` when somebody was quicker
 */
export async function takeStep(
  tx: Transaction,
  check: StoredCheck,
  { step, changes = {}, userId, reason }: Step,
): Promise<StoredCheck> {
  const status = statusAfter(check.status, step)
  if (status === null) throw new DomainError('conflict', 'eligibility.step')
  const [row] = await tx
    .update(eligibilityChecks)
    .set({ ...changes, status, version: check.version + 1, updatedAt: now() })
    .where(and(eq(eligibilityChecks.id, check.id), eq(eligibilityChecks.version, check.version)))
    .returning()
  if (!row) throw new DomainError('conflict', 'directory.stale')
  await recordStep(tx, row, { step, userId, reason: reason ?? null })
  return row
}

type EligibilityAction = Extract<AuditAction, `practice.eligibility_${string}`>

/** Writes into the audit what was read or done, by names of fields. */
export async function recordEligibility(
  tx: Transaction,
  {
    userId,
    action,
    subject,
    fields = [],
    isFailed = false,
  }: Readonly<{
    userId: string | null
    action: EligibilityAction
    subject: Readonly<{ type: 'eligibility_check' | 'facility'; id: string }>
    fields?: readonly string[]
    isFailed?: boolean
  }>,
): Promise<void> {
  const actor = userId === null ? ({ type: 'system' } as const) : ({ type: 'user', id: userId } as const)
  await recordAudit(tx, { actor, action, subject, fields, outcome: isFailed ? 'failed' : 'ok' })
}
