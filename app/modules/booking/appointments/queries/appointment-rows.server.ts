import type { Reader } from '#app/core/database/connection.ts'
import { appointmentEvents, appointments } from '#drizzle/schema/scheduling.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { type VisitType, noticeRules } from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import type { AppointmentAction, AppointmentFacts } from '../appointment-status.ts'

export type Appointment = typeof appointments.$inferSelect

/** @throws DomainError not_found `booking.NOT_FOUND` */
export async function getAppointment(reader: Reader, id: string): Promise<Appointment> {
  const [row] = await reader.select().from(appointments).where(eq(appointments.id, id))
  return row ?? refuse('NOT_FOUND')
}

const choosing: readonly AppointmentAction[] = ['request', 'book', 'approve', 'move']

/** When the present time of a visit was chosen, epoch milliseconds; null for one that has no such event. */
export async function timeChosenAt(reader: Reader, appointmentId: string): Promise<number | null> {
  const [event] = await reader
    .select({ at: appointmentEvents.at })
    .from(appointmentEvents)
    .where(and(eq(appointmentEvents.appointmentId, appointmentId), inArray(appointmentEvents.action, [...choosing])))
    .orderBy(desc(appointmentEvents.seq))
    .limit(1)
  return event?.at ?? null
}

/** What the table's guards look at, from the rows; a command adds what only it knows. */
export function factsOf(appointment: Appointment, visitType: VisitType | null): AppointmentFacts {
  const { startsAt, answerDueAt, rescheduleCount, possibleDoubleOf, missedBefore } = appointment
  const isMarked = possibleDoubleOf !== null || missedBefore
  return { now: now(), startsAt, answerDueAt, rescheduleCount, isMarked, ...noticeRules(visitType) }
}
