import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { verifyProviderFacilityPlans } from '#app/modules/directory/commands/set-provider-facility-plans.server.ts'
import { listProviderFacilityDetails } from '#app/modules/practice/facilities/queries/provider-facility-details.server.ts'
import { checkMark } from '../check-mark.server.ts'

/**
 * Says that everything known of the plans at a clinic has been checked today, for every doctor whose plans the actor may change.
 * @param seen names what the page showed: who has changed since is not confirmed unseen
 * @returns how many plans of how many doctors
 * @throws DomainError not_found `directory.facility_not_found`; forbidden `practice.read_only`; conflict `directory.stale`
 */
export async function verifyClinicPlans(
  actor: ProviderActor,
  slug: string,
  seen: string,
): Promise<{ plans: number; doctors: number }> {
  const there = (await listProviderFacilityDetails(actor)).filter((each) => each.slug === slug)
  if (there.length === 0) throw new DomainError('not_found', 'directory.facility_not_found')
  const editable = there.filter(({ canEdit }) => canEdit)
  if (editable.length === 0) throw new DomainError('forbidden', 'practice.read_only')
  if (checkMark(editable) !== seen) throw new DomainError('conflict', 'directory.stale')
  const known = editable.filter(({ plans }) => plans.some(({ state }) => state !== 'unknown'))
  return withTransaction(async (tx) => {
    let plans = 0
    for (const { id, providerId, version } of known.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
      plans += await verifyProviderFacilityPlans(tx, { providerId, userId: actor.userId, version }, id)
    return { plans, doctors: known.length }
  })
}
