import { and, asc, gte, inArray, lt } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { daysBetween, mondayOf } from '#app/core/calendar/dates.ts'
import { dateSpan, localDate } from '#app/core/calendar/zones.ts'
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
  const rows = await db
    .select({ startsAt: appointments.startsAt, createdAt: appointments.createdAt, status: appointments.status })
    .from(appointments)
    .where(
      and(
        atProviderFacilities(providerFacilities),
        gte(appointments.startsAt, dateSpan(from, timeZone).from),
        lt(appointments.startsAt, dateSpan(to, timeZone).to),
        inArray(appointments.status, ['completed', 'arrived', 'in_room', 'no_show', 'cancelled']),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
  return rows.map(({ startsAt, createdAt, status }) => {
    const day = localDate(startsAt!, timeZone)
    const leadDays = Math.max(0, daysBetween(localDate(createdAt, timeZone), day))
    return { startsAt: startsAt!, bookedAt: createdAt, status, week: mondayOf(day), leadDays }
  })
}
