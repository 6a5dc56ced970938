import type { ProviderActor } from '#app/core/actor.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { DeskStep } from '../case-steps.ts'
import { assessCase } from '../queries/find-case.server.ts'
import type { StoredCase } from '../sealed-case.server.ts'
import { checkExamDay, nextStatus, openShown, recordDeed, type ShownCase, writeCase } from './open-case.server.ts'

/**
 * What the worksheet has to say before a step.
 * @throws DomainError conflict `i693.incomplete` where something is missing before the signature; `i693.tb_first` where the chest X-ray
 * suspects tuberculosis and nobody was referred; `i693.no_tb` for a referral without such a finding; `i693.exam_ahead` before the day of the exam
 */
async function checkFindings(tx: Transaction, row: StoredCase, step: DeskStep): Promise<void> {
  if (step === 'examine' || step === 'make_ready') await checkExamDay(tx, row)
  if (step !== 'make_ready' && step !== 'refer_tb') return
  const { assessment } = await assessCase(tx, row)
  if (step === 'refer_tb') {
    if (!assessment.suspectsTb) throw new DomainError('conflict', 'i693.no_tb')
    return
  }
  if (assessment.suspectsTb && row.status !== 'tb_referral') throw new DomainError('conflict', 'i693.tb_first')
  if (!assessment.isComplete) throw new DomainError('conflict', 'i693.incomplete')
}

/**
 * Takes a step that anybody of the clinic's desk may take.
 * @throws DomainError conflict `i693.step`, `i693.incomplete`, `i693.tb_first`, `i693.no_tb`, `i693.exam_ahead`, `directory.stale`; not_found `i693.unknown`
 */
export function takeStep(
  actor: ProviderActor,
  { step, reason, ...shown }: ShownCase & Readonly<{ step: DeskStep; reason: string | null }>,
): Promise<void> {
  return withTransaction(async (tx) => {
    const row = await openShown(tx, actor, shown)
    const to = nextStatus(row, step)
    await checkFindings(tx, row, step)
    await writeCase(tx, row, { status: to })
    const deed = { caseId: row.id, userId: actor.userId, from: row.status, to, note: reason }
    await recordDeed(tx, { ...deed, action: step, audit: 'practice.i693_step' })
  })
}
