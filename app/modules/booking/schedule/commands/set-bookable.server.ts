import type { ProviderActor } from '#app/core/actor.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { setProviderFacilityBookable } from '#app/modules/directory/commands/set-provider-facility-bookable.server.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import { touchSchedules } from '#app/modules/booking/slots/commands/touch-schedules.server.ts'
import { findEditable } from '../queries/schedule-provider-facilities.server.ts'

/**
 * Says whether patients may book, or ask for a time, at a provider facility at all; visits that stand are not touched. It
 * is the one setting of a schedule that providers have who only answer requests.
 * @throws DomainError not_found `booking.NOT_FOUND`
 */
export function setBookable(actor: ProviderActor, providerFacilityId: string, isBookable: boolean): Promise<void> {
  return withTransaction(async (tx) => {
    const [providerFacility] = await findEditable(tx, actor, [providerFacilityId])
    if (!providerFacility?.isCurrent) return refuse('NOT_FOUND')
    if (!providerFacility.canEdit && providerFacility.providerId !== actor.providerId) refuse('NOT_FOUND')
    if (providerFacility.isBookable === isBookable) return
    await touchSchedules(tx, [providerFacility.providerId])
    await setProviderFacilityBookable(tx, providerFacilityId, isBookable)
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'booking.schedule_update',
      subject: { type: 'provider_facility', id: providerFacilityId },
      fields: ['isBookable'],
    })
  })
}
