import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { AdminActor } from '#app/core/actor.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { findSessionByToken, insertSession } from '#app/core/session/session.server.ts'
import { auditEvents } from '#drizzle/schema/security.ts'
import { recoveryCodes, sessions, users } from '#drizzle/schema/accounts.ts'
import { adminActor, insertUser } from '#tests/factories/accounts.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { enrollSecondFactor } from './commands/enroll-second-factor.server.ts'
import { giveSecondFactor } from './commands/give-second-factor.server.ts'
import { renewRecoveryCodes } from './commands/write-recovery-codes.server.ts'
import { countCodesLeft } from './queries/codes-left.server.ts'
import { currentStep, newTotpSecret, stepOfCode, totpAddress, totpCode } from './totp.server.ts'

useDatabase()

/** Somebody who has given the password, and their next sign-in. */
async function entering(): Promise<{ actor: AdminActor; again: () => Promise<AdminActor> }> {
  const userId = await withTransaction((tx) => insertUser(tx, { scopes: ['admin'] }))
  const again = async () => {
    const begun = await withTransaction((tx) =>
      insertSession(tx, { scope: 'admin', userId, isRemembered: false, userAgent: null }),
    )
    const secondFactor = { isEnrolled: true, givenAt: null }
    return { ...adminActor('audit.read'), userId, sessionId: begun.id, secondFactor }
  }
  return { actor: await again(), again }
}

async function enrolled() {
  const { actor, again } = await entering()
  const secret = newTotpSecret()
  const result = await enrollSecondFactor(actor, secret, totpCode(secret, currentStep()))
  if (result.status !== 'enrolled') throw new Error(result.status)
  // What was just taken is not taken again.
  setClock(now() + 120_000)
  return { again, secret, userId: actor.userId, codes: result.recoveryCodes, token: result.token }
}

const recorded = async () =>
  (await db.select().from(auditEvents).orderBy(auditEvents.seq)).map(({ action, outcome }) => `${action} ${outcome}`)

describe('codes', () => {
  it('are those of RFC 6238', () => {
    // Appendix B, SHA-1, the last six digits; the secret is "12345678901234567890".
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    const vectors = [
      [59, '287082'],
      [1_111_111_109, '081804'],
      [1_234_567_890, '005924'],
      [20_000_000_000, '353130'],
    ] as const
    for (const [seconds, code] of vectors) {
      setClock(seconds * 1000)
      expect(totpCode(secret, currentStep())).toBe(code)
      expect(stepOfCode(secret, code, null)).toBe(currentStep())
    }
  })

  it('are taken one step early and late, and no farther', () => {
    const secret = newTotpSecret()
    const step = currentStep()
    const taken = [-2, -1, 0, 1, 2].map((drift) => stepOfCode(secret, totpCode(secret, step + drift), null))
    expect(taken).toEqual([null, step - 1, step, step + 1, null])
  })

  it('are six digits of this secret', () => {
    const secret = newTotpSecret()
    const code = totpCode(secret, currentStep())
    for (const typed of ['', '12345', `${code}0`, 'abcdef', `-${code.slice(1)}`]) {
      expect(stepOfCode(secret, typed, null), typed).toBeNull()
    }
    expect(stepOfCode(newTotpSecret(), code, null)).toBeNull()
    expect(totpAddress(secret, 'lily@example.com', '中文就医指南')).toContain(`secret=${secret}`)
  })
})

describe('enrolling', () => {
  it('seals the secret, gives ten recovery codes once, and lets its owner in under a new token', async () => {
    const { userId, secret, codes, token } = await enrolled()
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    expect(user!.totpSecretEnc).toMatch(/^v1\./)
    expect(JSON.stringify(user)).not.toContain(secret)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/)
    const stored = JSON.stringify(await db.select().from(recoveryCodes))
    for (const code of codes) expect(stored).not.toContain(code)
    expect((await findSessionByToken(token))!.secondFactorAt).not.toBeNull()
    const ended = await db.select().from(sessions).where(eq(sessions.revokedReason, 'replaced'))
    expect(ended).toHaveLength(1)
    expect(await recorded()).toEqual(['accounts.second_factor_enroll ok'])
  })

  it('needs a code of that secret', async () => {
    const { actor } = await entering()
    const wrong = totpCode(newTotpSecret(), currentStep())
    expect(await enrollSecondFactor(actor, newTotpSecret(), wrong)).toEqual({ status: 'refused', reason: 'wrong' })
    expect(await db.select().from(recoveryCodes)).toEqual([])
  })

  it('never changes the second factor that an account has', async () => {
    const { again, userId } = await enrolled()
    const before = await db.select().from(users).where(eq(users.id, userId))
    const other = newTotpSecret()
    const result = await enrollSecondFactor(await again(), other, totpCode(other, currentStep()))
    expect(result).toEqual({ status: 'ended' })
    expect(await db.select().from(users).where(eq(users.id, userId))).toEqual(before)
  })
})

describe('giving the second factor', () => {
  it('takes a code once, and none of before', async () => {
    const { again, secret } = await enrolled()
    const step = currentStep()
    const first = await giveSecondFactor(await again(), ` ${totpCode(secret, step).replace(/(...)/, '$1 ')}`)
    expect(first.status).toBe('given')
    for (const earlier of [step, step - 1]) {
      const replayed = await giveSecondFactor(await again(), totpCode(secret, earlier))
      expect(replayed).toEqual({ status: 'refused', reason: 'wrong' })
    }
    expect((await giveSecondFactor(await again(), totpCode(secret, step + 1))).status).toBe('given')
    expect((await recorded()).slice(1)).toEqual([
      'accounts.second_factor_give ok',
      'accounts.second_factor_give refused',
      'accounts.second_factor_give refused',
      'accounts.second_factor_give ok',
    ])
  })

  it('lets one of two in who send the same code at once', async () => {
    const { again, secret } = await enrolled()
    const code = totpCode(secret, currentStep())
    const [one, other] = [await again(), await again()]
    const results = await Promise.all([giveSecondFactor(one, code), giveSecondFactor(other, code)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['given', 'refused'])
  })

  it('takes a recovery code once, however it is typed, and nobody else’s', async () => {
    const { again, codes } = await enrolled()
    const foreign = await enrolled()
    const typed = codes[3]!.toUpperCase().replaceAll('-', ' ')
    const result = await giveSecondFactor(await again(), typed)
    expect(result.status).toBe('given')
    expect(await giveSecondFactor(await again(), codes[3]!)).toEqual({ status: 'refused', reason: 'wrong' })
    expect(await giveSecondFactor(await again(), foreign.codes[0]!)).toEqual({ status: 'refused', reason: 'wrong' })
    expect(await countCodesLeft(await again())).toBe(9)
  })

  it('keeps the session’s age, and ends the token that it had', async () => {
    const { again, secret } = await enrolled()
    const actor = await again()
    const [before] = await db.select().from(sessions).where(eq(sessions.id, actor.sessionId))
    setClock(now() + 60_000)
    const result = await giveSecondFactor(actor, totpCode(secret, currentStep()))
    if (result.status !== 'given') throw new Error('refused')
    const after = (await findSessionByToken(result.token))!
    expect([after.createdAt, after.expiresAt, after.userId]).toEqual([
      before!.createdAt,
      before!.expiresAt,
      before!.userId,
    ])
    expect(after.secondFactorAt).toBe(now())
    const [old] = await db.select().from(sessions).where(eq(sessions.id, actor.sessionId))
    expect(old!.revokedReason).toBe('replaced')
  })

  it('waits after ten wrong codes, for a right one too; a right one before does not count', async () => {
    const { again, secret, codes } = await enrolled()
    const actor = await again()
    expect((await giveSecondFactor(await again(), totpCode(secret, currentStep()))).status).toBe('given')
    const tried = []
    for (let tries = 0; tries < 11; tries++) tried.push(await giveSecondFactor(actor, 'not-a-code'))
    expect(tried.slice(0, 10).every((result) => 'reason' in result && result.reason === 'wrong')).toBe(true)
    expect(tried[10]).toMatchObject({ reason: 'tooMany' })
    expect(await giveSecondFactor(actor, codes[0]!)).toMatchObject({ reason: 'tooMany' })
  })
})

describe('new recovery codes', () => {
  it('take the place of the old ones', async () => {
    const { again, codes } = await enrolled()
    const fresh = await renewRecoveryCodes(await again())
    expect(fresh.some((code) => codes.includes(code))).toBe(false)
    expect(await giveSecondFactor(await again(), codes[0]!)).toEqual({ status: 'refused', reason: 'wrong' })
    expect((await giveSecondFactor(await again(), fresh[0]!)).status).toBe('given')
    expect(await recorded()).toContain('accounts.recovery_codes_renew ok')
  })
})
