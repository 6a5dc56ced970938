import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Behavior } from '#tests/fakes/misbehaving-backend.ts'
import { sessionCookie } from '#app/core/session/session.server.ts'
import { paths } from '#app/paths.ts'
import { insertUser, signedIn, testPassword } from '#tests/factories/accounts.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

/** The specified calls and the pages of an instance that is configured with API_BASE_URL. */
const backend = await vi.hoisted(async () => {
  const { startBackend } = await import('#tests/fakes/misbehaving-backend.ts')
  const started = await startBackend('cut')
  vi.stubEnv('API_BASE_URL', started.url)
  return started
})
afterAll(backend.close)

useDatabase()

type Envelope = { status: string; message: string; error_code: string | null; user_data?: string | null }

const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  post<never>(
    path,
    {},
    {
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    },
  ) as Promise<{ status: number; headers: Headers; data: Envelope }>

const credentials = { loginUsername: 'lily.chen', loginPassword: 'orchid lantern' }
const user = { id: 'u-1', email: 'lily@example.com', firstName: 'Lily', lastName: 'Chen' }
const userData = JSON.stringify({ token: 'remote-token', user, requires_password_change: false })
const welcome: Behavior = { json: { status: 'success', user_data: userData } }

async function signIn(...then: Behavior[]) {
  backend.turnTo(welcome, ...then)
  const { data } = await call(paths.callLogin(), credentials)
  const { token } = JSON.parse(data.user_data!) as { token: string }
  return { Authorization: `Bearer ${token}` }
}
const session = (headers: Record<string, string>) => get<never>(paths.callSession(), { headers })
const nobody = { authenticated: false, userId: null, email: null }

describe('POST /api/provider/login', () => {
  it('answers with the person the backend knows, and a token of its own', async () => {
    backend.turnTo(welcome)
    const { status, headers, data } = await call(paths.callLogin(), credentials)
    expect(status).toBe(200)
    expect(headers.get('Set-Cookie')).toMatch(/^hys-v5-auth=.+Max-Age=604800/)
    const { token, user: known } = JSON.parse(data.user_data!) as { token: string; user: object }
    expect(token).not.toBe('remote-token')
    expect(known).toEqual({
      ...user,
      lastLoginInstant: null,
      data: {
        npi: null,
        tier: null,
        care_coordination_enabled: false,
        care_coordination_role: null,
        profile_complete: false,
      },
    })
    expect(backend.calls).toMatchObject([{ path: '/api/provider/login', body: credentials }])
  })

  const outcomes: [string, number, string, Behavior][] = [
    ['INVALID_RESPONSE', 502, '服务器响应无效，请稍后重试', { text: '<html>' }],
    ['UNEXPECTED_RESPONSE', 502, '登录状态异常，请稍后重试', { json: { status: 'maybe' } }],
    ['INVALID_USER_DATA', 502, '用户数据格式错误，请联系技术支持', { json: { status: 'success', user_data: '{}' } }],
    ['NETWORK_ERROR', 503, '网络连接失败，请检查网络连接后重试', 'cut'],
    ['LOGIN_FAILED', 200, '登录失败，请检查您的用户名和密码', { json: { status: 'error' } }],
    ['LOCKED', 200, '账号已锁定', { json: { status: 'error', message: '账号已锁定', error_code: 'LOCKED' } }],
  ]
  it.each(outcomes)('%s is %i: %s', async (code, status, message, behavior) => {
    backend.turnTo(behavior)
    const answer = await call(paths.callLogin(), credentials)
    expect(answer.status).toBe(status)
    expect(answer.data).toEqual({ status: 'error', message, error_code: code, user_data: null })
    expect(answer.headers.get('Set-Cookie')).toBeNull()
  })
})

it('POST /api/provider/logout warns when the backend fails, and the session is over', async () => {
  const own = await signIn('cut')
  const { status, data } = await call(paths.callLogout(), { userId: 'u-1' }, own)
  expect(status).toBe(200)
  expect(data).toEqual({
    status: 'success',
    message: '退出登录时发生错误，但已清除本地会话',
    error_code: 'LOGOUT_ERROR',
  })
  backend.turnTo('cut')
  expect((await session(own)).data).toEqual(nobody)
  expect(backend.calls).toEqual([])
})

describe('POST /api/provider/changePassword', () => {
  const body = { user_id: 'u-1', currentPassword: 'orchid lantern', newPassword: 'cedar-harbor-kite-52' }

  const outcomes: [string | null, number, string, boolean, Behavior][] = [
    [null, 200, '密码修改成功！请使用新密码重新登录', true, { json: { status: 'success' } }],
    ['PASSWORD_CHANGE_FAILED', 200, '密码修改失败，请检查当前密码是否正确', false, { json: { status: 'failed' } }],
    ['REUSED', 200, '旧密码', false, { json: { status: 'failed', message: '旧密码', error_code: 'REUSED' } }],
    ['NETWORK_ERROR', 503, '网络连接失败，请检查网络连接后重试', false, 'cut'],
    ['NOT_AUTHENTICATED', 401, '请先登录再修改密码', true, { status: 401, text: '' }],
  ]
  it.each(outcomes)('%s is %i: %s', async (code, status, message, isOver, behavior) => {
    const own = await signIn(behavior)
    const answer = await call(paths.callChangePassword(), body, own)
    expect(answer.status).toBe(status)
    expect(answer.data).toEqual({ status: code === null ? 'success' : 'error', message, error_code: code })
    backend.turnTo({ json: { authenticated: true } })
    expect((await session(own)).data).toMatchObject({ authenticated: !isOver })
  })
})

describe('GET /api/auth/session', () => {
  it('asks the backend, and believes its own table when that fails', async () => {
    const own = await signIn('cut', 'cut', { json: { authenticated: false } })
    expect((await session(own)).data).toEqual({ authenticated: true, userId: 'u-1', email: 'lily@example.com' })
    expect((await session(own)).data).toEqual(nobody)
    expect(backend.calls).toHaveLength(4)
  })
})

describe('pages', () => {
  it('sign in at the backend, and lead on', async () => {
    backend.turnTo(welcome)
    const path = paths.login({ next: paths.deskDay() })
    const { status, location, headers } = await post<never>(path, { ...credentials, loginRememberMe: 'on' })
    expect([status, location]).toEqual([302, paths.deskDay()])
    expect(headers.get('Set-Cookie')).toContain('hys-v5-auth=')
    expect(backend.calls).toHaveLength(1)
  })

  it('say in words what went wrong there', async () => {
    backend.turnTo('cut')
    const { status, data } = await post<never>(paths.login(), credentials)
    expect(status).toBe(502)
    expect(JSON.stringify(data)).toContain('网络连接失败，请检查网络连接后重试')
    expect(JSON.stringify(data)).not.toContain(credentials.loginPassword)
  })
})

it('the page of a password leads to the login and says why, where the other backend knows nobody any more', async () => {
  const cookiesOf = ({ headers }: { headers: Headers }) => ({
    Cookie: headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0]!)
      .join('; '),
  })
  backend.turnTo(welcome, { status: 401, text: '' })
  const own = cookiesOf(await post<never>(paths.login(), credentials))
  const passwords = {
    currentPassword: 'orchid lantern',
    newPassword: 'cedar-harbor-kite-52',
    confirmPassword: 'cedar-harbor-kite-52',
  }
  const left = await post<never>(paths.changePassword(), passwords, { headers: own })
  expect([left.status, left.location]).toEqual([302, paths.login()])
  const { html } = await openPage(paths.login(), { headers: cookiesOf(left) })
  expect(html).toContain('请先登录再修改密码')
})

it('the account page ends other sign-ins of the person, here and at the backend', async () => {
  const others = [await signIn(), await signIn()]
  const asking = await signIn({ json: { status: 'success' } })
  const cookie = async ({ Authorization }: { Authorization: string }) => {
    const answer = await sessionCookie(new Request('https://care.test/'), Authorization.slice('Bearer '.length))
    return { Cookie: answer.split(';')[0]! }
  }
  const headers = await cookie(asking)
  type Page = { sessions: { isThis: boolean }[] }
  const { sessions } = (await get<never>(paths.clinicAccount(), { headers })).data as Page
  expect(sessions.map(({ isThis }) => isThis)).toEqual([true, false, false])
  backend.turnTo({ json: { status: 'success' } })
  const sent = await post<never>(paths.clinicAccount(), { session: 'others' }, { headers })
  expect([sent.status, sent.location]).toEqual([302, paths.clinicAccount()])
  expect(backend.calls.map(({ path, body }) => [path, body])).toEqual([
    ['/api/provider/logout', { userId: 'u-1' }],
    ['/api/provider/logout', { userId: 'u-1' }],
  ])
  backend.turnTo({ json: { authenticated: true } })
  for (const other of others) expect((await session(other)).data).toEqual(nobody)
  expect((await session(asking)).data).toMatchObject({ authenticated: true, userId: 'u-1' })
})

it('a session of this instance’s own accounts goes on without the backend', async () => {
  backend.turnTo('cut')
  const userId = await withTransaction((tx) => insertUser(tx))
  const cookie = await signedIn(userId)
  expect((await session(cookie)).data).toMatchObject({ authenticated: true, userId })
  const passwords = { user_id: userId, currentPassword: testPassword, newPassword: 'cedar-harbor-kite-52' }
  expect((await call(paths.callChangePassword(), passwords, cookie)).data.status).toBe('success')
  expect((await session(cookie)).data).toEqual(nobody)
  expect(backend.calls).toEqual([])
})
