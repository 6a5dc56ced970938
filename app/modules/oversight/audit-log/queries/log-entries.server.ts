import { and, asc, desc, eq, gte, lt, lte, or, type SQL } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { fieldWords } from '../field-words.server.ts'
import { type LogFilters, spanOf } from '../log-filters.ts'
import { shortId } from '../named-by-code.server.ts'
import { objectNames, userNames } from './object-names.server.ts'

type StoredEvent = typeof auditEvents.$inferSelect

/** An entry of the log, in words. A patient is an id. */
export type LogEntry = Readonly<{
  seq: number
  at: number
  actorType: StoredEvent['actorType']
  actorId: string | null
  actorName: string | null
  action: string
  subjectType: string
  subjectId: string
  subjectName: string | null
  outcome: StoredEvent['outcome']
  /** In words, each once. */
  fields: readonly string[]
  /** What a page shows of the ids, where names do not say it all. */
  ids: Readonly<{ actor: string | null; subject: string | null }>
  requestId: string | null
}>

/** The id that a text means as the actor: that of the account with this e-mail address or username, else the text itself. */
async function actorIdOf(person: string): Promise<string> {
  const lower = person.toLowerCase()
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.email, lower), eq(users.username, lower)))
    .orderBy(asc(users.id))
  return user?.id ?? person
}

async function conditionOf(filters: LogFilters): Promise<SQL | undefined> {
  const { person, type, objectId, action, before } = filters
  const { from, until } = spanOf(filters)
  return and(
    person === null ? undefined : eq(auditEvents.actorId, await actorIdOf(person)),
    type === null ? undefined : eq(auditEvents.subjectType, type),
    objectId === null ? undefined : eq(auditEvents.subjectId, objectId),
    action === null ? undefined : eq(auditEvents.action, action),
    from === null ? undefined : gte(auditEvents.at, from),
    until === null ? undefined : lt(auditEvents.at, until),
    // The first line alone bounds how far the index is read.
    before === null ? undefined : lte(auditEvents.at, before.at),
    before === null ? undefined : or(lt(auditEvents.at, before.at), lt(auditEvents.seq, before.seq)),
  )
}

async function inWords(rows: readonly StoredEvent[], locale: Locale): Promise<LogEntry[]> {
  const actorIds = rows.flatMap(({ actorType, actorId }) => (actorType === 'user' && actorId ? actorId : []))
  const people = await userNames([...new Set(actorIds)])
  const nameOf = await objectNames(rows, locale)
  return rows.map((row) => {
    const { id: _id, previousHash: _before, hash: _hash, ...entry } = row
    const actorName = row.actorType === 'user' && row.actorId ? (people.get(row.actorId) ?? null) : null
    const fields = [...new Set(row.fields.map((field) => fieldWords(row.action, field, locale)))]
    const ids = {
      actor: row.actorId === null || actorName !== null ? null : shortId(row.actorType, row.actorId),
      subject: shortId(row.subjectType, row.subjectId),
    }
    return { ...entry, fields, ids, actorName, subjectName: nameOf(row) }
  })
}

/** Entries that fit, the latest first. */
export async function listLogEntries(filters: LogFilters, locale: Locale, most: number): Promise<LogEntry[]> {
  const rows = await db
    .select()
    .from(auditEvents)
    .where(await conditionOf(filters))
    .orderBy(desc(auditEvents.at), desc(auditEvents.seq))
    .limit(most)
  return inWords(rows, locale)
}
