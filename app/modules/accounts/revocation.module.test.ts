import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { eq } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { endSessions, findSessionByToken, insertSession } from '#app/core/session/session.server.ts'
import { actionTokens, messageOutbox, sessions, users } from '#drizzle/schema/index.ts'
import { dialect } from '#drizzle/dialect.ts'
import { insertUser, testPassword } from '#tests/factories/accounts.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { changePassword } from './commands/change-password.server.ts'
import { requestPasswordReset } from './commands/request-password-reset.server.ts'
import { signOut } from './commands/sign-out.server.ts'

useDatabase()

/** A process of its own on this test's database, and what it knows of a token. */
function otherProcess() {
  const url = `file:data/test/${process.pid}.sqlite`
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/fakes/session-process.ts', url, String(now())], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => {
    child.stdin.end()
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return async (token: string) => {
    child.stdin.write(`${token}\n`)
    return (await lines.next()).value as unknown
  }
}

const begin = (userId: string) =>
  withTransaction((tx) => insertSession(tx, { scope: 'provider', userId, isRemembered: true, userAgent: null }))

describe('an end', () => {
  it.runIf(dialect === 'sqlite')(
    'holds in another process from the next request on (one of PostgreSQL runs in this one only)',
    async () => {
      const userId = await withTransaction((tx) => insertUser(tx))
      const ask = otherProcess()
      const ends: ((session: { id: string }) => Promise<unknown>)[] = [
        ({ id }) => signOut({ sessionId: id, userId }),
        () => withTransaction((tx) => endSessions(tx, { userId }, 'disabled')),
        () => withTransaction((tx) => endSessions(tx, { userId }, 'role_change')),
        () => changePassword({ userId, currentPassword: testPassword, newPassword: 'winter-plum-orchard' }),
      ]
      for (const end of ends) {
        const session = await begin(userId)
        expect(await ask(session.token)).toBe('holds')
        await end(session)
        expect(await ask(session.token)).toBe('ended')
      }
    },
  )

  it('of a session is told once, whoever says so again', async () => {
    const userId = await withTransaction((tx) => insertUser(tx))
    const { id, token } = await begin(userId)
    await Promise.all([signOut({ sessionId: id, userId }), signOut({ sessionId: id, userId })])
    expect(await findSessionByToken(token)).toBeNull()
    expect(await db.select().from(sessions)).toMatchObject([{ revokedReason: 'logout' }])
  })

  it('comes with a changed password for every session and every reset link, and its owner is told', async () => {
    const userId = await withTransaction((tx) => insertUser(tx, { requiresPasswordChange: true, locale: 'en-US' }))
    const living = [await begin(userId), await begin(userId)]
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    const asked = { identifier: user!.username, network: '203.0.113.1', origin: 'https://care.test' }
    expect(await requestPasswordReset(asked)).toMatchObject({ allowed: true })
    const change = { userId, currentPassword: ` ${testPassword} `, newPassword: ' winter-plum-orchard ' }
    expect(await changePassword(change)).toEqual({ status: 'changed' })
    for (const { token } of living) expect(await findSessionByToken(token)).toBeNull()
    expect(await db.select().from(actionTokens)).toMatchObject([{ kind: 'pwd_reset', revokedAt: now(), usedCount: 0 }])
    const told = await db.select().from(messageOutbox).where(eq(messageOutbox.template, 'password_changed'))
    expect(told).toMatchObject([{ channel: 'email', locale: 'en-US', subjectId: userId }])
    const [after] = await db.select().from(users).where(eq(users.id, userId))
    expect(after).toMatchObject({ requiresPasswordChange: false, version: 2 })
    expect(await changePassword({ ...change, userId: null })).toEqual({ status: 'refused', code: 'NOT_AUTHENTICATED' })
  })

  it('of two changes at once is one change', async () => {
    const userId = await withTransaction((tx) => insertUser(tx))
    const change = (newPassword: string) => changePassword({ userId, currentPassword: testPassword, newPassword })
    const results = await Promise.all([change('winter-plum-orchard'), change('autumn-maple-garden')])
    expect(results.filter(({ status }) => status === 'changed')).toHaveLength(1)
  })
})
