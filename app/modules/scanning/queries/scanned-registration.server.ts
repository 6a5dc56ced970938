import { eq } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import { associationEvents, eventRegistrations } from '#drizzle/schema/association/events.ts'

const select = () =>
  db
    .select({ registration: eventRegistrations, event: associationEvents })
    .from(eventRegistrations)
    .innerJoin(associationEvents, eq(associationEvents.id, eventRegistrations.eventId))

/** The seat that a ticket names, at whichever event. */
export async function findRegistrationByNumber(number: string) {
  const [row] = await select().where(eq(eventRegistrations.number, number))
  return row ?? null
}

export type ScannedRegistration = NonNullable<Awaited<ReturnType<typeof findRegistrationByNumber>>>

export async function findScannedRegistration(id: string): Promise<ScannedRegistration | null> {
  const [row] = await select().where(eq(eventRegistrations.id, id))
  return row ?? null
}
