import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { cancelMessages } from '#app/core/outbox.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { templateOfReminder } from '#app/modules/notifications/reminders.ts'
import { appointments, bookingRules } from '#drizzle/schema/scheduling.ts'
import { type BookingRules, findBookingRules } from '#app/modules/booking/queries/booking-rules.server.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import { touchSchedules } from '#app/modules/booking/slots/commands/touch-schedules.server.ts'
import { findEditable } from '../queries/schedule-provider-facilities.server.ts'

/**
 * Sets what a provider wants of waitlist and reminders at a facility. Reminders that are no longer wanted are taken back from
 * visits that are booked; new ones are for visits booked or moved from now on.
 * @param rules with the `version` that the form showed
 * @throws DomainError not_found `booking.NOT_FOUND`; conflict `schedule.stale`
 */
export function setBookingRules(actor: ProviderActor, providerFacilityId: string, rules: BookingRules): Promise<void> {
  return withTransaction(async (tx) => {
    const [providerFacility] = await findEditable(tx, actor, [providerFacilityId])
    if (!providerFacility?.canEdit) refuse('NOT_FOUND')
    await touchSchedules(tx, [providerFacility.providerId])
    const { version, ...before } = await findBookingRules(tx, providerFacilityId)
    const { version: seen, ...wanted } = rules
    const fields = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(wanted[name]),
    )
    if (fields.length === 0) return
    if (version !== seen) throw new DomainError('conflict', 'schedule.stale')
    const row = { ...wanted, version: version + 1, updatedAt: now() }
    await tx
      .insert(bookingRules)
      .values({ providerFacilityId, ...row })
      .onConflictDoUpdate({ target: bookingRules.providerFacilityId, set: row })
    const ended = before.reminders.filter((kind) => !wanted.reminders.includes(kind))
    if (ended.length > 0) await takeBackReminders(tx, providerFacilityId, ended.map(templateOfReminder))
    await recordAudit(tx, {
      actor: { type: 'user', id: actor.userId },
      action: 'booking.schedule_update',
      subject: { type: 'provider_facility', id: providerFacilityId },
      fields,
    })
  })
}

async function takeBackReminders(
  tx: Transaction,
  providerFacilityId: string,
  templates: readonly string[],
): Promise<void> {
  const isComing = and(
    eq(appointments.providerFacilityId, providerFacilityId),
    inArray(appointments.status, ['booked', 'confirmed']),
    gt(appointments.startsAt, now()),
  )
  const coming = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(isComing)
    .orderBy(asc(appointments.id))
  for (const { id } of coming) await cancelMessages(tx, { type: 'appointment', id }, templates)
}
