import { eq, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { prepared } from '#app/core/database/prepared.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import { contactStandings } from '#drizzle/schema/messages.ts'
import { contactHash, type ContactChannel } from '../contact-hash.server.ts'

type Contacts = Readonly<{ phone: string | null; email: string | null }>

/** A contact as it stands: `id` is its keyed hash; confirmed once its owner has shown that messages reach them. */
export type Standing = Readonly<{ channel: ContactChannel; id: string; isConfirmed: boolean }>

const takeStatement = prepared((tx: Transaction) =>
  tx
    .insert(contactStandings)
    .values({ id: sql.placeholder('id'), usedAt: sql.placeholder('usedAt') })
    .onConflictDoUpdate({ target: contactStandings.id, set: { usedAt: sql`${sql.placeholder('usedAt')}` } })
    .returning({ confirmedAt: contactStandings.confirmedAt })
    .prepare(),
)

/**
 * Takes the rows of people's contacts until the commit, always in one order: of two writers who count for one contact
 * the second sees what the first has written.
 */
export async function lockContacts(tx: Transaction, ...people: readonly Contacts[]): Promise<Standing[]> {
  const contacts = people
    .flatMap(({ phone, email }) => [
      ...(phone ? [{ channel: 'sms' as const, id: contactHash('sms', phone) }] : []),
      ...(email ? [{ channel: 'email' as const, id: contactHash('email', email) }] : []),
    ])
    .sort((one, other) => (one.id < other.id ? -1 : 1))
  const standings: Standing[] = []
  for (const contact of contacts) {
    const [row] = await takeStatement(tx).execute({ id: contact.id, usedAt: now() })
    standings.push({ ...contact, isConfirmed: row?.confirmedAt != null })
  }
  return standings
}

const countStatement = prepared((tx: Transaction) =>
  tx
    .insert(contactStandings)
    .values({ id: sql.placeholder('id'), usedAt: sql.placeholder('usedAt'), day: sql.placeholder('day'), messages: 1 })
    .onConflictDoUpdate({
      target: contactStandings.id,
      set: {
        usedAt: sql`${sql.placeholder('usedAt')}`,
        messages: sql`case when ${contactStandings.day} = ${sql.placeholder('day')} then ${contactStandings.messages} + 1 else 1 end`,
        day: sql`${sql.placeholder('day')}`,
      },
    })
    .returning({ confirmedAt: contactStandings.confirmedAt, messages: contactStandings.messages })
    .prepare(),
)

/**
 * Counts one message that a contact causes on the day of `at`. One statement decides and writes, so that two at once are two.
 * @returns which of the day it is and the day; null for a contact whose owner has confirmed it, which is not bounded
 */
export async function countMessage(
  tx: Transaction,
  channel: ContactChannel,
  contact: string,
  at: number,
): Promise<{ number: number; day: string; id: string } | null> {
  const id = contactHash(channel, contact)
  const day = wallClock(at).date
  const [row] = await countStatement(tx).execute({ id, usedAt: at, day })
  return row?.confirmedAt == null ? { number: row?.messages ?? 1, day, id } : null
}

/** Notes that the owner of a contact has shown that messages reach them; what was noted before stays. */
export async function confirmContact(
  tx: Transaction,
  channel: ContactChannel,
  contact: string,
  by: 'link' | 'code' | 'desk' | 'text',
): Promise<void> {
  const id = contactHash(channel, contact)
  const noted = { confirmedAt: now(), confirmedBy: by, usedAt: now() }
  const [row] = await tx.select().from(contactStandings).where(eq(contactStandings.id, id))
  if (row?.confirmedAt != null) return
  await tx
    .insert(contactStandings)
    .values({ id, ...noted })
    .onConflictDoUpdate({ target: contactStandings.id, set: noted })
}
