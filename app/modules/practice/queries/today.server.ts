import { dayMs } from '#app/core/calendar/durations.ts'
import { isEnglish } from '#app/core/i18n/habits.ts'
import { ageOn } from '#app/core/calendar/dates.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { formatInstantClock } from '#app/core/format/format.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { countsWithin, type dayStatuses } from '#app/modules/booking/appointments/queries/visits-of-span.server.ts'
import { openIdentity } from '#app/modules/booking/patients/identity.server.ts'
import { appointments, patients, visitTypes } from '#drizzle/schema/scheduling.ts'
import type { Span } from '../figures.ts'
import type { OwnProviderFacility } from './own-provider-facilities.server.ts'

type StandingStatus = (typeof dayStatuses)[number]

/** A visit in the list of today: who, when, for what kind of visit; never the reason. */
export type TodayVisit = {
  id: string
  startsAt: number
  /** "13:30" on the clock of the facility; in English "1:30 PM". Of who came without a time, when they came. */
  time: string
  status: StandingStatus
  name: string
  sex: 'f' | 'm' | 'x' | 'undisclosed'
  /** Completed years. */
  age: number | null
  visit: string | null
  doctor: string
  isNewPatient: boolean
  /** Its time is over, or it is done. */
  isPast: boolean
}

/** The fields that the list shows, for the audit. */
export const todayFields = ['patientId', 'startsAt', 'visitTypeId', 'status', 'birthDate', 'sex'] as const

const shown = 60

const standing = (providerFacilityIds: string[], span: Span) =>
  and(inArray(appointments.providerFacilityId, providerFacilityIds), countsWithin(span))

/** How many visits of some provider facilities stand in a span, also where the list is cut. */
export function countToday(providerFacilityIds: readonly string[], span: Span): Promise<number> {
  return providerFacilityIds.length === 0
    ? Promise.resolve(0)
    : db.$count(appointments, standing([...providerFacilityIds], span))
}

/** The visits of some provider facilities in a span that stand, by time; at most 60. */
export async function listToday(
  providerFacilities: readonly OwnProviderFacility[],
  { from, to }: Span,
  locale: Locale,
  limit = shown,
): Promise<TodayVisit[]> {
  if (providerFacilities.length === 0) return []
  const providerFacilityOf = new Map(
    providerFacilities.map((providerFacility) => [providerFacility.providerFacilityId, providerFacility]),
  )
  const rows = await db
    .select({
      id: appointments.id,
      providerFacilityId: appointments.providerFacilityId,
      startsAt: sql<number>`coalesce(${appointments.startsAt}, ${appointments.checkedInAt})`.mapWith(Number),
      endsAt: appointments.endsAt,
      timeZone: appointments.timeZone,
      status: appointments.status,
      isNewPatient: appointments.isNewPatient,
      patientId: patients.id,
      identityEnc: patients.identityEnc,
      sex: patients.sex,
      visitName: visitTypes.name,
    })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .leftJoin(visitTypes, eq(visitTypes.id, appointments.visitTypeId))
    .where(standing([...providerFacilityOf.keys()], { from, to }))
    .orderBy(asc(sql`coalesce(${appointments.startsAt}, ${appointments.checkedInAt})`), asc(appointments.id))
    .limit(limit)
  const at = now()
  return rows.map((row) => {
    const { date } = wallClock(row.startsAt, row.timeZone)
    const { nameEn, nameZh, birthDate } = openIdentity({ id: row.patientId, identityEnc: row.identityEnc })
    return {
      id: row.id,
      startsAt: row.startsAt,
      time: formatInstantClock(row.startsAt, row.timeZone, locale),
      status: row.status as StandingStatus,
      name: (isEnglish(locale) ? null : nameZh) ?? nameEn,
      sex: row.sex,
      age: ageOn(birthDate, date),
      visit: row.visitName?.[locale] ?? null,
      doctor: providerFacilityOf.get(row.providerFacilityId)!.doctor,
      isNewPatient: row.isNewPatient,
      isPast: row.status === 'completed' || row.status === 'no_show' || (row.endsAt ?? Infinity) < at,
    }
  })
}

/** The first visit after a moment, within two weeks; null for none. */
export async function findNextVisit(
  providerFacilities: readonly OwnProviderFacility[],
  from: number,
  locale: Locale,
): Promise<TodayVisit | null> {
  const [first] = await listToday(providerFacilities, { from, to: from + 14 * dayMs }, locale, 1)
  return first ?? null
}
