import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { enableCoordination } from '#app/modules/directory/commands/enable-coordination.server.ts'

/** Whether somebody may switch care coordination on for the practice that they pay for. */
export function maySwitchOn(actor: ProviderActor): boolean {
  return (
    actor.providerId !== null &&
    allows(actor, 'coordination.enable', { facilityId: null, providerId: actor.providerId })
  )
}

/** Switches care coordination on; the doctor leads it. @throws DomainError forbidden `coordination.not_allowed` */
export async function switchOn(actor: ProviderActor): Promise<boolean> {
  if (!maySwitchOn(actor)) throw new DomainError('forbidden', 'coordination.not_allowed')
  return withTransaction(async (tx) => {
    const isNew = await enableCoordination(tx, actor.providerId!)
    if (isNew)
      await recordAudit(tx, {
        ...{ actor: { type: 'user', id: actor.userId }, action: 'coordination.switch_on' },
        subject: { type: 'provider', id: actor.providerId! },
      })
    return isNew
  })
}
