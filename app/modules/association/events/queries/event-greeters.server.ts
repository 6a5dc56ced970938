import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { associationMembers, associations } from '#drizzle/schema/association/associations.ts'
import { associationEvents, eventGreeters } from '#drizzle/schema/association/events.ts'
import type { Registration } from '../registration-status.ts'
import { personOf } from './registered-person.server.ts'

/** A greeter with their event, while its association is open; revoked ones, too. */
export async function findGreeter(greeterId: string, reader: Reader = db) {
  const [row] = await reader
    .select({ greeter: eventGreeters, event: associationEvents })
    .from(eventGreeters)
    .innerJoin(associationEvents, eq(associationEvents.id, eventGreeters.eventId))
    .innerJoin(
      associations,
      and(eq(associations.id, associationEvents.associationId), eq(associations.status, 'approved')),
    )
    .where(eq(eventGreeters.id, greeterId))
  return row ?? null
}

/** Who helps at the door of an event now, in the order in which they were asked. */
export function listGreeters(eventId: string, reader: Reader = db) {
  return reader
    .select()
    .from(eventGreeters)
    .where(and(eq(eventGreeters.eventId, eventId), isNull(eventGreeters.revokedAt)))
    .orderBy(asc(eventGreeters.createdAt), asc(eventGreeters.id))
}

/** Officers of an association who can be written to: those with an office, and whoever has the role of one. */
export function listOfficers(associationId: string, reader: Reader = db) {
  const { id, name, email, locale, status, role, office } = associationMembers
  const isOfficer = or(eq(role, 'officer'), isNotNull(office))
  return reader
    .select({ id, name, email, locale })
    .from(associationMembers)
    .where(and(eq(associationMembers.associationId, associationId), eq(status, 'active'), isNotNull(email), isOfficer))
    .orderBy(asc(name), asc(id))
    .limit(50)
}

/** Who let somebody in, by registration: the name of an account or of a greeter. */
export async function namesOfDoor(registrations: readonly Registration[]): Promise<Map<string, string>> {
  const idsOf = (column: 'checkedInById' | 'checkedInByGreeterId') => [
    ...new Set(registrations.flatMap((row) => row[column] ?? [])),
  ]
  const [accounts, greeters] = await Promise.all([
    db
      .select({ id: users.id, first: users.firstName, last: users.lastName, zh: users.nameZh })
      .from(users)
      .where(inArray(users.id, idsOf('checkedInById'))),
    db
      .select()
      .from(eventGreeters)
      .where(inArray(eventGreeters.id, idsOf('checkedInByGreeterId'))),
  ])
  const names = new Map([
    ...accounts.map(({ id, first, last, zh }) => [id, zh ?? `${first} ${last}`] as const),
    ...greeters.map((greeter) => [greeter.id, personOf(greeter, 'event_greeters').name] as const),
  ])
  return new Map(
    registrations.flatMap(({ id, checkedInById, checkedInByGreeterId }) => {
      const name = names.get(checkedInByGreeterId ?? checkedInById ?? '')
      return name === undefined ? [] : [[id, name] as const]
    }),
  )
}
