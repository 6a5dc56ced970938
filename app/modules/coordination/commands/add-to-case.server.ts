import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { careMessages } from '#drizzle/schema/coordination/cases.ts'
import { isEnded, unansweredStatuses } from '../case-steps.ts'
import { type CareCase, sealCareText, whereCareText } from '../case-sealed.server.ts'
import { isFrozen, sidesOf } from '../case-standing.ts'
import { dueAfter, isRaised, type Urgency } from '../due-times.ts'
import { listMessages } from '../queries/case-parts.server.ts'
import { lastEvent } from '../queries/events.server.ts'
import { addEvent, lockOwnCase, setCase } from './lock-case.server.ts'
import { tellClinic } from './tell.server.ts'

export type Addition = Readonly<{ version: number | null; text: string | null; urgency: Urgency | null }>

/** Whether the last that happened is that somebody has added the same: a second press. */
async function isRepeated(tx: Transaction, { userId }: ProviderActor, caseId: string, text: string): Promise<boolean> {
  const last = await lastEvent(tx, caseId)
  if (last?.userId !== userId || !['addendum', 'urgency'].includes(last.step)) return false
  const added = (await listMessages(caseId, tx)).findLast(({ step }) => step === 'addendum')
  return added?.userId === userId && added.body === text
}

/**
 * What may still be said of a referral that is sent: something to add, and that it is more urgent. What was written stays.
 * @throws DomainError not_found; forbidden `coordination.not_allowed`; conflict `coordination.not_now`, `directory.stale`
 */
export function addToCase(
  actor: ProviderActor,
  caseId: string,
  { version, text, urgency }: Addition,
): Promise<CareCase> {
  return withTransaction(async (tx) => {
    const { row, standing } = await lockOwnCase(tx, actor, caseId)
    if (!sidesOf(standing, row).some(({ by }) => by === 'requester'))
      throw new DomainError('forbidden', 'coordination.not_allowed')
    if (row.status === 'draft' || isEnded(row.status) || isFrozen(row))
      throw new DomainError('conflict', 'coordination.not_now')
    if (text !== null && (await isRepeated(tx, actor, caseId, text))) return row
    // Locking has counted it on.
    if (row.version - 1 !== version) throw new DomainError('conflict', 'directory.stale')
    const raised = urgency !== null && isRaised(row.urgency, urgency) ? urgency : null
    if (text === null && raised === null) return row
    const at = now()
    const waits = unansweredStatuses.some((status) => status === row.status)
    const after =
      raised === null
        ? row
        : await setCase(tx, caseId, { urgency: raised, ...(waits && { dueAt: dueAfter(at, raised), overdueAt: null }) })
    if (text !== null) {
      const id = newId()
      const bodyEnc = sealCareText(whereCareText('care_messages', 'body_enc', id), text)
      const from = { thread: 'clinics', side: 'requester', userId: actor.userId, step: 'addendum' } as const
      await tx.insert(careMessages).values({ id, caseId, ...from, bodyEnc, createdAt: at })
    }
    const step = raised === null ? 'addendum' : 'urgency'
    const seq = await addEvent(tx, { caseId, step, side: 'requester', userId: actor.userId })
    await tellClinic(tx, 'recipient', { row: after, event: `${step}:${seq}` }, actor.userId)
    await recordAudit(tx, {
      ...{ actor: { type: 'user', id: actor.userId }, action: 'coordination.case_edit' },
      ...{ subject: { type: 'care_case', id: caseId }, fields: [step] },
    })
    return after
  })
}
