import { HtmlValidate } from 'html-validate'
import { beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { supportTickets, unsentForms } from '#drizzle/schema/index.ts'
import { insertUser, signedIn, testPassword } from '#tests/factories/accounts.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { origin } from './route-request.ts'

useDatabase()

const minute = 60_000
const contact = '/provider/4/dashboard/contact'
const ticket = { kind: 'technical', subject: '日历 "A&B"', body: '第一行\r\n<b>第二行</b>' }

let late: Record<string, string>
beforeEach(async () => {
  const userId = await withTransaction((tx) => insertUser(tx, { username: 'lily.chen' }))
  late = await signedIn(userId, { isRemembered: false })
  setClock(now() + 24 * 60 * minute)
})

const send = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
  openPage(path, { method: 'POST', body: new URLSearchParams(fields), headers })

const entities: Record<string, string> = { '&quot;': '"', '&amp;': '&', '&lt;': '<', '&gt;': '>', '&#x27;': "'" }
const plain = (text: string) => text.replace(/&(?:quot|amp|lt|gt|#x27);/g, (entity) => entities[entity]!)

/** The first form of a page as a browser would send it: its address and what it holds. */
function formOf(html: string) {
  const [, attributes = '', inner = ''] = /<main[\s\S]*?<form ([^>]*)>([\s\S]*?)<\/form>/.exec(html)!
  const inputs = [...inner.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)]
  // A browser sends line ends as CR LF, however the page has them.
  const fields = inputs.map(([, name, value]) => [plain(name!), plain(value!).replace(/\r?\n/g, '\r\n')])
  return {
    action: plain(/action="([^"]*)"/.exec(attributes)![1]!),
    encType: /enctype="([^"]*)"/i.exec(attributes)?.[1],
    fields: Object.fromEntries(fields) as Record<string, string>,
  }
}

/** Sends a form too late and signs in where that leads to; answers the page of the kept form and who opens it. */
async function sendLate(path: string, fields: Record<string, string> = ticket) {
  const refused = await send(path, fields, { ...late, Referer: origin + path })
  const login = refused.headers.get('Location')!
  expect([refused.status, new URL(login, origin).pathname]).toEqual([
    302,
    withPrefix('/provider/4/login', localeIn(path)),
  ])
  const form = await openPage(login)
  const answer = await send(login, { loginUsername: 'lily.chen', loginPassword: testPassword }, {})
  const headers = { Cookie: answer.headers.getSetCookie()[0]!.split(';')[0]! }
  return { form, to: answer.headers.get('Location')!, headers }
}
const localeIn = (path: string) => locales.find((locale) => path.startsWith(`/${locale}/`)) ?? 'zh-Hans'

describe('a form that came after its session had ended', () => {
  it('goes where it belongs with one press, as if nothing had happened', async () => {
    const { form, to, headers } = await sendLate(contact)
    expect(form.html).toContain('您填的内容都还在')
    expect(to).toMatch(/^\/provider\/unsent\/[0-9a-f-]{36}$/)
    const page = await openPage(to, { headers })
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect(page.html).toContain('<h1 id="unsent-title">您的表单还没有提交</h1>')
    expect(page.html).toContain('10月21日上午10:00在“联系客服”')
    expect(page.html).toContain('保留到上午11:00')
    const { action, fields } = formOf(page.html)
    expect([action, fields]).toEqual([contact, ticket])
    const done = await send(action, fields, { ...headers, Referer: origin + to })
    expect([done.status, done.headers.get('Location')]).toEqual([302, expect.stringContaining(`${contact}/`)])
    expect(await db.select().from(supportTickets)).toMatchObject([{ kind: 'technical' }])
  })

  it('is judged by its own page, which shows what is wrong and everything that was typed', async () => {
    const { to, headers } = await sendLate(contact, { ...ticket, subject: '' })
    const { action, fields } = formOf((await openPage(to, { headers })).html)
    const judged = await send(action, fields, { ...headers, Referer: origin + to })
    expect(judged.status).toBe(400)
    expect(judged.html).toContain('&lt;b&gt;第二行&lt;/b&gt;')
  })

  it('is sent once by two presses; afterwards its page says so and can send it again', async () => {
    const { to, headers } = await sendLate(contact)
    const { action, fields } = formOf((await openPage(to, { headers })).html)
    const from = { ...headers, Referer: origin + to }
    const presses = (await Promise.all([1, 2].map(() => send(action, fields, from)))).map((answer) =>
      answer.headers.get('Location'),
    )
    expect(presses.toSorted()).toEqual([expect.stringContaining(`${contact}/`), to])
    expect(await db.select().from(supportTickets)).toHaveLength(1)
    const used = await openPage(to, { headers })
    expect([used.status, used.headers.get('Location')]).toEqual([302, `${to}?seen=${now()}`])
    const page = await openPage(`${to}?seen=${now()}`, { headers })
    expect(page.html).toContain('这份表单已经提交')
    expect(formOf(page.html)).toMatchObject({ action: contact, fields: ticket })
    const again = await send(contact, fields, { ...headers, Referer: `${origin}${to}?seen=${now()}` })
    expect(again.headers.get('Location')).toContain(`${contact}/`)
  })

  it('is discarded at its owner’s wish', async () => {
    const { to, headers } = await sendLate(contact)
    const answer = await send(`${to}/removal`, {}, headers)
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, contact])
    expect(await db.select().from(unsentForms)).toEqual([])
    for (const path of [to, `${to}/removal`]) expect((await openPage(path, { headers })).status).toBe(404)
  })

  it('is a 404 for whoever else signs in at that browser', async () => {
    const refused = await send(contact, ticket, late)
    const next = new URL(refused.headers.get('Location')!, origin).searchParams.get('next')!
    await withTransaction((tx) => insertUser(tx, { username: 'other' }))
    const path = `/provider/4/login?next=${encodeURIComponent(next)}`
    const answer = await send(path, { loginUsername: 'other', loginPassword: testPassword }, {})
    const headers = { Cookie: answer.headers.getSetCookie()[0]!.split(';')[0]! }
    expect(answer.headers.get('Location')).toBe(next)
    const page = await openPage(next, { headers })
    expect([page.status, page.html.includes('第二行')]).toEqual([404, false])
    expect((await send(`${next}/removal`, {}, headers)).status).toBe(404)
    expect(await db.select().from(unsentForms)).toMatchObject([{ usedAt: null }])
  })

  it('asks for the password again before it is shown, and sends nobody in a circle', async () => {
    const { to, headers } = await sendLate(contact)
    setClock(now() + 30 * minute)
    const requests = [openPage(to, { headers }), send(`${to}/removal`, {}, { ...headers, Referer: origin + to })]
    for (const { status, headers: answer } of await Promise.all(requests)) {
      const { pathname, searchParams } = new URL(answer.get('Location')!, origin)
      expect([status, pathname, searchParams.get('next')]).toEqual([302, '/provider/4/login', to])
    }
    expect(await db.select().from(unsentForms)).toMatchObject([{ usedAt: null }])
  })

  it('of a hydrated page ends at the login as a whole document', async () => {
    const answer = await send(`${contact}?_data=routes%2Fprovider%2Flevel-4%2Fcontact%2Fcontact`, ticket, late)
    expect(answer.status).toBe(204)
    expect(answer.headers.get('X-Remix-Redirect')).toMatch(/^\/provider\/4\/login\?next=%2Fprovider%2Funsent%2F/)
    expect(answer.headers.get('X-Remix-Reload-Document')).toBe('true')
    expect(await db.select().from(unsentForms)).toMatchObject([{ path: contact }])
  })

  it('keeps its way of being sent and its language, and has sound pages', async () => {
    const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
    for (const locale of locales) {
      const { to, headers } = await sendLate(withPrefix(contact, locale))
      expect(to.startsWith(withPrefix('/provider/unsent/', locale))).toBe(true)
      const { html } = await openPage(to, { headers })
      const { results } = await validator.validateString(html)
      const faults = results.flatMap(({ messages }) => messages).filter(({ selector }) => !selector?.includes('link'))
      expect(faults.map(({ ruleId, message, selector }) => `${ruleId} ${message} ${selector}`)).toEqual([])
      expect(formOf(html).action).toBe(withPrefix(contact, locale))
    }
    const body = new FormData()
    body.set('subject', 'x')
    const refused = await openPage(contact, { method: 'POST', body, headers: late })
    const { to, headers } = await sendLate(contact)
    const parts = new URL(refused.headers.get('Location')!, origin).searchParams.get('next')!
    expect(formOf((await openPage(parts, { headers })).html).encType).toBe('multipart/form-data')
    expect(formOf((await openPage(to, { headers })).html).encType).toBeUndefined()
  })
})
