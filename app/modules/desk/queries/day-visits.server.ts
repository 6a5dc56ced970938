import { and, asc, eq, gte, inArray, isNull, lt, or } from 'drizzle-orm'
import { now as clockNow } from '#app/core/clock.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { type DeskVisit, openVisits, type SealedVisit, selectVisits, toDeskVisit } from './visit-row.server.ts'
import { dateSpan } from '#app/core/calendar/zones.ts'
import type { DeskProviderFacility } from './desk-provider-facilities.server.ts'

/** Rows of provider facilities, as they were read, in the words of a page. */
export function inWords(
  rows: SealedVisit[],
  providerFacilities: readonly DeskProviderFacility[],
  locale: Locale,
  now = clockNow(),
): DeskVisit[] {
  const providerFacilityOf = new Map(
    providerFacilities.map((providerFacility) => [providerFacility.providerFacilityId, providerFacility]),
  )
  return openVisits(rows).map((row) =>
    toDeskVisit(row, providerFacilityOf.get(row.providerFacilityId)!, { locale, now }),
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
  const { from, to } = dateSpan(date, first.timeZone)
  const within = and(gte(appointments.startsAt, from), lt(appointments.startsAt, to))
  const cameWithout = and(
    isNull(appointments.startsAt),
    gte(appointments.checkedInAt, from),
    lt(appointments.checkedInAt, to),
  )
  const rows = await selectVisits()
    .where(and(atProviderFacilities(providerFacilities), or(within, cameWithout)))
    .orderBy(asc(appointments.startsAt), asc(appointments.checkedInAt), asc(appointments.id))
  // SQLite and PostgreSQL do not agree on where null stands in an order.
  return inWords(rows, providerFacilities, locale).sort((a, b) => (a.startsAt ?? Infinity) - (b.startsAt ?? Infinity))
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
