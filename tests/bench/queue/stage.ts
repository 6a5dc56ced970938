import { asc, eq, inArray } from 'drizzle-orm'
import { dayMs } from '#app/core/calendar/durations.ts'
import { db, openDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { insertSession, renewSession, sessionCookie } from '#app/core/session/session.server.ts'
import { queueRules } from '#app/modules/review/request-queues.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { facilities, providers } from '#drizzle/schema/directory.ts'
import { changeRequests } from '#drizzle/schema/moderation.ts'

const locales = ['zh-Hans', 'zh-Hant', 'en-US'] as const

/** Opens the database that the environment names. @returns the cookie of an administrator who has just signed in */
export async function openStage(): Promise<string> {
  await openDatabase(process.env.DATABASE_URL!)
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.username, 'admin.super'))
  if (!admin) throw new Error('The demo has no administrator.')
  const { token } = await withTransaction(async (tx) => {
    const begun = await insertSession(tx, { scope: 'admin', userId: admin.id, isRemembered: false, userAgent: 'bench' })
    return (await renewSession(tx, begun.id))!
  })
  const cookie = await sessionCookie(new Request('http://127.0.0.1/'), token)
  return cookie.split(';')[0]!
}

/** Nobody waits for anything any more. */
export async function emptyQueues(): Promise<void> {
  await withTransaction((tx) => tx.delete(changeRequests))
}

/** So many requests wait in the queue of updates: telephone numbers of facilities, and what patients report about doctors. */
export async function fillQueue(count: number): Promise<void> {
  const places = await db.select().from(facilities).orderBy(asc(facilities.id))
  const people = await db.select().from(providers).orderBy(asc(providers.id))
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.username, ['zhining.bai']))
  const rows = Array.from({ length: count }, (_, at): typeof changeRequests.$inferInsert => {
    const isReport = at % 3 === 0
    const createdAt = Date.now() - (count - at) * (dayMs / 500)
    const target = isReport
      ? { kind: 'update_provider' as const, targetType: 'provider', targetId: people[at % people.length]!.id }
      : { kind: 'update_facility' as const, targetType: 'facility', targetId: places[at % places.length]!.id }
    const before = isReport ? {} : { phone: places[at % places.length]!.phone }
    const after = isReport ? {} : { phone: `+1718555${String(at % 10_000).padStart(4, '0')}` }
    return {
      ...{ id: newId(), ...target, field: isReport ? 'hours' : 'phone', before, after, status: 'submitted' },
      ...{ submitterType: isReport ? 'public' : 'user', submitterId: isReport ? null : (user?.id ?? 'somebody') },
      ...{ locale: locales[at % 3]!, dueAt: createdAt + 3 * dayMs, createdAt, updatedAt: createdAt },
    }
  })
  await withTransaction(async (tx) => {
    for (let from = 0; from < rows.length; from += 100)
      await tx.insert(changeRequests).values(rows.slice(from, from + 100))
  })
}

/** How many wait in the queue that is measured. */
export async function countWaiting(): Promise<number> {
  const found = await db
    .select({ id: changeRequests.id })
    .from(changeRequests)
    .where(inArray(changeRequests.kind, [...queueRules.updates.kinds]))
  return found.length
}
