import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { now as clockNow } from '#app/core/clock.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { fallsWithin } from '#app/modules/booking/appointments/queries/visits-of-span.server.ts'
import { appointmentEvents, appointments } from '#drizzle/schema/scheduling.ts'
import {
  type DeskVisit,
  type LastStep,
  openVisits,
  type SealedVisit,
  selectVisits,
  toDeskVisit,
} from './visit-row.server.ts'
import { db } from '#app/core/database/database.server.ts'
import { dateSpan } from '#app/core/calendar/zones.ts'
import { seatsAmong } from '../group-visits.ts'
import type { DeskProviderFacility } from './desk-provider-facilities.server.ts'

/** Rows of provider facilities, as they were read, in the words of a page. */
export function inWords(
  rows: SealedVisit[],
  providerFacilities: readonly DeskProviderFacility[],
  locale: Locale,
  now = clockNow(),
  lastSteps: ReadonlyMap<string, LastStep> = new Map(),
  seatsOf: ReturnType<typeof seatsAmong> = () => null,
): DeskVisit[] {
  const providerFacilityOf = new Map(
    providerFacilities.map((providerFacility) => [providerFacility.providerFacilityId, providerFacility]),
  )
  return openVisits(rows).map((row) =>
    toDeskVisit(row, providerFacilityOf.get(row.providerFacilityId)!, {
      locale,
      now,
      last: lastSteps.get(row.id) ?? null,
      seats: seatsOf(row),
    }),
  )
}

/**
 * The visits of provider facilities on one local date, by time. Who came without a time stands on the day they came, at its
 * end. Requests without a time are not of any day: see `listRequests`.
 */
export async function listDayVisits(
  providerFacilities: readonly DeskProviderFacility[],
  date: string,
  locale: Locale,
): Promise<DeskVisit[]> {
  const [first] = providerFacilities
  if (!first) return []
  const now = clockNow()
  const rows = await selectVisits()
    .where(and(atProviderFacilities(providerFacilities), fallsWithin(dateSpan(date, first.timeZone))))
    .orderBy(asc(appointments.startsAt), asc(appointments.checkedInAt), asc(appointments.id))
  // SQLite and PostgreSQL do not agree on where null stands in an order.
  const mayUndo = providerFacilities.some(({ powers }) => powers.undo)
  const last = mayUndo ? await lastSteps(rows) : new Map<string, LastStep>()
  return inWords(rows, providerFacilities, locale, now, last, seatsAmong(rows)).sort(
    (a, b) => (a.startsAt ?? Infinity) - (b.startsAt ?? Infinity),
  )
}

/** Visits of one statement: far below SQLite's limit of variables. */
const chunkSize = 500

/** The last step of visits of which one can be taken back, by visit. */
async function lastSteps(rows: readonly SealedVisit[]): Promise<Map<string, LastStep>> {
  const ids = rows.flatMap(({ id, status }) => (['arrived', 'completed', 'no_show'].includes(status) ? [id] : []))
  const found = new Map<string, LastStep>()
  for (let at = 0; at < ids.length; at += chunkSize) {
    const events = await db
      .select({
        id: appointments.id,
        changedAt: appointmentEvents.at,
        previousStatus: appointmentEvents.fromStatus,
      })
      .from(appointments)
      .innerJoin(
        appointmentEvents,
        and(eq(appointmentEvents.appointmentId, appointments.id), eq(appointmentEvents.seq, appointments.version)),
      )
      .where(inArray(appointments.id, ids.slice(at, at + chunkSize)))
      .orderBy(asc(appointments.id))
    for (const { id, ...step } of events) found.set(id, step)
  }
  return found
}

/** The first visit that is expected after a local date; null when there is none. */
export async function firstVisitAfter(
  providerFacilities: readonly DeskProviderFacility[],
  date: string,
  locale: Locale,
): Promise<DeskVisit | null> {
  const [first] = providerFacilities
  if (!first) return null
  const rows = await selectVisits()
    .where(
      and(
        atProviderFacilities(providerFacilities),
        gte(appointments.startsAt, dateSpan(date, first.timeZone).to),
        inArray(appointments.status, ['booked', 'confirmed']),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(1)
  return inWords(rows, providerFacilities, locale)[0] ?? null
}

/** Requests nobody has answered, the most urgent first. */
export async function listRequests(
  providerFacilities: readonly DeskProviderFacility[],
  locale: Locale,
): Promise<DeskVisit[]> {
  if (providerFacilities.length === 0) return []
  const rows = await selectVisits()
    .where(and(atProviderFacilities(providerFacilities), eq(appointments.status, 'requested')))
    .orderBy(asc(appointments.answerDueAt), asc(appointments.id))
    .limit(100)
  return inWords(rows, providerFacilities, locale)
}

export const atProviderFacilities = (providerFacilities: readonly DeskProviderFacility[]) =>
  inArray(
    appointments.providerFacilityId,
    providerFacilities.map(({ providerFacilityId }) => providerFacilityId),
  )
