import { and, count, eq, gt, inArray, notInArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { announcements } from '#drizzle/schema/association/announcements.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { associationEndorsements } from '#drizzle/schema/association/endorsements.ts'
import { associationEvents, eventRegistrations } from '#drizzle/schema/association/events.ts'
import { polls } from '#drizzle/schema/association/polls.ts'

/** Events that would still take place, polls that would still be held, and announcements that would still go out. */
export async function listUnfinished(associationId: string, reader: Reader = db) {
  const { id, status, startsAt, endsAt } = associationEvents
  const [events, unheld, unsent] = await Promise.all([
    reader
      .select({ id, status, startsAt, endsAt })
      .from(associationEvents)
      .where(
        and(
          ...[eq(associationEvents.associationId, associationId), gt(endsAt, now())],
          inArray(status, ['published', 'in_progress']),
        ),
      ),
    reader
      .select({ id: polls.id })
      .from(polls)
      .where(and(eq(polls.associationId, associationId), inArray(polls.status, ['draft', 'scheduled', 'open']))),
    reader
      .select({ id: announcements.id })
      .from(announcements)
      .where(
        and(eq(announcements.associationId, associationId), inArray(announcements.status, ['draft', 'scheduled'])),
      ),
  ])
  return { events, polls: unheld.map((poll) => poll.id), announcements: unsent.map((each) => each.id) }
}

const counted = async (rows: Promise<{ total: number }[]>) => (await rows)[0]?.total ?? 0

/** What ends when an association closes, in figures. */
export async function readImpact(associationId: string) {
  const total = count()
  const { events, polls: unheld, announcements: unsent } = await listUnfinished(associationId)
  const eventIds = events.map(({ id }) => id)
  const living = and(
    inArray(eventRegistrations.eventId, eventIds),
    notInArray(eventRegistrations.status, ['canceled', 'expired']),
  )
  const { associationId: ofMember, status } = associationMembers
  const [members, seats, endorsements] = await Promise.all([
    counted(
      db
        .select({ total })
        .from(associationMembers)
        .where(and(eq(ofMember, associationId), inArray(status, ['active', 'lapsed', 'suspended']))),
    ),
    eventIds.length > 0 ? counted(db.select({ total }).from(eventRegistrations).where(living)) : 0,
    counted(
      db
        .select({ total })
        .from(associationEndorsements)
        .where(
          and(
            eq(associationEndorsements.associationId, associationId),
            inArray(associationEndorsements.step, ['proposed', 'accepted']),
          ),
        ),
    ),
  ])
  return { members, events: events.length, seats, polls: unheld.length, announcements: unsent.length, endorsements }
}
