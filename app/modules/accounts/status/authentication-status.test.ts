import { describe, expect, it } from 'vitest'
import {
  type AuthenticationEvent,
  type AuthenticationStatus,
  authenticationTransitions,
  nextAuthenticationStatus,
} from './authentication-status.ts'

const statuses: AuthenticationStatus[] = ['unauthenticated', 'loading', 'authenticated', 'error']
const events = Object.keys(authenticationTransitions) as AuthenticationEvent[]

/** Specification §4, line by line. */
const specified: [AuthenticationStatus, AuthenticationEvent, AuthenticationStatus][] = [
  ['unauthenticated', 'sign_in', 'loading'],
  ['error', 'sign_in', 'loading'],
  ['loading', 'sign_in_accept', 'authenticated'],
  ['loading', 'sign_in_refuse', 'unauthenticated'],
  ['loading', 'sign_in_fail', 'error'],
  ['unauthenticated', 'local_check_find', 'authenticated'],
  ['authenticated', 'local_check_find', 'authenticated'],
  ['error', 'local_check_find', 'authenticated'],
  ['unauthenticated', 'local_check_clear', 'unauthenticated'],
  ['authenticated', 'local_check_clear', 'unauthenticated'],
  ['error', 'local_check_clear', 'unauthenticated'],
  ['unauthenticated', 'local_check_fail', 'error'],
  ['authenticated', 'local_check_fail', 'error'],
  ['error', 'local_check_fail', 'error'],
  ['unauthenticated', 'session_check_confirm', 'authenticated'],
  ['error', 'session_check_confirm', 'authenticated'],
  ['authenticated', 'sign_out', 'loading'],
  ['loading', 'sign_out_finish', 'unauthenticated'],
  ['authenticated', 'password_change', 'unauthenticated'],
]

describe('the authentication status', () => {
  it.each(specified)('%s, %s → %s', (status, event, after) => {
    expect(nextAuthenticationStatus(status, event)).toBe(after)
  })

  it('refuses every other event', () => {
    const listed = new Set(specified.map(([status, event]) => `${status} ${event}`))
    const others = statuses.flatMap((status) => events.map((event) => [status, event] as const))
    const refused = others.filter(([status, event]) => !listed.has(`${status} ${event}`))
    expect(refused).toHaveLength(statuses.length * events.length - specified.length)
    for (const [status, event] of refused) {
      expect(nextAuthenticationStatus(status, event), `${status}, ${event}`).toBeNull()
    }
  })

  it('lets nobody sign in twice at once', () => {
    const loading = nextAuthenticationStatus('unauthenticated', 'sign_in')!
    expect(nextAuthenticationStatus(loading, 'sign_in')).toBeNull()
  })
})
