import { and, eq } from 'drizzle-orm'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { defaultLocale, isLocale, type Locale } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { contactHash } from '#app/modules/notifications/contact-hash.server.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { associationMembers } from '#drizzle/schema/association/associations.ts'
import { eventRequests } from '#drizzle/schema/association/events.ts'
import { standingAt } from '../event-status.ts'
import { findEventOf } from '../queries/event-rows.server.ts'
import { personOf, sealPerson } from '../queries/registered-person.server.ts'
import type { Registration } from '../registration-status.ts'
import { lockEvent } from './event-seats.server.ts'
import { type Guest, takeSeat } from './take-seat.server.ts'
import { tellRequester } from './tell-registered.server.ts'

type Member = typeof associationMembers.$inferSelect

const memberKey = (memberId: string) => `member:${memberId}`

/** A member as somebody who wants a seat; only an active one pays the price of members. */
const guestOf = ({ id, name, status }: Member): Pick<Guest, 'memberId' | 'isMember' | 'personKey' | 'name'> => ({
  ...{ memberId: id, isMember: status === 'active', personKey: memberKey(id), name },
})

/** The address of a member, or that of their account. */
async function emailOf(tx: Transaction, { email, userId }: Member): Promise<string | null> {
  if (email !== null || userId === null) return email
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return user?.email ?? null
}

type Acting = Readonly<{ memberId: string; associationId: string; locale: Locale }>

/**
 * Registers a member for an event of their association.
 * @throws DomainError as `takeSeat`
 */
export function registerMember(
  { memberId, associationId, locale }: Acting,
  { eventId, guests }: Readonly<{ eventId: string; guests: number }>,
): Promise<Registration> {
  return withTransaction(async (tx) => {
    const isOwn = and(eq(associationMembers.id, memberId), eq(associationMembers.associationId, associationId))
    const [member] = await tx.select().from(associationMembers).where(isOwn)
    const known = member && (await findEventOf(associationId, eventId, tx))
    if (!member || !known) throw new DomainError('not_found', 'association_event.unknown')
    const event = await lockEvent(tx, eventId)
    const email = await emailOf(tx, member)
    return takeSeat(tx, event, { ...guestOf(member), email, locale, guests })
  })
}

/** How long a request waits for its address to be checked. */
const requestMs = dayMs

/**
 * Keeps what somebody of the public has asked for and writes to the address. Takes no seat and says nothing of who has one: that is decided
 * when the message is opened.
 * @throws DomainError not_found `association_event.unknown`; conflict `association_event.closed`
 */
export async function requestSeat(
  person: Readonly<{ name: string; email: string; guests: number; locale: Locale }>,
  { associationId, eventId }: Readonly<{ associationId: string; eventId: string }>,
): Promise<void> {
  await withTransaction(async (tx) => {
    const event = await findEventOf(associationId, eventId, tx)
    if (event?.visibility !== 'public') throw new DomainError('not_found', 'association_event.unknown')
    if (standingAt(event, now()) !== 'published') throw new DomainError('conflict', 'association_event.closed')
    const [id, createdAt] = [newId(), now()]
    const { guests, locale } = person
    const expiresAt = Math.min(createdAt + requestMs, event.startsAt)
    const sealed = sealPerson(person, id, 'event_requests')
    await tx.insert(eventRequests).values({ id, eventId, ...sealed, guests, locale, expiresAt, createdAt })
    await tellRequester(tx, event, { id, ...person, expiresAt })
  })
}

/** A member of an association whose address it is. */
async function memberWith(tx: Transaction, associationId: string, email: string): Promise<Member | null> {
  const isTheirs = and(eq(associationMembers.associationId, associationId), eq(associationMembers.email, email))
  const [member] = await tx.select().from(associationMembers).where(isTheirs)
  return member ?? null
}

/**
 * Gives the seat to whoever has opened the message to the address of a request. A member is known by it, and pays as one.
 * @throws DomainError gone `association_event.request_over`; else as `takeSeat`
 */
export function confirmRequest(requestId: string): Promise<Registration> {
  return withTransaction(async (tx) => {
    const [request] = await tx.select().from(eventRequests).where(eq(eventRequests.id, requestId))
    if (!request || request.expiresAt <= now()) throw new DomainError('gone', 'association_event.request_over')
    const event = await lockEvent(tx, request.eventId)
    const { name, email } = personOf(request, 'event_requests')
    const address = email!.toLowerCase()
    const member = await memberWith(tx, event.associationId, address)
    const stranger = { memberId: null, isMember: false, personKey: contactHash('email', address), name } as const
    const locale = isLocale(request.locale) ? request.locale : defaultLocale
    const person = member ? guestOf(member) : stranger
    return takeSeat(tx, event, { ...person, email: address, locale, guests: request.guests })
  })
}
