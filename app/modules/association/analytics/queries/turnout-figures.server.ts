import { and, count, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { addDays, type LocalDate } from '#app/core/calendar/dates.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { readTurnouts } from '#app/modules/association/polls/queries/polls.server.ts'
import { associationEndorsements } from '#drizzle/schema/association/endorsements.ts'
import { associationEvents, eventRegistrations } from '#drizzle/schema/association/events.ts'
import type { RegistrationStatus } from '#app/modules/association/events/registration-status.ts'
import { polls } from '#drizzle/schema/association/polls.ts'

type Asked = Readonly<{ since: number; locale: Locale; most: number }>

/** Events that are over, the latest first: seats that were taken, guests included, and how many came. */
export async function readEventTurnouts(associationId: string, { since, locale, most }: Asked) {
  const { id, title, startsAt, capacity, status, associationId: owner } = associationEvents
  const seats = sql`1 + ${eventRegistrations.guests}`
  const inStatus = (...wanted: RegistrationStatus[]) =>
    sql<number>`coalesce(sum(case when ${inArray(eventRegistrations.status, wanted)} then ${seats} else 0 end), 0)`.mapWith(
      Number,
    )
  const rows = await db
    .select({
      ...{ id, title, startsAt, capacity },
      seats: inStatus('registered', 'checked_in', 'attended', 'absent'),
      came: inStatus('checked_in', 'attended'),
    })
    .from(associationEvents)
    .leftJoin(eventRegistrations, eq(eventRegistrations.eventId, id))
    .where(and(eq(owner, associationId), inArray(status, ['finished', 'archived']), gte(startsAt, since)))
    .groupBy(id)
    .orderBy(desc(startsAt), desc(id))
    .limit(most)
  return rows.map((row) => ({ ...row, title: row.title[locale] }))
}

/** Polls that are closed, the latest first. Of one that is held nothing is said. */
export async function readPollTurnouts(associationId: string, { since, locale, most }: Asked) {
  const { id, title, closesAt, quorumPercent, outcome, status, associationId: owner } = polls
  const rows = await db
    .select({ id, title, closesAt, quorumPercent, outcome })
    .from(polls)
    .where(and(eq(owner, associationId), inArray(status, ['closed', 'archived']), gte(closesAt, since)))
    .orderBy(desc(closesAt), desc(id))
    .limit(most)
  const turnouts = await readTurnouts(rows.map((row) => row.id))
  return rows.map((row) => ({ ...row, title: row.title[locale], turnout: turnouts.get(row.id) ?? null }))
}

/** Endorsements that stand on a day, and those of them that end within sixty days. */
export async function readEndorsementFigures(associationId: string, today: LocalDate) {
  const { associationId: owner, step, startsOn, endsOn } = associationEndorsements
  const stands = and(eq(owner, associationId), eq(step, 'accepted'), lte(startsOn, today), gte(endsOn, today))
  const counted = async (condition: ReturnType<typeof and>) =>
    (await db.select({ total: count() }).from(associationEndorsements).where(condition))[0]?.total ?? 0
  return { standing: await counted(stands), ending: await counted(and(stands, lte(endsOn, addDays(today, 60)))) }
}
