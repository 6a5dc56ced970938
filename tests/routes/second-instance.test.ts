import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { ProviderActor } from '#app/core/actor.ts'
import { setClock } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { findSessionByToken } from '#app/core/session/session.server.ts'
import { backendAt } from '#app/modules/accounts/backend/commands/configured-backend.server.ts'
import type { Caller } from '#app/modules/accounts/backend/identity-backend.ts'
import { findActorIn } from '#app/modules/accounts/queries/find-actor.server.ts'
import { sessions, users } from '#drizzle/schema/accounts.ts'
import { startSecondInstance } from '#tests/fakes/second-instance.ts'
import { testPassword } from '#tests/factories/accounts.ts'
import { useDatabase } from '#tests/setup/database.ts'

useDatabase()

/** Two instances of the product: this one knows nobody, and asks the other one (API_BASE_URL). */
const caller = (clientAddress = '198.51.100.1'): Caller => ({
  locale: 'en-US',
  clientAddress,
  userAgent: 'test',
  scope: 'provider',
  isRemembered: true,
})

async function start() {
  // Both instances look at the same clock on the wall.
  setClock(null)
  const second = await startSecondInstance()
  const userId = await second.database.withTransaction((tx) =>
    second.accounts.insertUser(tx, { username: 'lily.chen', email: 'lily@example.com' }),
  )
  return { second, userId, backend: backendAt(second.url) }
}

async function signIn(backend: ReturnType<typeof backendAt>, loginPassword = testPassword) {
  const outcome = await backend.signIn({ loginUsername: ' Lily.Chen', loginPassword }, caller())
  if (outcome.status !== 'authenticated') throw new Error(`The sign-in failed: ${JSON.stringify(outcome)}`)
  const row = (await findSessionByToken(outcome.token))!
  return { outcome, actor: (await findActorIn('provider', row, 'en-US'))! }
}

describe('a second instance of the product as the backend', () => {
  it('signs somebody in whom this one does not know, checks, and signs out on both sides', async () => {
    const { second, userId, backend } = await start()
    const { outcome, actor } = await signIn(backend)
    expect(outcome).toMatchObject({
      user: { id: userId, email: 'lily@example.com', firstName: 'Lily', lastName: 'Chen', lastLoginInstant: null },
      requiresPasswordChange: false,
    })
    expect(actor).toMatchObject({ userId, email: 'lily@example.com', name: 'Lily Chen' })
    expect(await db.select().from(users)).toEqual([])
    const there = () => second.database.db.select().from(sessions)
    expect(await there()).toMatchObject([{ userId, revokedAt: null }])
    expect(await backend.checkSession(actor, caller())).toEqual({
      authenticated: true,
      userId,
      email: 'lily@example.com',
    })
    expect(await backend.signOut(actor, caller())).toEqual({ code: null })
    expect(await there()).toMatchObject([{ revokedReason: 'logout' }])
    expect(await findSessionByToken(outcome.token)).toBeNull()
  })

  it('changes the password there, and everybody signs in anew', async () => {
    const { backend } = await start()
    const { outcome, actor } = await signIn(backend)
    const wrong = { currentPassword: 'wrong-password', newPassword: 'cedar-harbor-kite-52' }
    expect(await backend.changePassword(wrong, actor, caller())).toEqual({
      status: 'refused',
      code: 'PASSWORD_CHANGE_FAILED',
      message: 'The password was not changed. Please check your current password.',
    })
    const right = { ...wrong, currentPassword: testPassword }
    expect(await backend.changePassword(right, actor, caller())).toEqual({ status: 'changed' })
    expect(await findSessionByToken(outcome.token)).toBeNull()
    expect(await backend.signIn({ loginUsername: 'lily.chen', loginPassword: testPassword }, caller())).toEqual({
      status: 'unauthenticated',
      code: 'LOGIN_FAILED',
      message: 'Sign-in failed. Please check your username and password.',
    })
    expect((await signIn(backend, right.newPassword)).outcome.user.lastLoginInstant).toMatch(/^\d{4}-.*Z$/)
  })

  it('ends a session here when the account is disabled there', async () => {
    const { second, userId, backend } = await start()
    const { actor, outcome } = await signIn(backend)
    await second.database.withTransaction(async (tx) => {
      await tx.update(users).set({ status: 'disabled' }).where(eq(users.id, userId))
    })
    expect(await backend.checkSession(actor, caller())).toEqual({ authenticated: false, userId: null, email: null })
    expect(await findSessionByToken(outcome.token)).toBeNull()
  })

  it('counts wrong passwords for who typed them, not for this instance', async () => {
    const { backend } = await start()
    const guess = (name: string, address: string) =>
      backend.signIn({ loginUsername: name, loginPassword: 'wrong-password' }, caller(address))
    for (let count = 0; count < 10; count++) await guess(`nobody-${count}`, '198.51.100.7')
    expect(await guess('nobody', '198.51.100.7')).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
    expect(await guess('nobody', '198.51.100.8')).toMatchObject({ code: 'LOGIN_FAILED' })
    expect((await signIn(backend)).outcome.status).toBe('authenticated')
  })
})

describe('a session from a backend', () => {
  it('ends when that backend is no longer configured, and nobody is asked', async () => {
    const { second, backend } = await start()
    const without = backendAt('')
    const uses = [
      [
        (actor: ProviderActor) => without.checkSession(actor, caller()),
        { authenticated: false, userId: null, email: null },
      ],
      [(actor: ProviderActor) => without.signOut(actor, caller()), { code: null }],
      [
        (actor: ProviderActor) =>
          without.changePassword(
            { currentPassword: testPassword, newPassword: 'cedar-harbor-kite-52' },
            actor,
            caller(),
          ),
        { status: 'refused', code: 'NOT_AUTHENTICATED', message: null },
      ],
    ] as const
    for (const [use, outcome] of uses) {
      const { actor, outcome: signedIn } = await signIn(backend)
      expect(await use(actor)).toEqual(outcome)
      expect(await findSessionByToken(signedIn.token)).toBeNull()
    }
    expect(await second.database.db.select().from(sessions)).toMatchObject(uses.map(() => ({ revokedAt: null })))
  })
})
