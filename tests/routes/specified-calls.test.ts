import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { setFlag } from '#app/modules/flags/commands/set-flag.server.ts'
import { paths } from '#app/paths.ts'
import { sessions, users } from '#drizzle/schema/accounts.ts'
import { adminActor, insertUser, signedIn, testPassword } from '#tests/factories/accounts.ts'
import { insertProvider } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { get, post } from './route-request.ts'

useDatabase()

type Envelope = { status: string; message: string; error_code: string | null; user_data?: string | null }
type UserData = { token: string; user: Record<string, unknown>; requires_password_change: boolean }

let caller = 0
/** Each test calls from an address of its own, because wrong passwords are counted by address too. */
const elsewhere = () => `192.0.2.${++caller}`

const call = (path: string, body: unknown, headers: Record<string, string> = {}, clientAddress = elsewhere()) =>
  post<never>(
    path,
    {},
    {
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
      clientAddress,
    },
  ) as Promise<{ status: number; headers: Headers; data: Envelope }>

const login = (loginUsername: string, loginPassword = testPassword, headers: Record<string, string> = {}) =>
  call(paths.callLogin(), { loginUsername, loginPassword }, headers)
const userDataOf = ({ user_data: text }: Envelope) => JSON.parse(text!) as UserData
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
const session = async (headers: Record<string, string> = {}) => get<never>(paths.callSession(), { headers })
const nobody = { authenticated: false, userId: null, email: null }

const insertLily = (overrides: Partial<typeof users.$inferInsert> = {}) =>
  withTransaction((tx) => insertUser(tx, { username: 'lily.chen', email: 'lily@example.com', ...overrides }))

async function signIn() {
  const userId = await insertLily()
  const { token } = userDataOf((await login('lily.chen')).data)
  return { userId, token }
}

describe('POST /api/provider/login', () => {
  it('answers the specified fields and no others, user_data as a string', async () => {
    const userId = await insertLily()
    await withTransaction((tx) =>
      insertProvider(tx, {
        userId,
        npi: '1234567893',
        tier: 4,
        careCoordinationEnabled: true,
        careCoordinationRole: 'coordinator',
        isProfileComplete: true,
      }),
    )
    const { status, headers, data } = await login('  Lily.CHEN ')
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(data).toEqual({
      status: 'success',
      message: '登录成功',
      error_code: null,
      user_data: expect.any(String) as string,
    })
    expect(userDataOf(data)).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
      user: {
        id: userId,
        email: 'lily@example.com',
        firstName: 'Lily',
        lastName: 'Chen',
        lastLoginInstant: null,
        data: {
          npi: '1234567893',
          tier: 4,
          care_coordination_enabled: true,
          care_coordination_role: 'coordinator',
          profile_complete: true,
        },
      },
      requires_password_change: false,
    })
    const first = now()
    setClock(first + 60_000)
    const again = userDataOf((await login('lily@example.com')).data)
    expect(again.user.lastLoginInstant).toBe(new Date(first).toISOString())
  })

  it('gives staff the fields they have, and says when a new password comes first', async () => {
    const id = await insertLily({ requiresPasswordChange: true })
    const data = userDataOf((await login('lily.chen')).data)
    expect(data.requires_password_change).toBe(true)
    expect(data.user).toMatchObject({
      id,
      data: { npi: null, tier: 1, care_coordination_enabled: false, care_coordination_role: null },
    })
  })

  it('sets the cookie of the session, whose token opens the other calls as well', async () => {
    const userId = await insertLily()
    const { headers, data } = await login('lily.chen')
    const cookie = headers.get('Set-Cookie')!
    expect(cookie).toMatch(/^hys-v5-auth=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const known = { authenticated: true, userId, email: 'lily@example.com' }
    expect((await session({ Cookie: cookie.split(';')[0]! })).data).toEqual(known)
    expect((await session(bearer(userDataOf(data).token))).data).toEqual(known)
  })

  it.each([
    ['', testPassword, 'MISSING_USERNAME', '请输入用户名'],
    [' \t', testPassword, 'MISSING_USERNAME', '请输入用户名'],
    ['lily.chen', '  ', 'MISSING_PASSWORD', '请输入密码'],
    ['lily.chen', 'wrong', 'LOGIN_FAILED', '登录失败，请检查您的用户名和密码'],
    ['unknown', testPassword, 'LOGIN_FAILED', '登录失败，请检查您的用户名和密码'],
  ])('%j with %j is %s', async (username, password, code, message) => {
    await insertLily()
    const { status, headers, data } = await login(username, password)
    expect(status).toBe(200)
    expect(headers.get('Set-Cookie')).toBeNull()
    expect(data).toEqual({ status: 'error', message, error_code: code, user_data: null })
  })

  it('answers a disabled account and one of another area as an unknown one', async () => {
    await insertLily({ status: 'disabled' })
    await withTransaction((tx) => insertUser(tx, { username: 'root.chen', scopes: ['admin'] }))
    for (const username of ['lily.chen', 'root.chen']) {
      expect((await login(username)).data).toMatchObject({ error_code: 'LOGIN_FAILED', user_data: null })
    }
  })

  it('refuses for a while who tries without end, known or not, with the time to wait', async () => {
    await insertLily()
    for (const username of ['lily.chen', 'unknown']) {
      for (let count = 0; count < 5; count++) await login(username, 'wrong')
      const { status, headers, data } = await login(username)
      expect(status).toBe(429)
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(data).toEqual({
        status: 'error',
        message: '尝试次数过多，请稍后重试',
        error_code: 'TOO_MANY_ATTEMPTS',
        user_data: null,
      })
    }
  })

  it('speaks the language of the path, else of the browser, else zh-Hans', async () => {
    const words = async (path: string, headers = {}) =>
      (await call(path, { loginUsername: '', loginPassword: '' }, headers)).data.message
    expect(await words(paths.callLogin())).toBe('请输入用户名')
    expect(await words(`/zh-Hant${paths.callLogin()}`)).toBe('請輸入使用者名稱')
    expect(await words(paths.callLogin(), { 'Accept-Language': 'en-US,en;q=0.8' })).toBe('Enter your username')
    expect(await words(`/zh-Hant${paths.callLogin()}`, { 'Accept-Language': 'en' })).toBe('請輸入使用者名稱')
    expect(await words(paths.callLogin(), { 'Accept-Language': 'fr' })).toBe('请输入用户名')
  })
})

describe('POST /api/provider/logout', () => {
  it('ends the session, and takes the cookie away', async () => {
    const userId = await insertLily()
    const cookie = await signedIn(userId)
    const { status, headers, data } = await call(paths.callLogout(), { userId }, cookie)
    expect(status).toBe(200)
    expect(data).toEqual({ status: 'success', message: '已安全退出登录', error_code: null })
    expect(headers.get('Set-Cookie')).toMatch(/^hys-v5-auth=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/)
    expect((await session(cookie)).data).toEqual(nobody)
    expect((await call(paths.callLogout(), { userId }, cookie)).status).toBe(401)
  })

  it('takes a Bearer token, and ends that session only', async () => {
    const { userId, token } = await signIn()
    const other = await signedIn(userId)
    const { status, headers } = await call(paths.callLogout(), { userId }, bearer(token))
    expect(status).toBe(200)
    expect(headers.get('Set-Cookie')).toBeNull()
    expect((await session(bearer(token))).data).toEqual(nobody)
    expect((await session(other)).data).toMatchObject({ authenticated: true })
  })

  it('is the session’s own person’s to ask', async () => {
    const { userId, token } = await signIn()
    const stranger = await withTransaction((tx) => insertUser(tx))
    for (const id of [stranger, 'unknown']) {
      const { status, data } = await call(paths.callLogout(), { userId: id }, bearer(token))
      expect(status).toBe(403)
      expect(data).toEqual({ status: 'error', message: '只能操作您自己的账号', error_code: 'FOREIGN_USER' })
    }
    const { status, data } = await call(paths.callLogout(), { userId })
    expect(status).toBe(401)
    expect(data).toEqual({ status: 'error', message: '请先登录', error_code: 'NOT_AUTHENTICATED' })
    expect((await session(bearer(token))).data).toMatchObject({ authenticated: true })
  })
})

describe('POST /api/provider/changePassword', () => {
  it('says in the specification’s own words that somebody has to sign in first', async () => {
    const userId = await insertLily()
    const passwords = { currentPassword: testPassword, newPassword: 'winter-plum-orchard' }
    const { status, data } = await call('/api/provider/changePassword', { user_id: userId, ...passwords })
    expect(status).toBe(401)
    expect(data).toEqual({ status: 'error', message: '请先登录再修改密码', error_code: 'NOT_AUTHENTICATED' })
  })

  const change = (userId: string, currentPassword: string, newPassword: string, headers: Record<string, string>) =>
    call(paths.callChangePassword(), { user_id: userId, currentPassword, newPassword }, headers)
  const fresh = 'cedar-harbor-kite-52'

  it('changes it, ends every session, and the new one opens', async () => {
    const { userId, token } = await signIn()
    const cookie = await signedIn(userId)
    const { status, headers, data } = await change(userId, ` ${testPassword} `, ` ${fresh} `, cookie)
    expect(status).toBe(200)
    expect(data).toEqual({ status: 'success', message: '密码修改成功！请使用新密码重新登录', error_code: null })
    expect(headers.get('Set-Cookie')).toMatch(/^hys-v5-auth=;/)
    for (const ended of [cookie, bearer(token)]) expect((await session(ended)).data).toEqual(nobody)
    expect((await login('lily.chen')).data.error_code).toBe('LOGIN_FAILED')
    expect((await login('lily.chen', fresh)).data.status).toBe('success')
  })

  it.each([
    [' ', fresh, 'MISSING_CURRENT_PASSWORD', '请输入当前密码'],
    [testPassword, ' ', 'MISSING_NEW_PASSWORD', '请输入新密码'],
    [testPassword, ' 1a2b3c4 ', 'WEAK_PASSWORD', '新密码长度不能少于8位'],
    [testPassword, 'password2026', 'COMMON_PASSWORD', '这个密码太常见，请换一个'],
    [testPassword, 'lily.chen@example.com'.slice(0, 9), 'COMMON_PASSWORD', '这个密码太常见，请换一个'],
    [testPassword, testPassword, 'SAME_PASSWORD', '新密码不能和当前密码相同'],
    [testPassword, 'x1'.repeat(150), 'LONG_PASSWORD', '密码太长'],
    ['wrong-password', fresh, 'PASSWORD_CHANGE_FAILED', '密码修改失败，请检查当前密码是否正确'],
  ])('from %j to %j is %s, and the session stays', async (current, next, code, message) => {
    const { userId, token } = await signIn()
    const { status, data } = await change(userId, current, next, bearer(token))
    expect(status).toBe(200)
    expect(data).toEqual({ status: 'error', message, error_code: code })
    expect((await session(bearer(token))).data).toMatchObject({ authenticated: true })
  })

  it('is the session’s own person’s to ask', async () => {
    const { userId, token } = await signIn()
    const stranger = await withTransaction((tx) => insertUser(tx))
    expect(await change(stranger, testPassword, fresh, bearer(token))).toMatchObject({
      status: 403,
      data: { status: 'error', message: '只能操作您自己的账号', error_code: 'FOREIGN_USER' },
    })
    for (const headers of [{}, bearer('x'.repeat(43)), { Authorization: 'Basic bGlseTpjaGVu' }]) {
      expect(await change(userId, testPassword, fresh, headers)).toMatchObject({
        status: 401,
        data: { status: 'error', error_code: 'NOT_AUTHENTICATED' },
      })
    }
    expect((await login('lily.chen')).data.status).toBe('success')
  })

  it('is not a way to guess', async () => {
    const { userId, token } = await signIn()
    for (let count = 0; count < 5; count++) await change(userId, 'wrong-password', fresh, bearer(token))
    const { status, headers, data } = await change(userId, testPassword, fresh, bearer(token))
    expect(status).toBe(429)
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(data).toMatchObject({ status: 'error', error_code: 'TOO_MANY_ATTEMPTS' })
  })
})

describe('every POST call', () => {
  const calls = [paths.callLogin(), paths.callLogout(), paths.callChangePassword()]
  const broken = ['', '{', '[]', 'null', '"text"', '5', '{}']
  const wrong = {
    loginUsername: 5,
    loginPassword: ['x'],
    userId: {},
    user_id: null,
    currentPassword: 1,
    newPassword: {},
  }

  it.each(calls)('%s answers 400 with the envelope to what it cannot read', async (path) => {
    const envelope = { status: 'error', message: '请求格式错误', error_code: 'INVALID_REQUEST' }
    for (const body of [...broken, JSON.stringify(wrong)]) {
      const { status, data } = await call(path, body)
      expect(status, body).toBe(400)
      expect(data, body).toEqual(envelope)
    }
    const { data } = await call(`/en-US${path}`, '{')
    expect(data.message).toBe('The request is not in the right format')
  })

  it.each(calls)('%s reads no form: a foreign page could send one', async (path) => {
    const fields = { loginUsername: 'lily.chen', loginPassword: testPassword, userId: 'x', user_id: 'x' }
    expect(await post<never>(path, fields)).toMatchObject({ status: 400 })
  })

  it.each(calls)('%s answers no other method', async (path) => {
    const { status, headers } = await get<never>(path)
    expect(status).toBe(405)
    expect(headers.get('Allow')).toBe('POST')
  })
})

describe('GET /api/auth/session', () => {
  it('tells nobody anything without a session of the provider area', async () => {
    const admin = await withTransaction((tx) => insertUser(tx, { scopes: ['admin'] }))
    const strangers = [
      {},
      { Cookie: 'hys-v5-auth=forged' },
      bearer('x'.repeat(43)),
      bearer(''),
      await signedIn(admin, { scope: 'admin' }),
    ]
    for (const headers of strangers) {
      const answer = await session(headers)
      expect(answer.status).toBe(200)
      expect(answer.data).toEqual(nobody)
      expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    }
  })

  it('is over with the session, at once', async () => {
    const { token, userId } = await signIn()
    expect((await session(bearer(token))).data).toEqual({ authenticated: true, userId, email: 'lily@example.com' })
    await withTransaction(async (tx) => {
      await tx.update(users).set({ status: 'disabled' }).where(eq(users.id, userId))
    })
    expect((await session(bearer(token))).data).toEqual(nobody)
  })

  it('keeps nobody active, and leaves the cookie alone, which lasts as long as the session', async () => {
    const userId = await insertLily()
    const cookie = await signedIn(userId)
    const [before] = await db.select().from(sessions)
    setClock(now() + 20 * 60_000)
    expect((await session(cookie)).headers.get('Set-Cookie')).toBeNull()
    setClock(now() + 6.5 * 24 * 60 * 60_000)
    expect((await session(cookie)).headers.get('Set-Cookie')).toBeNull()
    const [after] = await db.select().from(sessions)
    expect(after!.activeAt).toBe(before!.activeAt)
    // Twenty minutes less than half a day: a week after the sign-in, as the cookie.
    expect(after!.expiresAt).toBe(now() + 42_000_000)
  })
})

it('GET /api/__features__/association-enabled', async () => {
  const { status, headers, data } = await get<never>(paths.callAssociationEnabled())
  expect(status).toBe(200)
  expect(headers.get('Cache-Control')).toContain('no-store')
  expect(data).toEqual({ enabled: false })
  // An administrator's switch holds for the next request.
  const flag = { code: 'associations', reason: 'Signed', version: 0 } as const
  await setFlag(adminActor('flag.manage'), { ...flag, isOn: true })
  expect((await get<never>(paths.callAssociationEnabled())).data).toEqual({ enabled: true })
})

describe('GET /builds', () => {
  it('/latest.json names the build, whatever the time in the query', async () => {
    for (const query of ['', '?timestamp=1760968800000', '?1760968800000']) {
      const { status, headers, data } = await get<never>(paths.latestBuild() + query)
      expect(status).toBe(200)
      expect(headers.get('Cache-Control')).toBe('no-store')
      expect(data).toEqual({ id: 'development' })
    }
  })

  it('/meta/{buildId}.json knows that build only', async () => {
    expect(await get<never>(paths.buildMeta('development'))).toMatchObject({
      status: 200,
      data: { id: 'development', routes: {} },
    })
    for (const path of ['/builds/meta/development', '/builds/meta/other.json', '/builds/meta/..%2flatest.json']) {
      expect((await get<never>(path)).status).toBe(404)
    }
  })
})
