import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { sessions } from '#drizzle/schema/accounts.ts'
import { insertUser } from '#tests/factories/accounts.ts'
import { useDatabase } from '#tests/setup/database.ts'
import {
  endSessions,
  endedCookie,
  findSession,
  findSessionByToken,
  insertSession,
  networkHash,
  sessionCookie,
  touchSession,
} from './session.server.ts'
import { isIdle } from './idle.ts'

useDatabase()

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const start = Date.parse('2026-10-20T14:00:00Z')
const at = (span: number) => setClock(start + span)

let userId = ''
beforeEach(async () => {
  setClock(start)
  userId = await withTransaction((tx) => insertUser(tx))
})

const begin = (isRemembered = false) =>
  withTransaction((tx) => insertSession(tx, { scope: 'provider', userId, isRemembered, userAgent: 'x'.repeat(1000) }))
const row = async () => (await db.select().from(sessions))[0]!
const request = (cookie = '', url = 'https://care.test/provider/4/dashboard') =>
  new Request(url, { headers: cookie ? { Cookie: cookie.split(';')[0]! } : {} })

/** What the browser of a page view does: the row is used and the cookie perhaps renewed. */
async function view(token: string, isDeed = true): Promise<boolean> {
  const session = await findSessionByToken(token)
  if (session) await touchSession(session, isDeed)
  return session !== null
}

describe('a session', () => {
  it('is known by its token, which is nowhere in the table', async () => {
    const { id, token } = await begin()
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect((await begin()).token).not.toBe(token)
    expect(await findSessionByToken(token)).toMatchObject({ id, userId, scope: 'provider' })
    for (const other of ['', token.slice(1), `${token} `, (await row()).tokenHash]) {
      expect(await findSessionByToken(other), other).toBeNull()
    }
    expect(JSON.stringify(await db.select().from(sessions))).not.toContain(token)
    expect((await row()).userAgent).toHaveLength(300)
  })

  it('that is not remembered ends a day after its last use, to the millisecond', async () => {
    const { token } = await begin()
    at(day - 1)
    expect(await view(token)).toBe(true)
    at(2 * day - 2)
    expect(await view(token)).toBe(true)
    at(3 * day - 2)
    expect(await view(token)).toBe(false)
  })

  it('that is remembered ends after a week, however late its last use', async () => {
    const { token } = await begin(true)
    at(3 * day)
    await view(token)
    expect((await row()).expiresAt).toBe(start + 7 * day)
    at(6 * day + 12 * hour)
    await view(token)
    expect((await row()).expiresAt).toBe(start + 7 * day)
    at(7 * day)
    expect(await view(token)).toBe(false)
  })

  it('ends after seven days however much it is used', async () => {
    const { token } = await begin(true)
    let days = 0
    for (; await view(token); days += 0.5) at((days + 0.5) * day)
    expect(days).toBe(7)
    expect((await row()).expiresAt).toBeLessThanOrEqual(start + 7 * day)
  })

  it('costs no write for every request', async () => {
    const { token } = await begin()
    at(59_000)
    await view(token)
    expect(await row()).toMatchObject({ activeAt: start, expiresAt: start + day })
    at(minute)
    await view(token)
    expect(await row()).toMatchObject({ activeAt: start + minute, expiresAt: start + day + minute })
  })

  it('is idle half an hour after the last deed; a poll is none, and nothing but a sign-in ends it', async () => {
    const { token } = await begin()
    at(29 * minute)
    await view(token, false)
    expect(isIdle(await row())).toBe(false)
    at(30 * minute)
    expect(isIdle(await row())).toBe(true)
    await view(token)
    expect(isIdle(await row())).toBe(true)
    // Being idle is no reason to be signed out elsewhere.
    expect((await row()).expiresAt).toBe(start + 30 * minute + day)
  })

  it('ends alone or with all of its person', async () => {
    const [one, two] = [await begin(), await begin()]
    const stranger = await withTransaction((tx) => insertUser(tx))
    const other = await withTransaction((tx) =>
      insertSession(tx, { scope: 'provider', userId: stranger, isRemembered: false, userAgent: null }),
    )
    expect(await withTransaction((tx) => endSessions(tx, { sessionId: one.id }, 'logout'))).toBe(1)
    expect(await findSessionByToken(one.token)).toBeNull()
    expect(await findSessionByToken(two.token)).not.toBeNull()
    expect(await withTransaction((tx) => endSessions(tx, { userId }, 'role_change'))).toBe(1)
    expect(await findSessionByToken(two.token)).toBeNull()
    expect(await findSessionByToken(other.token)).not.toBeNull()
    const [ended] = await db.select().from(sessions).where(eq(sessions.id, one.id))
    expect(ended).toMatchObject({ revokedAt: start, revokedReason: 'logout' })
  })

  it('that ended is not brought back by a request that was already under way', async () => {
    const { id, token } = await begin()
    const session = (await findSessionByToken(token))!
    await withTransaction((tx) => endSessions(tx, { sessionId: id }, 'disabled'))
    at(hour)
    await touchSession(session, true)
    expect(await row()).toMatchObject({ activeAt: start, expiresAt: start + day })
    expect(await findSessionByToken(token)).toBeNull()
  })
})

describe('the cookie', () => {
  it('carries a session from the answer to the next request', async () => {
    const { id, token } = await begin()
    const cookie = await sessionCookie(request(), token)
    expect(await findSession(request(cookie))).toMatchObject({ id })
    expect(await findSession(request())).toBeNull()
    expect(await findSession(request(`hys-v5-auth=${token}`))).toBeNull()
    const among = new Request('https://care.test/', { headers: { Cookie: `other=1; ${cookie.split(';')[0]!}` } })
    expect(await findSession(among)).toMatchObject({ id })
  })

  it('is Secure on https only', async () => {
    const { token } = await begin()
    const secure = await sessionCookie(request(), token)
    const plain = await sessionCookie(request('', 'http://localhost:3000/'), token)
    expect([secure.includes('; Secure'), plain.includes('; Secure')]).toEqual([true, false])
    for (const cookie of [secure, plain]) expect(cookie).toMatch(/; Max-Age=604800; Path=\/; HttpOnly;.* SameSite=Lax$/)
    expect(await endedCookie(request())).toMatch(
      /^hys-v5-auth=; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly/,
    )
  })
})

describe('a network', () => {
  it('is recognized for the same person only, and cannot be read', () => {
    expect(networkHash('a', '203.0.113.1')).toBe(networkHash('a', '203.0.113.1'))
    expect(networkHash('a', '203.0.113.1')).not.toBe(networkHash('b', '203.0.113.1'))
    expect(networkHash('a', '203.0.113.1')).not.toBe(networkHash('a', '203.0.113.2'))
    // A hash and nothing else; three digits of the address can stand in it by chance.
    expect(networkHash('a', '203.0.113.1')).toMatch(/^[\w-]{43}$/)
    expect(networkHash('a', '203.0.113.1')).not.toContain('203.0')
  })
})
