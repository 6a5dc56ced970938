import { and, asc, eq } from 'drizzle-orm'
import { wallClock } from '#app/core/calendar/zones.ts'
import { db } from '#app/core/database/database.server.ts'
import { formatDate, formatInstantClock, formatWeekday } from '#app/core/format/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'

/** "Wed, Oct 28, 2026, 10:00 AM". */
export function seriesWhen(startsAt: number, timeZone: string, locale: Locale): string {
  const weekday = formatWeekday(wallClock(startsAt, timeZone).weekday, locale, 'short')
  const clock = formatInstantClock(startsAt, timeZone, locale)
  return translator(locale, 'desk')('series.when', { date: formatDate(startsAt, locale, timeZone), weekday, clock })
}

/** A visit of a series, as the page of another one of it lists it. */
export type SeriesLine = {
  id: string
  when: string
  status: (typeof appointments.$inferSelect)['status']
  isThis: boolean
}

/** The visits of the series that a visit is one of, at its provider facility and in their order; none for a visit of its own. */
async function visitsOfSeries(id: string) {
  const one = db
    .select({ seriesId: appointments.seriesId, providerFacilityId: appointments.providerFacilityId })
    .from(appointments)
    .where(eq(appointments.id, id))
    .as('one')
  const rows = await db
    .select({
      id: appointments.id,
      startsAt: appointments.startsAt,
      status: appointments.status,
      timeZone: appointments.timeZone,
    })
    .from(appointments)
    .innerJoin(
      one,
      and(eq(appointments.seriesId, one.seriesId), eq(appointments.providerFacilityId, one.providerFacilityId)),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
  return rows.flatMap(({ startsAt, ...row }) => (startsAt === null ? [] : [{ ...row, startsAt }]))
}

/** The series of a visit in lines. */
export async function seriesLines(id: string, locale: Locale): Promise<SeriesLine[]> {
  const rows = await visitsOfSeries(id)
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    when: seriesWhen(row.startsAt, row.timeZone, locale),
    isThis: row.id === id,
  }))
}

/** A visit and those of its series that follow it, as far as they are still to come. */
export async function visitsFrom(id: string): Promise<{ id: string; startsAt: number }[]> {
  const rows = await visitsOfSeries(id)
  const from = rows.findIndex((row) => row.id === id)
  return from < 0 ? [] : rows.slice(from).filter(({ status }) => status === 'booked' || status === 'confirmed')
}
