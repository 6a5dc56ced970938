import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { verifyPassword } from '#app/modules/accounts/passwords/password-hash.server.ts'
import { users } from '#drizzle/schema/accounts.ts'
import { messageOutbox } from '#drizzle/schema/messages.ts'
import { changeRequests, providers } from '#drizzle/schema/index.ts'
import { insertUser } from '#tests/factories/accounts.ts'
import { insertFacility, insertProvider } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import type { AccountAnswers } from './forms.ts'
import { matchNpi } from './queries/match-npi.server.ts'
import { loadRegisterPage } from './queries/register-page.server.ts'
import { registerProvider, type Registration, type SettledPractice } from './commands/register-provider.server.ts'
import { verifyEmail } from './commands/verify-email.server.ts'
import { findEmailVerification } from './queries/email-verification.server.ts'

useDatabase()

const known = '1900000005'
const unknown = '1900000013'

beforeEach(async () => {
  await withTransaction((tx) => insertProvider(tx, { id: 'p1', slug: 'zhining-bai', npi: known, userId: null }))
})

const account: AccountAnswers = {
  firstName: 'Zhining',
  lastName: 'Bai',
  nameZh: '白芷宁',
  email: 'bai@example.com',
  phone: '+17185550110',
  password: 'plum-rain-lantern-71',
  evidence: '请打诊所前台',
  isMachine: false,
}
const practice: SettledPractice = {
  specialty: 'family-medicine',
  clinicName: 'Apricot Clinic',
  settled: {
    address: { line1: '40-12 Apricot Ave', line2: null, city: 'Flushing', state: 'NY', zip: '11354' },
    verification: 'confirmed',
    position: { lat: 40.7592, lng: -73.83 },
    rejected: null,
  },
}
const register = (changes: Partial<Registration> = {}) =>
  registerProvider({ npi: known, account, practice: null, locale: 'zh-Hans', ...changes })

const requests = () => db.select().from(changeRequests).orderBy(asc(changeRequests.createdAt), asc(changeRequests.id))
const messages = () => db.select().from(messageOutbox).orderBy(asc(messageOutbox.createdAt), asc(messageOutbox.id))

/** The link in a message, as its reader gets it. */
async function tokenSent(): Promise<string> {
  const [message] = await messages()
  const vars = decryptField(message!.varsEnc, { table: 'message_outbox', column: 'vars_enc', rowId: message!.id })
  return (JSON.parse(vars) as { link: string }).link.split('/').at(-1)!
}

describe('matchNpi', () => {
  it('knows the profile, a facility, and nothing', async () => {
    await withTransaction((tx) => insertFacility(tx, { npi: '1900000021' }))
    expect(await matchNpi(known)).toMatchObject({ kind: 'profile', provider: { id: 'p1', userId: null } })
    expect(await matchNpi('1900000021')).toEqual({ kind: 'facility' })
    expect(await matchNpi(unknown)).toEqual({ kind: 'unknown' })
  })

  it('follows a merged profile to the one it became', async () => {
    await withTransaction((tx) =>
      insertProvider(tx, { id: 'p2', slug: 'old', npi: unknown, status: 'merged', mergedIntoId: 'p1' }),
    )
    expect(await matchNpi(unknown)).toMatchObject({ kind: 'profile', provider: { id: 'p1' } })
  })
})

describe('loadRegisterPage', () => {
  it.each([
    ['19000 00005', 'account'],
    ['１９００００００１３', 'account'],
    ['1900000006', 'npi'],
    ['190000', 'npi'],
    ['', 'npi'],
  ])('takes %j to the step %s', async (typed, step) => {
    expect((await loadRegisterPage(typed, 'zh-Hans')).step).toBe(step)
  })

  it('says what is wrong with a number', async () => {
    const problemOf = async (typed: string) => {
      const page = await loadRegisterPage(typed, 'en-US')
      return page.step === 'npi' ? page.problem : null
    }
    await withTransaction((tx) => insertFacility(tx, { npi: '1900000021' }))
    expect(await problemOf('1900000006')).toBe('npiDigit')
    expect(await problemOf('19000000050')).toBe('npiLength')
    expect(await problemOf('abc')).toBe('npi')
    expect(await problemOf('1900000021')).toBe('npiFacility')
  })
})

describe('registerProvider', () => {
  it('opens an account that waits, files a claim and sends a link; the profile stays as it is', async () => {
    await register()
    const [user] = await db.select().from(users)
    expect(user).toMatchObject({
      email: 'bai@example.com',
      username: 'bai@example.com',
      status: 'pending_verification',
      scopes: ['provider'],
      emailVerifiedAt: null,
    })
    expect(await verifyPassword(user!.passwordHash, account.password)).toBe(true)
    expect(await requests()).toMatchObject([
      {
        kind: 'claim',
        targetType: 'provider',
        targetId: 'p1',
        submitterId: user!.id,
        status: 'submitted',
        after: { npi: known, evidence: '请打诊所前台', isDisputed: false },
      },
    ])
    expect(await messages()).toMatchObject([{ template: 'email_verify', channel: 'email' }])
    expect((await db.select().from(providers))[0]!.userId).toBeNull()
  })

  it('asks for a new profile when the NPI is not in the directory, with the practice as stated', async () => {
    await register({ npi: unknown, practice })
    expect(await requests()).toMatchObject([
      {
        kind: 'new_doctor',
        targetType: 'npi',
        targetId: unknown,
        after: {
          ...{ npi: unknown, specialty: 'family-medicine', clinicName: 'Apricot Clinic', isDisputed: false },
          address: practice.settled.address,
          position: practice.settled.position,
          addressVerified: 'confirmed',
        },
      },
    ])
  })

  it('marks both requests when two people claim one profile', async () => {
    await register()
    setClock(now() + 1000)
    await register({ account: { ...account, email: 'other@example.com' } })
    expect((await requests()).map(({ status, after }) => [status, after.isDisputed])).toEqual([
      ['submitted', true],
      ['submitted', true],
    ])
  })

  it('is a dispute when the profile has an owner', async () => {
    const owner = await withTransaction((tx) => insertUser(tx))
    await withTransaction((tx) => tx.update(providers).set({ userId: owner }).where(eq(providers.id, 'p1')))
    await register()
    expect((await requests())[0]!.after.isDisputed).toBe(true)
    expect((await db.select().from(providers))[0]!.userId).toBe(owner)
  })

  it('writes nothing but a message to its owner when the address has an account, once a day', async () => {
    await withTransaction((tx) => insertUser(tx, { email: 'bai@example.com' }))
    const before = await db.select().from(users)
    await register()
    await register()
    expect(await db.select().from(users)).toEqual(before)
    expect(await requests()).toEqual([])
    expect(await messages()).toMatchObject([{ template: 'account_known', channel: 'email' }])
  })

  it('opens one account however often the form is sent at once', async () => {
    await Promise.all([register(), register(), register()])
    expect(await db.select().from(users)).toHaveLength(1)
    expect(await requests()).toHaveLength(1)
  })
})

describe('verifyEmail', () => {
  it('notes once that the address is read, and leaves the account waiting', async () => {
    await register()
    const token = await tokenSent()
    expect(await findEmailVerification(token)).toMatchObject({ state: 'valid', masked: 'b•••@example.com' })
    expect((await db.select().from(users))[0]!.emailVerifiedAt).toBeNull()
    await verifyEmail(token)
    expect((await db.select().from(users))[0]).toMatchObject({ emailVerifiedAt: now(), status: 'pending_verification' })
    await expect(verifyEmail(token)).rejects.toMatchObject({ kind: 'gone', code: 'action_links.link_used' })
  })

  it('ends after three days, and knows no other token', async () => {
    await register()
    const token = await tokenSent()
    setClock(now() + 3 * 86_400_000)
    await expect(verifyEmail(token)).rejects.toMatchObject({ kind: 'gone' })
    expect((await db.select().from(users))[0]!.emailVerifiedAt).toBeNull()
    expect(await findEmailVerification('A'.repeat(22))).toBeNull()
    expect(await findEmailVerification('contact')).toBeNull()
    await expect(verifyEmail('A'.repeat(22))).rejects.toMatchObject({ kind: 'not_found' })
  })
})
