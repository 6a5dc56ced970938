import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import {
  countsWithin,
  dayStatuses,
  fallsWithin,
} from '#app/modules/booking/appointments/queries/visits-of-span.server.ts'
import { appointmentEvents, appointments } from '#drizzle/schema/scheduling.ts'
import { type FigureSpans, medianOf, percentOf, type Span } from '../figures.ts'

const attended = ['arrived', 'in_room', 'completed'] as const

export type Figures = {
  /** Visits of this week that stand, Monday first, and of the whole week before, those without an appointment on the day they came. */
  perDay: number[]
  week: number
  lastWeek: number
  /** Percent of the visits due in the last 30 days that somebody had confirmed before their time; null without visits. */
  confirmRate: number | null
  /** Percent of those visits nobody came to, of those whose outcome is known; the 30 days before for comparison. */
  noShowRate: number | null
  noShowRateBefore: number | null
  /** Median minutes from a request of the last 30 days to the answer of a person; null without answers. */
  answerMinutes: number | null
  /** Requests nobody has answered, and by when the first must be. */
  openRequests: number
  answerDueAt: number | null
}

const within = ({ from, to }: Span) => sql`${appointments.startsAt} >= ${from} and ${appointments.startsAt} < ${to}`

const among = (statuses: readonly string[]) =>
  sql`${appointments.status} in (${sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  )})`

const countOf = (condition: ReturnType<typeof sql>) => sql<number>`sum(case when ${condition} then 1 else 0 end)`

/** Answers are a sample of the latest: a median of five hundred says what one of more would. */
const answersRead = 500

async function answerMinutes(providerFacilityIds: string[], { from }: Span): Promise<number | null> {
  const answers = await db
    .select({ askedAt: appointments.createdAt, answeredAt: appointmentEvents.at })
    .from(appointmentEvents)
    .innerJoin(appointments, eq(appointments.id, appointmentEvents.appointmentId))
    .where(
      and(
        inArray(appointments.providerFacilityId, providerFacilityIds),
        gte(appointments.createdAt, from),
        eq(appointmentEvents.fromStatus, 'requested'),
        eq(appointmentEvents.actorType, 'staff'),
        inArray(appointmentEvents.toStatus, ['booked', 'declined']),
      ),
    )
    .orderBy(asc(appointmentEvents.at), asc(appointmentEvents.id))
    .limit(answersRead)
  const minutes = medianOf(answers.map(({ askedAt, answeredAt }) => (answeredAt - askedAt) / 60_000))
  return minutes === null ? null : Math.round(minutes)
}

/** Visits due in a span that were confirmed before they began, by the patient or by the desk. */
async function confirmedVisits(providerFacilityIds: string[], { from, to }: Span): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${appointments.id})` })
    .from(appointments)
    .innerJoin(appointmentEvents, eq(appointmentEvents.appointmentId, appointments.id))
    .where(
      and(
        inArray(appointments.providerFacilityId, providerFacilityIds),
        gte(appointments.startsAt, from),
        lt(appointments.startsAt, to),
        inArray(appointments.status, [...dayStatuses]),
        eq(appointmentEvents.action, 'confirm'),
        lt(appointmentEvents.at, appointments.startsAt),
      ),
    )
  return Number(row?.count ?? 0)
}

/**
 * The figures of some provider facilities, counted from their appointments and nothing else. Three statements, whatever the
 * number of provider facilities and visits.
 */
export async function countFigures(providerFacilityIds: string[], spans: FigureSpans): Promise<Figures> {
  const { week, lastWeek, recent, before } = spans
  const stands = among(dayStatuses)
  const counted = db
    .select({
      ...Object.fromEntries(week.map((day, index) => [`day${index}`, countOf(countsWithin(day))] as const)),
      lastWeek: countOf(countsWithin(lastWeek)),
      due: countOf(sql`${stands} and ${within(recent)}`),
      missed: countOf(sql`${appointments.status} = 'no_show' and ${within(recent)}`),
      attended: countOf(sql`${among(attended)} and ${within(recent)}`),
      missedBefore: countOf(sql`${appointments.status} = 'no_show' and ${within(before)}`),
      attendedBefore: countOf(sql`${among(attended)} and ${within(before)}`),
    })
    .from(appointments)
    .where(
      and(
        inArray(appointments.providerFacilityId, providerFacilityIds),
        fallsWithin({ from: Math.min(before.from, lastWeek.from), to: week.at(-1)!.to }),
      ),
    )
  const open = db
    .select({ count: sql<number>`count(*)`, dueAt: sql<number | null>`min(${appointments.answerDueAt})` })
    .from(appointments)
    .where(and(inArray(appointments.providerFacilityId, providerFacilityIds), eq(appointments.status, 'requested')))
  const [[row], [requests], confirmed, answered] = await Promise.all([
    counted,
    open,
    confirmedVisits(providerFacilityIds, recent),
    answerMinutes(providerFacilityIds, recent),
  ])
  // Sums come as texts from PostgreSQL, and as null over no rows.
  const of = (name: string) => Number((row as Record<string, unknown> | undefined)?.[name] ?? 0)
  const perDay = week.map((_, index) => of(`day${index}`))
  return {
    perDay,
    week: perDay.reduce((sum, count) => sum + count, 0),
    lastWeek: of('lastWeek'),
    confirmRate: percentOf(confirmed, of('due')),
    noShowRate: percentOf(of('missed'), of('missed') + of('attended')),
    noShowRateBefore: percentOf(of('missedBefore'), of('missedBefore') + of('attendedBefore')),
    answerMinutes: answered,
    openRequests: Number(requests?.count ?? 0),
    answerDueAt: requests?.dueAt == null ? null : Number(requests.dueAt),
  }
}
