import { afterEach, expect, it, vi } from 'vitest'
import { log } from '#app/core/log/log.server.ts'
import { followedBackend } from './followed-backend.server.ts'
import type { Caller, IdentityBackend, SessionRef, SignInOutcome } from '../identity-backend.ts'

const caller: Caller = {
  locale: 'zh-Hans',
  clientAddress: '203.0.113.9',
  userAgent: null,
  scope: 'provider',
  isRemembered: false,
}
const session: SessionRef = { sessionId: 's', userId: 'u', email: 'e' }
const credentials = { loginUsername: 'u', loginPassword: 'p' }
const passwords = { currentPassword: 'a', newPassword: 'b' }
const refusal = { code: 'LOGIN_FAILED', message: null }

/** What the status was led through, as "event → status". */
function course() {
  const debug = vi.spyOn(log, 'debug')
  return () =>
    debug.mock.calls.flatMap(([fields]) => {
      const { event, to } = fields as { event?: string; to?: string }
      return event ? [`${event} → ${to}`] : []
    })
}

const unused = () => Promise.reject(new Error('unused'))
const none: IdentityBackend = { signIn: unused, signOut: unused, changePassword: unused, checkSession: unused }

afterEach(() => {
  vi.restoreAllMocks()
})

const accepted = { status: 'authenticated', token: 't', user: {} as never, requiresPasswordChange: false } as const

it.each<[SignInOutcome, string]>([
  [accepted, 'sign_in_accept → authenticated'],
  [{ status: 'unauthenticated', ...refusal }, 'sign_in_refuse → unauthenticated'],
  [{ status: 'error', code: 'INVALID_RESPONSE' }, 'sign_in_fail → error'],
  [{ status: 'error', code: 'NETWORK_ERROR' }, 'sign_in_fail → error'],
])('a sign-in leads the status by its outcome (%#)', async (outcome, end) => {
  const led = course()
  expect(await followedBackend({ ...none, signIn: () => Promise.resolve(outcome) }).signIn(credentials, caller)).toBe(
    outcome,
  )
  expect(led()).toEqual(['sign_in → loading', end])
})

it('an unknown failure of a sign-in has a code, and is logged', async () => {
  const led = course()
  const logged = vi.spyOn(log, 'error')
  expect(await followedBackend(none).signIn(credentials, caller)).toEqual({ status: 'error', code: 'UNKNOWN_ERROR' })
  expect(logged).toHaveBeenCalledOnce()
  expect(led()).toEqual(['sign_in → loading', 'sign_in_fail → error'])
})

it('a sign-out finishes whatever becomes of it', async () => {
  const led = course()
  const end = ['sign_out → loading', 'sign_out_finish → unauthenticated']
  const warned = { code: 'LOGOUT_ERROR' } as const
  expect(await followedBackend({ ...none, signOut: () => Promise.resolve(warned) }).signOut(session, caller)).toBe(
    warned,
  )
  expect(led()).toEqual(end)
  expect(await followedBackend(none).signOut(session, caller)).toEqual(warned)
  expect(led()).toEqual([...end, ...end])
})

it('a changed password ends the session, a refused one does not', async () => {
  const change = async (outcome: Awaited<ReturnType<IdentityBackend['changePassword']>>) => {
    const led = course()
    await followedBackend({ ...none, changePassword: () => Promise.resolve(outcome) }).changePassword(
      passwords,
      session,
      caller,
    )
    const all = led()
    vi.restoreAllMocks()
    return all
  }
  expect(await change({ status: 'changed' })).toEqual(['password_change → unauthenticated'])
  expect(await change({ status: 'timed_out' })).toEqual(['password_change → unauthenticated'])
  expect(await change({ status: 'refused', ...refusal })).toEqual([])
})

it('a session check confirms, or is silent', async () => {
  const led = course()
  const check = (authenticated: boolean) =>
    followedBackend({
      ...none,
      checkSession: () => Promise.resolve({ authenticated, userId: null, email: null }),
    }).checkSession(session, caller)
  await check(false)
  expect(led()).toEqual([])
  await check(true)
  expect(led()).toEqual(['session_check_confirm → authenticated'])
})
