import { and, eq, gte, inArray, isNotNull, lt, notInArray, sql, type SQL } from 'drizzle-orm'
import type { LocalDate } from '#app/core/calendar/dates.ts'
import { minuteMs } from '#app/core/calendar/durations.ts'
import { dateSpan, newYork } from '#app/core/calendar/zones.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { facilities, providerFacilities, providerSpecialties } from '#drizzle/schema/directory.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'
import { appointmentEvents, appointments, patients } from '#drizzle/schema/scheduling.ts'
import { supportTickets, ticketMessages } from '#drizzle/schema/support.ts'
import type { KeptDimension, Line, Measure } from '../measures.ts'

type Figures = Readonly<{ value: string | null } & Partial<Record<Measure, number | string | null>>>

const linesOf = (dimension: KeptDimension, day: LocalDate, rows: readonly Figures[]): Line[] =>
  rows.flatMap(({ value, ...figures }) =>
    Object.entries(figures).flatMap(([measure, count]) =>
      value === null || Number(count) === 0
        ? []
        : [{ measure: measure as Measure, dimension, value, day, count: Number(count) }],
    ),
  )

const countOf = (condition: SQL) => sql<number>`sum(case when ${condition} then 1 else 0 end)`

const isPrimary = and(
  eq(providerSpecialties.providerId, appointments.providerId),
  eq(providerSpecialties.isPrimary, true),
)

/** Figures of the appointments that fit, as a whole and by each dimension: four statements, whatever there are of them. */
async function figuresOf(reader: Reader, day: LocalDate, figures: Record<string, SQL<number>>, isOfDay: SQL) {
  const all = reader
    .select({ value: sql<string>`''`, ...figures })
    .from(appointments)
    .where(isOfDay)
  const area = reader
    .select({ value: facilities.neighborhoodId, ...figures })
    .from(appointments)
    .innerJoin(providerFacilities, eq(providerFacilities.id, appointments.providerFacilityId))
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .where(and(isOfDay, isNotNull(facilities.neighborhoodId)))
    .groupBy(facilities.neighborhoodId)
  const specialty = reader
    .select({ value: providerSpecialties.specialtyId, ...figures })
    .from(appointments)
    .innerJoin(providerSpecialties, isPrimary)
    .where(isOfDay)
    .groupBy(providerSpecialties.specialtyId)
  const locale = reader
    .select({ value: patients.locale, ...figures })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(isOfDay)
    .groupBy(patients.locale)
  return [
    ...linesOf('all', day, (await all) as Figures[]),
    ...linesOf('area', day, (await area) as Figures[]),
    ...linesOf('specialty', day, (await specialty) as Figures[]),
    ...linesOf('locale', day, (await locale) as Figures[]),
  ]
}

const within = (
  column: typeof appointments.startsAt | typeof appointments.createdAt,
  { from, to }: { from: number; to: number },
) => and(gte(column, from), lt(column, to))!

const isConfirmed = sql`exists (select 1 from ${appointmentEvents} where ${appointmentEvents.appointmentId} = ${appointments.id} and ${appointmentEvents.toStatus} = 'confirmed')`

/** What appointments say of a day: what was booked on it, and how its visits ended. Both by an index on the instant. */
export async function appointmentFigures(reader: Reader, day: LocalDate): Promise<Line[]> {
  const span = dateSpan(day, newYork)
  const counted = {
    visit: countOf(notInArray(appointments.status, ['cancelled', 'declined', 'expired'])),
    confirmed: countOf(isConfirmed),
    kept: countOf(inArray(appointments.status, ['arrived', 'in_room', 'completed'])),
    no_show: countOf(eq(appointments.status, 'no_show')),
    canceled: countOf(eq(appointments.status, 'cancelled')),
  }
  const made = { booked: sql<number>`count(*)`, booked_web: countOf(eq(appointments.source, 'web')) }
  const isMeant = notInArray(appointments.status, ['entered_in_error'])
  return [
    ...(await figuresOf(reader, day, counted, and(within(appointments.startsAt, span), isMeant)!)),
    ...(await figuresOf(reader, day, made, and(within(appointments.createdAt, span), isMeant)!)),
  ]
}

const minutes = (span: SQL) => sql<number>`sum((${span}) / ${sql.raw(String(minuteMs))})`

/** How many tickets had their first answer on a day and how many requests were decided, with the minutes it took. */
export async function answerFigures(reader: Reader, day: LocalDate): Promise<Line[]> {
  const { from, to } = dateSpan(day, newYork)
  const first = reader
    .select({ ticketId: ticketMessages.ticketId, at: sql<number>`min(${ticketMessages.createdAt})`.as('at') })
    .from(ticketMessages)
    .where(and(eq(ticketMessages.author, 'staff'), eq(ticketMessages.isInternal, false)))
    .groupBy(ticketMessages.ticketId)
    .as('first')
  const tickets = await reader
    .select({
      value: sql<string>`'ticket'`,
      answered: sql<number>`count(*)`,
      answer_minutes: minutes(sql`${first.at} - ${supportTickets.createdAt}`),
    })
    .from(first)
    .innerJoin(supportTickets, eq(supportTickets.id, first.ticketId))
    .where(and(gte(first.at, from), lt(first.at, to)))
  const requests = await reader
    .select({
      value: sql<string>`'request'`,
      answered: sql<number>`count(*)`,
      answer_minutes: minutes(sql`${changeRequests.decidedAt} - ${changeRequests.createdAt}`),
    })
    .from(changeRequests)
    .where(and(gte(changeRequests.decidedAt, from), lt(changeRequests.decidedAt, to)))
  return [...linesOf('kind', day, tickets), ...linesOf('kind', day, requests)]
}
