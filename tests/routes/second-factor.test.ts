import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { currentStep, totpCode } from '#app/modules/accounts/second-factor/totp.server.ts'
import { loader as code } from '#app/routes/admin/second-factor/code.tsx'
import type { loader as enrollment } from '#app/routes/admin/second-factor/enrollment.tsx'
import type { loader as recovery } from '#app/routes/admin/second-factor/recovery-codes.tsx'
import { sessions, users } from '#drizzle/schema/accounts.ts'
import { seedDemoAdministrators } from '#drizzle/seed/demo/administrators.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { signedIn, signedInAdmin, testPassword } from '#tests/factories/accounts.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { get, origin, post } from './route-request.ts'

useDatabase()

const minute = 60_000
const cookieOf = (headers: Headers) => ({ Cookie: headers.get('Set-Cookie')!.split(';')[0]! })

let userId: string
let halfway: Record<string, string>

beforeEach(async () => {
  userId = (await signedInAdmin({ permissions: ['audit.read'] })).userId
  halfway = await signedIn(userId, { scope: 'admin', byPasswordAlone: true })
})

const pagesInside = ['/admin', '/admin/password', '/admin/second-factor/recovery-codes']

/** Sets up the second factor as the page shows it; answers the secret and the recovery codes. */
async function enroll() {
  const { data } = await get<typeof enrollment>('/admin/second-factor/enrollment', { headers: halfway })
  const secret = data.shown.groups.replaceAll(' ', '')
  const fields = { secret: data.shown.sealed, code: totpCode(secret, currentStep()) }
  const done = await post('/admin/second-factor/enrollment?next=%2Fadmin%2Fpassword', fields, { headers: halfway })
  return { secret, done, inside: cookieOf(done.headers) }
}

describe('an administrator who has given the password alone', () => {
  it('reaches nothing but the second factor, and the way out', async () => {
    for (const path of pagesInside) {
      const asked = await get(path, { headers: halfway })
      expect([asked.status, asked.location]).toEqual([302, `/admin/second-factor?next=${encodeURIComponent(path)}`])
    }
    for (const path of ['/admin/password', '/admin/second-factor/recovery-codes']) {
      expect((await post(path, {}, { headers: halfway })).location).toMatch(/^\/admin\/second-factor/)
    }
    expect((await get('/admin/second-factor', { headers: halfway })).location).toBe('/admin/second-factor/enrollment')
    expect((await post('/admin/logout', {}, { headers: halfway })).location).toBe('/admin/login')
  })

  it('is let in with the second factor that they set up, under a new token, and is led to where they wanted', async () => {
    const { done, inside } = await enroll()
    expect(done.status).toBe(200)
    expect(done.headers.get('Cache-Control')).toBe('private, no-store')
    expect(done.data).toMatchObject({ next: '/admin/password', submission: null })
    expect((done.data as { codes: string[] }).codes).toHaveLength(10)
    for (const path of pagesInside) expect((await get(path, { headers: inside })).status, path).toBe(200)
    expect((await get('/admin', { headers: halfway })).location).toMatch(/^\/admin\/login/)
  })

  it('keeps the secret that was scanned when the code was wrong', async () => {
    const { data } = await get<typeof enrollment>('/admin/second-factor/enrollment', { headers: halfway })
    const again = await post(
      '/admin/second-factor/enrollment',
      { secret: data.shown.sealed, code: 'wrong' },
      { headers: halfway },
    )
    expect(again.status).toBe(400)
    expect(again.data).toMatchObject({
      shown: { groups: data.shown.groups },
      submission: { error: { code: ['secondFactor.errors.wrong'] } },
    })
  })

  it('cannot bring a secret that was not shown to them', async () => {
    const other = await signedInAdmin({ permissions: ['audit.read'] })
    const theirs = await get<typeof enrollment>('/admin/second-factor/enrollment', {
      headers: await signedIn(other.userId, { scope: 'admin', byPasswordAlone: true }),
    })
    const secret = theirs.data.shown.groups.replaceAll(' ', '')
    for (const sent of [theirs.data.shown.sealed, secret, '']) {
      const fields = { secret: sent, code: totpCode(secret, currentStep()) }
      expect((await post('/admin/second-factor/enrollment', fields, { headers: halfway })).status, sent).toBe(400)
    }
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    expect(user!.totpSecretEnc).toBeNull()
  })

  it('sets up nothing where there is a second factor', async () => {
    await enroll()
    halfway = await signedIn(userId, { scope: 'admin', byPasswordAlone: true })
    const page = await get('/admin/second-factor/enrollment', { headers: halfway })
    expect(page.location).toBe('/admin/second-factor')
  })

  it('gives a code, and is told when it is wrong or there were too many', async () => {
    const { secret } = await enroll()
    setClock(now() + minute)
    halfway = await signedIn(userId, { scope: 'admin', byPasswordAlone: true })
    const wrong = await post('/admin/second-factor', { code: 'abc' }, { headers: halfway })
    expect([wrong.status, wrong.data]).toMatchObject([400, { submission: { error: { code: [expect.anything()] } } }])
    const path = '/admin/second-factor?next=%2Fadmin%2Fpassword'
    const right = await post(path, { code: totpCode(secret, currentStep()) }, { headers: halfway })
    expect([right.status, right.location]).toEqual([302, '/admin/password'])
    halfway = await signedIn(userId, { scope: 'admin', byPasswordAlone: true })
    let last = wrong
    for (let tries = 0; last.status === 400 && tries < 50; tries++) {
      last = await post('/admin/second-factor', { code: 'abc' }, { headers: halfway })
    }
    expect(last.status).toBe(429)
    expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  it('changes a password that has to be changed only then', async () => {
    await withTransaction((tx) => tx.update(users).set({ requiresPasswordChange: true }).where(eq(users.id, userId)))
    expect((await get('/admin', { headers: halfway })).location).toMatch(/^\/admin\/second-factor/)
    const { inside } = await enroll()
    expect((await get('/admin', { headers: inside })).location).toBe('/admin/password')
    const fields = {
      currentPassword: testPassword,
      newPassword: 'quiet-harbor-94-mint',
      confirmPassword: 'quiet-harbor-94-mint',
    }
    expect((await post('/admin/password', fields, { headers: inside })).location).toBe('/admin/login')
    expect((await get('/admin', { headers: inside })).location).toMatch(/^\/admin\/login/)
  })
})

describe('the second factor', () => {
  it('is asked for again before a dangerous deed, ten minutes later', async () => {
    const { secret, inside } = await enroll()
    const path = '/admin/second-factor/recovery-codes'
    setClock(now() + 9 * minute)
    expect((await get<typeof recovery>(path, { headers: inside })).data.left).toBe(10)
    setClock(now() + 2 * minute)
    for (const asked of [await get(path, { headers: inside }), await post(path, {}, { headers: inside })]) {
      expect(asked.location).toBe(`/admin/second-factor?next=${encodeURIComponent(path)}&reason=fresh`)
    }
    const to = `/admin/second-factor?next=${encodeURIComponent(path)}&reason=fresh`
    const given = await post(to, { code: totpCode(secret, currentStep()) }, { headers: inside })
    expect(given.location).toBe(path)
    expect((await post(path, {}, { headers: cookieOf(given.headers) })).status).toBe(200)
  })

  it('and the password are asked for again after fifteen minutes without a deed, on every page', async () => {
    const { inside } = await enroll()
    setClock(now() + 14 * minute)
    expect((await get('/admin', { headers: inside })).status).toBe(200)
    setClock(now() + 15 * minute)
    expect((await get('/admin', { headers: inside })).location).toBe('/admin/login?next=%2Fadmin&reason=idle')
    expect((await get('/admin/login?reason=idle', { headers: inside })).status).toBe(200)
    const [session] = await db.select().from(sessions).where(eq(sessions.revokedReason, 'replaced'))
    expect(session).toBeDefined()
  })
})

describe('the code of a demo administrator', () => {
  const asked = async (context: { isFromOwnMachine?: boolean }) => {
    const headers = await signedIn('demo-user-admin-super', { scope: 'admin', byPasswordAlone: true })
    const request = new Request(`${origin}/admin/second-factor`, { headers })
    const answer = (await code({ request, params: {}, context })) as Response
    return { headers, demo: ((await answer.json()) as { demo: { code: string | null } | null }).demo }
  }

  beforeEach(() =>
    withTransaction(async (tx) => {
      await seedReference(tx)
      await seedDemoAdministrators(tx)
    }),
  )

  it('is shown to who sits at this machine, the next that will be taken', async () => {
    for (const said of ['the first', 'the second within half a minute']) {
      const { headers, demo } = await asked({ isFromOwnMachine: true })
      const given = await post('/admin/second-factor', { code: demo!.code! }, { headers })
      expect(given.location, said).toBe('/admin')
    }
    expect((await asked({ isFromOwnMachine: true })).demo).toEqual({ code: null })
  })

  it('is shown to nobody else, and no other account’s', async () => {
    expect((await asked({ isFromOwnMachine: false })).demo).toBeNull()
    expect((await asked({})).demo).toBeNull()
    await withTransaction((tx) => tx.update(users).set({ isDemo: false }).where(eq(users.id, 'demo-user-admin-super')))
    expect((await asked({ isFromOwnMachine: true })).demo).toBeNull()
  })
})
