import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Reader, Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { associationEvents, eventQueues, eventRegistrations } from '#drizzle/schema/association/events.ts'
import { type AssociationEvent, standingAt } from '../event-status.ts'
import { seatedStatuses } from '../registration-status.ts'
import { nextInLine, offerEnds } from '../seats.ts'
import { tellPerson } from './tell-registered.server.ts'
import { moveRegistration } from './write-registration.server.ts'

/**
 * Takes the seats of an event until the commit: who wants one decides after whoever came before. On SQLite the write lock does that already;
 * the row is what PostgreSQL waits at.
 * @throws DomainError not_found `association_event.unknown`
 */
export async function lockEvent(tx: Transaction, eventId: string): Promise<AssociationEvent> {
  const [known] = await tx
    .select({ id: associationEvents.id })
    .from(associationEvents)
    .where(eq(associationEvents.id, eventId))
  if (!known) throw new DomainError('not_found', 'association_event.unknown')
  await tx
    .insert(eventQueues)
    .values({ id: eventId, revision: 1, lastPosition: 0 })
    .onConflictDoUpdate({ target: eventQueues.id, set: { revision: sql`${eventQueues.revision} + 1` } })
  const [event] = await tx.select().from(associationEvents).where(eq(associationEvents.id, eventId))
  return event!
}

/** The next place in line, which nobody else gets. */
export async function nextPosition(tx: Transaction, eventId: string): Promise<number> {
  const [queue] = await tx
    .update(eventQueues)
    .set({ lastPosition: sql`${eventQueues.lastPosition} + 1` })
    .where(eq(eventQueues.id, eventId))
    .returning({ position: eventQueues.lastPosition })
  return queue!.position
}

/** How many seats are taken, guests included. */
export async function seatsTaken(reader: Reader, eventId: string): Promise<number> {
  const { guests, status } = eventRegistrations
  const [row] = await reader
    .select({ seats: sql<number>`coalesce(sum(1 + ${guests}), 0)` })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.eventId, eventId), inArray(status, [...seatedStatuses])))
  return Number(row?.seats ?? 0)
}

/** Seats that were kept for who did not answer or pay in time are free again. */
async function releaseLapsed(tx: Transaction, event: AssociationEvent): Promise<void> {
  const { eventId, status, keptUntil, id } = eventRegistrations
  const isLapsed = and(
    eq(eventId, event.id),
    inArray(status, ['pending_payment', 'offered']),
    isNotNull(keptUntil),
    lte(keptUntil, now()),
  )
  const lapsed = await tx.select().from(eventRegistrations).where(isLapsed).orderBy(asc(keptUntil), asc(id))
  for (const registration of lapsed) await moveRegistration(tx, event, registration, { action: 'expire', by: 'system' })
}

/** Offers free seats to who waits, in the order of their places. */
async function offerFree(tx: Transaction, event: AssociationEvent, free: number): Promise<number> {
  const { eventId, status, position } = eventRegistrations
  const waiting = await tx
    .select()
    .from(eventRegistrations)
    .where(and(eq(eventId, event.id), eq(status, 'waitlisted')))
    .orderBy(asc(position))
  let left = free
  for (const registration of nextInLine(waiting, free)) {
    const changes = { keptUntil: offerEnds(now(), event.startsAt) }
    const offered = await moveRegistration(tx, event, registration, { action: 'offer', by: 'system', changes })
    await tellPerson(tx, event, offered, 'event_offered')
    left -= 1 + registration.guests
  }
  return left
}

/**
 * Brings the seats of a locked event up to date: what has lapsed is free, what is free is offered, and the event says whether it is full.
 * @returns how many seats are left
 */
export async function settleSeats(tx: Transaction, event: AssociationEvent): Promise<number> {
  await releaseLapsed(tx, event)
  const free = event.capacity - (await seatsTaken(tx, event.id))
  const isOpen = standingAt(event, now()) === 'published'
  const left = isOpen && free > 0 ? await offerFree(tx, event, free) : free
  await noteFull(tx, event, left)
  return left
}

/** Writes whether there is a seat left, where that has changed: pages that show it are made anew then and not at each registration. */
export async function noteFull(tx: Transaction, event: AssociationEvent, left: number): Promise<void> {
  const isFull = left <= 0
  if (isFull === event.isFull) return
  await tx.update(associationEvents).set({ isFull }).where(eq(associationEvents.id, event.id))
}
