import { dayMs } from '#app/core/calendar/durations.ts'
import { and, asc, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { contactStandings } from '#drizzle/schema/messages.ts'

/** Nothing counts an unconfirmed contact's messages beyond their day, wherever midnight is. */
const countedFor = 2 * dayMs
/** Who comes once a year need not confirm again; who has not come for longer may have another number by now. */
const confirmedFor = 400 * dayMs
/** Rows of one transaction, so that nobody waits for long behind it. */
const batch = 500

/** Forgets how contacts stand that nobody has used for long. @returns how many. */
export async function pruneStandings(): Promise<number> {
  const isOld = or(
    and(isNull(contactStandings.confirmedAt), lt(contactStandings.usedAt, now() - countedFor)),
    and(isNotNull(contactStandings.confirmedAt), lt(contactStandings.usedAt, now() - confirmedFor)),
  )
  const old = db.select({ id: contactStandings.id }).from(contactStandings).where(isOld)
  const ids = (await old.orderBy(asc(contactStandings.id)).limit(batch)).map(({ id }) => id)
  if (ids.length === 0) return 0
  return withTransaction(async (tx) => {
    const gone = and(inArray(contactStandings.id, ids), isOld)
    return (await tx.delete(contactStandings).where(gone).returning({ id: contactStandings.id })).length
  })
}
