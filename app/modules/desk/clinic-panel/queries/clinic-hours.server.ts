import { and, asc, eq } from 'drizzle-orm'
import { dayNumber, isoWeekday, type LocalDate, wallMinutes } from '#app/core/calendar/dates.ts'
import { db } from '#app/core/database/database.server.ts'
import { facilityHours } from '#drizzle/schema/directory.ts'
import type { DayPart } from '../clinic-day.ts'

/** The opening hours of a facility on a date, by its week; null where it has none on record for any day. */
export async function findHoursOn(facilityId: string, date: LocalDate): Promise<DayPart[] | null> {
  const weekday = isoWeekday(dayNumber(date))
  const rows = await db
    .select({ opens: facilityHours.opens, closes: facilityHours.closes })
    .from(facilityHours)
    .where(and(eq(facilityHours.facilityId, facilityId), eq(facilityHours.weekday, weekday)))
    .orderBy(asc(facilityHours.opens), asc(facilityHours.id))
  if (rows.length === 0 && (await db.$count(facilityHours, eq(facilityHours.facilityId, facilityId))) === 0) return null
  return rows.map(({ opens, closes }) => ({ from: wallMinutes(opens), to: wallMinutes(closes) }))
}
