import { and, desc, eq, isNull } from 'drizzle-orm'
import { HtmlValidate } from 'html-validate'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { auditEvents, messageOutbox, sessions, users } from '#drizzle/schema/index.ts'
import { insertUser, signedIn, testPassword } from '#tests/factories/accounts.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useDatabase()

const minute = 60_000
const day = 24 * 60 * minute
const login = '/provider/4/login'
const office = '/provider/4/dashboard'

let userId = ''
beforeEach(async () => {
  userId = await withTransaction((tx) => insertUser(tx, { username: 'lily.chen', email: 'lily@example.com' }))
})

const form = (fields: Record<string, string> = {}) => ({
  loginUsername: 'lily.chen',
  loginPassword: testPassword,
  ...fields,
})
const send = (fields: Record<string, string> = {}, path = login, headers: Record<string, string> = {}) =>
  post<never>(path, form(fields), { clientAddress: '203.0.113.1', headers })
/** The whole page that comes back when a form is sent. */
const sendPage = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  openPage(path, { method: 'POST', body: new URLSearchParams(fields), headers })
const cookieOf = ({ headers }: { headers: Headers }) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith('hys-v5-auth='))
const browser = (answer: { headers: Headers }) => ({ Cookie: cookieOf(answer)!.split(';')[0]! })
const living = () =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))
const times = (html: string, text: string) => html.split(text).length - 1

describe('the login page', () => {
  it('has the specified fields, no script of its own and a way to everything else', async () => {
    const { status, html, headers } = await openPage(login)
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    for (const name of ['loginUsername', 'loginPassword', 'loginRememberMe']) expect(html).toContain(`name="${name}"`)
    expect(html).toContain('<h1>医生登录</h1>')
    expect(html).toContain('href="/provider/4/forget-password"')
    expect(html).toContain('href="/provider/register"')
    expect(html).toContain('noindex')
    expect(html).not.toMatch(
      /<script(?! type="module" src="\/(?:app\/islands\/(?:preload|session|toast|version)|scripts\/reload))/,
    )
  })

  it.each([
    ['zh-Hans', '请输入用户名', '请输入密码', '登录失败，请检查您的用户名和密码'],
    ['zh-Hant', '請輸入', '請輸入', '登入失敗'],
    ['en-US', 'user', 'password', 'Sign-in failed'],
  ] as const)(
    'says in %s what is wrong, beside the field, on top and in a toast',
    async (locale, name, password, wrong) => {
      const path = withPrefix(login, locale)
      const empty = await sendPage(path, form({ loginUsername: '  ', loginPassword: ' ' }))
      expect(empty.status).toBe(400)
      expect(times(empty.html, name)).toBeGreaterThanOrEqual(locale === 'zh-Hans' ? 3 : 2)
      expect(empty.html).toContain(password)
      const refused = await sendPage(path, form({ loginUsername: 'Lily.Chen', loginPassword: 'wrong-password' }))
      expect(refused.status).toBe(401)
      expect(times(refused.html, wrong)).toBe(3)
      expect(refused.html).toContain('data-toast="error"')
      expect(refused.html).toContain('value="Lily.Chen"')
      expect(refused.html).not.toContain('wrong-password')
    },
  )

  it('answers for a name that nobody has as for a wrong password, also when there were too many (B7)', async () => {
    const [known, unknown] = ['lily.chen', 'mary.wong']
    for (let tried = 0; tried < 7; tried++) {
      const answers = []
      for (const loginUsername of [known, unknown]) {
        const { status, headers, html } = await sendPage(login, form({ loginUsername, loginPassword: 'wrong' }))
        answers.push({ status, headers: [...headers], html: html.replaceAll(loginUsername, 'name') })
      }
      expect(answers[1]).toEqual(answers[0])
      expect(answers[0]!.status).toBe(tried < 5 ? 401 : 429)
    }
    const { headers, html } = await sendPage(login, form({ loginPassword: 'wrong' }))
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(html).toContain('尝试次数过多，请稍后重试')
  })

  it('is conforming HTML in every locale, as are the other pages of this kind', async () => {
    const headers = await signedIn(userId)
    const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
    for (const locale of locales) {
      const pages = [
        await openPage(withPrefix(login, locale)),
        await sendPage(withPrefix(login, locale), form({ loginUsername: '', loginPassword: '' })),
        await openPage(withPrefix('/provider/4/forget-password?asked=1', locale)),
        await openPage(withPrefix('/provider/4/forget-password/AAAAAAAAAAAAAAAAAAAAAA', locale)),
        await openPage(withPrefix('/provider/change-password', locale), { headers }),
        await sendPage(withPrefix('/provider/3/mgmt/change-password', locale), {}, headers),
      ]
      for (const { html } of pages) {
        const { results } = await validator.validateString(html)
        const found = results.flatMap(({ messages }) => messages)
        // The stylesheet's address is known to the build only.
        const faults = found.filter(({ selector }) => !selector?.includes('link'))
        expect(faults.map(({ ruleId, message, selector }) => `${ruleId} ${message} ${selector}`)).toEqual([])
      }
    }
  })

  it('signs in by user name or e-mail address, trimmed and in whatever case', async () => {
    for (const loginUsername of ['lily.chen', '  LILY.Chen ', 'Lily@Example.com']) {
      const answer = await send({ loginUsername, loginPassword: ` ${testPassword} ` })
      expect([answer.status, answer.location]).toEqual([302, office])
      expect(answer.headers.get('Cache-Control')).toContain('no-store')
    }
    const [user] = await db.select().from(users)
    expect(user!.lastLoginAt).toBe(now())
  })

  it('keeps a visitor who is signed in from signing in again', async () => {
    const headers = await signedIn(userId)
    expect(await get<never>(login, { headers })).toMatchObject({ status: 302, location: office })
    const team = await get<never>(`${login}?next=/provider/4/dashboard/team`, { headers })
    expect(team.location).toBe('/provider/4/dashboard/team')
    await withTransaction((tx) => tx.update(users).set({ requiresPasswordChange: true }))
    expect((await get<never>(login, { headers })).location).toBe('/provider/change-password')
    expect((await send()).location).toBe('/provider/change-password')
  })

  it('asks again, with the reason, whom a page with health data sent', async () => {
    const headers = await signedIn(userId)
    const path = `${login}?next=%2Fprovider%2F3%2Fmgmt%2Fappt%3Fday%3D2026-10-21&reason=idle`
    expect((await get<never>(path, { headers })).status).toBe(302)
    setClock(now() + 30 * minute)
    const { status, html } = await openPage(path, { headers })
    expect(status).toBe(200)
    expect(html).toContain('30分钟没有操作')
    const again = await send({}, path, headers)
    expect(again.location).toBe('/provider/3/mgmt/appt?day=2026-10-21')
    expect(await living()).toHaveLength(1)
  })

  it('leads nowhere but to this site', async () => {
    const elsewhere = [
      'https://evil.test/',
      '//evil.test',
      '/\\evil.test',
      '\\\\evil.test',
      '/%09/evil.test',
      '/\t/evil.test',
      'javascript:alert(1)',
      '/en-US//evil.test',
      '/provider/4/logout',
      '/provider/4/login',
      '/api/provider/logout',
      '',
    ]
    for (const next of elsewhere) {
      const { location } = await send({}, `${login}?next=${encodeURIComponent(next)}`)
      const target = new URL(location!, 'https://care.test')
      expect([target.origin, location!.startsWith('//')], next).toEqual(['https://care.test', false])
      if (!next.includes('%09')) expect(location, next).toBe(office)
    }
    expect((await send({}, `${login}?next=${encodeURIComponent('/en-US/provider/3?x=1')}`)).location).toBe(
      '/provider/3?x=1',
    )
  })

  it('is found under the old address, which keeps everything that was asked', async () => {
    const answer = await get<never>('/provider/login?next=%2Fprovider%2F3&x=1')
    expect([answer.status, answer.location]).toEqual([302, '/provider/4/login?next=%2Fprovider%2F3&x=1'])
  })

  it('says no to a body that is no form, and to a file in place of a text', async () => {
    const headers = { 'Content-Type': 'application/json' }
    const { status } = await openPage(login, { method: 'POST', body: '{}', headers })
    expect(status).toBe(400)
    const body = new FormData()
    body.set('loginUsername', new File(['x'], 'x.txt'))
    body.set('loginPassword', 'x')
    expect((await openPage(login, { method: 'POST', body })).status).toBe(400)
  })
})

describe('the cookie', () => {
  it('is HttpOnly, Lax, for the whole site, Secure on https, seven days at a login', async () => {
    const answer = await send()
    expect(cookieOf(answer)).toMatch(/^hys-v5-auth=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const plain = await openPage('http://care.test/provider/4/login', {
      method: 'POST',
      body: new URLSearchParams(form()),
    })
    expect(cookieOf(plain)).toMatch(/; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('holds a token of which the table has only the hash, signed', async () => {
    const { Cookie } = browser(await send())
    const value = decodeURIComponent(Cookie.slice('hys-v5-auth='.length))
    const token = JSON.parse(Buffer.from(value.split('.')[0]!, 'base64').toString()) as string
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(JSON.stringify(await db.select().from(sessions))).not.toContain(token)
    expect(JSON.stringify(await db.select().from(auditEvents))).not.toContain(token)
    const unsigned = `hys-v5-auth=${encodeURIComponent(value.split('.')[0]!)}`
    for (const forged of [unsigned, Cookie.slice(0, -3), `hys-v5-auth=${token}`]) {
      expect((await get<never>(login, { headers: { Cookie: forged } })).status, forged).toBe(200)
    }
  })

  it('is a new one at every login, whatever the browser brings: no session can be planted', async () => {
    const planted = await signedIn(userId)
    const first = await send({}, login, planted)
    expect(browser(first)).not.toEqual(planted)
    const second = await send({}, login, browser(first))
    expect(browser(second)).not.toEqual(browser(first))
    const rows = await db.select().from(sessions).orderBy(desc(sessions.id))
    expect(rows.map(({ revokedReason }) => revokedReason).toSorted()).toEqual([null, 'replaced', 'replaced'].toSorted())
    for (const old of [planted, browser(first)]) expect((await get<never>(login, { headers: old })).status).toBe(200)
  })

  it('without "remember me" is worth a day after the last use, with it a week', async () => {
    for (const [fields, expected] of [
      [{}, day],
      [{ loginRememberMe: 'on' }, 7 * day],
    ] as const) {
      await withTransaction((tx) => tx.delete(sessions))
      await send(fields)
      expect(await living()).toMatchObject([{ expiresAt: now() + expected }])
    }
  })

  it('lasts as long as the session: a week, however late it is used', async () => {
    const headers = browser(await send({ loginRememberMe: 'on' }))
    const open = () => openPage('/provider/change-password', { headers })
    expect(cookieOf(await open())).toBeUndefined()
    setClock(now() + 6.5 * day)
    // The one of the sign-in still has half a day, as the session has: there is nothing to prolong.
    expect(cookieOf(await open())).toBeUndefined()
    expect(await living()).toMatchObject([{ expiresAt: now() + day / 2 }])
    setClock(now() + 0.6 * day)
    expect((await get<never>('/provider/change-password', { headers })).status).toBe(302)
  })
})

describe('signing out', () => {
  it('ends the session and the cookie, says so, and needs a POST', async () => {
    const headers = browser(await send())
    expect(await get<never>('/provider/4/logout', { headers })).toMatchObject({ status: 302, location: login })
    expect(await living()).toHaveLength(1)
    const answer = await post<never>('/provider/4/logout', {}, { headers })
    expect([answer.status, answer.location]).toEqual([302, login])
    expect(cookieOf(answer)).toMatch(/^hys-v5-auth=; Path=\/; Expires=Thu, 01 Jan 1970/)
    expect(await living()).toEqual([])
    const toast = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('toast-session='))!
    const { html } = await openPage(login, { headers: { Cookie: toast.split(';')[0]! } })
    expect(html).toContain('已安全退出登录')
    expect(html).toContain('data-toast="success"')
    expect((await get<never>('/provider/change-password', { headers })).status).toBe(302)
  })

  it('is the same for who is not signed in', async () => {
    expect(await post<never>('/provider/4/logout', {})).toMatchObject({ status: 302, location: login })
  })
})

describe('changing the password', () => {
  const fresh = 'winter-plum-orchard'
  const change = (
    fields: Record<string, string>,
    headers: Record<string, string>,
    path = '/provider/change-password',
  ) => sendPage(path, { currentPassword: testPassword, newPassword: fresh, confirmPassword: fresh, ...fields }, headers)

  it.each(['/provider/change-password', '/provider/3/mgmt/change-password'])(
    'at %s ends every session',
    async (path) => {
      const [here, there] = [await signedIn(userId), await signedIn(userId)]
      expect((await openPage(path, { headers: here })).html).toContain('name="currentPassword"')
      const answer = await change({}, here, path)
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, login])
      expect(cookieOf(answer)).toContain('hys-v5-auth=;')
      for (const headers of [here, there]) expect((await get<never>(path, { headers })).status).toBe(302)
      const toast = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('toast-session='))!
      const { html } = await openPage(login, { headers: { Cookie: toast.split(';')[0]! } })
      expect(html).toContain('密码修改成功！请使用新密码重新登录')
      expect((await send()).status).toBe(401)
      expect((await send({ loginPassword: fresh })).status).toBe(302)
    },
  )

  it.each([
    [{ currentPassword: ' ' }, '请输入当前密码'],
    [{ newPassword: ' ', confirmPassword: ' ' }, '请输入新密码'],
    [{ newPassword: '1234567', confirmPassword: '1234567' }, '新密码长度不能少于8位'],
    [{ newPassword: 'password2026', confirmPassword: 'password2026' }, '这个密码太常见，请换一个'],
    [{ newPassword: testPassword, confirmPassword: testPassword }, '新密码不能和当前密码相同'],
    [{ confirmPassword: 'another-password' }, '两次输入的新密码不一样'],
    [{ currentPassword: 'not-my-password' }, '密码修改失败，请检查当前密码是否正确'],
  ])('with %j says %s beside the field, on top and in a toast, and echoes nothing', async (fields, message) => {
    const { status, html } = await change(fields, await signedIn(userId))
    expect(status).toBe(400)
    expect(times(html, message)).toBe(3)
    expect(html).toContain('data-toast="error"')
    for (const text of [fresh, testPassword, ...Object.values(fields)])
      if (text.trim()) expect(html).not.toContain(`value="${text}"`)
    expect(await living()).toHaveLength(1)
  })

  it('is refused to who is signed in nowhere', async () => {
    const answer = await change({}, {})
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      302,
      `${login}?next=%2Fprovider%2Fchange-password`,
    ])
    expect((await send()).status).toBe(302)
  })
})

describe('a forgotten password', () => {
  const forgot = '/provider/4/forget-password'
  const fresh = 'winter-plum-orchard'
  const ask = (loginUsername: string) => post<never>(forgot, { loginUsername }, { clientAddress: '203.0.113.1' })

  const outgoing = () => db.select().from(messageOutbox).where(eq(messageOutbox.state, 'queued'))

  async function link(): Promise<string> {
    const rows = await db.select().from(messageOutbox).where(eq(messageOutbox.template, 'password_reset'))
    const { varsEnc, id } = rows.toSorted((a, b) => a.id.localeCompare(b.id)).at(-1)!
    const vars = JSON.parse(decryptField(varsEnc, { table: 'message_outbox', column: 'vars_enc', rowId: id })) as {
      link: string
    }
    return new URL(vars.link).pathname
  }

  it('gives the account its tries back: wrong passwords of others keep its owner out no longer', async () => {
    const from = (clientAddress: string, loginPassword: string) =>
      post<never>(login, form({ loginPassword }), { clientAddress })
    for (let index = 0; index < 5; index++) await from(`198.51.100.${index}`, 'not-my-password')
    expect((await from('203.0.113.7', testPassword)).status).toBe(429)
    await ask('lily.chen')
    const passwords = { newPassword: fresh, confirmPassword: fresh }
    expect((await post<never>(await link(), passwords, { clientAddress: '203.0.113.7' })).status).toBe(302)
    expect((await from('203.0.113.7', fresh)).status).toBe(302)
  })

  it('gives the tries back at a network from which the owner was signed in before, too', async () => {
    const from = (loginPassword: string) =>
      post<never>(login, form({ loginPassword }), { clientAddress: '203.0.113.7' })
    expect((await from(testPassword)).status).toBe(302)
    for (let index = 0; index < 5; index++) await from('not-my-password')
    expect((await from(testPassword)).status).toBe(429)
    await ask('lily.chen')
    const passwords = { newPassword: fresh, confirmPassword: fresh }
    expect((await post<never>(await link(), passwords, { clientAddress: '203.0.113.7' })).status).toBe(302)
    expect((await from(fresh)).status).toBe(302)
  })

  it('is asked for with the same answer for everybody, and told by e-mail to the owner alone', async () => {
    const known = await ask(' LILY.chen ')
    const unknown = await ask('nobody')
    expect([known.status, known.location]).toEqual([302, `${forgot}?asked=1`])
    expect({ ...unknown, headers: [...unknown.headers] }).toEqual({ ...known, headers: [...known.headers] })
    // As much is written for a name that nobody has; none of that goes out.
    expect(await outgoing()).toMatchObject([{ channel: 'email', template: 'password_reset' }])
    for (const locale of locales) {
      const { html } = await openPage(withPrefix(`${forgot}?asked=1`, locale))
      expect(html).toContain('name="loginUsername"')
      expect(html).toContain('30')
    }
    expect((await sendPage(forgot, { loginUsername: ' ' })).html).toContain('请输入用户名')
  })

  it('is set anew by the link, once, and every session ends', async () => {
    const headers = await signedIn(userId)
    await ask('lily@example.com')
    const path = await link()
    expect(path).toMatch(/^\/provider\/4\/forget-password\/[A-Za-z0-9]{22}$/)
    expect((await openPage(path)).html).toContain('name="newPassword"')
    const weak = await sendPage(path, { newPassword: '12345678', confirmPassword: '12345678' })
    expect([weak.status, weak.html.includes('这个密码太常见')]).toEqual([400, true])
    const set = await sendPage(path, { newPassword: fresh, confirmPassword: fresh })
    expect([set.status, set.headers.get('Location')]).toEqual([302, login])
    expect((await get<never>('/provider/change-password', { headers })).status).toBe(302)
    expect((await send({ loginPassword: fresh })).location).toBe(office)
    const again = await openPage(path)
    expect([again.status, again.html.includes('过期或用过')]).toEqual([410, true])
    expect((await sendPage(path, { newPassword: 'other-password', confirmPassword: 'other-password' })).status).toBe(
      400,
    )
    expect((await send({ loginPassword: fresh })).status).toBe(302)
    const told = await db.select().from(messageOutbox).where(eq(messageOutbox.template, 'password_changed'))
    expect(told).toHaveLength(1)
  })

  it('is not set by a link that is old, has a successor, or is another kind of link', async () => {
    await ask('lily.chen')
    const first = await link()
    setClock(now() + minute)
    await ask('lily.chen')
    const second = await link()
    expect(second).not.toBe(first)
    expect((await openPage(first)).status).toBe(410)
    expect((await openPage(second)).status).toBe(200)
    setClock(now() + 30 * minute)
    expect((await openPage(second)).status).toBe(410)
    expect((await openPage(`${forgot}/AAAAAAAAAAAAAAAAAAAAAA`)).status).toBe(410)
  })

  it('is refused after too many questions from one network, whoever they were about', async () => {
    let answer = await ask('a-0')
    for (let asked = 1; asked < 50 && answer.status !== 429; asked++) answer = await ask(`a-${asked}`)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  })

  it('sends at most three links an hour, silently', async () => {
    for (let asked = 0; asked < 5; asked++) expect((await ask('lily.chen')).location).toBe(`${forgot}?asked=1`)
    expect(await outgoing()).toHaveLength(3)
  })
})
