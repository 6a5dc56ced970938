import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { setProviderFacilityPlans } from '#app/modules/directory/commands/set-provider-facility-plans.server.ts'
import { previewSamePlans } from '../queries/like-plans.server.ts'
import { missingProviderFacility, openEditable } from './open-provider-facility.server.ts'

/**
 * Takes over what somebody else's plans are; those that change are checked today, the others keep their date, and whether new patients are
 * taken is not touched.
 * @param taken `seen` names the preview that was looked at
 * @returns how many plans changed
 * @throws DomainError not_found `directory.facility_not_found`; forbidden `practice.read_only`; conflict `directory.stale`
 */
export async function takeSamePlans(
  actor: ProviderActor,
  id: string,
  { from, version, seen }: { from: string; version: number; seen: string },
): Promise<number> {
  const preview = await previewSamePlans(actor, id, from)
  if (!preview) throw missingProviderFacility()
  return withTransaction(async (tx) => {
    const { providerId } = await openEditable(tx, actor, id)
    if (preview.seen !== seen) throw new DomainError('conflict', 'directory.stale')
    const states = new Map(preview.changes.map(({ id: planId, to }) => [planId, to]))
    const edit = { providerId, userId: actor.userId, version }
    await setProviderFacilityPlans(tx, edit, { providerFacilityId: id, accepting: null, states })
    return states.size
  })
}
