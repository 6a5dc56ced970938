import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { verifyProviderFacilityPlans } from '#app/modules/directory/commands/set-provider-facility-plans.server.ts'
import { openEditable } from './open-provider-facility.server.ts'

/** Says that the plans of a provider facility were checked today. @throws DomainError as `saveClinic` */
export function verifyProviderFacility(actor: ProviderActor, id: string, version: number): Promise<void> {
  return withTransaction(async (tx) => {
    const { providerId } = await openEditable(tx, actor, id)
    await verifyProviderFacilityPlans(tx, { providerId, userId: actor.userId, version }, id)
  })
}
