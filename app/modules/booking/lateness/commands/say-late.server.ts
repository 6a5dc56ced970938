import { and, eq, lt } from 'drizzle-orm'
import { localDate } from '#app/core/calendar/zones.ts'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { getProviderFacility } from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { lockProviderFacility } from '#app/modules/booking/slots/commands/lock-provider-facility.server.ts'
import { auditActor, refuseStranger } from '#app/modules/booking/booking-input.ts'
import type { StaffActor } from '#app/modules/booking/staff-actor.ts'
import { lateDoctors } from '#drizzle/schema/scheduling.ts'

export type Lateness = Readonly<{ providerFacilityId: string; minutes: number; actor: StaffActor }>

/**
 * The desk says by how much a doctor is late today; 0 takes it back. It is shown and tells nobody by itself. What was said on other days goes.
 * @throws DomainError `booking.NOT_FOUND` for the desk of another practice
 */
export function sayLate({ providerFacilityId, minutes, actor }: Lateness): Promise<void> {
  return withTransaction(async (tx) => {
    const providerFacility = await getProviderFacility(tx, providerFacilityId)
    refuseStranger(actor, providerFacility)
    // Screens that are open learn of it by the provider's revision.
    await lockProviderFacility(tx, providerFacility)
    const day = localDate(now(), providerFacility.timeZone)
    const own = eq(lateDoctors.providerFacilityId, providerFacilityId)
    await tx.delete(lateDoctors).where(minutes === 0 ? own : and(own, lt(lateDoctors.day, day)))
    if (minutes > 0) {
      const set = { minutes, saidAt: now() }
      await tx
        .insert(lateDoctors)
        .values({ providerFacilityId, day, ...set })
        .onConflictDoUpdate({ target: [lateDoctors.providerFacilityId, lateDoctors.day], set })
    }
    await recordAudit(tx, {
      actor: auditActor(actor),
      action: minutes === 0 ? 'booking.late_take_back' : 'booking.late_say',
      subject: { type: 'provider_facility', id: providerFacilityId },
      fields: ['minutes'],
    })
  })
}
