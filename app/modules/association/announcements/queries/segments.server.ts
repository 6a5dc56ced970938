import { and, eq, exists, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { addDays } from '#app/core/calendar/dates.ts'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { announcementOptOuts } from '#drizzle/schema/association/announcements.ts'
import { associationEvents, eventRegistrations } from '#drizzle/schema/association/events.ts'
import type { Announcement } from '../announcement-status.ts'

export type SegmentChoice = Pick<Announcement, 'associationId' | 'segment' | 'segmentStatus' | 'eventId' | 'chosen'>

/** Dues that end within these days count as due. */
const dueDays = 30

const { id, associationId, status, role, providerId, duesPaidUntil, email } = associationMembers

function isRegistered(eventId: string | null): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(eventRegistrations)
      .innerJoin(associationEvents, eq(associationEvents.id, eventRegistrations.eventId))
      .where(
        and(
          eq(eventRegistrations.memberId, id),
          eq(eventRegistrations.eventId, eventId ?? ''),
          eq(associationEvents.associationId, associationId),
          inArray(eventRegistrations.status, ['registered', 'waitlisted', 'offered', 'checked_in', 'attended']),
        ),
      ),
  )
}

function inSegment({ segment, segmentStatus, eventId, chosen }: SegmentChoice): SQL | undefined {
  const isActive = eq(status, 'active')
  switch (segment) {
    case 'all':
      return isActive
    case 'status':
      return eq(status, segmentStatus ?? 'active')
    case 'officers':
      return and(isActive, inArray(role, ['officer', 'admin', 'owner']))
    case 'dues': {
      const soon = addDays(todayInNewYork(), dueDays)
      return and(inArray(status, ['active', 'lapsed']), or(isNull(duesPaidUntil), lte(duesPaidUntil, soon)))
    }
    case 'event':
      return and(inArray(status, ['active', 'lapsed']), isRegistered(eventId))
    case 'doctors':
      return and(isActive, isNotNull(providerId))
    case 'chosen':
      return and(isActive, inArray(id, chosen.length > 0 ? chosen : ['']))
  }
}

/** The members of a segment now; never one of another association. */
export const membersOf = (choice: SegmentChoice): SQL | undefined =>
  and(eq(associationId, choice.associationId), inSegment(choice))

/** How many a segment has, how many of them get mail, and how many want none. */
export async function countSegment(choice: SegmentChoice, reader: Reader = db) {
  const members = membersOf(choice)
  const out = exists(
    reader
      .select({ one: sql`1` })
      .from(announcementOptOuts)
      .where(eq(announcementOptOuts.id, id)),
  )
  const [all, addressed, optedOut] = await Promise.all([
    reader.$count(associationMembers, members),
    reader.$count(associationMembers, and(members, isNotNull(email))),
    reader.$count(associationMembers, and(members, isNotNull(email), out)),
  ])
  return { members: all, mailed: addressed - optedOut, optedOut, noAddress: all - addressed }
}
