import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { joinWaitlist } from '#app/modules/booking/waitlist/commands/join-waitlist.server.ts'
import { bookingRules, waitlistEntries } from '#drizzle/schema/index.ts'
import { insertPractice, type Practice, waitlistInput } from '#tests/factories/booking.ts'
import { insertLanguage, insertNeighborhood, insertSpecialty, tri } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useDatabase()

const start = Date.parse('2026-10-20T14:00:00Z')
const list = '/doctor/family-medicine/waitlist'
let practice: Practice

beforeEach(async () => {
  setClock(start)
  practice = await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'family-medicine', name: tri('家庭医学科', '家庭醫學科', 'Family Medicine') })
    await insertNeighborhood(tx, { id: 'n-flushing', slug: 'flushing', name: tri('法拉盛', '法拉盛', 'Flushing') })
    await insertNeighborhood(tx, {
      id: 'n-elmhurst',
      slug: 'elmhurst',
      name: tri('艾姆赫斯特', '艾姆赫斯特', 'Elmhurst'),
    })
    await insertLanguage(tx, { id: 'yue', name: tri('粤语', '粵語', 'Cantonese') })
    return insertPractice(tx, {
      provider: { slug: 'zhining-bai', specialties: ['family-medicine'], languages: [{ languageId: 'yue' }] },
      facility: { slug: 'apricot', neighborhoodId: 'n-flushing' },
      visitType: { code: 'office' },
    })
  })
})
afterEach(() => setClock(null))

let serial = 0
const form = (more: Record<string, string> = {}) => ({
  key: `FormKey${String(++serial).padStart(15, '0')}`,
  ...{ forWhom: 'self', nameZh: '', nameEn: 'FANG QINIAN', birthYear: '1958', birthMonth: '3', birthDay: '27' },
  ...{ dateTo: '2026-11-20', notice: '240', phone: '(917) 555-0127', smsConsent: 'on', consent: 'on' },
  ...more,
})
const send = (more: Record<string, string> = {}, locale: (typeof locales)[number] = 'zh-Hans') =>
  openPage(withPrefix(list, locale), { method: 'POST', body: new URLSearchParams(form(more)) })

/** The choice of a select that is shown, and what there is to choose from. */
function choicesOf(html: string, name: string) {
  const [select = ''] = new RegExp(`<select[^>]*name="${name}".*?</select>`, 's').exec(html) ?? []
  const options = [...select.matchAll(/<option value="([^"]*)"([^>]*)>/g)]
  return {
    all: options.map(([, value]) => value),
    chosen: options.find(([, , rest]) => rest!.includes('selected'))?.[1],
  }
}

describe('the page of the list', () => {
  it.each(locales)('asks for the area and language of its address, and nothing of a doctor, in %s', async (locale) => {
    const page = await openPage(withPrefix(`${list}?near=flushing&lang=yue`, locale))
    expect(page.status).toBe(200)
    expect(page.headers.get('Cache-Control')).toBe('private, no-store')
    expect(page.headers.get('X-Robots-Tag')).toContain('noindex')
    expect(choicesOf(page.html, 'area')).toEqual({ all: ['', 'flushing'], chosen: 'flushing' })
    expect(choicesOf(page.html, 'language').chosen).toBe('yue')
    expect(page.html).toContain(
      { 'zh-Hans': '家庭医学科医生', 'zh-Hant': '家庭醫學科醫生', 'en-US': 'a family doctor' }[locale],
    )
    expect(page.html).not.toMatch(/name="(loc|vt)"/)
    expect(page.html).toContain(`action="${withPrefix(list, locale)}"`)
  })

  it.each(locales)('says where nobody of the area can be waited for, in %s', async (locale) => {
    const { html } = await openPage(withPrefix(`${list}?near=elmhurst`, locale))
    expect(choicesOf(html, 'area').chosen ?? '').toBe('')
    expect(html).toMatch(
      { 'zh-Hans': /艾姆赫斯特的.*不收候补/, 'zh-Hant': /艾姆赫斯特的.*不收候補/, 'en-US': /Elmhurst has a waitlist/ }[
        locale
      ],
    )
  })

  it('is that of a name or an old spelling as well, keeps what was chosen, and is none of a doctor', async () => {
    const moved = await openPage('/doctor/Family-Medicine/waitlist?near=flushing')
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, `${list}?near=flushing`])
    await expect(get<never>('/doctor/no-such-field/waitlist')).resolves.toMatchObject({ status: 404 })
  })

  it.each(locales)('leads on where nobody keeps a list, in %s', async (locale) => {
    await withTransaction((tx) =>
      tx.insert(bookingRules).values({
        ...{ providerFacilityId: practice.providerFacilityId, isWaitlistOpen: false, waitlistNoticeMinutes: 0 },
        ...{ reminders: [], marksNoShow: false, version: 1, updatedAt: start },
      }),
    )
    const { html } = await openPage(withPrefix(list, locale))
    expect(html).not.toContain('name="nameEn"')
    for (const to of ['/doctor/family-medicine/appointment', '/doctor/family-medicine', '/contact/concierge'])
      expect(html).toContain(`href="${withPrefix(to, locale)}"`)
    const sent = await send({}, locale)
    expect(sent.status).toBe(409)
    expect(sent.html).toContain('FANG QINIAN')
    expect(await db.select().from(waitlistEntries)).toEqual([])
  })
})

describe('the form of the list', () => {
  it('joins without JavaScript; the link shows field and area in each language, and leaves', async () => {
    const joined = await send({ area: 'flushing', language: 'yue', parts: 'am', weekdays: '3' })
    expect(joined.status).toBe(302)
    expect(await db.select().from(waitlistEntries)).toMatchObject([
      {
        ...{ providerId: null, specialtyId: 'family-medicine', neighborhoodId: 'n-flushing', visitTypeId: null },
        ...{ status: 'waiting', dateTo: '2026-11-20', parts: ['am'], weekdays: [3], noticeMinutes: 240 },
      },
    ])
    const link = joined.headers.get('Location')!
    const Cookie = joined.headers.getSetCookie()[0]!.split(';')[0]!
    for (const locale of locales) {
      const { html } = await openPage(withPrefix(link, locale), { headers: { Cookie } })
      const what = {
        'zh-Hans': '等法拉盛的家庭医学科医生的时间',
        'zh-Hant': '等法拉盛的家庭醫學科醫生的時間',
        'en-US': 'a family doctor in Flushing',
      }
      expect(html).toContain(what[locale])
    }
    await post<never>(`${link}/refusal`, { answer: 'leave' }, { headers: { Cookie } })
    expect(await db.select().from(waitlistEntries)).toMatchObject([{ status: 'cancelled' }])
  })

  it.each(locales)('keeps what was typed beside an area that is not to choose from, in %s', async (locale) => {
    const sent = await send({ area: 'elmhurst', parts: 'am' }, locale)
    expect(sent.status).toBe(400)
    const told = {
      'zh-Hans': '请从列出的地区里选一个',
      'zh-Hant': '請從列出的地區裡選一個',
      'en-US': 'Choose an area from the list',
    }
    expect(sent.html).toContain(told[locale])
    expect(sent.html).toContain('FANG QINIAN')
    expect(sent.html).toMatch(
      /<input[^>]*name="parts"[^>]*checked=""[^>]*value="am"|<input[^>]*value="am"[^>]*checked=""/,
    )
    expect(await db.select().from(waitlistEntries)).toEqual([])
  })

  it.each([
    ['without a last day', { dateTo: '' }],
    ['without consent', { consent: '' }],
    ['without a contact', { phone: '' }],
  ])('is sent back %s', async (_, more) => {
    expect((await send(more)).status).toBe(400)
    expect(await db.select().from(waitlistEntries)).toEqual([])
  })

  it('takes nothing from machines, and no more of a network than bookings', async () => {
    const machine = () =>
      post<{ refusal: string }>(list, form({ website: 'https://spam.example' }), { clientAddress: '203.0.113.9' })
    let answer = await machine()
    expect(answer).toMatchObject({ status: 302, location: '/doctor/family-medicine' })
    for (let sent = 1; sent < 100 && answer.status !== 429; sent++) answer = await machine()
    expect(answer).toMatchObject({ status: 429, data: { refusal: 'TOO_MANY' } })
    expect(await db.select().from(waitlistEntries)).toEqual([])
  })
})

describe('the link of an entry', () => {
  it('tells nothing of what is waited for to who has not shown that they are meant', async () => {
    const entry = await joinWaitlist(waitlistInput({ providerId: null, specialtyId: 'family-medicine' }))
    const { html } = await openPage(withPrefix(`/${entry.manageToken}`, 'en-US'))
    expect(html).not.toContain('family doctor')
  })
})
