import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { readToasts } from '#app/core/toast.server.ts'
import type { action, loader } from '#app/routes/public/doctor/report.tsx'
import { openReport } from '#app/modules/moderation/report-text.server.ts'
import { changeRequests, providers, rateLimits } from '#drizzle/schema/index.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { naughtyMissing, naughtyStrings } from './naughty-strings.ts'
import { get, origin, post } from './route-request.ts'

useSeededDatabase()

afterEach(async () => {
  await withTransaction(async (tx) => {
    await tx.delete(changeRequests)
    await tx.delete(rateLimits)
  })
})

const profile = '/doctor/family-medicine/meiling-zhang'
const path = `${profile}/report`
const sound = { topic: 'phone', details: '电话号码最后两位是15', contact: '', website: '' }
const send = (fields: Record<string, string>, address = '203.0.113.1', to = path) =>
  post<typeof action>(to, fields, { clientAddress: address })
const filed = () => db.select().from(changeRequests)

/** What the action replied to a form that it did not take. */
type Reply = { status: string; initialValue: Record<string, string>; error: Record<string, string[]> }

describe('the page', () => {
  it('names the doctor in the language of the address', async () => {
    const names = await Promise.all(
      locales.map(async (locale) => (await get<typeof loader>(withPrefix(path, locale))).data.name),
    )
    expect(names).toEqual(['张美玲', '張美玲', 'Mei Ling Cheung, MD'])
    const { data } = await get<typeof loader>(path)
    expect(Object.keys(data).toSorted()).toEqual(['head', 'isDemo', 'name', 'slug', 'specialty'])
    expect(data.isDemo).toBe(true)
  })

  it('is there for a retired doctor and for nobody hidden', async () => {
    expect((await get<never>('/doctor/internal-medicine/bofang-tao/report')).status).toBe(200)
    expect((await get<never>('/doctor/family-medicine/desmond-fu/report')).status).toBe(404)
  })
})

describe('a sound report', () => {
  it('is filed for review and thanked for on the profile', async () => {
    for (const locale of locales) {
      const details = `${sound.details} ${locale}`
      const answer = await send(
        { ...sound, details, contact: ' 347-555-0100 ' },
        '203.0.113.1',
        withPrefix(path, locale),
      )
      expect(answer).toMatchObject({ status: 302, location: profile })
      const [request] = await db.select().from(changeRequests).where(eq(changeRequests.locale, locale))
      expect(request).toMatchObject({
        kind: 'update_provider',
        targetType: 'provider',
        targetId: 'demo-meiling-zhang',
        field: 'phone',
        submitterType: 'public',
        submitterId: null,
        after: {},
        status: 'submitted',
        reviewerId: null,
        createdAt: now(),
      })
      expect(openReport(request!.id, request!.reportEnc!)).toEqual({ details, contact: '347-555-0100' })
      expect(request!.dueAt).toBeGreaterThan(now())
    }
  })

  it('sets a cookie that shows one toast, once, in the visitor’s language', async () => {
    const { headers } = await send(sound, '203.0.113.1', withPrefix(path, 'zh-Hant'))
    const cookie = headers.get('Set-Cookie')!
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
    const next = new Request(origin, { headers: { Cookie: cookie.split(';')[0]! } })
    const shown = await readToasts(next)
    expect(shown.toasts).toEqual([{ tone: 'success', text: expect.stringMatching(/謝謝/) as string }])
    const after = new Request(origin, { headers: { Cookie: shown.headers.get('Set-Cookie')!.split(';')[0]! } })
    expect((await readToasts(after)).toasts).toEqual([])
  })

  it('changes nothing public', async () => {
    const before = await db.select().from(providers).where(eq(providers.slug, 'meiling-zhang'))
    await send({ ...sound, topic: 'closed' })
    expect(await db.select().from(providers).where(eq(providers.slug, 'meiling-zhang'))).toEqual(before)
  })

  it('is one request however often the same words are sent, also at the same moment', async () => {
    const answers = await Promise.all([send(sound), send(sound), send(sound)])
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302])
    await send(sound)
    expect(await filed()).toHaveLength(1)
    await send({ ...sound, topic: 'address' }, '203.0.113.2')
    await send({ ...sound, details: '地址搬到六十街了' }, '203.0.113.2')
    expect(await filed()).toHaveLength(3)
  })

  it('reaches the doctor whose address has changed meanwhile', async () => {
    const answer = await send(sound, '203.0.113.1', '/doctor/family-medicine/mei-ling-cheung/report')
    expect(answer).toMatchObject({ status: 302, location: profile })
    expect(await filed()).toMatchObject([{ targetId: 'demo-meiling-zhang' }])
  })
})

describe('a report with faults', () => {
  it('comes back with every fault and everything that was typed', async () => {
    const { status, data } = await send({ topic: '', details: ' abc ', contact: 'wechat: 小明', website: '' })
    expect(status).toBe(400)
    expect(data as unknown as Reply).toMatchObject({
      status: 'error',
      initialValue: { details: ' abc ', contact: 'wechat: 小明' },
      error: { topic: ['report.errors.topic'], details: ['report.errors.details'] },
    })
    expect(await filed()).toEqual([])
  })

  it.each([
    ['an unknown topic', { ...sound, topic: 'hair' }, { topic: ['report.errors.topic'] }],
    ['nothing', {}, { topic: ['report.errors.topic'], details: ['report.errors.details'] }],
    ['too many words', { ...sound, details: '长'.repeat(1001) }, { details: ['report.errors.detailsLong'] }],
    ['a contact that is too long', { ...sound, contact: '1'.repeat(121) }, { contact: ['report.errors.contactLong'] }],
  ])('is refused for %s', async (_title, fields, error) => {
    const { status, data } = await send(fields as Record<string, string>)
    expect(status).toBe(400)
    expect((data as unknown as Reply).error).toEqual(error)
    expect(await filed()).toEqual([])
  })

  it('costs none of the visitor’s reports', async () => {
    for (let tries = 0; tries < 10; tries++) expect((await send({ ...sound, details: '' })).status).toBe(400)
    expect((await send(sound)).status).toBe(302)
  })

  it('is a 400 when the body is no form at all', async () => {
    const bodies = [
      { 'Content-Type': 'application/json' },
      { 'Content-Type': 'multipart/form-data' },
      { 'Content-Type': 'multipart/form-data; boundary=x' },
      { 'Content-Type': 'text/plain' },
    ]
    for (const headers of bodies) {
      expect((await post<never>(path, {}, { headers, body: '{"topic":"phone"}' })).status).toBe(400)
    }
  })

  it('is never an error of ours: files for texts, commands of the form library, odd names', async () => {
    const upload = new FormData()
    for (const name of ['topic', 'details', 'contact', 'website']) upload.append(name, new Blob(['x']), 'x.txt')
    expect((await post<never>(path, {}, { body: upload })).status).toBe(400)
    const odd = {
      __intent__: 'nonsense',
      __state__: '{',
      '__proto__[polluted]': 'yes',
      'constructor.prototype.polluted': 'yes',
      'details[0][x]': 'yes',
      '[]': '',
      '': 'x',
    }
    for (const [name, value] of Object.entries(odd)) {
      const { status } = await send({ ...sound, [name]: value }, `odd-${name}`)
      expect([302, 400], name).toContain(status)
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    const files = new FormData()
    for (const name of ['__intent__', '__state__']) files.append(name, new Blob(['x']), 'x.txt')
    for (const [name, value] of Object.entries(sound)) files.append(name, value)
    expect((await post<never>(path, {}, { body: files })).status).toBe(302)
  })
})

describe('reports that are not for us', () => {
  it('are answered like any other when a machine filled in the hidden field, and not kept', async () => {
    const answer = await send({ ...sound, website: 'https://spam.example' })
    expect(answer).toMatchObject({ status: 302, location: profile })
    expect(answer.headers.get('Set-Cookie')).toContain('toast-session')
    expect(await filed()).toEqual([])
  })

  it.each(['nobody', 'desmond-fu', 'qiaoyun-meng', 'yining-song', 'peter-quon', 'a%00b'])(
    'are not found for %s',
    async (slug) => {
      expect((await send(sound, '203.0.113.1', `/doctor/any/${slug}/report`)).status).toBe(404)
      expect(await filed()).toEqual([])
    },
  )
})

describe('too many reports', () => {
  it('are refused with the time to wait, for that visitor alone, and taken again after it', async () => {
    const report = (index: number, address?: string) => send({ ...sound, details: `第${index}次：电话错了` }, address)
    for (let index = 1; index <= 5; index++) expect((await report(index)).status).toBe(302)
    const refused = await report(6)
    expect(refused.status).toBe(429)
    const seconds = Number(refused.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThan(0)
    expect(refused.data as unknown as Reply).toMatchObject({
      initialValue: { details: '第6次：电话错了' },
      error: { '': ['report.errors.tooMany'] },
    })
    expect(await filed()).toHaveLength(5)
    expect((await report(6, '198.51.100.7')).status).toBe(302)
    setClock(now() + seconds * 1000)
    expect((await report(7)).status).toBe(302)
  })

  it('keep no address of the visitor', async () => {
    await send(sound, '203.0.113.77')
    const rows = await db.select().from(rateLimits)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify([rows, await filed()])).not.toContain('203.0.113')
  })
})

describe.skipIf(naughtyMissing !== '')(`naughty strings${naughtyMissing}`, () => {
  it('are kept byte for byte or refused, never an error', async () => {
    const kept = new Set<string>()
    for (const [index, text] of naughtyStrings.entries()) {
      const { status, data } = await send({ ...sound, details: text, contact: text.slice(0, 100) }, `visitor-${index}`)
      const words = text.replaceAll('\0', '').trim()
      const isTaken = words.length >= 5 && words.length <= 1000
      expect(status, JSON.stringify(text)).toBe(isTaken ? 302 : 400)
      if (isTaken) kept.add(words)
      else if (text !== '')
        expect((data as unknown as Reply).initialValue.details ?? '').toBe(text.replaceAll('\0', ''))
    }
    const stored = (await filed()).map(({ id, reportEnc }) => openReport(id, reportEnc!).details)
    expect(stored).toHaveLength(kept.size)
    expect(new Set(stored)).toEqual(kept)
  })
})
