import { and, asc, inArray, lt } from 'drizzle-orm'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { forgetLinks } from '#app/modules/action-links/commands/forget-links.server.ts'
import { associationEvents, eventGreeters, eventRegistrations } from '#drizzle/schema/association/events.ts'
import { ticketDays } from '../seats.ts'

/** Rows of one transaction, so that nobody waits for long behind it. */
const batch = 200

type Rows = Readonly<{ id: string; subject: 'event_registration' | 'event_greeter' }>[]

/** Who registered for an event that is long over, and who helped at its door. */
async function findOld(): Promise<Rows> {
  const { id, endsAt, status } = associationEvents
  const isOver = and(lt(endsAt, now() - ticketDays * dayMs), inArray(status, ['finished', 'archived', 'canceled']))
  const events = db.select({ id }).from(associationEvents).where(isOver)
  const registrations = await db
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(inArray(eventRegistrations.eventId, events))
    .orderBy(asc(eventRegistrations.id))
    .limit(batch)
  const greeters = await db
    .select({ id: eventGreeters.id })
    .from(eventGreeters)
    .where(inArray(eventGreeters.eventId, events))
    .orderBy(asc(eventGreeters.id))
    .limit(batch)
  return [
    ...registrations.map((row) => ({ id: row.id, subject: 'event_registration' as const })),
    ...greeters.map((row) => ({ id: row.id, subject: 'event_greeter' as const })),
  ]
}

const idsOf = (rows: Rows, subject: Rows[number]['subject']) =>
  rows.filter((row) => row.subject === subject).map(({ id }) => id)

/**
 * Forgets names, addresses and links of an event once its tickets and certificates can no longer be opened. What was paid stays in the
 * ledger, and that somebody was there in the audit log.
 * @returns how many
 */
export async function pruneRegistrations(): Promise<number> {
  const old = await findOld()
  if (old.length === 0) return 0
  return withTransaction(async (tx) => {
    for (const { id, subject } of old) await forgetLinks(tx, { type: subject, id })
    await tx.delete(eventRegistrations).where(inArray(eventRegistrations.id, idsOf(old, 'event_registration')))
    await tx.delete(eventGreeters).where(inArray(eventGreeters.id, idsOf(old, 'event_greeter')))
    for (const { id, subject } of old)
      await recordAudit(tx, {
        actor: { type: 'system' },
        action: 'association_event.registration_forget',
        subject: { type: subject, id },
      })
    return old.length
  })
}
