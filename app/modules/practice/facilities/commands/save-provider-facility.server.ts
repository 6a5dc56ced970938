import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { setRoleAt } from '#app/modules/directory/commands/practice-at.server.ts'
import { setProviderFacilityPlans } from '#app/modules/directory/commands/set-provider-facility-plans.server.ts'
import type { acceptingStates, providerFacilityRoles, planStates } from '../choices.ts'
import { type FamilyState, statesByFamily } from '../plan-families.ts'
import { findPlanFamilies } from '../queries/plan-lines.server.ts'
import { openEditable } from './open-provider-facility.server.ts'

type ProviderFacilityChange = {
  version: number
  /** Null leaves it; only the provider says it. */
  role: (typeof providerFacilityRoles)[number] | null
  accepting: (typeof acceptingStates)[number]
  /** What was decided of a head with all its plans; what it leaves open stands in `states`. */
  families?: ReadonlyMap<string, FamilyState>
  states: ReadonlyMap<string, (typeof planStates)[number]>
}

/**
 * Saves plans and acceptance at a provider facility, and the own role there. Holds at once.
 * @throws DomainError not_found `directory.facility_not_found`; forbidden `practice.read_only`; conflict `directory.stale`
 */
export async function saveProviderFacility(
  actor: ProviderActor,
  id: string,
  change: ProviderFacilityChange,
): Promise<void> {
  const { families: decided = new Map<string, FamilyState>() } = change
  const families = decided.size === 0 ? new Map<string, string>() : await findPlanFamilies()
  const states = statesByFamily(families, decided, change.states)
  await withTransaction(async (tx) => {
    const { providerId, isOwn, role } = await openEditable(tx, actor, id)
    const { version, accepting } = change
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
