import { afterEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { formatLongDate } from '#app/core/format/format.ts'
import { type Locale, locales, withPrefix } from '#app/core/i18n/locale.ts'
import { openText } from '#app/modules/support/ticket-text.server.ts'
import { ticketDueAt } from '#app/modules/support/ticket-due.ts'
import {
  auditEvents,
  contactStandings,
  messageOutbox,
  rateLimits,
  supportTickets,
  ticketMessages,
} from '#drizzle/schema/index.ts'
import { readableText } from '#tests/setup/readable-text.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { openPage, sentencesOf } from './document-request.ts'
import { naughtyMissing, naughtyStrings } from './naughty-strings.ts'
import { origin, post } from './route-request.ts'

useSeededDatabase()

afterEach(async () => {
  await withTransaction(async (tx) => {
    for (const table of [ticketMessages, supportTickets, messageOutbox, contactStandings, rateLimits])
      await tx.delete(table)
  })
})

const key = 'A1b2C3d4E5f6G7h8I9j0Kk'
const writer = { key, name: '陈小姐', phone: '718-555-0123', email: 'chen@example.com', wechat: 'chen_88', website: '' }
const sound = {
  '/contact': { ...writer, topic: 'privacy', message: '请删掉我的HIV检测预约记录', language: 'yue', time: 'morning' },
  '/contact/concierge': {
    ...writer,
    message: '找看忧郁症的医生',
    specialty: 'psychiatry',
    area: 'flushing',
    plan: 'medicaid',
    language: 'yue',
    relation: 'parent',
    patient: '妈妈，72岁',
    times: 'weekend',
  },
  '/industry-partner': { ...writer, kind: 'lab', organization: '东方化验所', message: '想在这里列出抽血地点' },
} as const
type Form = keyof typeof sound
const forms = Object.keys(sound) as Form[]

type Reply = { status: string; initialValue: Record<string, string>; error: Record<string, string[]> }

const send = (form: Form, changes: Record<string, string> = {}, address = '203.0.113.1', locale: Locale = 'zh-Hans') =>
  post<never>(withPrefix(form, locale), { ...sound[form], ...changes }, { clientAddress: address })
const tickets = () => db.select().from(supportTickets)

describe('help in finding a doctor, asked for from a search', () => {
  it('begins with the words of the search, in a page that nothing keeps or lists', async () => {
    const text = '小便泡沫多 <b> & "女医生"'
    for (const locale of locales) {
      const path = withPrefix(`/contact/concierge?${new URLSearchParams({ q: `  ${text} ` })}`, locale)
      const { status, html, headers } = await openPage(path)
      expect(status).toBe(200)
      const message = /<textarea[^>]*name="message"[^>]*>([^<]*)</.exec(html)?.[1]
      expect(message).toBe('小便泡沫多 &lt;b&gt; &amp; &quot;女医生&quot;')
      expect(html).toMatch(/<meta name="robots" content="noindex/)
      expect(headers.get('Cache-Control')).toBe('private, no-store')
      // What is sent goes to the address without them.
      expect(html).toContain(`action="${withPrefix('/contact/concierge', locale)}"`)
    }
  })

  it('takes no more than a search box does, and keeps what a form that comes back says', async () => {
    const { html } = await openPage(`/contact/concierge?q=${'疼'.repeat(300)}`)
    expect(/<textarea[^>]*name="message"[^>]*>([^<]*)</.exec(html)?.[1]).toHaveLength(200)
    const { html: returned } = await openPage('/contact/concierge?q=%E7%96%BC', {
      method: 'POST',
      body: new URLSearchParams({ ...sound['/contact/concierge'], message: '胸口像石头压着，一直出冷汗' }),
    })
    expect(returned).toMatch(/<textarea[^>]*name="message"[^>]*>胸口像石头压着，一直出冷汗</)
  })
})

describe.each(forms)('the form %s', (form) => {
  it('with words of danger comes back once with the lines that help, and is taken when it is sent again', async () => {
    const message = '胸口像石头压着，一直出冷汗'
    const first = await send(form, { message })
    expect(first).toMatchObject({ status: 409, data: { help: ['emergency'], initialValue: { message } } })
    expect(await tickets()).toHaveLength(0)
    expect((await send(form, { message, helpNoticed: 'yes' })).status).toBe(303)
    expect(await tickets()).toHaveLength(1)
  })

  it('stands on a page of every language that nothing keeps, each form with a key of its own', async () => {
    for (const locale of locales) {
      const { status, html, headers } = await openPage(withPrefix(form, locale))
      expect(status).toBe(200)
      expect(headers.get('Cache-Control')).toBe('private, no-store')
      expect(html).toContain('<meta name="robots" content="index, follow"/>')
      expect(html).toContain(`action="${withPrefix(form, locale)}"`)
      expect(html).toContain(`href="${withPrefix('/policy/privacy', locale)}"`)
      expect(sentencesOf(html)).toContain(formatLongDate(ticketDueAt(now()), locale))
    }
    const keys = await Promise.all(
      [1, 2].map(async () => /name="key" value="([A-Za-z0-9]{22})"/.exec((await openPage(form)).html)?.[1]),
    )
    expect(keys[0]).toBeDefined()
    expect(keys[0]).not.toBe(keys[1])
  })

  it('opens a ticket and leads to a page that holds the reference alone', async () => {
    for (const locale of locales) {
      const answer = await send(form, { message: `${sound[form].message} ${locale}` }, '203.0.113.1', locale)
      expect(answer.status).toBe(303)
      const reference = /^\S+\?sent=(T[A-Z2-9]{8})$/.exec(answer.location!)?.[1]
      const ticket = (await tickets()).find((each) => each.reference === reference)!
      expect(ticket).toMatchObject({ locale, status: 'new', userId: null, dueAt: ticketDueAt(now()) })
      const { html, headers } = await openPage(withPrefix(answer.location!, locale))
      expect(html).toContain(`${reference!.slice(0, 1)}-${reference!.slice(1, 5)}-${reference!.slice(5)}`)
      expect(html).toContain(formatLongDate(ticket.dueAt, locale))
      expect(html).toContain('noindex')
      expect(html).not.toContain('chen')
      expect(headers.get('Cache-Control')).toBe('private, no-store')
      expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
    }
  })

  it('stores words encrypted and tells the receipt nothing but the reference', async () => {
    await send(form)
    const stored = readableText([
      await tickets(),
      await db.select().from(ticketMessages),
      await db.select().from(messageOutbox),
      await db.select().from(auditEvents),
    ])
    for (const word of ['陈', 'chen', '0123', 'HIV', '忧郁', '72岁', '东方', '抽血']) expect(stored).not.toContain(word)
    const [message] = await db.select().from(messageOutbox)
    expect(message).toMatchObject({ template: 'ticket_opened', channel: 'email' })
    const [ticket] = await tickets()
    const [turn] = await db.select().from(ticketMessages)
    expect(openText('body', turn!.id, turn!.bodyEnc)).toBe(sound[form].message)
    expect(JSON.parse(openText('contact', ticket!.id, ticket!.contactEnc))).toMatchObject({
      name: '陈小姐',
      phone: '+17185550123',
      email: 'chen@example.com',
      wechat: 'chen_88',
    })
  })

  it('is one ticket however often it is sent, also at once; other words are another', async () => {
    const answers = await Promise.all([send(form), send(form), send(form)])
    expect(new Set([...answers, await send(form)].map(({ location }) => location)).size).toBe(1)
    expect(await tickets()).toHaveLength(1)
    expect(await db.select().from(messageOutbox)).toHaveLength(1)
    await send(form, { message: '还有一件事，忘了说' })
    expect(await tickets()).toHaveLength(2)
  })

  it('sends no receipt without an address, and none to a telephone', async () => {
    await send(form, { email: '' })
    expect(await tickets()).toHaveLength(1)
    expect(await db.select().from(messageOutbox)).toEqual([])
  })

  it('comes back with the faults beside the fields and everything typed, in the page’s language', async () => {
    for (const locale of locales) {
      const fields = { ...sound[form], name: '', phone: '718 555 012', message: '<b>x', patient: '"72"' }
      const { status, html, headers } = await openPage(withPrefix(form, locale), {
        method: 'POST',
        body: new URLSearchParams(fields),
      })
      expect(status).toBe(400)
      expect(headers.get('Cache-Control')).toBe('private, no-store')
      expect(html).toContain('role="alert"')
      const id = form === '/contact' ? 'contact' : form === '/contact/concierge' ? 'concierge' : 'partner'
      for (const field of ['name', 'phone', 'message']) {
        expect(html, field).toContain(`href="#${id}-${field}"`)
        expect(html, field).toContain(`id="${id}-${field}-error"`)
      }
      expect(html).toContain('value="718 555 012"')
      expect(html).toContain('>&lt;b&gt;x</textarea>')
      expect(html).toContain('value="chen_88"')
      expect(html).toContain(`name="key" value="${key}"`)
      expect(html).toContain(locale === 'en-US' ? '1 digit short' : '少了1位')
    }
    expect(await tickets()).toEqual([])
  })

  it('thanks a machine like a person and keeps nothing', async () => {
    const { status, location } = await send(form, { website: 'https://spam.example' })
    expect(status).toBe(303)
    expect(location).toMatch(/\?sent=T[A-HJ-NP-Z2-9]{8}$/)
    expect((await openPage(location!)).status).toBe(200)
    expect(await tickets()).toEqual([])
    expect(await db.select().from(messageOutbox)).toEqual([])
  })

  it('is refused after ten in an hour with the time to wait, the words kept, for that visitor alone', async () => {
    for (let index = 1; index <= 10; index++) {
      expect((await send(form, { message: `第${index}次写信` })).status).toBe(303)
    }
    const refused = await send(form, { message: '第十一次写信' })
    expect(refused.status).toBe(429)
    const seconds = Number(refused.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThan(0)
    expect(refused.data as unknown as Reply).toMatchObject({
      initialValue: { message: '第十一次写信', name: '陈小姐' },
      error: { '': ['errors.tooMany'] },
    })
    expect(await tickets()).toHaveLength(10)
    expect((await send(form, { message: '第十一次写信' }, '198.51.100.7')).status).toBe(303)
    const began = now()
    setClock(began + seconds * 1000)
    expect((await send(form, { message: '第十二次写信' })).status).toBe(303)
    setClock(began)
  })

  it('asks to be sent again when its key is none, with a new one', async () => {
    for (const bad of ['', 'x', '<script>']) {
      const { status, html } = await openPage(form, {
        method: 'POST',
        body: new URLSearchParams({ ...sound[form], key: bad }),
      })
      expect(status).toBe(400)
      expect(html).toMatch(/name="key" value="[A-Za-z0-9]{22}"/)
    }
  })

  it('is a 400 when the body is no form, and never an error of ours', async () => {
    const headers = { 'Content-Type': 'application/json' }
    expect((await post<never>(form, {}, { headers, body: '{"topic":"care"}' })).status).toBe(400)
    const upload = new FormData()
    for (const name of Object.keys(sound[form])) upload.append(name, new Blob(['x']), 'x.txt')
    expect((await post<never>(form, {}, { body: upload })).status).toBe(400)
    for (const [name, value] of Object.entries({
      __intent__: '{',
      '__proto__[x]': 'y',
      'message[0][x]': 'y',
      '': 'x',
    })) {
      expect([303, 400], name).toContain((await send(form, { [name]: value }, `odd-${name}`)).status)
    }
  })
})

describe('what the tickets know', () => {
  it('is kept by id: the queue, and the wishes that the directory has', async () => {
    await send('/contact')
    await send('/contact/concierge', { area: 'atlantis', plan: "' or 1=1" })
    await send('/industry-partner')
    const known = new Map((await tickets()).map(({ kind, wishes }) => [kind, wishes]))
    expect(known.get('privacy')).toEqual({ topic: 'privacy', language: 'yue' })
    expect(known.get('concierge')).toEqual({
      specialty: 'psychiatry',
      language: 'yue',
      relation: 'parent',
      times: 'weekend',
    })
    expect(known.get('partner')).toEqual({ kind: 'lab' })
  })

  it('carries the request that went wrong before, when it looks like one', async () => {
    const ref = 'Zk3_9-abcdefghijklmnop'
    const { html } = await openPage(`/contact?ref=${ref}`)
    expect(html).toContain(`name="ref" value="${ref}"`)
    expect((await openPage('/contact?ref=%3Cscript%3Ealert(1)%3C/script%3E')).html).not.toMatch(/name="ref"|<script>/)
    await send('/contact', { ref })
    await send('/contact', { ref: '<script>', message: '另外一件事情' }, '203.0.113.2')
    expect((await tickets()).map(({ wishes }) => wishes.request)).toEqual(expect.arrayContaining([ref, undefined]))
  })

  it('is told to nobody by a reference that nobody has', async () => {
    const { status, html } = await openPage('/contact?sent=TABCDEFGH')
    expect(status).toBe(200)
    expect(html).toContain('T-ABCD-EFGH')
    expect((await openPage('/contact?sent=nonsense')).html).toContain('name="topic"')
  })
})

describe('the contact page', () => {
  it('says whether somebody answers the telephone now, by the clock of New York', async () => {
    const began = now()
    setClock(Date.parse('2026-10-20T14:00:00Z'))
    expect((await openPage('/en-US/contact')).html).toContain('Open now')
    setClock(Date.parse('2026-10-20T12:59:00Z'))
    expect((await openPage('/en-US/contact')).html).toContain('Closed now')
    setClock(Date.parse('2026-10-24T16:00:00Z'))
    expect((await openPage('/contact')).html).toContain('现在没有人接听')
    setClock(began)
  })

  it('tells search engines the questions that it answers', async () => {
    const { html } = await openPage('/en-US/contact')
    expect(html).toContain('"@type":"FAQPage"')
    expect(html).toContain('tel:911')
  })
})

describe('the mode of large type', () => {
  const turn = (fields: Record<string, string>, locale: Locale = 'zh-Hans') =>
    openPage(withPrefix('/elder-mode', locale), { method: 'POST', body: new URLSearchParams(fields) })

  it('is remembered for a year, taken back at once, and leads to the page it came from', async () => {
    const on = await turn({ mode: 'on', back: '/doctor?q=a&lang=yue' }, 'zh-Hant')
    expect(on.status).toBe(303)
    expect(on.headers.get('Location')).toBe('/zh-Hant/doctor?q=a&lang=yue')
    expect(on.headers.get('Set-Cookie')).toMatch(/^elder=1; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax/)
    const off = await turn({ mode: 'off', back: '/contact' })
    expect(off.headers.get('Set-Cookie')).toMatch(/^elder=; Path=\/; Max-Age=0;/)
    expect(off.headers.get('Location')).toBe('/contact')
  })

  it.each([
    '',
    'contact',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    '/a/..//evil.example',
    '/\t/evil.example',
  ])('leads nowhere else: %j', async (back) => {
    const { headers } = await turn({ mode: 'on', back })
    expect(new URL(headers.get('Location')!, origin).origin).toBe(origin)
    expect(headers.get('Location')).not.toContain('//')
  })

  it('marks every page that has the cookie, and only those; both switches are on the page', async () => {
    const plain = (await openPage('/en-US/contact')).html
    expect(plain).not.toContain('data-elder')
    expect(plain.match(/action="\/en-US\/elder-mode"/g)).toHaveLength(2)
    const large = (await openPage('/contact', { headers: { Cookie: 'a=b; elder=1' } })).html
    expect(large).toContain('<html lang="zh-Hans" data-elder=""')
    for (const Cookie of ['elder=0', 'elder=11', 'xelder=1']) {
      expect((await openPage('/contact', { headers: { Cookie } })).html).not.toContain('data-elder')
    }
  })
})

describe.skipIf(naughtyMissing !== '')(`naughty strings${naughtyMissing}`, () => {
  it('are kept byte for byte or refused, never an error', async () => {
    let kept = 0
    for (const [index, text] of naughtyStrings.entries()) {
      const own = { key: String(index).padStart(22, '0'), name: 'x' + text.slice(0, 50) }
      // Some speak of danger and would come back once with the lines that help.
      const { status, data } = await send('/contact', { ...own, message: text, helpNoticed: 'yes' }, `visitor-${index}`)
      const words = text.replaceAll('\0', '').trim()
      const isTaken = [...words].length >= 5 && text.replaceAll('\0', '').length <= 4000
      expect(status, JSON.stringify(text)).toBe(isTaken ? 303 : 400)
      if (isTaken) kept++
      else if (text !== '')
        expect((data as unknown as Reply).initialValue.message ?? '').toBe(text.replaceAll('\0', ''))
    }
    const turns = await db.select().from(ticketMessages)
    expect(turns).toHaveLength(kept)
    const words = new Set(naughtyStrings.map((text) => text.replaceAll('\0', '').trim()))
    for (const { id, bodyEnc } of turns) expect(words.has(openText('body', id, bodyEnc))).toBe(true)
  })

  it('are choices that nobody offers in the other forms', async () => {
    for (const [index, text] of naughtyStrings.filter((_, position) => position % 4 === 0).entries()) {
      const choices = {
        specialty: text,
        area: text,
        plan: text,
        language: text,
        relation: text,
        kind: text,
        times: text,
      }
      for (const form of ['/contact/concierge', '/industry-partner'] as const) {
        expect([303, 400], JSON.stringify(text)).toContain((await send(form, choices, `v-${form}-${index}`)).status)
      }
    }
  })
})
