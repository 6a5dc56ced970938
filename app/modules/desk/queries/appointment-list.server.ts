import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { fallsWithin, visitTime } from '#app/modules/booking/appointments/queries/visits-of-span.server.ts'
import { appointmentsOfPerson } from '#app/modules/booking/patients/queries/find-people.server.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import type { ListFilters } from '../list-filters.ts'
import { type DeskVisit, openVisits, selectVisits, type VisitRow } from './visit-row.server.ts'
import { dateSpan } from '#app/core/calendar/zones.ts'
import { atProviderFacilities, inWords } from './day-visits.server.ts'
import type { DeskProviderFacility } from './desk-provider-facilities.server.ts'

const pageSize = 50
/** Rows of an export; a clinic of ten doctors has that many in a year. */
const mostExported = 20_000
/** Visits that are shown for a telephone number. */
const mostFound = 50

/** A reference finds its appointment whenever it is; other filters narrow the dates. */
function matching(providerFacilities: readonly DeskProviderFacility[], filters: ListFilters): SQL | undefined {
  const { status, source, reference } = filters
  if (reference !== null) return and(atProviderFacilities(providerFacilities), eq(appointments.reference, reference))
  const { timeZone } = providerFacilities[0]!
  const span = { from: dateSpan(filters.from, timeZone).from, to: dateSpan(filters.to, timeZone).to }
  return and(
    atProviderFacilities(providerFacilities),
    fallsWithin(span),
    status === null ? undefined : eq(appointments.status, status),
    source === null ? undefined : eq(appointments.source, source),
  )
}

/** A page of the appointments of provider facilities, by time. */
export async function listAppointments(
  providerFacilities: readonly DeskProviderFacility[],
  filters: ListFilters,
  locale: Locale,
): Promise<{ visits: DeskVisit[]; total: number; pageCount: number }> {
  if (providerFacilities.length === 0) return { visits: [], total: 0, pageCount: 1 }
  const where = matching(providerFacilities, filters)
  const [counted] = await db.select({ total: count() }).from(appointments).where(where)
  const total = Number(counted?.total ?? 0)
  const rows = await selectVisits()
    .where(where)
    .orderBy(asc(visitTime), asc(appointments.id))
    .limit(pageSize)
    .offset((filters.page - 1) * pageSize)
  return {
    visits: inWords(rows, providerFacilities, locale),
    total,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
  }
}

/** The latest visits of who has a telephone number, and of whom somebody with it booked for. `phone` is E.164. */
export async function findAppointmentsOfPhone(
  providerFacilities: readonly DeskProviderFacility[],
  phone: string,
  locale: Locale,
): Promise<DeskVisit[]> {
  const theirs = await appointmentsOfPerson(db, providerFacilities, { phone })
  if (theirs === null) return []
  const rows = await selectVisits()
    .where(theirs)
    .orderBy(desc(appointments.createdAt), asc(appointments.id))
    .limit(mostFound)
  return inWords(rows, providerFacilities, locale)
}

/** The rows of an export, at most 20,000. */
export async function listForExport(
  providerFacilities: readonly DeskProviderFacility[],
  filters: ListFilters,
): Promise<VisitRow[]> {
  if (providerFacilities.length === 0) return []
  const rows = await selectVisits()
    .where(matching(providerFacilities, filters))
    .orderBy(asc(visitTime), asc(appointments.id))
    .limit(mostExported)
  return openVisits(rows)
}
