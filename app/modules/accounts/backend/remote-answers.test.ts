import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPasswordChangeAnswer, readSessionAnswer, readSignInAnswer, readUserData } from './remote-answers.ts'

const user = { id: 'u-1', email: 'lily@example.com', firstName: 'Lily', lastName: 'Chen' }
const given = (overrides: object = {}) =>
  JSON.stringify({ token: 't', user, requires_password_change: true, ...overrides })

describe('user_data', () => {
  it('needs a token and a user with an id; everything else may be missing', () => {
    expect(readUserData(given({ user: { id: 7 } }))).toEqual({
      token: 't',
      requiresPasswordChange: true,
      user: {
        id: '7',
        email: '',
        firstName: '',
        lastName: '',
        lastLoginInstant: null,
        data: {
          npi: null,
          tier: null,
          care_coordination_enabled: false,
          care_coordination_role: null,
          profile_complete: false,
        },
      },
    })
    for (const lacking of [{ token: '' }, { token: 5 }, { user: null }, { user: {} }, { user: { id: '' } }]) {
      expect(readUserData(given(lacking)), JSON.stringify(lacking)).toBeNull()
    }
  })

  it('keeps the fields it knows, in their types, and no others', () => {
    const data = { npi: 1_234_567_893, tier: '3', care_coordination_enabled: 'yes', profile_complete: true, ssn: '1' }
    const read = readUserData(given({ user: { ...user, password: 'x', data } }))!
    expect(read.user.data).toEqual({
      npi: '1234567893',
      tier: 3,
      care_coordination_enabled: false,
      care_coordination_role: null,
      profile_complete: true,
    })
    expect(Object.keys(read.user).sort()).toEqual(['data', 'email', 'firstName', 'id', 'lastLoginInstant', 'lastName'])
    for (const tier of [0, 5, 2.5, 'high']) {
      expect(readUserData(given({ user: { ...user, data: { tier } } }))!.user.data.tier).toBeNull()
    }
  })

  it('is null for anything else, and never throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => readUserData(text) === null))
    for (const value of [undefined, null, {}, [], 5]) expect(readUserData(value)).toBeNull()
  })
})

describe('messages of another server', () => {
  const messageOf = (message: unknown) => {
    const outcome = readSignInAnswer({ status: 'error', message })
    return outcome.status === 'unauthenticated' ? outcome.message : undefined
  }

  it('are one line of printable text, or none', () => {
    expect(messageOf(' 密码\r\n错误 ')).toBe('密码 错误')
    expect(messageOf('a\u202Eb')).toBe('a b')
    for (const message of ['', ' \n', 'x'.repeat(301), null, 5, { text: 'x' }]) expect(messageOf(message)).toBeNull()
  })
})

describe('answers', () => {
  it('of a sign-in are one of the specified outcomes, whatever comes', () => {
    const codes = ['INVALID_RESPONSE', 'UNEXPECTED_RESPONSE', 'INVALID_USER_DATA']
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.record({ status: fc.string(), user_data: fc.jsonValue() })), (body) => {
        const outcome = readSignInAnswer(body)
        return outcome.status === 'unauthenticated' || (outcome.status === 'error' && codes.includes(outcome.code))
      }),
    )
  })

  it('of a password change succeed only by the word for it', () => {
    expect(readPasswordChangeAnswer({ status: 'success' })).toBeNull()
    const failed = { code: 'PASSWORD_CHANGE_FAILED', message: null }
    for (const body of [
      undefined,
      null,
      {},
      { status: 'SUCCESS' },
      { status: true },
      { status: 'ok', error_code: 'a b' },
    ]) {
      expect(readPasswordChangeAnswer(body)).toEqual(failed)
    }
  })

  it('of a session check say yes, no or nothing', () => {
    expect(readSessionAnswer({ authenticated: true })).toBe(true)
    expect(readSessionAnswer({ authenticated: false, userId: null })).toBe(false)
    for (const body of [undefined, null, {}, { authenticated: 'true' }, [true]])
      expect(readSessionAnswer(body)).toBeNull()
  })
})
