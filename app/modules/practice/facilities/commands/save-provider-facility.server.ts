import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { setRoleAt } from '#app/modules/directory/commands/practice-at.server.ts'
import { setProviderFacilityPlans } from '#app/modules/directory/commands/set-provider-facility-plans.server.ts'
import type { acceptingStates, providerFacilityRoles, planStates } from '../choices.ts'
import { openEditable } from './open-provider-facility.server.ts'

type ProviderFacilityChange = {
  version: number
  /** Null leaves it; only the provider says it. */
  role: (typeof providerFacilityRoles)[number] | null
  accepting: (typeof acceptingStates)[number]
  states: ReadonlyMap<string, (typeof planStates)[number]>
}

/**
 * Saves plans and acceptance at a provider facility, and the own role there. Holds at once.
 * @throws DomainError not_found `directory.facility_not_found`; forbidden `practice.read_only`; conflict `directory.stale`
 */
export function saveProviderFacility(actor: ProviderActor, id: string, change: ProviderFacilityChange): Promise<void> {
  return withTransaction(async (tx) => {
    const { providerId, isOwn, role } = await openEditable(tx, actor, id)
    const { version, accepting, states } = change
    const edit = { providerId, userId: actor.userId, version }
    // Who answers for a facility is never said by themselves.
    const hasNewRole = isOwn && change.role !== null && change.role !== role && change.role !== 'owner'
    if (hasNewRole) await setRoleAt(tx, edit, id, change.role!)
    await setProviderFacilityPlans(
      tx,
      { ...edit, version: hasNewRole ? version + 1 : version },
      { providerFacilityId: id, accepting, states },
    )
  })
}
