import { and, eq, sql } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { refillRequests } from '#drizzle/schema/practice/pharmacy.ts'
import type { RefillStep } from '../forms.ts'
import { partiesAt } from '../queries/pharmacy-clinics.server.ts'
import { findRefill, type FoundRefill, sealRefill } from '../queries/refills.server.ts'
import { refillLine } from '../refill-status.ts'
import { tellPatient } from './tell-patient.server.ts'

/** What came of a step: whether the patient was written to, where they should have been. */
export type RefillOutcome = 'done' | 'told' | 'untold'

/** The request that a form is about, and the line of the table. @throws DomainError as `stepRefill` */
function requireLine(actor: ProviderActor, { row }: FoundRefill, { action, version }: RefillStep) {
  if (row.version !== version) throw new DomainError('conflict', 'directory.stale')
  if (!refillLine(row.status, action, ['desk', 'clinician'])) throw new DomainError('conflict', 'pharmacy.not_now')
  const line = refillLine(row.status, action, partiesAt(actor, row.facilityId))
  if (!line) throw new DomainError('forbidden', 'practice.read_only')
  return line
}

/**
 * Takes a step of a request by the table of its statuses. Where the patient is told, it is by a message if they agreed to one and the
 * desk has chosen it, and otherwise by whoever takes the step.
 * @throws DomainError not_found `pharmacy.unknown`; forbidden `practice.read_only`; conflict `pharmacy.not_now`, `directory.stale`
 */
export async function stepRefill(actor: ProviderActor, id: string, step: RefillStep): Promise<RefillOutcome> {
  const found = await findRefill(actor, id)
  if (!found) throw new DomainError('not_found', 'pharmacy.unknown')
  const line = requireLine(actor, found, step)
  const { action, answer, tell } = step
  const decides = line.by === 'clinician'
  return withTransaction(async (tx) => {
    const isWritten = line.tells === true && tell === 'message' && (await tellPatient(tx, found))
    const isTold = line.tells === true && (isWritten || tell === 'phone')
    const changed = await tx
      .update(refillRequests)
      .set({
        ...{ status: line.to, version: sql`${refillRequests.version} + 1`, waitsSince: now(), updatedAt: now() },
        remindedAt: null,
        ...(decides && { decidedById: actor.userId }),
        ...(line.answers && answer !== null && { answerEnc: sealRefill(id, 'answer_enc', answer) }),
        ...(isTold && { toldAt: now() }),
      })
      .where(and(eq(refillRequests.id, id), eq(refillRequests.version, found.row.version)))
      .returning({ id: refillRequests.id })
    if (changed.length === 0) throw new DomainError('conflict', 'directory.stale')
    await recordAudit(tx, {
      ...{ actor: { type: 'user', id: actor.userId }, action: `practice.refill_${action}` },
      subject: { type: 'refill_request', id },
      fields: ['status', ...(line.answers && answer !== null ? ['answer'] : [])],
    })
    if (!line.tells || tell === 'phone') return 'done'
    return isWritten ? 'told' : 'untold'
  })
}
