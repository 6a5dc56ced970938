import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { newToken } from '#app/modules/action-links/link-token.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { joinWaitlist } from '#app/modules/booking/waitlist/commands/join-waitlist.server.ts'
import { actionTokens, auditEvents, messageOutbox, otps, visitTypes } from '#drizzle/schema/index.ts'
import { databaseWork } from '#tests/fakes/statement-log.ts'
import { bookingInput, insertPractice, type Practice, somebody, waitlistInput } from '#tests/factories/booking.ts'
import { insertSpecialty, tri } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { exportsOf, get, post } from './route-request.ts'

useDatabase()

const minute = 60_000
const path = '/my-appointments'
/** Tuesday, ten in the morning in New York. */
const start = Date.parse('2026-10-20T14:00:00Z')
const thursday = Date.parse('2026-10-22T14:00:00Z')

let practice: Practice

beforeEach(async () => {
  setClock(start)
  practice = await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'family-medicine', name: tri('家庭医生', '家庭醫生', 'Family medicine') })
    return insertPractice(tx, {
      provider: { slug: 'zhining-bai', nameHans: '白芷宁', nameHant: '白芷寧', specialties: ['family-medicine'] },
      facility: { slug: 'apricot' },
      visitType: { code: 'office' },
    })
  })
})
afterEach(() => setClock(null))

const known = '(917) 555-0127'
const unknown = '(917) 555-0166'
const fang = somebody({ nameEn: 'FANG QINIAN', nameZh: '方杞年', phone: '+19175550127', email: 'fang@example.com' })
const book = (overrides: Partial<Parameters<typeof bookingInput>[1]> = {}) =>
  bookAppointment(bookingInput(practice, { startsAt: thursday, patient: fang, ...overrides }))

type Fields = Record<string, string>
const ask = (contact: string, fields: Fields = {}) => {
  setClock(now() + 1)
  return post<never>(path, { key: newToken(), contact, website: '', ...fields }, { clientAddress: '203.0.113.1' })
}

const cookiesOf = ({ headers }: { headers: Headers }) => ({
  Cookie: headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]!)
    .filter((cookie) => !cookie.endsWith('='))
    .join('; '),
})

/** The newest code that was written, whether it may go out or not. */
async function lastCode(): Promise<{ code: string; state: string }> {
  const rows = await db
    .select()
    .from(messageOutbox)
    .where(eq(messageOutbox.template, 'one_time_code'))
    .orderBy(asc(messageOutbox.createdAt))
  const { id, varsEnc, state } = rows.at(-1)!
  const vars = decryptField(varsEnc, { table: 'message_outbox', column: 'vars_enc', rowId: id })
  return { code: (JSON.parse(vars) as { code: string }).code, state }
}

/** Asks, types the code and answers where the list is and what opens it. */
async function prove(contact: string): Promise<{ list: string; access: { Cookie: string } }> {
  const { location } = await ask(contact)
  const answer = await post<never>(location!, { code: (await lastCode()).code })
  expect(answer).toMatchObject({ status: 302, location })
  return { list: location!, access: cookiesOf(answer) }
}

// Codes in addresses may end like a name.
const names = /(?<![A-Za-z0-9])(?:FANG|Bai\b)|方杞年|白芷|apricot|5550127|555-0127|fang@/i

describe('the form', () => {
  it.each(locales)('is a page of its own in %s, kept and indexed by nobody, whose field takes both', async (locale) => {
    const { status, html, headers } = await openPage(withPrefix(path, locale))
    expect(status).toBe(200)
    expect(html).toContain({ 'zh-Hans': '我的预约', 'zh-Hant': '我的預約', 'en-US': 'My appointments' }[locale])
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(headers.get('X-Robots-Tag')).toContain('noindex')
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    expect(html).toMatch(/<input[^>]*type="text"[^>]*name="contact"|<input[^>]*name="contact"[^>]*type="text"/)
    expect(html).toMatch(/href="tel:\+1\d{10}"/)
  })

  it.each([
    ['', '请填写手机号码或电子邮箱'],
    ['方杞年', '请填写手机号码或电子邮箱'],
    ['917 555 012', '电话少了1位'],
    ['fang@', '电子邮箱不对，请检查，例如mei@example.com'],
  ])('comes back with %j in it and the sentence beside the field', async (contact, sentence) => {
    const body = new URLSearchParams({ key: newToken(), contact })
    const { status, html } = await openPage(path, { method: 'POST', body })
    expect(status).toBe(400)
    expect(html.split(sentence).length - 1).toBe(2)
    expect(html).toContain(contact === '' ? 'name="contact"' : `value="${contact}"`)
    expect(await db.select().from(actionTokens)).toEqual([])
  })

  it('takes full-width digits and any case of an address', async () => {
    await book()
    for (const contact of ['９１７－５５５－０１２７', 'FANG@EXAMPLE.COM', ' fang@example.com ']) {
      expect((await ask(contact)).status).toBe(302)
      expect((await lastCode()).state).toBe('queued')
    }
  })

  it('thanks a machine for filling in what people do not see, and keeps nothing', async () => {
    expect(await ask(known, { website: 'https://spam.example' })).toMatchObject({ status: 302, location: path })
    expect(await db.select().from(actionTokens)).toEqual([])
  })

  it('says when to come back after too many codes, with what was typed', async () => {
    for (let asked = 0; asked < 3; asked++) await ask(known)
    const body = new URLSearchParams({ key: newToken(), contact: known })
    const { status, html, headers } = await openPage(withPrefix(path, 'en-US'), { method: 'POST', body })
    expect(status).toBe(429)
    expect(headers.get('Retry-After')).toBe('1200')
    expect(html).toContain('Try again in 20 minutes')
    expect(html).toContain(`value="${known}"`)
  })
})

describe('the answer to who asks', () => {
  /** Everything of an answer but the random parts of it. */
  const shapeOf = ({ status, headers, location }: { status: number; headers: Headers; location: string | null }) => ({
    status,
    location: location?.replace(/[A-Za-z0-9]{22}/, '*'),
    headers: [...headers].map(([name, value]) => `${name}: ${value.replace(/[A-Za-z0-9]{22}/g, '*')}`).sort(),
  })
  const words = (html: string) => html.replace(/[A-Za-z0-9]{22}/g, '*').replace(/nonce="[^"]*"/g, '')

  it('is the same whether anybody is found or not: status, headers, the page after it and a wrong code', async () => {
    await book()
    const found = await ask(known)
    const foundCode = await lastCode()
    const alone = await ask(unknown)
    const aloneCode = await lastCode()
    expect([foundCode.state, aloneCode.state]).toEqual(['queued', 'canceled'])
    expect(shapeOf(found)).toEqual(shapeOf(alone))
    expect(found.headers.getSetCookie()).toEqual([])
    expect(found.location).not.toMatch(/917|555|fang/)

    for (const locale of locales) {
      const [one, other] = await Promise.all(
        [found, alone].map(({ location }) => openPage(withPrefix(location!, locale))),
      )
      expect(words(one!.html)).toBe(words(other!.html))
      expect(one!.html).not.toMatch(names)
      expect([...one!.headers].sort()).toEqual([...other!.headers].sort())
    }

    const wrong = ['000000', '000001', '000002'].find((code) => code !== foundCode.code && code !== aloneCode.code)!
    for (let tried = 0; tried < 6; tried++) {
      const body = () => new URLSearchParams({ code: wrong })
      const one = await openPage(found.location!, { method: 'POST', body: body() })
      const other = await openPage(alone.location!, { method: 'POST', body: body() })
      expect([one.status, words(one.html)]).toEqual([other.status, words(other.html)])
      expect(one.status).toBe(400)
      expect(one.headers.getSetCookie()).toEqual([])
    }
  })

  it('costs the database the same', async () => {
    await book()
    await book({ startsAt: thursday + 60 * minute, patient: somebody() })
    // Whatever is kept in memory is kept.
    await ask('(917) 555-0155')
    const asked = async (contact: string) => {
      const { statements, rows } = await databaseWork(async () => expect((await ask(contact)).status).toBe(302))
      return { statements, rows }
    }
    // A contact that has had messages has a row of its standing already.
    const [phone, mail] = [await asked(known), await asked('fang@example.com')]
    expect(await asked(unknown)).toEqual({ ...phone, rows: expect.any(Array) })
    expect(await asked('nobody@example.com')).toEqual({ ...mail, rows: expect.any(Array) })
    expect(phone.statements.length).toBeGreaterThan(20)
  })

  it('opens an empty list for who proves a contact that nobody has', async () => {
    const { list, access } = await prove(unknown)
    const { html } = await openPage(withPrefix(list, 'en-US'), { headers: access })
    expect(html).toContain('No appointments found')
    expect(html).toContain('href="tel:')
  })
})

describe('before the code', () => {
  it('shows nothing of anybody, opens nothing and gives no file', async () => {
    const { appointmentId } = await book()
    const { location } = await ask(known)
    const { html, headers } = await openPage(location!)
    expect(html).not.toMatch(names)
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(html).not.toContain(location!.split('/').at(-1)! + '" rel')
    for (const part of ['opening', 'end'])
      expect(await post<never>(`${location}/${part}`, { visit: appointmentId, entry: '' })).toMatchObject({
        status: 302,
        location,
      })
    expect(await get(`${location}/${appointmentId}/calendar.ics`)).toMatchObject({ status: 302, location })
    expect(await db.select().from(auditEvents).where(eq(auditEvents.action, 'booking.own_visits_read'))).toEqual([])
  })

  it('is 404 for an address that is no link to a list, whatever it is else', async () => {
    const { manageToken } = await book()
    for (const token of [newToken(), 'x', manageToken]) expect((await openPage(`${path}/${token}`)).status).toBe(404)
    const { location } = await ask(known)
    const token = location!.split('/').at(-1)!
    for (const part of ['', '/access', '/calendar.ics'])
      expect((await openPage(`/${token}${part}`)).status, part).toBe(404)
  })

  it('takes no cookie that was signed for another link', async () => {
    await book()
    const { access } = await prove(unknown)
    const { location } = await ask(known)
    expect((await openPage(location!, { headers: access })).html).not.toMatch(names)
    const forged = { Cookie: access.Cookie.replace(/=[\w-]+\./, '=another-link.') }
    expect((await openPage(location!, { headers: forged })).html).not.toMatch(names)
  })
})

describe('after the code', () => {
  it.each(locales)('lists the visits of the family in %s', async (locale) => {
    const mine = await book()
    const contact = { nameEn: 'Lily Fang', nameZh: null, phone: fang.phone, email: null }
    const child = somebody({ nameEn: 'FANG XIAO', nameZh: '方小', phone: null, email: null })
    await book({ startsAt: thursday + 60 * minute, forWhom: 'child', contact, patient: child })
    await book({ startsAt: thursday + 120 * minute, patient: somebody({ nameEn: 'LI MING' }) })
    await joinWaitlist(waitlistInput({ providerId: practice.providerId, patient: fang }))
    const anyDoctor = { providerId: null, specialtyId: 'family-medicine', neighborhoodId: null }
    await joinWaitlist(waitlistInput({ ...anyDoctor, patient: fang }))
    const { list, access } = await prove(known)
    const { status, html, headers } = await openPage(withPrefix(list, locale), { headers: access })
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    for (const shown of ['FANG QINIAN', 'FANG XIAO', '方小', `${mine.reference.slice(0, 4)}-`])
      expect(html).toContain(shown)
    expect(html).not.toContain('LI MING')
    expect(html).toContain({ 'zh-Hans': '白芷宁医生', 'zh-Hant': '白芷寧', 'en-US': 'Zhining Bai, MD' }[locale])
    expect(html).toContain({ 'zh-Hans': '候补', 'zh-Hant': '候補', 'en-US': 'Waitlist' }[locale])
    expect(html.match(/name="visit" value="/g)).toHaveLength(2)
    expect(html.match(/name="entry" value="/g)).toHaveLength(2)
    expect(html).toContain(
      { 'zh-Hans': '（不限地区）的时间', 'zh-Hant': '（不限地區）的時間', 'en-US': 'in any area' }[locale],
    )
  })

  it.each([
    ['zh-Hans', '看详情或取消', '改时间'],
    ['zh-Hant', '看詳情或取消', '改時間'],
    ['en-US', 'See details or cancel', 'change'],
  ] as const)(
    'names in %s only what can be done with a request that waits for the clinic',
    async (locale, words, other) => {
      await withTransaction((tx) => tx.update(visitTypes).set({ approval: 'manual' }))
      await book()
      const { list, access } = await prove(known)
      const { html } = await openPage(withPrefix(list, locale), { headers: access })
      const button = /<button[^>]*name="visit"[^>]*>(.*?)<\/button>/s.exec(html)![1]!
      expect(button).toContain(words)
      expect(button).not.toContain(other)
    },
  )

  it('opens a visit and keeps the list, however many are opened', async () => {
    const visits: string[] = []
    for (let hour = 0; hour < 5; hour++)
      visits.push(
        (
          await book({
            startsAt: thursday + hour * 60 * minute,
            patient: { ...fang, nameEn: `FANG ${'AB'.repeat(hour + 1)}` },
          })
        ).appointmentId,
      )
    const { list, access } = await prove('fang@example.com')
    let held = access
    for (const visit of visits) {
      const opened = await post<never>(`${list}/opening`, { visit, entry: '' }, { headers: held })
      expect(opened.location).toMatch(/^\/[A-Za-z0-9]{22}$/)
      held = cookiesOf(opened)
      const { html } = await openPage(opened.location!, { headers: held })
      expect(html).toContain('预约单')
      expect((await openPage(list, { headers: held })).html).toContain('FANG AB')
    }
    const read = await db.select().from(auditEvents).where(eq(auditEvents.action, 'booking.appointment_read'))
    expect(read.map(({ subjectId }) => subjectId)).toEqual(visits)
  })

  it('sends a stranger’s id back to the list', async () => {
    await book()
    const stranger = await book({ startsAt: thursday + 60 * minute, patient: somebody() })
    const { list, access } = await prove(known)
    for (const visit of [stranger.appointmentId, 'no-such-visit', ''])
      expect(await post<never>(`${list}/opening`, { visit, entry: '' }, { headers: access })).toMatchObject({
        status: 302,
        location: list,
      })
    const file = await get(`${list}/${stranger.appointmentId}/calendar.ics`, { headers: access })
    expect(file.status).toBe(404)
  })

  it('gives a visit as a calendar file that leads back to the form', async () => {
    const { appointmentId } = await book()
    const { list, access } = await prove(known)
    const address = `${list}/${appointmentId}/calendar.ics`
    const { loader } = await exportsOf(address)
    const request = new Request(`https://care.test${address}`, { headers: access })
    const params = { token: list.split('/').at(-1)!, appointment: appointmentId }
    const answer = (await loader!({ request, params, context: {} })) as Response
    expect(answer.headers.get('Content-Type')).toContain('text/calendar')
    const file = (await answer.text()).replace(/\r\n[ \t]/g, '')
    expect(file).toContain('BEGIN:VEVENT')
    expect(file).toMatch(/https?:\/\/[^\s]*\/my-appointments/)
    expect(file).not.toContain(params.token)
  })

  it('lasts half an hour and ends at “I’m done”, with all that was opened', async () => {
    const { appointmentId } = await book()
    const { list, access } = await prove(known)
    const opened = await post<never>(`${list}/opening`, { visit: appointmentId, entry: '' }, { headers: access })
    const held = cookiesOf(opened)
    setClock(now() + 30 * minute)
    expect((await openPage(list, { headers: held })).html).not.toMatch(names)
    setClock(now() + 10 * minute)
    const over = await openPage(list, { headers: held })
    expect([over.status, over.headers.get('Location')]).toEqual([302, `${path}?ended=time`])

    const again = await prove(known)
    const ended = await post<never>(`${again.list}/end`, {}, { headers: again.access })
    expect(ended).toMatchObject({ status: 302, location: `${path}?ended=done` })
    expect(ended.headers.get('Set-Cookie')).toMatch(/^hys-v5-link=; Path=\/; Max-Age=0/)
    // The cookie of before opens nothing either.
    expect((await openPage(again.list, { headers: again.access })).status).toBe(302)
    expect((await openPage(`${path}?ended=done`)).html).toContain('已经退出')
  })

  it('is recorded for each patient that was shown, and no record names a contact', async () => {
    await book()
    const { list, access } = await prove(known)
    await openPage(list, { headers: access })
    const events = await db.select().from(auditEvents).orderBy(asc(auditEvents.seq))
    const read = events.filter(({ action }) => action === 'booking.own_visits_read')
    expect(read).toMatchObject([{ subjectType: 'patient', actorType: 'patient' }])
    expect(events.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['action_links.code_send', 'action_links.code_accept']),
    )
    expect(JSON.stringify([events, await db.select().from(otps)])).not.toMatch(/9175550127|fang/i)
  })

  it('lets who has proven the contact be told of a second visit on one day', async () => {
    await book()
    const { access } = await prove(known)
    const form = {
      ...{ loc: 'apricot', vt: 'office', forWhom: 'self', nameZh: '方杞年', nameEn: fang.nameEn, consent: 'on' },
      ...{
        birthYear: fang.birthDate.slice(0, 4),
        birthMonth: fang.birthDate.slice(5, 7),
        birthDay: fang.birthDate.slice(8),
      },
      ...{ phone: known, email: fang.email!, slot: '2026-10-22T18:00Z' },
    }
    const send = (headers: Fields) =>
      post<never>(
        '/doctor/family-medicine/zhining-bai/appointment',
        { key: newToken(), ...form },
        { headers, clientAddress: '203.0.113.1' },
      )
    expect(await send(access)).toMatchObject({ status: 409, data: { refusal: 'DUPLICATE_BOOKING' } })
    expect((await send({})).status).toBe(302)
  })
})
