import { randomBytes } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { newReference } from '#app/modules/booking/appointments/reference.ts'
import { eventRegistrations } from '#drizzle/schema/association/events.ts'
import { type AssociationEvent, standingAt } from '../event-status.ts'
import { sealPerson } from '../queries/registered-person.server.ts'
import { livingStatuses, type Registration } from '../registration-status.ts'
import { amountOf, paymentEnds, seatsOf } from '../seats.ts'
import { nextPosition, noteFull, settleSeats } from './event-seats.server.ts'
import { tellPerson } from './tell-registered.server.ts'
import { standingTicketPath } from './ticket-link.server.ts'
import { auditedActor } from './write-registration.server.ts'

/** Somebody who wants a seat. */
export type Guest = Readonly<{
  /** Null for somebody of the public. */
  memberId: string | null
  /** Whether they pay the price of members and see what only members see. */
  isMember: boolean
  personKey: string
  name: string
  email: string | null
  locale: Locale
  guests: number
  userId?: string
}>

function refuseUnfit(event: AssociationEvent, { isMember, guests }: Guest): void {
  if (event.visibility === 'members' && !isMember) throw new DomainError('not_found', 'association_event.unknown')
  if (standingAt(event, now()) !== 'published') throw new DomainError('conflict', 'association_event.closed')
  const isFit = Number.isSafeInteger(guests) && guests >= 0 && guests <= event.guestsAllowed
  if (!isFit || seatsOf({ guests }) > event.capacity) throw new DomainError('invalid', 'association_event.guests')
}

async function findLiving(tx: Transaction, eventId: string, personKey: string): Promise<Registration | null> {
  const own = and(eq(eventRegistrations.eventId, eventId), eq(eventRegistrations.personKey, personKey))
  const isLiving = inArray(eventRegistrations.status, [...livingStatuses])
  const [row] = await tx.select().from(eventRegistrations).where(and(own, isLiving))
  return row ?? null
}

/** Whether there is a seat, decided at this moment of the write; else a place in line. */
async function decide(tx: Transaction, event: AssociationEvent, guest: Guest, left: number) {
  const amountCents = amountOf(event, guest)
  if (seatsOf(guest) <= left) {
    await noteFull(tx, { ...event, isFull: left <= 0 }, left - seatsOf(guest))
    return amountCents > 0
      ? ({ status: 'pending_payment', position: null, amountCents, keptUntil: paymentEnds(now()) } as const)
      : ({ status: 'registered', position: null, amountCents, keptUntil: null } as const)
  }
  if (!event.hasWaitlist) throw new DomainError('conflict', 'association_event.full')
  return { status: 'waitlisted', position: await nextPosition(tx, event.id), amountCents, keptUntil: null } as const
}

/**
 * Gives somebody a seat at a locked event, or a place in line. Who has one keeps it: asking again changes nothing.
 * @throws DomainError not_found `association_event.unknown`; conflict `association_event.closed`, `association_event.full`; invalid
 * `association_event.guests`
 */
export async function takeSeat(tx: Transaction, event: AssociationEvent, guest: Guest): Promise<Registration> {
  refuseUnfit(event, guest)
  const known = await findLiving(tx, event.id, guest.personKey)
  if (known) return known
  const left = await settleSeats(tx, event)
  const id = newId()
  const { memberId, personKey, locale, guests } = guest
  const [registration] = await tx
    .insert(eventRegistrations)
    .values({
      ...{ id, eventId: event.id, memberId, personKey, locale, guests, number: newReference(randomBytes) },
      ...sealPerson(guest, id),
      ...(await decide(tx, event, guest, left)),
      ...{ createdAt: now(), updatedAt: now() },
    })
    .returning()
  if (registration!.status === 'registered') await tellPerson(tx, event, registration!, 'event_registered')
  else if (registration!.status === 'waitlisted') await tellPerson(tx, event, registration!, 'event_waitlisted')
  else await standingTicketPath(tx, id, event)
  await recordAudit(tx, {
    actor: auditedActor({ by: 'person', ...(guest.userId !== undefined && { userId: guest.userId }) }),
    action: 'association_event.registration_take',
    subject: { type: 'event_registration', id },
  })
  return registration!
}
