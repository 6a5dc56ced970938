import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm'
import { outcomeOf } from '#app/core/answer/outcome.ts'
import { dayMs, hourMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { appointments, bookingRules } from '#drizzle/schema/scheduling.ts'
import { autoNoShowDays, autoNoShowHoursAfterDay } from '#app/modules/booking/limits.ts'
import { attendIn } from './attend-appointment.server.ts'

/** Visits that one run looks at. */
const batch = 200

/**
 * Counts visits nobody came to as missed, twelve hours after the end of their local day, at provider facilities that
 * want that (`booking_rules.marks_no_show`); visits of long ago stay as they are (`autoNoShowDays`). One transaction a visit; one that somebody has changed meanwhile is left alone.
 * @returns how many were marked.
 */
export async function markMissed(): Promise<number> {
  const due = await db
    .select({ id: appointments.id })
    .from(appointments)
    .innerJoin(bookingRules, eq(bookingRules.providerFacilityId, appointments.providerFacilityId))
    .where(
      and(
        eq(bookingRules.marksNoShow, true),
        inArray(appointments.status, ['booked', 'confirmed']),
        gte(appointments.startsAt, now() - autoNoShowDays * dayMs),
        lt(appointments.startsAt, now() - autoNoShowHoursAfterDay * hourMs),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(batch)
  let marked = 0
  for (const { id: appointmentId } of due) {
    const step = { appointmentId, actor: { type: 'system' } as const }
    const work = withTransaction((tx) => attendIn(tx, 'mark_no_show', step))
    // The table of states says when it is due to the minute.
    const { done } = await outcomeOf(work, ['booking.INVALID_TRANSITION', 'booking.NOT_FOUND'])
    if (done) marked += 1
  }
  return marked
}
