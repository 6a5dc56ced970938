import { and, asc, desc, eq, gte, inArray, lt, lte, or, type SQL } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { facilities, providers } from '#drizzle/schema/directory.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { type LogFilters, spanOf } from '../log-filters.ts'

type StoredEvent = typeof auditEvents.$inferSelect

/** An entry of the log. Names are those of accounts, doctors and facilities; a patient is an id. */
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
  fields: readonly string[]
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

const idsOf = (rows: readonly StoredEvent[], type: string) => [
  ...new Set(rows.filter(({ subjectType }) => subjectType === type).map(({ subjectId }) => subjectId)),
]

async function userNames(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { id, firstName, lastName } = users
  const rows = await db
    .select({ id, firstName, lastName })
    .from(users)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((user) => [user.id, `${user.firstName} ${user.lastName}`.trim()]))
}

async function directoryNames(rows: readonly StoredEvent[], locale: Locale): Promise<Map<string, string>> {
  const [facilityIds, providerIds] = [idsOf(rows, 'facility'), idsOf(rows, 'provider')]
  const places = facilityIds.length ? await db.select().from(facilities).where(inArray(facilities.id, facilityIds)) : []
  const doctors = providerIds.length
    ? await db
        .select({ id: providers.id, first: providers.legalFirst, last: providers.legalLast })
        .from(providers)
        .where(inArray(providers.id, providerIds))
    : []
  return new Map([
    ...places.map((row) => [row.id, facilityName(row, locale)] as const),
    ...doctors.map(({ id, first, last }) => [id, `${first} ${last}`.trim()] as const),
  ])
}

async function inWords(rows: readonly StoredEvent[], locale: Locale): Promise<LogEntry[]> {
  const actorIds = rows.flatMap(({ actorType, actorId }) => (actorType === 'user' && actorId ? actorId : []))
  const people = await userNames([...new Set([...actorIds, ...idsOf(rows, 'user')])])
  const directory = await directoryNames(rows, locale)
  const nameOf = ({ subjectType, subjectId }: StoredEvent) =>
    (subjectType === 'user' ? people.get(subjectId) : directory.get(subjectId)) ?? null
  return rows.map((row) => {
    const { id: _id, previousHash: _before, hash: _hash, ...entry } = row
    const actorName = row.actorType === 'user' && row.actorId ? (people.get(row.actorId) ?? null) : null
    return { ...entry, actorName, subjectName: nameOf(row) }
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
