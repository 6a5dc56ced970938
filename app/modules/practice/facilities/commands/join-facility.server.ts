import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { touchSchedules } from '#app/modules/booking/slots/commands/touch-schedules.server.ts'
import { linkFacility } from '#app/modules/directory/commands/practice-at.server.ts'
import { locationLimit } from '#app/modules/membership/offers.ts'
import type { providerFacilityRoles } from '../choices.ts'

type Role = (typeof providerFacilityRoles)[number]

/**
 * Adds a facility of the directory to the own profile.
 * @returns the id of the own provider facility there
 * @throws DomainError as `linkFacility`; forbidden `practice.no_profile`
 */
export async function joinFacility(
  actor: ProviderActor,
  { facilityId, role, version }: { facilityId: string; role: Role; version: number },
): Promise<string> {
  const { providerId, userId } = actor
  if (providerId === null) throw new DomainError('forbidden', 'practice.no_profile')
  return withTransaction(async (tx) => {
    await touchSchedules(tx, [providerId])
    return linkFacility(
      tx,
      { providerId, userId, version },
      { facilityId, role, limit: locationLimit(actor.tier).limit },
    )
  })
}
