import { eq } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { closeDatabase, db } from '#app/core/database/database.server.ts'
import { findSessionByToken } from '#app/core/session/session.server.ts'
import { dialect } from '#drizzle/dialect.ts'
import { sessions } from '#drizzle/schema/accounts.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { type Behavior, closedPort, startBackend } from '#tests/fakes/misbehaving-backend.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { findActor } from '#app/modules/accounts/queries/find-actor.server.ts'
import type { Caller, Credentials, SessionRef } from '../identity-backend.ts'
import { followedBackend } from './followed-backend.server.ts'
import { remoteBackend } from './remote-backend.server.ts'
import { type TimeLimits, timeLimits } from '../remote-call.server.ts'

useDatabase()

/** For a backend that keeps people waiting: nobody waits half a minute to see a test, and a busy machine still has the call arrive. */
const short: TimeLimits = { signIn: 1000, signOut: 1000, passwordChange: 1000, sessionCheck: 1000 }
const keepsWaiting = (behavior: Behavior) => behavior === 'silent' || behavior === 'stuck'
const caller: Caller = {
  locale: 'zh-Hant',
  clientAddress: '192.0.2.1',
  userAgent: 'test',
  scope: 'provider',
  isRemembered: true,
}
const credentials: Credentials = { loginUsername: '  Lily.Chen ', loginPassword: ' orchid lantern ' }
const user = {
  id: 'u-1',
  email: 'lily@example.com',
  firstName: 'Lily',
  lastName: 'Chen',
  lastLoginInstant: '2026-10-01T12:00:00.000Z',
  data: {
    npi: '1234567893',
    tier: 3,
    care_coordination_enabled: true,
    care_coordination_role: 'coordinator',
    profile_complete: true,
  },
}
const userData = { token: 'remote-token', user, requires_password_change: false }
const success = (data: unknown): Behavior => ({
  json: { status: 'success', message: '', error_code: null, user_data: data },
})
const welcome = success(JSON.stringify(userData))

async function backendWith(...behaviors: [Behavior, ...Behavior[]]) {
  const server = await startBackend(...behaviors)
  onTestFinished(server.close)
  return {
    server,
    backend: followedBackend(remoteBackend(server.url, behaviors.some(keepsWaiting) ? short : timeLimits)),
  }
}

/** Signed in at a backend that then does what it is told. */
async function signedIn(...then: [Behavior, ...Behavior[]]) {
  const { server, backend } = await backendWith(welcome, ...then)
  const outcome = await remoteBackend(server.url).signIn(credentials, caller)
  if (outcome.status !== 'authenticated') throw new Error(`The sign-in was to succeed: ${JSON.stringify(outcome)}`)
  const row = (await findSessionByToken(outcome.token))!
  const session: SessionRef = { sessionId: row.id, userId: outcome.user.id, email: outcome.user.email }
  const isOver = async () => (await findSessionByToken(outcome.token)) === null
  return { server, backend, outcome, session, row, isOver }
}

it('has the specified time', () => {
  expect(timeLimits).toMatchObject({ signIn: 10_000, signOut: 5000, passwordChange: 30_000 })
})

describe('signing in', () => {
  it('sends what the specification says and keeps what comes back, encrypted', async () => {
    const { server, outcome, row } = await signedIn('cut')
    expect(server.calls).toHaveLength(1)
    expect(server.calls[0]).toMatchObject({
      method: 'POST',
      path: '/api/provider/login',
      body: { loginUsername: 'lily.chen', loginPassword: ' orchid lantern ' },
    })
    expect(server.calls[0]!.headers).toMatchObject({
      'content-type': 'application/json',
      'accept-language': 'zh-Hant',
      origin: server.url,
    })
    expect(outcome).toMatchObject({ status: 'authenticated', user, requiresPasswordChange: false })
    expect(outcome.token).not.toBe('remote-token')
    expect(row).toMatchObject({ userId: null, isRemembered: true, scope: 'provider' })
    expect(JSON.stringify(row)).not.toMatch(/remote-token|lily/i)
    expect(await findActor(row, 'zh-Hant')).toMatchObject({
      userId: 'u-1',
      name: 'Lily Chen',
      email: 'lily@example.com',
      tier: 3,
      seats: [],
      isProfileComplete: true,
    })
  })

  const failures: [string, Behavior, object][] = [
    ['no JSON', { text: '<html>' }, { status: 'error', code: 'INVALID_RESPONSE' }],
    ['an empty answer', { text: '' }, { status: 'error', code: 'INVALID_RESPONSE' }],
    ['no object', { json: ['success'] }, { status: 'error', code: 'INVALID_RESPONSE' }],
    ['no status', { json: { message: 'hi' } }, { status: 'error', code: 'INVALID_RESPONSE' }],
    ['a gateway’s page', { status: 502, text: 'Bad Gateway' }, { status: 'error', code: 'INVALID_RESPONSE' }],
    ['an endless body', 'endless', { status: 'error', code: 'INVALID_RESPONSE' }],
    ['another status', { json: { status: 'pending' } }, { status: 'error', code: 'UNEXPECTED_RESPONSE' }],
    ['no user_data', success(undefined), { status: 'error', code: 'INVALID_USER_DATA' }],
    ['user_data that is no string', success(userData), { status: 'error', code: 'INVALID_USER_DATA' }],
    ['user_data that is no JSON', success('{'), { status: 'error', code: 'INVALID_USER_DATA' }],
    ['user_data without token', success(JSON.stringify({ user })), { status: 'error', code: 'INVALID_USER_DATA' }],
    [
      'a token that would split a header',
      success(JSON.stringify({ ...userData, token: 'a\r\nX-Evil: 1' })),
      { status: 'error', code: 'INVALID_USER_DATA' },
    ],
    ['user_data without user', success('{"token":"t"}'), { status: 'error', code: 'INVALID_USER_DATA' }],
    ['a refusal', { json: { status: 'error' } }, { status: 'unauthenticated', code: 'LOGIN_FAILED', message: null }],
    [
      'a refusal with words and code of its own',
      { status: 403, json: { status: 'error', message: ' 帳號已停用\u0007 ', error_code: 'ACCOUNT_DISABLED' } },
      { status: 'unauthenticated', code: 'ACCOUNT_DISABLED', message: '帳號已停用' },
    ],
    [
      'a refusal for a while',
      { status: 429, json: { status: 'error', error_code: 'no code' }, headers: { 'Retry-After': '60' } },
      { status: 'unauthenticated', code: 'LOGIN_FAILED', message: null, retryAfterSeconds: 60 },
    ],
    ['silence', 'silent', { status: 'error', code: 'NETWORK_ERROR' }],
    ['half an answer', 'stuck', { status: 'error', code: 'NETWORK_ERROR' }],
    ['a cut connection', 'cut', { status: 'error', code: 'NETWORK_ERROR' }],
  ]

  it.each(failures)('%s', async (_name, behavior, outcome) => {
    const { server, backend } = await backendWith(behavior, welcome)
    expect(await backend.signIn(credentials, caller)).toEqual(outcome)
    // A POST is never sent twice, and nobody is signed in.
    expect(server.calls).toHaveLength(1)
    expect(await db.select().from(sessions)).toEqual([])
  })

  it('is a network error where nobody listens', async () => {
    const backend = remoteBackend(await closedPort())
    expect(await backend.signIn(credentials, caller)).toEqual({ status: 'error', code: 'NETWORK_ERROR' })
  })

  it.each(failures.filter(([, , outcome]) => 'status' in outcome && outcome.status === 'error'))(
    'that ends in %s is no wrong password',
    async (_name, behavior) => {
      const { server, backend } = await backendWith(behavior, welcome)
      for (let time = 0; time < 25; time++) await backend.signIn(credentials, caller)
      expect(server.calls).toHaveLength(25)
    },
  )

  it.each([500, 502, 503, 504])(
    'that is refused by a failure with words of its own, %i, is no wrong password',
    async (status) => {
      const behavior = { status, json: { status: 'error', message: '系统维护中' } }
      const { server, backend } = await backendWith(behavior)
      const outcome = { status: 'unauthenticated', code: 'LOGIN_FAILED', message: '系统维护中' }
      for (let time = 0; time < 25; time++) expect(await backend.signIn(credentials, caller)).toEqual(outcome)
      expect(server.calls).toHaveLength(25)
    },
  )

  it('that cannot be asked for is no wrong password', async () => {
    const { server, backend } = await backendWith(welcome)
    const broken = { ...caller, clientAddress: 'no\r\naddress' }
    for (let time = 0; time < 25; time++)
      expect(await backend.signIn(credentials, broken)).toMatchObject({ code: 'UNKNOWN_ERROR' })
    expect(server.calls).toHaveLength(0)
    expect(await backend.signIn(credentials, caller)).toMatchObject({ status: 'authenticated' })
  })

  it('with a wrong password is counted', async () => {
    const { server, backend } = await backendWith({ json: { status: 'error' } })
    for (let time = 0; time < 7; time++) await backend.signIn(credentials, caller)
    expect(server.calls).toHaveLength(5)
  })

  it('follows no redirect, not even to where a welcome waits', async () => {
    const elsewhere = await backendWith(welcome)
    const location = { Location: `${elsewhere.server.url}/api/provider/login` }
    for (const status of [301, 302, 307, 308]) {
      const { backend } = await backendWith({ status, text: '', headers: location })
      expect(await backend.signIn(credentials, caller)).toEqual({ status: 'error', code: 'INVALID_RESPONSE' })
    }
    expect(elsewhere.server.calls).toEqual([])
  })

  it('is an unknown error when the call cannot be made', async () => {
    const { server, backend } = await backendWith(welcome)
    const outcome = await backend.signIn(credentials, { ...caller, clientAddress: 'no\r\naddress' })
    expect(outcome).toEqual({ status: 'error', code: 'UNKNOWN_ERROR' })
    expect(server.calls).toEqual([])
  })

  it.skipIf(dialect === 'postgres')(
    'is an unknown error when the session cannot be kept (PostgreSQL is in memory here and would not come back)',
    async () => {
      const { backend } = await backendWith(welcome)
      await closeDatabase()
      expect(await backend.signIn(credentials, caller)).toEqual({ status: 'error', code: 'UNKNOWN_ERROR' })
    },
  )

  it.each([
    [{ loginUsername: ' \t', loginPassword: 'x' }, 'MISSING_USERNAME'],
    [{ loginUsername: 'lily', loginPassword: '  ' }, 'MISSING_PASSWORD'],
  ])('%j is not sent: %s', async (given, code) => {
    const { server, backend } = await backendWith(welcome)
    expect(await backend.signIn(given, caller)).toEqual({ status: 'unauthenticated', code, message: null })
    expect(server.calls).toEqual([])
  })

  it('takes ids of every kind, and tells the backend its own', async () => {
    for (const id of [12_345_678, 'lily@example.com']) {
      const profile = { ...userData, user: { ...user, id } }
      const { server, backend } = await backendWith(success(JSON.stringify(profile)), { json: { status: 'success' } })
      const outcome = await backend.signIn(credentials, caller)
      if (outcome.status !== 'authenticated') throw new Error(`The sign-in was to succeed: ${JSON.stringify(outcome)}`)
      expect(outcome.user.id).toMatch(/^remote-[0-9a-f]{32}$/)
      const row = (await findSessionByToken(outcome.token))!
      const session = { sessionId: row.id, userId: outcome.user.id, email: '' }
      expect(await backend.signOut(session, caller)).toEqual({ code: null })
      expect(server.calls[1]!.body).toEqual({ userId: String(id) })
    }
  })
})

describe('signing out', () => {
  it('tells the backend and forgets what it said', async () => {
    const { server, backend, session, isOver } = await signedIn({ json: { status: 'success' } })
    expect(await backend.signOut(session, caller)).toEqual({ code: null })
    expect(server.calls[1]).toMatchObject({ path: '/api/provider/logout', body: { userId: 'u-1' } })
    expect(server.calls[1]!.headers.authorization).toBe('Bearer remote-token')
    expect(await isOver()).toBe(true)
    const [row] = await db.select().from(sessions).where(eq(sessions.id, session.sessionId))
    expect(await findActor(row!, 'zh-Hans')).toBeNull()
    const events = await db.select({ action: auditEvents.action }).from(auditEvents).orderBy(auditEvents.seq)
    expect(events.map(({ action }) => action)).toEqual(['accounts.sign_in', 'accounts.sign_out'])
  })

  it.each(['silent', 'stuck', 'cut', { status: 500, json: {} }] as Behavior[])(
    'is over here all the same: %j',
    async (behavior) => {
      const { server, backend, session, isOver } = await signedIn(behavior)
      expect(await backend.signOut(session, caller)).toEqual({ code: 'LOGOUT_ERROR' })
      expect(server.calls).toHaveLength(2)
      expect(await isOver()).toBe(true)
    },
  )

  it('is no error where the session was over already', async () => {
    const { backend, session } = await signedIn({ status: 401, json: {} })
    expect(await backend.signOut(session, caller)).toEqual({ code: null })
    expect(await backend.signOut(session, caller)).toEqual({ code: null })
  })
})

describe('changing the password', () => {
  const passwords = { currentPassword: ' orchid lantern ', newPassword: ' cedar harbor ' }

  it('sends both trimmed and ends the session', async () => {
    const { server, backend, session, isOver } = await signedIn({ json: { status: 'success' } })
    expect(await backend.changePassword(passwords, session, caller)).toEqual({ status: 'changed' })
    expect(server.calls[1]).toMatchObject({
      path: '/api/provider/changePassword',
      body: { user_id: 'u-1', currentPassword: 'orchid lantern', newPassword: 'cedar harbor' },
    })
    expect(await isOver()).toBe(true)
  })

  it.each(['silent', 'stuck'] as Behavior[])('without an answer in time may have happened: %s', async (behavior) => {
    const { server, backend, session, isOver } = await signedIn(behavior)
    expect(await backend.changePassword(passwords, session, caller)).toEqual({ status: 'timed_out' })
    expect(server.calls).toHaveLength(2)
    expect(await isOver()).toBe(true)
  })

  const refusals: [string, Behavior, string, string | null][] = [
    ['words of its own', { json: { status: 'error', message: '密碼錯誤', error_code: 'WRONG' } }, 'WRONG', '密碼錯誤'],
    ['no words', { status: 400, json: { status: 'failed' } }, 'PASSWORD_CHANGE_FAILED', null],
    ['no JSON', { status: 502, text: 'Bad Gateway' }, 'PASSWORD_CHANGE_FAILED', null],
    ['a cut connection', 'cut', 'NETWORK_ERROR', null],
  ]
  it.each(refusals)('refused with %s leaves the session', async (_name, behavior, code, message) => {
    const { backend, session, isOver } = await signedIn(behavior)
    expect(await backend.changePassword(passwords, session, caller)).toEqual({ status: 'refused', code, message })
    expect(await isOver()).toBe(false)
  })

  it('of somebody the backend no longer knows ends the session here too', async () => {
    const { backend, session, isOver } = await signedIn({ status: 401, json: { status: 'error' } })
    const outcome = { status: 'refused', code: 'NOT_AUTHENTICATED', message: null }
    expect(await backend.changePassword(passwords, session, caller)).toEqual(outcome)
    expect(await isOver()).toBe(true)
    expect(await backend.changePassword(passwords, session, caller)).toEqual(outcome)
  })

  it.each([
    [{ currentPassword: ' ', newPassword: 'cedar harbor' }, 'MISSING_CURRENT_PASSWORD'],
    [{ currentPassword: 'x', newPassword: ' ' }, 'MISSING_NEW_PASSWORD'],
    [{ currentPassword: 'x', newPassword: ' 1234567 ' }, 'WEAK_PASSWORD'],
  ])('%j is not sent: %s', async (given, code) => {
    const { server, backend, session } = await signedIn('cut')
    expect(await backend.changePassword(given, session, caller)).toEqual({ status: 'refused', code, message: null })
    expect(server.calls).toHaveLength(1)
  })
})

describe('checking the session', () => {
  const nobody = { authenticated: false, userId: null, email: null }
  const somebody = { authenticated: true, userId: 'u-1', email: 'lily@example.com' }

  it('asks with the token, past every cache', async () => {
    const { server, backend, session } = await signedIn({ json: { authenticated: true, userId: 'u-1', email: '' } })
    expect(await backend.checkSession(session, caller)).toEqual(somebody)
    expect(server.calls[1]).toMatchObject({ method: 'GET', path: '/api/auth/session', body: null })
    expect(server.calls[1]!.headers).toMatchObject({
      authorization: 'Bearer remote-token',
      'cache-control': 'no-cache',
    })
  })

  it.each([{ json: { authenticated: false } }, { status: 401, text: '' }] as Behavior[])(
    'ends a session that is over there: %j',
    async (behavior) => {
      const { backend, session, isOver } = await signedIn(behavior)
      expect(await backend.checkSession(session, caller)).toEqual(nobody)
      expect(await isOver()).toBe(true)
      expect(await backend.checkSession(session, caller)).toEqual(nobody)
    },
  )

  it.each(['silent', 'stuck', 'cut', { text: '<html>' }, { json: {} }, { status: 404, text: '' }] as Behavior[])(
    'fails silently: %j',
    async (behavior) => {
      const { backend, session, isOver } = await signedIn(behavior)
      expect(await backend.checkSession(session, caller)).toEqual(somebody)
      expect(await isOver()).toBe(false)
    },
  )

  it.each([408, 409, 425, 429, 500, 502, 503, 504])('is tried once more after %i', async (status) => {
    const { server, backend, session } = await signedIn({ status, text: '' }, { json: { authenticated: false } })
    expect(await backend.checkSession(session, caller)).toEqual(nobody)
    expect(server.calls).toHaveLength(3)
  })

  it('is tried once and no more after another status, and twice at most', async () => {
    const forbidden = await signedIn({ status: 403, text: '' }, { json: { authenticated: false } })
    expect(await forbidden.backend.checkSession(forbidden.session, caller)).toEqual(somebody)
    expect(forbidden.server.calls).toHaveLength(2)
    const down = await signedIn({ status: 503, text: '' })
    expect(await down.backend.checkSession(down.session, caller)).toEqual(somebody)
    expect(down.server.calls).toHaveLength(3)
  })
})
