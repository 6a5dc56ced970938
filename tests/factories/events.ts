import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { AssociationActor } from '#app/core/actor.ts'
import { dayMs, hourMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { createActionLink } from '#app/modules/action-links/commands/create-action-link.server.ts'
import { handDoor } from '#app/modules/association/events/commands/hand-door.server.ts'
import { lockEvent } from '#app/modules/association/events/commands/event-seats.server.ts'
import { registerMember, requestSeat } from '#app/modules/association/events/commands/register-person.server.ts'
import { standingTicketPath, ticketPath } from '#app/modules/association/events/commands/ticket-link.server.ts'
import { tellPerson } from '#app/modules/association/events/commands/tell-registered.server.ts'
import { sealPerson } from '#app/modules/association/events/queries/registered-person.server.ts'
import { newReference } from '#app/modules/booking/appointments/reference.ts'
import { associationEvents, eventGreeters, eventRegistrations } from '#drizzle/schema/association/events.ts'
import { insertUser } from './accounts.ts'
import { associationManager, insertAssociation, insertMember } from './associations.ts'

type EventRow = typeof associationEvents.$inferInsert

/** A published event of two hours in a week, free, with two seats and a waitlist; answers its id. */
export async function insertEvent(
  tx: Transaction,
  event: { associationId: string } & Partial<EventRow>,
): Promise<string> {
  const id = event.id ?? newId()
  const startsAt = event.startsAt ?? now() + 7 * dayMs
  await tx.insert(associationEvents).values({
    title: { 'zh-Hans': '健康讲座', 'zh-Hant': '健康講座', 'en-US': 'Health talk' },
    body: { 'zh-Hans': '讲怎么吃。', 'zh-Hant': '講怎麼吃。', 'en-US': 'How to eat well.' },
    ...{ id, formKey: id, venue: 'Example Hall', address: '1 Example St, Flushing, NY 11354', onlineUrl: null },
    ...{ startsAt, endsAt: startsAt + 2 * hourMs, capacity: 2, priceCents: 0, memberPriceCents: 0, guestsAllowed: 2 },
    ...{ hasWaitlist: true, cmeMinutes: 0, visibility: 'public', isPublicHealth: false, status: 'published' },
    ...{ isFull: false, sequence: 0, version: 1, createdAt: now(), updatedAt: now() },
    ...event,
  })
  return id
}

/** An association with an owner, and some members with addresses of their own. */
export async function associationWithMembers(count: number) {
  return withTransaction(async (tx) => {
    const associationId = await insertAssociation(tx)
    const userId = await insertUser(tx, { scopes: ['association'] })
    await insertMember(tx, { associationId, userId, role: 'owner' })
    const memberIds: string[] = []
    for (let serial = 0; serial < count; serial++)
      memberIds.push(await insertMember(tx, { associationId, email: `member.${serial}@example.com` }))
    return { associationId, memberIds, actor: ownerOf(associationId, userId) }
  })
}

/** Whoever owns an association, as a guard makes them. */
export function ownerOf(associationId: string, userId: string): AssociationActor {
  return {
    ...{
      scope: 'association',
      userId,
      sessionId: 'session',
      locale: 'zh-Hans',
      name: 'Owner',
      email: 'owner@example.com',
    },
    requiresPasswordChange: false,
    associations: [{ id: associationId, role: 'owner', isApproved: true }],
  }
}

/** Somebody is told something of an event that they have registered for. */
export async function toldOfEvent(template: Parameters<typeof tellPerson>[3]): Promise<void> {
  const { associationId, memberIds } = await associationWithMembers(1)
  const eventId = await withTransaction((tx) => insertEvent(tx, { associationId }))
  if (template === 'event_confirm')
    return requestSeat({ name: 'A', email: 'a@example.com', guests: 0, locale: 'en-US' }, { associationId, eventId })
  const member = { memberId: memberIds[0]!, associationId, locale: 'en-US' } as const
  const registration = await registerMember(member, { eventId, guests: 0 })
  await withTransaction(async (tx) => {
    const event = await lockEvent(tx, eventId)
    await tellPerson(tx, event, { ...registration, keptUntil: now() + dayMs }, template)
  })
}

/** The door of an event is handed to somebody. */
export async function handedDoor(): Promise<void> {
  const { associationId, actor } = await associationWithMembers(0)
  const eventId = await withTransaction((tx) => insertEvent(tx, { associationId }))
  await handDoor(actor, eventId, { name: '王小明', email: 'greeter@example.com', locale: 'en-US' })
}

/** A greeter at the door of an event that begins in an hour, and a link of theirs. */
export async function doorLink(): Promise<{ token: string; eventId: string }> {
  const { associationId, actor } = await associationWithMembers(0)
  const eventId = await withTransaction((tx) => insertEvent(tx, { associationId, startsAt: now() + hourMs }))
  await handDoor(actor, eventId, { name: '王小明', email: 'greeter@example.com', locale: 'zh-Hans' })
  const [greeter] = await db.select().from(eventGreeters).where(eq(eventGreeters.eventId, eventId))
  const { token } = await withTransaction((tx) =>
    createActionLink(tx, {
      ...{ kind: 'event_door', subjectType: 'event_greeter', subjectId: greeter!.id, expiresAt: now() + dayMs },
    }),
  )
  return { token, eventId }
}

/** An event that gave hours, with somebody who came. */
export function attendedEvent(associationId: string): Promise<{ event: string; registration: string }> {
  return withTransaction(async (tx) => {
    const memberId = await insertMember(tx, { associationId, name: '白芷宁' })
    const event = await insertEvent(tx, { associationId, status: 'finished', cmeMinutes: 90, startsAt: now() - dayMs })
    const id = newId()
    await tx.insert(eventRegistrations).values({
      ...{
        id,
        eventId: event,
        memberId,
        personKey: `member:${memberId}`,
        ...sealPerson({ name: '白芷宁', email: null }, id),
      },
      ...{ locale: 'zh-Hans', guests: 0, status: 'attended', number: newReference(randomBytes), amountCents: 0 },
      ...{ position: null, keptUntil: null, checkedInAt: now() - dayMs, createdAt: now(), updatedAt: now() },
    })
    await standingTicketPath(tx, id, { endsAt: now() })
    return { event, registration: id }
  })
}

/** A published event, and headers of whoever manages it. */
export async function managedEvent(): Promise<{ params: { event: string }; headers: Record<string, string> }> {
  const [associationId, event] = await withTransaction(async (tx) => {
    const own = await insertAssociation(tx)
    return [own, await insertEvent(tx, { associationId: own })]
  })
  return { params: { event: event! }, headers: await associationManager({ associationIds: [associationId!] }) }
}

/** The address of an event that everybody may see. */
export async function publicEvent(): Promise<{ params: { slug: string; event: string } }> {
  const slug = 'event-society'
  const event = await withTransaction(async (tx) =>
    insertEvent(tx, { associationId: await insertAssociation(tx, { slug }) }),
  )
  return { params: { slug, event } }
}

/** The link of a seat that somebody has. */
export async function seatLink(): Promise<{ params: { token: string }; fields: { intent: string } }> {
  const { registration } = await attendedEvent(await withTransaction((tx) => insertAssociation(tx)))
  return { params: { token: ticketPath(registration).slice(1) }, fields: { intent: 'cancel' } }
}
