import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { findStandingVisits, type PatientVisit } from '#app/modules/booking/schedule/queries/standing-visits.server.ts'
import { touchSchedules } from '#app/modules/booking/slots/commands/touch-schedules.server.ts'
import { unlinkFacility } from '#app/modules/directory/commands/practice-at.server.ts'
import { missingProviderFacility, openProviderFacility } from './open-provider-facility.server.ts'

/**
 * Leaves a facility, unless visits stand there.
 * @returns the visits that stand in the way; none when the facility is left
 * @throws DomainError not_found `directory.facility_not_found`; forbidden `practice.read_only` for somebody else's provider
 * facility; conflict `directory.stale`
 */
export function leaveFacility(actor: ProviderActor, id: string, version: number): Promise<PatientVisit[]> {
  return withTransaction(async (tx) => {
    const { providerId, facilityId, isOwn } = await openProviderFacility(tx, actor, id)
    if (!isOwn) {
      const mayRead = allows(actor, 'appointment.read', { facilityId, providerId })
      throw mayRead ? new DomainError('forbidden', 'practice.read_only') : missingProviderFacility()
    }
    // Whoever is booking at this moment waits, and then finds it closed.
    await touchSchedules(tx, [providerId])
    const standing = await findStandingVisits(tx, [id])
    if (standing.length > 0) return standing
    await unlinkFacility(tx, { providerId, userId: actor.userId, version }, id)
    return []
  })
}
