import { and, asc, desc, eq, gt, inArray, ne } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { associationEvents, eventRegistrations, eventRequests } from '#drizzle/schema/association/events.ts'
import type { AssociationEvent } from '../event-status.ts'
import type { Registration } from '../registration-status.ts'

/** An event of an association; null for one of another, and for one that was deleted. */
export async function findEventOf(
  associationId: string,
  eventId: string,
  reader: Reader = db,
): Promise<AssociationEvent | null> {
  const { id, associationId: owner, status } = associationEvents
  const isOwn = and(eq(id, eventId), eq(owner, associationId), ne(status, 'deleted'))
  const [row] = await reader.select().from(associationEvents).where(isOwn)
  return row ?? null
}

/** All events of an association, the latest first. */
export function listEvents(associationId: string): Promise<AssociationEvent[]> {
  const isOwn = and(eq(associationEvents.associationId, associationId), ne(associationEvents.status, 'deleted'))
  return db
    .select()
    .from(associationEvents)
    .where(isOwn)
    .orderBy(desc(associationEvents.startsAt), asc(associationEvents.id))
}

/** The event of an association that comes next, or is being held; null where none is announced. */
export async function findNextEvent(associationId: string, at: number): Promise<AssociationEvent | null> {
  const { associationId: owner, status, endsAt, startsAt, id } = associationEvents
  const isComing = and(eq(owner, associationId), inArray(status, ['published', 'in_progress']), gt(endsAt, at))
  const [row] = await db.select().from(associationEvents).where(isComing).orderBy(asc(startsAt), asc(id)).limit(1)
  return row ?? null
}

/** Registrations of an event in some states, in the order in which they were made; who waits by their place in line. */
export function listRegistrations(
  eventId: string,
  statuses: readonly Registration['status'][],
  reader: Reader = db,
): Promise<Registration[]> {
  const { position, createdAt, id } = eventRegistrations
  return reader
    .select()
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.eventId, eventId), inArray(eventRegistrations.status, [...statuses])))
    .orderBy(asc(position), asc(createdAt), asc(id))
}

/** How many people wait for a seat. */
export function countWaiting(eventId: string): Promise<number> {
  const { eventId: event, status } = eventRegistrations
  return db.$count(eventRegistrations, and(eq(event, eventId), eq(status, 'waitlisted')))
}

/** A request that waits for its address to be checked, with its event. */
export async function findRequest(requestId: string) {
  const [row] = await db
    .select({ request: eventRequests, event: associationEvents })
    .from(eventRequests)
    .innerJoin(associationEvents, eq(associationEvents.id, eventRequests.eventId))
    .where(eq(eventRequests.id, requestId))
  return row ?? null
}

/** A registration with its event. */
export async function findRegistration(registrationId: string, reader: Reader = db) {
  const [row] = await reader
    .select({ registration: eventRegistrations, event: associationEvents })
    .from(eventRegistrations)
    .innerJoin(associationEvents, eq(associationEvents.id, eventRegistrations.eventId))
    .where(eq(eventRegistrations.id, registrationId))
  return row ?? null
}
