import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import type { CareCase } from '../case-sealed.server.ts'
import { statusAfter } from '../case-steps.ts'
import { sidesOf } from '../case-standing.ts'
import { endConsent, giveConsent } from './consent.server.ts'
import { lockOwnCase } from './lock-case.server.ts'
import { recipientColumns, type WantedRecipient } from './save-case.server.ts'
import { applyStep } from './take-step.server.ts'

/**
 * Sends a referral that was declined to another recipient, to whom the patient has agreed as well; who had it before has no link to it any more.
 * @throws DomainError not_found `coordination.unknown`; invalid `coordination.recipient`; conflict as `applyStep`
 */
export function resendCase(
  actor: ProviderActor,
  caseId: string,
  { recipient, consent }: Readonly<{ recipient: WantedRecipient; consent: 'verbal' | 'paper' }>,
): Promise<CareCase> {
  return withTransaction(async (tx) => {
    const { row, standing } = await lockOwnCase(tx, actor, caseId)
    const side = sidesOf(standing, row).find(({ by }) => by === 'requester')
    if (!side) throw new DomainError('conflict', 'coordination.not_now')
    if (statusAfter('resend', row, side.by) === null) throw new DomainError('conflict', 'coordination.not_now')
    const columns = await recipientColumns(tx, caseId, recipient)
    const sayer = { by: 'requester', userId: actor.userId } as const
    const agreed = await giveConsent(tx, await endConsent(tx, row, sayer), sayer, consent)
    return applyStep(tx, agreed, {
      ...{ step: 'resend', party: { ...side, userId: actor.userId } },
      input: { recipient: columns },
    })
  })
}
