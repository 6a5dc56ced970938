import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { setFacilityHours } from '#app/modules/directory/commands/correct-facility.server.ts'
import type { FacilityHours } from '#app/modules/directory/typed-hours.ts'
import { readClinicHours } from '../queries/clinic-hours.server.ts'

/**
 * Sets the opening hours that patients see of a clinic; holds at once. The same hours again change nothing.
 * @param basis names what the form showed
 * @throws DomainError not_found `directory.facility_not_found` for who does not lead it; conflict `directory.stale`
 */
export function setClinicHours(
  actor: ProviderActor,
  facilityId: string,
  { basis, hours }: { basis: string; hours: readonly FacilityHours[] },
): Promise<void> {
  return withTransaction(async (tx) => {
    if (!allows(actor, 'facility.edit', { facilityId }))
      throw new DomainError('not_found', 'directory.facility_not_found')
    const standing = await readClinicHours(facilityId, tx)
    if (standing.basis !== basis) throw new DomainError('conflict', 'directory.stale')
    await setFacilityHours(tx, { facilityId, userId: actor.userId, trust: 'provider' }, hours)
  })
}
