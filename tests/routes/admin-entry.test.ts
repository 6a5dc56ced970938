import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { withPrefix } from '#app/core/i18n/locale.ts'
import { currentStep, totpCode } from '#app/modules/accounts/second-factor/totp.server.ts'
import type { loader as home } from '#app/routes/admin/home.tsx'
import { loader as frame } from '#app/routes/admin/layout.tsx'
import type { loader as login } from '#app/routes/admin/login.tsx'
import { sessions, users } from '#drizzle/schema/accounts.ts'
import { demoAdministrators, demoTotpSecret, seedDemoAdministrators } from '#drizzle/seed/demo/administrators.ts'
import { demoPassword } from '#drizzle/seed/demo/accounts.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { insertUser, signedIn, signedInAdmin, testPassword } from '#tests/factories/accounts.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { get, origin, post } from './route-request.ts'

useDatabase()

beforeEach(() =>
  withTransaction(async (tx) => {
    await seedReference(tx)
    await seedDemoAdministrators(tx)
  }),
)

const enter = (loginUsername: string, { path = '/admin/login', loginPassword = demoPassword } = {}) =>
  post(path, { loginUsername, loginPassword, loginRememberMe: 'on' })

const cookieOf = (headers: Headers) => ({ Cookie: headers.get('Set-Cookie')!.split(';')[0]! })

/** The second step of a demo administrator's sign-in, as an app would make it. */
async function giveDemoCode(headers: Record<string, string>) {
  const code = totpCode(demoTotpSecret, currentStep())
  const given = await post('/admin/second-factor', { code }, { headers })
  expect([given.status, given.location]).toEqual([302, '/admin'])
  return cookieOf(given.headers)
}

describe('the way into the administration', () => {
  it('is open to the administrators of the demo, one of every role, and remembers nobody', async () => {
    for (const { username } of demoAdministrators) {
      const { status, location, headers } = await enter(username)
      expect([status, location], username).toEqual([302, '/admin'])
      const inside = await giveDemoCode(cookieOf(headers))
      expect((await get<typeof home>('/admin', { headers: inside })).status, username).toBe(200)
    }
    const begun = await db.select({ scope: sessions.scope, isRemembered: sessions.isRemembered }).from(sessions)
    expect(begun.every(({ scope, isRemembered }) => scope === 'admin' && !isRemembered)).toBe(true)
  })

  it('leads back to the page that asked, as long as it is one of the administration', async () => {
    const asked = await get<typeof home>('/admin?tab=late')
    expect([asked.status, asked.location]).toEqual([302, '/admin/login?next=%2Fadmin%3Ftab%3Dlate'])
    expect((await enter('admin.super', { path: asked.location! })).location).toBe('/admin?tab=late')
    for (const next of ['/provider/4/dashboard', '//elsewhere.test/admin', '/admin/logout', '/administration']) {
      const path = `/admin/login?next=${encodeURIComponent(next)}`
      expect((await enter('admin.super', { path })).location, next).toBe('/admin')
    }
  })

  it('is shut to who has no account there, with the words of a wrong password', async () => {
    await withTransaction((tx) => insertUser(tx, { username: 'lily.chen' }))
    const answers = [
      await enter('lily.chen', { loginPassword: testPassword }),
      await enter('admin.super', { loginPassword: 'not-the-password' }),
      await enter('nobody.there'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
    const [said, ...others] = answers.map(({ data }) => (data as { toast: string }).toast)
    expect(others).toEqual([said, said])
    expect(await db.select().from(sessions)).toEqual([])
  })

  it('waits after too many wrong passwords', async () => {
    let last = await enter('admin.super', { loginPassword: 'wrong' })
    for (let tries = 0; last.status === 401 && tries < 100; tries++) {
      last = await enter('admin.super', { loginPassword: 'wrong' })
    }
    expect(last.status).toBe(429)
    expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await enter('admin.super')).status).toBe(429)
  })

  it('is a page in three languages, which leads on who is signed in', async () => {
    const titles = []
    for (const locale of ['zh-Hans', 'zh-Hant', 'en-US'] as const) {
      titles.push((await get<typeof login>(withPrefix('/admin/login', locale))).data.head.title)
    }
    expect(new Set(titles).size).toBe(3)
    const { headers } = await signedInAdmin({ permissions: ['audit.read'] })
    expect((await get('/admin/login', { headers })).location).toBe('/admin')
  })

  it('and out of it ends the session', async () => {
    const { userId, headers } = await signedInAdmin({ permissions: ['audit.read'] })
    expect((await get('/admin/logout', { headers })).location).toBe('/admin/login')
    expect((await get('/admin', { headers })).status).toBe(200)
    expect((await post('/admin/logout', {}, { headers })).location).toBe('/admin/login')
    const rows = await db.select().from(sessions).where(eq(sessions.userId, userId))
    // The one that had begun with the password alone went when the second factor was given.
    expect(rows.map(({ revokedReason }) => revokedReason).toSorted()).toEqual(['logout', 'replaced'])
    expect((await get('/admin', { headers })).location).toMatch(/^\/admin\/login/)
  })

  it('ends nothing of another area', async () => {
    const userId = await withTransaction((tx) => insertUser(tx))
    const headers = await signedIn(userId)
    await post('/admin/logout', {}, { headers })
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, userId))
    expect(session!.revokedAt).toBeNull()
  })
})

describe('the frame of the administration', () => {
  const outside = { menu: [], impersonation: null, person: null }
  const read = async (headers: Record<string, string>) => {
    const request = new Request(`${origin}/zh-Hant/admin`, { headers })
    const answer = (await frame({ request, params: {}, context: {} })) as Response
    return answer.json() as Promise<{ menu: { key: string }[]; person: { name: string; roles: string[] } | null }>
  }

  it('names who is signed in with their roles, and nobody who has none', async () => {
    const { headers } = await enter('admin.auditor')
    expect(await read(cookieOf(headers)), 'by password alone').toEqual(outside)
    const inside = await giveDemoCode(cookieOf(headers))
    const { menu, person } = await read(inside)
    expect(person).toEqual({ name: 'Lan Cui', roles: ['稽核'] })
    expect(menu.map(({ key }) => key)).toContain('home')
    const nobody = await signedInAdmin({ permissions: [] })
    expect(await read(nobody.headers)).toEqual(outside)
    await withTransaction((tx) => tx.update(users).set({ status: 'disabled' }))
    expect(await read(inside)).toEqual(outside)
  })
})
