import { and, asc, inArray } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { daysBetween, mondayOf } from '#app/core/calendar/dates.ts'
import { dateSpan, localDate } from '#app/core/calendar/zones.ts'
import { fallsWithin, timeOfVisit, visitTime } from '#app/modules/booking/appointments/queries/visits-of-span.server.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import type { Counted } from '../report.ts'
import { atProviderFacilities } from './day-visits.server.ts'
import type { DeskProviderFacility } from './desk-provider-facilities.server.ts'

/** What the report counts between two local dates, both included. Names nobody. */
export async function listCounted(
  providerFacilities: readonly DeskProviderFacility[],
  from: string,
  to: string,
): Promise<Counted[]> {
  const [first] = providerFacilities
  if (!first) return []
  const { timeZone } = first
  const { startsAt, checkedInAt, createdAt, status } = appointments
  const rows = await db
    .select({ startsAt, checkedInAt, createdAt, status })
    .from(appointments)
    .where(
      and(
        atProviderFacilities(providerFacilities),
        fallsWithin({ from: dateSpan(from, timeZone).from, to: dateSpan(to, timeZone).to }),
        inArray(status, ['completed', 'arrived', 'in_room', 'no_show', 'cancelled']),
      ),
    )
    .orderBy(asc(visitTime), asc(appointments.id))
  return rows.map((row) => {
    const day = localDate(timeOfVisit(row)!, timeZone)
    const leadDays = row.startsAt === null ? null : Math.max(0, daysBetween(localDate(row.createdAt, timeZone), day))
    return { status: row.status, week: mondayOf(day), leadDays }
  })
}
