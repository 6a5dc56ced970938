import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { addDays, daysBetween, type LocalDate } from '#app/core/calendar/dates.ts'
import { dateSpan, localDate, newYork } from '#app/core/calendar/zones.ts'
import { db } from '#app/core/database/database.server.ts'
import { openingsReader } from '#app/modules/booking/slots/pages/openings.server.ts'
import { findOpeningDays } from '#app/modules/booking/slots/queries/opening-days.server.ts'
import { facilities, providerFacilities, providerSpecialties } from '#drizzle/schema/directory.ts'
import { appointments, blockingStatuses } from '#drizzle/schema/scheduling.ts'
import type { KeptDimension, Line, Measure } from '../measures.ts'

type Subject = { id: string; providerId: string; areaId: string | null; specialtyId: string | null }

/** Provider facilities whose calendars are read together. */
const batch = 50

/** Adds figures up as a whole, by area and by specialty. */
function adder(day: LocalDate) {
  const lines = new Map<string, Line>()
  const addOne = (measure: Measure, dimension: KeptDimension, value: string | null, count: number) => {
    if (value === null || count === 0) return
    const key = `${measure} ${dimension} ${value}`
    lines.set(key, { measure, dimension, value, day, count: (lines.get(key)?.count ?? 0) + count })
  }
  return {
    add(measure: Measure, { areaId, specialtyId }: Pick<Subject, 'areaId' | 'specialtyId'>, count: number): void {
      addOne(measure, 'all', '', count)
      addOne(measure, 'area', areaId, count)
      addOne(measure, 'specialty', specialtyId, count)
    },
    lines: () => [...lines.values()],
  }
}

function listBookable(): Promise<Subject[]> {
  const isPrimary = and(
    eq(providerSpecialties.providerId, providerFacilities.providerId),
    eq(providerSpecialties.isPrimary, true),
  )
  return db
    .select({
      id: providerFacilities.id,
      providerId: providerFacilities.providerId,
      areaId: facilities.neighborhoodId,
      specialtyId: providerSpecialties.specialtyId,
    })
    .from(providerFacilities)
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .leftJoin(providerSpecialties, isPrimary)
    .where(eq(providerFacilities.isBookable, true))
    .orderBy(providerFacilities.id)
}

async function takenOn(ids: readonly string[], day: LocalDate): Promise<Map<string, number>> {
  const { from, to } = dateSpan(day, newYork)
  const rows = await db
    .select({ id: appointments.providerFacilityId, count: sql<number>`count(*)` })
    .from(appointments)
    .where(
      and(
        inArray(appointments.providerFacilityId, [...ids]),
        gte(appointments.startsAt, from),
        lt(appointments.startsAt, to),
        inArray(appointments.status, [...blockingStatuses]),
      ),
    )
    .groupBy(appointments.providerFacilityId)
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}

/** The times of a day that are taken or can be had, of who books at once. Asked on the eve, since it cannot be found out afterwards. */
async function timesOffered(subjects: readonly Subject[], day: LocalDate): Promise<Line[]> {
  const sum = adder(day)
  for (let start = 0; start < subjects.length; start += batch) {
    const some = subjects.slice(start, start + batch)
    const ids = some.map(({ id }) => id)
    const open = await findOpeningDays(ids, day, 1)
    const taken = await takenOn(ids, day)
    for (const subject of some) {
      const calendar = open.get(subject.id)
      if (calendar) sum.add('time_offered', subject, calendar.days[0]!.count + (taken.get(subject.id) ?? 0))
    }
  }
  return sum.lines()
}

/** Doctors with an open time and the days until it. */
async function waitingDays(subjects: readonly Subject[], today: LocalDate): Promise<Line[]> {
  const sum = adder(today)
  const { firstAt } = await openingsReader.soonest({ sort: 'best', day: null, hours: [] })
  const seen = new Set<string>()
  for (const subject of subjects) {
    const first = firstAt.get(subject.providerId)
    if (first === undefined || seen.has(subject.providerId)) continue
    seen.add(subject.providerId)
    sum.add('doctor_open', subject, 1)
    sum.add('waiting_days', subject, Math.max(0, daysBetween(today, localDate(first, newYork))))
  }
  return sum.lines()
}

/** What calendars offer: the times of tomorrow, and how long one waits from today on. */
export async function offeredFigures(today: LocalDate): Promise<Line[]> {
  const subjects = await listBookable()
  return [...(await timesOffered(subjects, addDays(today, 1))), ...(await waitingDays(subjects, today))]
}
