import { and, asc, eq, gte, inArray, isNull, lt, or } from 'drizzle-orm'
import { dateSpan, localDate } from '#app/core/calendar/zones.ts'
import { minutesBetween } from '#app/core/calendar/durations.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { appointments, lateDoctors, visitTypes } from '#drizzle/schema/scheduling.ts'
import type { DayVisit } from '../wait-estimate.ts'

const waitedWith = ['booked', 'confirmed', 'arrived', 'in_room'] as const

export type LineVisit = DayVisit & Readonly<{ providerFacilityId: string; queueNumber: number | null }>

/** Today's visits of provider facilities that are not over, without who they are of. */
export async function readLine(
  reader: Reader,
  providerFacilityIds: readonly string[],
  { now, timeZone }: Readonly<{ now: number; timeZone: string }>,
): Promise<LineVisit[]> {
  if (providerFacilityIds.length === 0) return []
  const { from, to } = dateSpan(localDate(now, timeZone), timeZone)
  const timed = and(gte(appointments.startsAt, from), lt(appointments.startsAt, to))
  const came = and(isNull(appointments.startsAt), gte(appointments.checkedInAt, from), lt(appointments.checkedInAt, to))
  const rows = await reader
    .select({
      id: appointments.id,
      providerFacilityId: appointments.providerFacilityId,
      status: appointments.status,
      startsAt: appointments.startsAt,
      endsAt: appointments.endsAt,
      checkedInAt: appointments.checkedInAt,
      roomedAt: appointments.roomedAt,
      queueNumber: appointments.queueNumber,
      kindMinutes: visitTypes.minutes,
    })
    .from(appointments)
    .leftJoin(visitTypes, eq(visitTypes.id, appointments.visitTypeId))
    .where(
      and(
        inArray(appointments.providerFacilityId, [...providerFacilityIds]),
        inArray(appointments.status, [...waitedWith]),
        or(timed, came),
      ),
    )
    .orderBy(asc(appointments.checkedInAt), asc(appointments.id))
  return rows.map(({ endsAt, kindMinutes, status, ...row }) => ({
    ...row,
    status: status as DayVisit['status'],
    minutes: row.startsAt !== null && endsAt !== null ? minutesBetween(row.startsAt, endsAt) : kindMinutes,
  }))
}

/** By how many minutes doctors are late today, as the desk says; those who are not are left out. */
export async function readLateness(
  reader: Reader,
  providerFacilityIds: readonly string[],
  { now, timeZone }: Readonly<{ now: number; timeZone: string }>,
): Promise<Map<string, number>> {
  if (providerFacilityIds.length === 0) return new Map()
  const rows = await reader
    .select({ id: lateDoctors.providerFacilityId, minutes: lateDoctors.minutes })
    .from(lateDoctors)
    .where(
      and(
        inArray(lateDoctors.providerFacilityId, [...providerFacilityIds]),
        eq(lateDoctors.day, localDate(now, timeZone)),
      ),
    )
    .orderBy(asc(lateDoctors.providerFacilityId))
  return new Map(rows.map(({ id, minutes }) => [id, minutes]))
}
