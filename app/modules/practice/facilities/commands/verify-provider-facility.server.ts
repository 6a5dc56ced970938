import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { verifyProviderFacilityPlans } from '#app/modules/directory/commands/set-provider-facility-plans.server.ts'
import { openEditable } from './open-provider-facility.server.ts'

/** Says that the plans of a provider facility were checked today; answers how many. @throws DomainError as `saveProviderFacility` */
export function verifyProviderFacility(actor: ProviderActor, id: string, version: number): Promise<number> {
  return withTransaction(async (tx) => {
    const { providerId } = await openEditable(tx, actor, id)
    return verifyProviderFacilityPlans(tx, { providerId, userId: actor.userId, version }, id)
  })
}
