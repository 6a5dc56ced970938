import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'

/** Visits of a series that take place or took place: what a patient counts. */
const counted = ['booked', 'confirmed', 'arrived', 'in_room', 'completed', 'no_show'] as const

/** The times of the series that a visit is one of, in their order; none for a visit of its own. */
export async function findSeriesTimes(appointmentId: string): Promise<{ id: string; startsAt: number }[]> {
  const one = db
    .select({ seriesId: appointments.seriesId })
    .from(appointments)
    .where(and(eq(appointments.id, appointmentId), isNotNull(appointments.seriesId)))
    .as('one')
  const rows = await db
    .select({ id: appointments.id, startsAt: appointments.startsAt })
    .from(appointments)
    .innerJoin(one, eq(appointments.seriesId, one.seriesId))
    .where(inArray(appointments.status, [...counted]))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
  return rows.flatMap(({ id, startsAt }) => (startsAt === null ? [] : [{ id, startsAt }]))
}
