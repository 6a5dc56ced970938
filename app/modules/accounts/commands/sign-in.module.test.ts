import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { hash } from '@node-rs/argon2'
import { now, setClock } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { findSessionByToken } from '#app/core/session/session.server.ts'
import { auditEvents, messageOutbox, sessions, users } from '#drizzle/schema/index.ts'
import { insertUser, testPassword } from '#tests/factories/accounts.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { changePassword } from './change-password.server.ts'
import { requestPasswordReset } from './request-password-reset.server.ts'
import { resetPassword } from './reset-password.server.ts'
import { signIn, type SignInInput } from './sign-in.server.ts'

useDatabase()

const minute = 60_000
const start = Date.parse('2026-10-20T14:00:00Z')
const home = '203.0.113.1'

let userId = ''
beforeEach(async () => {
  setClock(start)
  userId = await withTransaction((tx) => insertUser(tx, { username: 'lily.chen', email: 'lily@example.com' }))
})

const enter = (overrides: Partial<SignInInput> = {}) =>
  signIn({
    identifier: 'lily.chen',
    password: testPassword,
    isRemembered: false,
    scope: 'provider',
    network: home,
    userAgent: null,
    ...overrides,
  })
const codeOf = (result: Awaited<ReturnType<typeof signIn>>) => (result.status === 'authenticated' ? 'ok' : result.code)
const events = async () =>
  (await db.select().from(auditEvents).orderBy(asc(auditEvents.seq))).map(({ action, outcome, subjectId }) => [
    action,
    outcome,
    subjectId,
  ])
/** A network for every number. */
const network = (number: number) => `198.51.${number >> 8}.${number & 255}`

/** How many of these sign-ins were evaluated: the others were refused before. */
async function evaluated(tries: readonly Partial<SignInInput>[]): Promise<number> {
  let count = 0
  for (const tried of tries) if (codeOf(await enter({ password: 'wrong', ...tried })) === 'LOGIN_FAILED') count += 1
  return count
}

describe('signing in', () => {
  it('begins a session and is recorded', async () => {
    const result = await enter()
    if (result.status !== 'authenticated') throw new Error(result.code)
    expect(result).toMatchObject({ userId, lastLoginAt: null })
    expect(await findSessionByToken(result.token)).toMatchObject({ id: result.sessionId, userId })
    expect(await events()).toEqual([['accounts.sign_in', 'ok', result.sessionId]])
    setClock(start + minute)
    expect(await enter()).toMatchObject({ lastLoginAt: start })
  })

  it.each([
    ['a wrong password', {}, { password: 'wrong' }],
    ['no password chosen yet', { passwordHash: null }, {}],
    ['a disabled account', { status: 'disabled' }, {}],
    ['a locked account', { status: 'locked' }, {}],
    ['an account of another area', { scopes: ['admin'] }, {}],
    ['an unknown name', {}, { identifier: 'nobody' }],
    ['a name that is a wildcard', {}, { identifier: '%' }],
    ['a name with U+0000', {}, { identifier: 'no\0body' }],
  ] as const)('with %s is refused with one and the same answer', async (_title, account, tried) => {
    await withTransaction((tx) =>
      tx.update(users).set({ version: 2, ...account } as Partial<typeof users.$inferInsert>),
    )
    expect(await enter(tried)).toEqual({ status: 'unauthenticated', code: 'LOGIN_FAILED' })
    expect(await db.select().from(sessions)).toEqual([])
    expect(await events()).toMatchObject([['accounts.sign_in_refuse', 'refused', expect.any(String)]])
  })

  it('asks for what is missing before anything is counted', async () => {
    for (let tried = 0; tried < 30; tried++) {
      expect(codeOf(await enter({ identifier: ' \t' }))).toBe('MISSING_USERNAME')
      expect(codeOf(await enter({ password: '   ' }))).toBe('MISSING_PASSWORD')
    }
    expect(codeOf(await enter())).toBe('ok')
  })

  it('lets somebody in whose registration is still being checked, once the address is theirs', async () => {
    const unproven = { status: 'pending_verification', emailVerifiedAt: null } as const
    await withTransaction((tx) => tx.update(users).set(unproven))
    // As a wrong password: whoever has just registered an address does not learn whether it had an account before.
    expect(await enter()).toEqual(await enter({ password: 'another' }))
    expect((await events()).map(([action, outcome]) => [action, outcome])).toEqual([
      ['accounts.sign_in_refuse', 'refused'],
      ['accounts.sign_in_refuse', 'refused'],
    ])
    await withTransaction((tx) => tx.update(users).set({ emailVerifiedAt: start }))
    expect(codeOf(await enter())).toBe('ok')
  })

  it('lets whoever has missed the link that checks the address confirm it by a new password', async () => {
    await withTransaction((tx) => tx.update(users).set({ status: 'pending_verification', emailVerifiedAt: null }))
    await requestPasswordReset({ identifier: 'lily@example.com', network: home })
    const [message] = await db.select().from(messageOutbox).where(eq(messageOutbox.template, 'password_reset'))
    const place = { table: 'message_outbox', column: 'vars_enc', rowId: message!.id } as const
    const { link } = JSON.parse(decryptField(message!.varsEnc, place)) as { link: string }
    const token = new URL(link).pathname.split('/').at(-1)!
    const password = 'lantern-rain-plum-17'
    expect(await resetPassword({ token, newPassword: password, network: home })).toMatchObject({ status: 'changed' })
    const [user] = await db.select().from(users)
    expect(user).toMatchObject({ status: 'pending_verification', emailVerifiedAt: start })
    expect(codeOf(await enter({ password }))).toBe('ok')
  })

  it('prefers the user name when another account has that text as its e-mail address', async () => {
    const named = await withTransaction((tx) =>
      insertUser(tx, { username: 'lily@example.com', email: 'x@example.com' }),
    )
    expect(await enter({ identifier: 'lily@example.com' })).toMatchObject({ userId: named })
  })

  it('makes a hash of older parameters anew', async () => {
    const older = await hash(testPassword, { memoryCost: 8192, timeCost: 2, parallelism: 1 })
    await withTransaction((tx) => tx.update(users).set({ passwordHash: older }))
    expect(codeOf(await enter())).toBe('ok')
    const [user] = await db.select().from(users)
    expect(user!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(codeOf(await enter())).toBe('ok')
  })

  it('does not succeed with a password that is changed while it is being checked', async () => {
    const [entered, changed] = await Promise.all([
      enter({ network: network(1) }),
      changePassword({ userId, currentPassword: testPassword, newPassword: 'winter-plum-orchard' }),
    ])
    expect(changed).toEqual({ status: 'changed' })
    const living = (await db.select().from(sessions)).filter(({ revokedAt }) => revokedAt === null)
    expect(living).toEqual([])
    expect(['ok', 'LOGIN_FAILED']).toContain(codeOf(entered))
  })
})

describe('brute force (B6)', () => {
  it('on one account gets five tries in 15 minutes and ten in an hour, whatever the number of networks', async () => {
    const tries = Array.from({ length: 40 }, (_, index) => ({ network: network(index) }))
    expect(await evaluated(tries)).toBe(5)
    setClock(start + 15 * minute - 1)
    expect(await evaluated(tries)).toBe(0)
    let inHour = 5
    for (let minutes = 15; minutes < 60; minutes++) {
      setClock(start + minutes * minute)
      inHour += await evaluated([{ network: network(1000 + minutes) }, { network: network(2000 + minutes) }])
    }
    expect(inHour).toBeLessThanOrEqual(10)
  })

  it('counts tries that come at the same time', async () => {
    const tries = Array.from({ length: 60 }, (_, index) => enter({ password: 'wrong', network: network(index) }))
    const codes = (await Promise.all(tries)).map(codeOf)
    expect(codes.filter((code) => code === 'LOGIN_FAILED')).toHaveLength(5)
  })

  it('counts an account under each of its names together, and tells neither name of the other', async () => {
    const wrong = (identifier: string, from: number) =>
      enter({ identifier, password: 'wrong', network: network(from) }).then(codeOf)
    for (let index = 0; index < 5; index++) expect(await wrong(' LILY.chen', index)).toBe('LOGIN_FAILED')
    expect(await wrong('lily.chen', 5)).toBe('TOO_MANY_ATTEMPTS')
    // No password is checked under the other name any more, not even the right one; the answer is a wrong password's.
    expect(codeOf(await enter({ identifier: 'lily@example.com', network: network(6) }))).toBe('LOGIN_FAILED')
    for (let index = 7; index < 11; index++) expect(await wrong('lily@example.com', index)).toBe('LOGIN_FAILED')
    expect(await wrong('lily@example.com', 11)).toBe('TOO_MANY_ATTEMPTS')
  })

  it('from one address over many accounts gets at most twenty tries in 15 minutes', async () => {
    let count = 0
    for (let seconds = 0; seconds < 900; seconds += 30) {
      setClock(start + seconds * 1000)
      count += await evaluated([{ identifier: `a-${seconds}` }, { identifier: `b-${seconds}` }])
    }
    expect(count).toBeGreaterThanOrEqual(10)
    expect(count).toBeLessThanOrEqual(20)
  })

  it('does not keep the owner out of the places they signed in from before', async () => {
    expect(codeOf(await enter())).toBe('ok')
    await evaluated(Array.from({ length: 40 }, (_, index) => ({ network: network(index) })))
    expect(codeOf(await enter({ network: network(99) }))).toBe('TOO_MANY_ATTEMPTS')
    expect(codeOf(await enter())).toBe('ok')
    // That network has a count of its own, so it is no way around the limit.
    expect(await evaluated(Array.from({ length: 20 }, () => ({})))).toBe(5)
    expect(codeOf(await enter())).toBe('TOO_MANY_ATTEMPTS')
  })

  it('is not what a busy clinic does: right passwords do not count', async () => {
    for (let time = 0; time < 25; time++) expect(codeOf(await enter())).toBe('ok')
  })

  it('is refused in the same way for accounts that do not exist, and says when to come back', async () => {
    const answers: unknown[] = []
    for (const identifier of ['lily.chen', 'nobody']) {
      await evaluated(Array.from({ length: 8 }, (_, index) => ({ identifier, network: network(index) })))
      answers.push(await enter({ identifier, password: 'wrong', network: network(50) }))
    }
    expect(answers[0]).toEqual({ status: 'unauthenticated', code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: 900 })
    expect(answers[1]).toEqual(answers[0])
  })

  it('fills the audit log with a few events, not one a try', async () => {
    await evaluated(Array.from({ length: 200 }, (_, index) => ({ network: network(index) })))
    expect(await db.$count(auditEvents)).toBe(6)
  })

  it('on the current password of a stolen session is counted too', async () => {
    const guess = () => changePassword({ userId, currentPassword: 'wrong', newPassword: 'winter-plum-orchard' })
    const codes: string[] = []
    for (let tried = 0; tried < 10; tried++) {
      const result = await guess()
      codes.push(result.status === 'refused' ? result.code : result.status)
    }
    expect(codes.filter((code) => code === 'PASSWORD_CHANGE_FAILED')).toHaveLength(5)
    expect(codes.at(-1)).toBe('TOO_MANY_ATTEMPTS')
    expect(await events()).toContainEqual(['accounts.password_change', 'refused', userId])
  })
})

/** Processor time of one run in milliseconds, the threads that hash passwords included: other work on the machine does not count. */
async function cost(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The middle of each work's costs, run in turns: what slows one down slows down all. */
async function medians<Name extends string>(
  rounds: number,
  works: Record<Name, () => Promise<unknown>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(works) as Name[]
  const costs = new Map<Name, number[]>(names.map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const name of names) costs.get(name)!.push(await cost(works[name]))
  }
  const middle = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]!
  return Object.fromEntries(names.map((name) => [name, middle(costs.get(name)!)])) as Record<Name, number>
}

describe('the work an answer takes (B7)', () => {
  it('does not tell whether an account exists', async () => {
    await withTransaction((tx) => insertUser(tx, { username: 'locked.chen', status: 'disabled' }))
    await enter()
    let serial = 0
    const wrong = (identifier: string) => () => {
      // Far enough apart that no limit is reached.
      setClock(now() + 20 * minute)
      return enter({ identifier, password: 'wrong', network: network(++serial) })
    }
    const works = { known: wrong('lily.chen'), unknown: wrong('nobody'), locked: wrong('locked.chen') }
    const { known, unknown, locked } = await medians(9, works)
    for (const other of [unknown, locked]) {
      expect(other / known).toBeGreaterThan(1 / 3)
      expect(other / known).toBeLessThan(3)
    }
  })

  it('nor does that of a password reset', async () => {
    let serial = 0
    const ask = (identifier: string) => () => {
      setClock(now() + 60 * minute)
      return requestPasswordReset({ identifier, network: network(++serial) })
    }
    await ask('lily.chen')()
    const { known, unknown } = await medians(9, { known: ask('lily.chen'), unknown: ask('nobody') })
    expect(known / unknown).toBeLessThan(6)
  })
})
