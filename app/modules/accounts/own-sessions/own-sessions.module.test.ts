import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { endSessions, insertSession, type NewSession } from '#app/core/session/session.server.ts'
import type { Caller } from '#app/modules/accounts/backend/identity-backend.ts'
import { sessions } from '#drizzle/schema/accounts.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { actorOf, insertUser } from '#tests/factories/accounts.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { endOwnSessions } from './commands/end-own-sessions.server.ts'
import { listOwnSessions } from './queries/own-sessions.server.ts'

useDatabase()

const hour = 60 * 60_000
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:131.0) Gecko/20100101 Firefox/131.0'
const caller: Caller = {
  ...{ locale: 'en-US', clientAddress: '192.0.2.1', userAgent: null },
  ...{ scope: 'provider', isRemembered: false },
}

const begin = async (session: Pick<NewSession, 'userId'> & Partial<NewSession>) =>
  (
    await withTransaction((tx) =>
      insertSession(tx, { scope: 'provider', isRemembered: true, userAgent: firefox, ...session }),
    )
  ).id
const somebody = () => withTransaction((tx) => insertUser(tx))
const idsOf = async (sessionId: string) => (await listOwnSessions({ sessionId })).map(({ id }) => id)
const end = (userId: string, sessionId: string, which: Parameters<typeof endOwnSessions>[1]) =>
  endOwnSessions(actorOf({ userId, sessionId }), which, caller)
const ended = async () =>
  (await db.select().from(sessions).where(eq(sessions.revokedReason, 'by_user'))).map(({ id }) => id).sort()

describe('the own sign-ins', () => {
  it('are those that hold, of one person: the one that asks first, then the latest used', async () => {
    const [userId, other] = [await somebody(), await somebody()]
    const asking = await begin({ userId })
    setClock(now() + hour)
    const older = await begin({ userId, scope: 'association' })
    setClock(now() + hour)
    const newest = await begin({ userId, userAgent: null })
    const over = await begin({ userId })
    await withTransaction((tx) => endSessions(tx, { sessionId: over }, 'logout'))
    await begin({ userId: other })
    expect(await idsOf(asking)).toEqual([asking, newest, older])
    expect(await listOwnSessions({ sessionId: asking })).toMatchObject([
      { isThis: true, areas: ['provider'], device: { browser: 'firefox', system: 'windows' } },
      { isThis: false, activeAt: now(), device: { browser: null, system: null } },
      { isThis: false, areas: ['association'], activeAt: now() - hour },
    ])
  })

  it('end with time', async () => {
    const userId = await somebody()
    const short = await begin({ userId, isRemembered: false })
    const asking = await begin({ userId })
    setClock(now() + 25 * hour)
    expect(await idsOf(asking)).toEqual([asking])
    expect(await end(userId, asking, { sessionId: short })).toBe(0)
  })

  it('say neither the token nor what the browser says of itself', async () => {
    const asking = await begin({ userId: await somebody(), networkHash: 'network' })
    const [row] = await db.select().from(sessions)
    const shown = JSON.stringify(await listOwnSessions({ sessionId: asking }))
    for (const hidden of [row!.tokenHash, 'Mozilla', '131', 'network']) expect(shown).not.toContain(hidden)
  })

  it('of whom another backend knows are that person’s, never those of an account here of the same id', async () => {
    const userId = await somebody()
    const here = await begin({ userId })
    const remote = { userId: null, profile: '{}', remoteActorId: userId }
    const [one, two] = [await begin(remote), await begin(remote)]
    const before = await begin({ ...remote, remoteActorId: null })
    await begin({ ...remote, remoteActorId: 'u-2' })
    expect(await idsOf(here)).toEqual([here])
    expect((await idsOf(one)).sort()).toEqual([one, two].sort())
    expect(await idsOf(before)).toEqual([before])
  })
})

describe('ending own sign-ins', () => {
  it('ends one of them, which is recorded', async () => {
    const userId = await somebody()
    const [asking, lost, kept] = [await begin({ userId }), await begin({ userId }), await begin({ userId })]
    expect(await end(userId, asking, { sessionId: lost })).toBe(1)
    expect(await ended()).toEqual([lost])
    expect((await idsOf(asking)).sort()).toEqual([asking, kept].sort())
    const [event] = await db.select().from(auditEvents)
    expect(event).toMatchObject({ action: 'accounts.session_revoke', actorId: userId, subjectId: lost })
    expect(await end(userId, asking, { sessionId: lost })).toBe(0)
    expect(await db.select().from(auditEvents)).toHaveLength(1)
  })

  it('ends all others and goes on itself', async () => {
    const userId = await somebody()
    const asking = await begin({ userId })
    const others = [await begin({ userId }), await begin({ userId, scope: 'association' })]
    const stranger = await begin({ userId: await somebody() })
    expect(await end(userId, asking, 'others')).toBe(2)
    expect(await ended()).toEqual(others.toSorted())
    expect(await idsOf(asking)).toEqual([asking])
    expect(await idsOf(stranger)).toEqual([stranger])
    const events = await db.select().from(auditEvents).orderBy(asc(auditEvents.seq))
    expect(events.map(({ subjectId }) => subjectId).sort()).toEqual(others.toSorted())
  })

  it('ends nothing of anybody else, nor the one that asks', async () => {
    const userId = await somebody()
    const asking = await begin({ userId })
    const stranger = await begin({ userId: await somebody() })
    for (const sessionId of [stranger, asking, 'nothing', '']) expect(await end(userId, asking, { sessionId })).toBe(0)
    expect(await ended()).toEqual([])
  })
})
