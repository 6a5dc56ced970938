import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import type { loader as dashboardLoader } from '#app/routes/provider/level-4/dashboard.tsx'
import type { loader as entryLoader } from '#app/routes/provider/first/entry.tsx'
import type { loader as successLoader } from '#app/routes/provider/first/onboarding-success.tsx'
import type { action as registerAction, loader as registerLoader } from '#app/routes/provider/first/register.tsx'
import { takeToken } from '#app/core/rate-limits.server.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { npiCheckDigit } from '#app/modules/directory/npi.ts'
import { users } from '#drizzle/schema/accounts.ts'
import {
  actionTokens,
  changeRequests,
  contactStandings,
  messageOutbox,
  providers,
  rateLimits,
  sessions,
} from '#drizzle/schema/index.ts'
import { insertUser, signedIn } from '#tests/factories/accounts.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { get, post } from './route-request.ts'

useSeededDatabase()

const email = 'new.doctor@example.com'

afterEach(async () => {
  await withTransaction(async (tx) => {
    for (const table of [changeRequests, messageOutbox, contactStandings, rateLimits, actionTokens, sessions])
      await tx.delete(table)
    await tx.delete(users).where(eq(users.isDemo, false))
    await tx.delete(users).where(eq(users.username, 'somebody'))
  })
})

const npiOf = (stem: string) => stem + String(npiCheckDigit(stem))
const unknown = npiOf('199999997')

async function unownedNpi(): Promise<string> {
  const rows = await db.select({ npi: providers.npi, userId: providers.userId }).from(providers).orderBy(providers.id)
  return rows.find(({ npi, userId }) => npi !== null && userId === null)!.npi!
}

const person = {
  firstName: 'Mei',
  lastName: 'Tan',
  nameZh: '谭梅',
  email: ` ${email.toUpperCase()} `,
  phone: '(718) 555-0188',
  password: 'plum-rain-lantern-71',
  evidence: '请打诊所前台核对',
  terms: 'on',
  website: '',
}
const practice = {
  specialty: '',
  clinicName: 'Tan Family Clinic',
  line1: '40-12 Main St',
  line2: '',
  city: 'Flushing',
  state: 'NY',
  zip: '11354',
}
const register = (npi: string, fields: Record<string, string>, address = '203.0.113.9') =>
  post<typeof registerAction>(`/provider/register?npi=${npi}`, fields, { clientAddress: address })

type Reply = { initialValue: Record<string, string>; error: Record<string, string[]> }

describe('/provider', () => {
  it('is there in three languages, for everybody and for search engines', async () => {
    const titles = await Promise.all(
      locales.map(async (locale) => (await get<typeof entryLoader>(withPrefix('/provider', locale))).data),
    )
    expect(new Set(titles.map((data) => 'head' in data && data.head.title)).size).toBe(3)
    for (const data of titles) expect(data).toMatchObject({ found: null, head: { isIndexable: true } })
  })

  it.each(['张美玲', 'meiling', 'Cheung'])('finds a profile by the words %s', async (words) => {
    const { data } = await get<typeof entryLoader>(`/provider?q=${encodeURIComponent(words)}`)
    if (!('found' in data)) throw new Error('redirected')
    expect(data.found!.map(({ name }) => name)).toContain('张美玲')
    expect(data.head.isIndexable).toBe(false)
  })

  it('finds nobody for an NPI that nobody has', async () => {
    const { data } = await get<typeof entryLoader>(`/provider?q=${unknown}`)
    expect(data).toMatchObject({ found: [] })
  })

  it('leads who is signed in to the office', async () => {
    const id = await withTransaction((tx) => insertUser(tx, { username: 'somebody' }))
    expect(await get('/provider', { headers: await signedIn(id) })).toMatchObject({
      status: 302,
      location: '/provider/4/dashboard',
    })
  })
})

describe('/provider/register', () => {
  it.each([
    ['/provider/register', 200, { step: 'npi', problem: null }],
    ['/provider/register?npi=1900000006', 400, { step: 'npi', problem: 'npiDigit' }],
    ['/provider/register?npi=19000', 400, { step: 'npi', problem: 'npiLength' }],
    [`/provider/register?npi=${unknown}`, 200, { step: 'account', match: null }],
  ])('%s answers %i', async (path, status, page) => {
    for (const locale of locales) {
      const answer = await get<typeof registerLoader>(withPrefix(path, locale))
      expect(answer.status).toBe(status)
      expect(answer.data.page).toMatchObject(page)
    }
  })

  it('says whose profile an NPI is before anything is asked', async () => {
    const { data } = await get<typeof registerLoader>(`/provider/register?npi=${await unownedNpi()}`)
    expect(data.page).toMatchObject({ step: 'account', match: { isOwned: false, isDemo: true } })
  })

  it('names every fault at once, keeps what was typed, and never sends a password back', async () => {
    const { status, data } = await register(unknown, {
      ...person,
      ...practice,
      email: 'not an address',
      phone: '718 555 018',
      password: 'password1',
      zip: '1135',
      terms: '',
    })
    expect(status).toBe(400)
    const reply = (data as unknown as { result: Reply }).result
    expect(reply.error).toEqual({
      email: ['errors.email'],
      phone: ['errors.phoneShort?count=1'],
      password: ['errors.passwords.COMMON_PASSWORD'],
      specialty: ['errors.specialty'],
      zip: ['errors.zip'],
      terms: ['errors.terms'],
    })
    expect(reply.initialValue).toMatchObject({ evidence: person.evidence, clinicName: 'Tan Family Clinic' })
    expect(JSON.stringify(reply)).not.toContain('password1')
  })

  it('files a claim, and answers alike when the address has an account', async () => {
    const npi = await unownedNpi()
    const first = await register(npi, person)
    const second = await register(npi, person)
    expect(first).toMatchObject({ status: 302, location: '/provider/onboarding-success' })
    expect([second.status, second.location]).toEqual([first.status, first.location])
    expect(await db.select().from(changeRequests)).toMatchObject([{ kind: 'claim', status: 'submitted' }])
    expect(await db.select().from(users).where(eq(users.email, email))).toMatchObject([
      { status: 'pending_verification', phone: '+17185550188', nameZh: '谭梅' },
    ])
    const templates = (await db.select().from(messageOutbox)).map(({ template }) => template)
    expect(templates.toSorted()).toEqual(['account_known', 'email_verify'])
  })

  it('asks for a new profile with the specialty of a list, and takes no other', async () => {
    const page = (await get<typeof registerLoader>(`/provider/register?npi=${unknown}`)).data.page
    if (page.step !== 'account') throw new Error('not the form')
    const specialty = page.specialties[0]!.id
    expect((await register(unknown, { ...person, ...practice, specialty: 'surgery-of-everything' })).status).toBe(400)
    expect((await register(unknown, { ...person, ...practice, specialty, answer: 'nochange' })).status).toBe(302)
    expect(await db.select().from(changeRequests)).toMatchObject([
      {
        ...{ kind: 'new_doctor', targetId: unknown },
        after: { specialty, clinicName: 'Tan Family Clinic', addressVerified: 'unverified' },
      },
    ])
  })

  it('asks about an address that nobody knows before anything is kept, and loses nothing', async () => {
    const page = (await get<typeof registerLoader>(`/provider/register?npi=${unknown}`)).data.page
    if (page.step !== 'account') throw new Error('not the form')
    const typed = { ...person, ...practice, specialty: page.specialties[0]!.id }
    for (const answer of ['', 'cancel', 'change']) {
      const asked = await register(unknown, { ...typed, answer })
      const { result, question } = asked.data as unknown as { result: Reply; question: unknown }
      expect(asked.status).toBe(400)
      expect(result.error).toEqual({ answer: ['errors.answer'] })
      expect(result.initialValue).toMatchObject({ line1: '40-12 Main St', evidence: person.evidence })
      if (answer !== 'cancel') expect(question).toMatchObject({ question: 'confirm_address', suggested: null })
      expect(JSON.stringify(asked.data)).not.toContain(person.password)
    }
    expect(await db.select().from(changeRequests)).toEqual([])
  })

  it('asks the address service no more often than its own pages may, and loses nothing', async () => {
    const page = (await get<typeof registerLoader>(`/provider/register?npi=${unknown}`)).data.page
    if (page.step !== 'account') throw new Error('not the form')
    const typed = { ...person, ...practice, specialty: page.specialties[0]!.id, answer: 'nochange' }
    const address = '192.0.2.77'
    while ((await takeToken('suggest', address)).allowed);
    const refused = await register(unknown, typed, address)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    const { initialValue } = (refused.data as unknown as { result: Reply }).result
    expect(initialValue).toMatchObject({ line1: '40-12 Main St', evidence: person.evidence })
    expect(await db.select().from(changeRequests)).toEqual([])
    // A claim has no address to ask about.
    expect((await register(await unownedNpi(), person, address)).status).toBe(302)
  })

  it('keeps nothing of a machine, and leads back who sends no right NPI', async () => {
    const npi = await unownedNpi()
    expect((await register(npi, { ...person, website: 'https://spam.example' })).status).toBe(302)
    expect((await register('1900000006', person)).location).toBe('/provider/register?npi=1900000006')
    expect(await db.select().from(changeRequests)).toEqual([])
    expect(await db.select().from(users).where(eq(users.email, email))).toEqual([])
  })

  it('refuses too many with the time to wait, and keeps what was typed', async () => {
    const npi = await unownedNpi()
    for (let times = 0; times < 10; times++) expect((await register(npi, person, '198.51.100.4')).status).toBe(302)
    const refused = await register(npi, person, '198.51.100.4')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((refused.data as unknown as { result: Reply }).result.initialValue.firstName).toBe('Mei')
  })
})

describe('after registering', () => {
  it('tells a stranger nothing of any account', async () => {
    for (const locale of locales) {
      const { data } = await get<typeof successLoader>(withPrefix('/provider/onboarding-success', locale))
      expect(data.own).toBeNull()
    }
  })

  it('lets the new account see its own request and no appointment, and the link checks the address', async () => {
    await register(await unownedNpi(), person)
    const [user] = await db.select().from(users).where(eq(users.email, email))
    const headers = await signedIn(user!.id)
    const success = () => get<typeof successLoader>('/provider/onboarding-success', { headers })
    // Before the address is shown to be theirs they are nobody, also with a session.
    expect((await success()).data.own).toBeNull()
    expect((await get<never>('/provider/4/dashboard', { headers })).location).toContain('/provider/4/login')

    const [message] = await db.select().from(messageOutbox)
    const context = { table: 'message_outbox', column: 'vars_enc', rowId: message!.id }
    const { link } = JSON.parse(decryptField(message!.varsEnc, context)) as { link: string }
    const path = new URL(link).pathname
    const opened = await get<() => Promise<{ view: string; masked: string }>>(path)
    expect(opened.data).toMatchObject({ view: 'verification', masked: 'n•••@example.com' })
    expect((await success()).data.own).toBeNull()
    expect((await post(`${path}/verification`, {})).location).toBe('/provider/4/login')
    expect((await success()).data.own).toMatchObject({ requests: [{ kind: 'claim' }] })
    const { data } = await get<typeof dashboardLoader>('/provider/4/dashboard', { headers })
    expect(data.home).toMatchObject({ isWaiting: true, figures: null, visits: [], requests: [{ kind: 'claim' }] })
    expect((await get<() => Promise<{ masked: null }>>(path)).data.masked).toBeNull()
    expect((await post(`${path}/verification`, {})).status).toBe(410)
  })
})
