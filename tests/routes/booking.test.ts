import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { slotText } from '#app/modules/booking/slots/slot-text.ts'
import { openPatient } from '#app/modules/booking/patients/identity.server.ts'
import { rebuildSearchIndex } from '#app/modules/directory/search/commands/rebuild-index.server.ts'
import type { loader as listLoader } from '#app/routes/public/doctor/list.tsx'
import type { loader as linkLoader } from '#app/routes/public/token/link.tsx'
import {
  auditEvents,
  actionTokens,
  appointments,
  contactStandings,
  messageOutbox,
  patients,
  slotHolds,
  bookingRules,
  visitTypes,
  waitlistEntries,
} from '#drizzle/schema/index.ts'
import { insertPractice, insertRule, type Practice } from '#tests/factories/booking.ts'
import { insertLanguage, insertPlan, insertSpecialty, tri } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

/** As they are read: a date or a time that is kept whole on its line is an element inside its sentence. */
const sentencesOf = (html: string) => html.replaceAll(/<\/?(?:span|wbr)[^>]*>/g, '')

const headingOf = (html: string) => sentencesOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)![1]!)

useDatabase()

const hour = 60 * 60_000

/** Tuesday, ten in the morning in New York. */
const start = Date.parse('2026-10-20T14:00:00Z')
const thursday = '2026-10-22T14:00Z'
const profile = '/doctor/family-medicine/zhining-bai'
const path = `${profile}/appointment`

let practice: Practice

beforeEach(async () => {
  setClock(start)
  practice = await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'family-medicine', name: tri('家庭医生', '家庭醫生', 'Family medicine') })
    await insertPlan(tx, { id: 'metroplus', name: tri('大都会') })
    return insertPractice(tx, {
      provider: { slug: 'zhining-bai', nameHans: '白芷宁', nameHant: '白芷寧', specialties: ['family-medicine'] },
      facility: { slug: 'apricot' },
      visitType: { code: 'office' },
    })
  })
})
afterEach(() => setClock(null))

let serial = 0
const newKey = () => `FormKey${String(++serial).padStart(15, '0')}`

const person = {
  loc: 'apricot',
  vt: 'office',
  forWhom: 'self',
  nameZh: '方杞年',
  nameEn: 'FANG QINIAN',
  birthYear: '1958',
  birthMonth: '3',
  birthDay: '27',
  phone: '(917) 555-0127',
  consent: 'on',
  smsConsent: 'on',
}
const form = (fields: Record<string, string> = {}) => ({ key: newKey(), slot: thursday, ...person, ...fields })
const send = (fields: Record<string, string>, headers: Record<string, string> = {}, to = path) =>
  post<never>(to, fields, { clientAddress: '203.0.113.1', headers })

/** Somebody else at another time of that Thursday morning. */
const other = (number: 1 | 2) => ({
  ...{ nameEn: `LI ${'MING'.slice(0, number + 1)}`, nameZh: '', phone: `917555019${number}` },
  slot: `2026-10-22T15:${number === 1 ? '00' : '30'}Z`,
})

/** What a browser keeps of the cookies of an answer. */
const cookiesOf = ({ headers }: { headers: Headers }) => ({
  Cookie: headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0]!)
    .filter((cookie) => !cookie.endsWith('='))
    .join('; '),
})
const hold = (slot: string, headers: Record<string, string> = {}) =>
  post<never>(`${path}/hold`, { loc: 'apricot', vt: 'office', slot }, { clientAddress: '203.0.113.1', headers })

async function book(fields: Record<string, string> = {}) {
  const answer = await send(form(fields))
  expect(answer.status).toBe(302)
  const [appointment] = await db.select().from(appointments).orderBy(asc(appointments.id))
  return { link: answer.location!, access: cookiesOf(answer), answer, appointment: appointment! }
}

describe('choosing a time', () => {
  it('offers days and times as links and buttons, and writes nothing', async () => {
    const { status, html, headers } = await openPage(path)
    expect(status).toBe(200)
    expect(html).toContain('预约')
    expect(html).toContain(`value="${thursday.replace('22T', '20T').replace('14:00', '16:00')}"`)
    expect(html).toMatch(/href="[^"]*day=2026-10-22[^"]*#times"/)
    expect(headers.get('Cache-Control')).toContain('no-store')
    expect(html).toContain('noindex')
    expect(await db.select().from(slotHolds)).toEqual([])
  })

  it('tells the times of the hour that comes twice apart', async () => {
    await withTransaction((tx) =>
      insertRule(tx, practice.providerFacilityId, { weekdays: [7], starts: '00:30', ends: '02:30' }),
    )
    const labels = {
      'zh-Hans': ['夏令时', '标准时间'],
      'zh-Hant': ['夏令時間', '標準時間'],
      'en-US': ['AM EDT', 'AM EST'],
    }
    for (const locale of locales) {
      const { html } = await openPage(withPrefix(`${path}?day=2026-11-01`, locale))
      const shown = [...html.matchAll(/<button[^>]*value="2026-11-01T[^"]*"[^>]*>(.*?)<\/button>/gs)].map(
        ([, text]) => text!,
      )
      expect(shown).toHaveLength(6)
      expect(new Set(shown).size).toBe(6)
      for (const label of labels[locale]) expect(shown.filter((text) => text.includes(label))).toHaveLength(2)
    }
  })

  it('keeps the pressed time for ten minutes and says until when', async () => {
    const held = await hold(thursday)
    expect(held).toMatchObject({ status: 302, location: `${path}?loc=apricot&vt=office&slot=2026-10-22T14%3A00Z` })
    expect(held.headers.get('Set-Cookie')).toMatch(/^hys-v5-hold=[A-Za-z0-9]{22};.*HttpOnly; SameSite=Lax/)
    const { html } = await openPage(held.location!, { headers: cookiesOf(held) })
    expect(sentencesOf(html)).toContain('这个时间为您保留到上午10:10')
    expect(html).toContain('name="nameEn"')
    const stranger = await openPage(held.location!)
    expect(stranger.html).not.toContain('name="nameEn"')
    expect(stranger.html).toContain('这个时间刚被约走了')
  })

  it('offers the three nearest times when somebody else has it', async () => {
    await hold(thursday)
    const { status, data } = await hold(thursday)
    expect(status).toBe(409)
    const refused = data as unknown as { code: string; nearest: { slot: string }[] }
    expect(refused.code).toBe('SLOT_TAKEN')
    expect(refused.nearest.map(({ slot }) => slot)).toEqual([
      '2026-10-22T13:30Z',
      '2026-10-22T14:30Z',
      '2026-10-22T13:00Z',
    ])
    // The loader runs after the action too: it may not lead past the answer.
    const body = new URLSearchParams({ loc: 'apricot', vt: 'office', slot: thursday })
    const page = await openPage(`${path}/hold`, { method: 'POST', body })
    expect(page.status).toBe(409)
    expect(page.html).toContain('这个时间刚被约走了')
    expect(page.html.match(/<button name="slot"/g)).toHaveLength(3)
    const opened = await openPage(`${path}/hold`)
    expect(opened).toMatchObject({ status: 200, html: expect.stringContaining(`href="${path}"`) as string })
  })

  it('shows the time of a deep link and keeps it only when it is asked to', async () => {
    const { html } = await openPage(`${path}?loc=apricot&vt=office&slot=${encodeURIComponent(thursday)}`)
    expect(sentencesOf(html)).toContain('约10月22日，周四上午10:00')
    expect(await db.select().from(slotHolds)).toEqual([])
  })

  it('takes whatever an address says', async () => {
    for (const search of ['slot=x&day=2026-99-99', 'from=9999-12-31', 'loc=%00&vt=%27&day=', 'day=2026-10-22&from=a']) {
      expect((await openPage(`${path}?${search}`)).status).toBe(200)
    }
  })
})

describe('booking', () => {
  it('leads to the ticket, which this browser sees without a code', async () => {
    const { answer, link, access, appointment } = await book({ reason: '咳嗽两周', language: 'none' })
    expect(link).toMatch(/^\/[A-Za-z0-9]{22}$/)
    expect(answer.headers.get('Cache-Control')).toContain('no-store')
    expect(appointment).toMatchObject({ status: 'booked', startsAt: Date.parse('2026-10-22T14:00:00Z'), source: 'web' })
    const context = { table: 'appointments', column: 'reason_enc', rowId: appointment.id }
    expect(decryptField(appointment.reasonEnc!, context)).toBe('咳嗽两周')
    const [patient] = await db.select().from(patients)
    expect(openPatient(patient!)).toMatchObject({
      nameEn: 'FANG QINIAN',
      birthDate: '1958-03-27',
      phone: '+19175550127',
    })

    const { html } = await openPage(link, { headers: access })
    expect(html).toContain('白芷宁')
    expect(html).toContain('Zhining Bai, MD')
    expect(html).toContain('Thu, Oct 22, 2026, 10:00 AM')
    expect(html).toContain('方杞年')
    expect(html).not.toContain('咳嗽')
    expect(html).not.toContain('希望讲')
    expect(/<title>([^<]*)/.exec(html)![1]).toBe('您的预约 - 中文就医指南')
  })

  it('tells who goes back to the form that the time is theirs, and a stranger that it is gone', async () => {
    const { link, access } = await book()
    const form = `${path}?loc=apricot&vt=office&slot=${encodeURIComponent(thursday)}`
    const { html } = await openPage(form, { headers: access })
    expect(html).toContain('这个时间是您刚才约好的。')
    expect(html).toContain(`href="${link}"`)
    expect(html).not.toContain('这个时间刚被约走了')
    const stranger = await openPage(form)
    expect(stranger.html).toContain('这个时间刚被约走了')
    expect(stranger.html).not.toContain(link)
    await post<never>(`${link}/cancellation`, {}, { headers: access })
    expect((await openPage(form, { headers: access })).html).not.toContain('这个时间是您刚才约好的。')
  })

  it('writes the ticket in the page’s language and in English for the front desk', async () => {
    const { link, access } = await book()
    for (const [prefix, label] of [
      ['', '医生'],
      ['/zh-Hant', '醫生'],
    ] as const) {
      const { html } = await openPage(prefix + link, { headers: access })
      const ticket = html.slice(html.indexOf('ticket--print'), html.indexOf('</dl>'))
      expect(ticket).toMatch(new RegExp(`<dt>${label}\\s*<span lang="en">Doctor</span>`))
      expect(ticket).toContain('Thu, Oct 22, 2026, 10:00 AM')
      expect(ticket).toContain('First visit')
      expect(ticket).toContain('FANG QINIAN')
    }
    const { html } = await openPage(`/en-US${link}`, { headers: access })
    expect(html).toMatch(/<dt>Doctor\s*<span lang="zh-Hans">医生<\/span>/)
    expect(sentencesOf(html)).toContain('First visit: please come by 9:45 AM.')
  })

  it('writes an English ticket in English alone for who reads English, and also in the Chinese of who reads that', async () => {
    await withTransaction(async (tx) => {
      await insertLanguage(tx, { id: 'yue', name: tri('粤语', '粵語', 'Cantonese'), isDialect: true })
      await insertLanguage(tx, { id: 'ko', name: tri('韩语', '韓語', 'Korean'), isDialect: false })
    })
    const ticketOf = async (fields: Record<string, string>) => {
      const sent = await send(form({ ...fields, loc: 'apricot' }), {}, `/en-US${path}`)
      expect(sent.status).toBe(302)
      const { html } = await openPage(`/en-US${sent.location!.replace('/en-US', '')}`, { headers: cookiesOf(sent) })
      return sentencesOf(html.slice(html.indexOf('ticket--print'), html.indexOf('<aside')).replaceAll('\u202f', ' '))
    }
    const english = await ticketOf({ language: 'ko' })
    expect(english).toContain('<dt>Doctor</dt>')
    expect(english).not.toContain('医生')
    expect(english).not.toContain('lang="zh')
    // Who asks to be spoken to in Chinese, in the script in which English pages write names.
    const spoken = await ticketOf({ ...other(1), language: 'yue' })
    for (const words of [
      '預約單',
      '醫生',
      '10月22日，週四上午11:00',
      '初診',
      '粵語',
      '初診請在上午10:45前到',
      '到櫃台請工作人員掃一掃',
    ])
      expect(spoken, words).toContain(words)
    // A parent whose own contact was left with the language that they read.
    const reader = { patientPhone: '(917) 555-0188', patientLocale: 'zh-Hans', patientConsent: 'on' }
    const read = await ticketOf({ ...other(2), ...reader, forWhom: 'parent', contactName: 'LILY LI' })
    for (const words of ['预约单', '医生', '10月22日，周四上午11:30', '首诊']) expect(read, words).toContain(words)
    expect(read).toContain('Appointment ticket')
  })

  it('writes the language that was asked for on the ticket, for the front desk too', async () => {
    await withTransaction((tx) => insertLanguage(tx, { id: 'yue', name: tri('粤语', '粵語', 'Cantonese') }))
    const { link, access } = await book({ language: 'yue' })
    const { html } = await openPage(link, { headers: access })
    expect(html).toMatch(/<dt>希望讲\s*<span lang="en">Preferred language<\/span><\/dt>/)
    expect(html).toMatch(/<span>粤语<\/span>\s*<span lang="en">Cantonese<\/span>/)
    const english = await openPage(`/en-US${link}`, { headers: access })
    expect(english.html).toMatch(/<dt>Preferred language\s*<span lang="zh-Hans">希望讲<\/span><\/dt>/)
    const messages = await db.select().from(messageOutbox)
    for (const { id, varsEnc } of messages)
      expect(decryptField(varsEnc, { table: 'message_outbox', column: 'vars_enc', rowId: id })).not.toContain('粤语')
  })

  it('is one booking however often one form is sent', async () => {
    const fields = form()
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(fields)))
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1)
    expect((await send(fields)).location).toBe(answers[0]!.location)
    expect(await db.select().from(appointments)).toHaveLength(1)
  })

  it('gives one time to one of two, and the other three near times and everything typed', async () => {
    const answers = await Promise.all([
      send(form()),
      send(form({ nameEn: 'LI MING', phone: '917 555 0188', reason: '体检' })),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 409])
    const lost = answers.find(({ status }) => status === 409)!.data as unknown as {
      refusal: string
      nearest: { slot: string }[]
      submission: { initialValue: Record<string, string> }
    }
    expect(lost).toMatchObject({ refusal: 'SLOT_TAKEN', submission: { initialValue: { birthYear: '1958' } } })
    expect(lost.nearest).toHaveLength(3)
    // The same form again with a near time that was pressed.
    const again = await send({ ...lost.submission.initialValue, newSlot: lost.nearest[0]!.slot })
    expect(again.status).toBe(302)
    expect(await db.select().from(appointments)).toHaveLength(2)
  })

  it('sends a faulty form back as a page with every sentence twice: in the summary and at its field', async () => {
    for (const locale of locales) {
      const held = await hold(thursday)
      const { status, html } = await openPage(withPrefix(`${path}?vt=office&slot=${thursday}`, locale), {
        method: 'POST',
        headers: cookiesOf(held),
        body: new URLSearchParams({ ...form({ phone: '917555012', birthYear: '' }), nameEn: '方' }),
      })
      expect(status).toBe(400)
      const sentence = { 'zh-Hans': '电话少了1位', 'zh-Hant': '電話少了1位', 'en-US': 'one digit short' }[locale]
      expect(html.split(sentence).length - 1).toBe(2)
      expect(html).toContain('value="917555012"')
      expect(html).toContain('autofocus')
      await withTransaction((tx) => tx.delete(slotHolds))
    }
    expect(await db.select().from(appointments)).toEqual([])
  })

  it('says what each refusal means, in words', async () => {
    const { access } = await book()
    const sameDay = await send(form({ slot: '2026-10-22T18:00Z' }), access)
    expect(sameDay).toMatchObject({ status: 409, data: { refusal: 'DUPLICATE_BOOKING', nearest: [] } })
    const tooSoon = await send(form({ slot: '2026-10-20T15:00Z', phone: '9175550133' }))
    expect(tooSoon).toMatchObject({ status: 409, data: { refusal: 'TOO_SOON' } })
    const closed = await send(form({ slot: '2026-10-24T15:00Z', phone: '9175550134' }))
    expect(closed).toMatchObject({ status: 409, data: { refusal: 'CLOSED' } })
    expect((closed.data as unknown as { nearest: unknown[] }).nearest).toHaveLength(3)
  })

  it('says that the ten minutes have passed when somebody else took the time meanwhile', async () => {
    const held = await hold(thursday)
    setClock(start + 11 * 60_000)
    await book({ nameEn: 'LI MING', phone: '9175550188' })
    const late = await send(form(), cookiesOf(held))
    expect(late).toMatchObject({ status: 409, data: { refusal: 'HOLD_EXPIRED' } })
  })

  it('with words of danger in the reason comes back once with the lines that help, and then books', async () => {
    const reason = '胸口像石头压着，一直出冷汗'
    const fields = { ...form(), reason }
    const first = await send(fields)
    expect(first).toMatchObject({ status: 409, data: { help: ['emergency'], refusal: null } })
    const { status, html } = await openPage(path + '?slot=' + encodeURIComponent(thursday), {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
    expect(status).toBe(409)
    expect(html).toContain('href="tel:911"')
    expect(html).toContain('name="helpNoticed" value="yes"')
    expect(html).toContain(reason)
    expect(await db.select().from(appointments)).toEqual([])
    expect((await send({ ...fields, helpNoticed: 'yes' })).status).toBe(302)
    expect(await db.select().from(appointments)).toHaveLength(1)
  })

  it('warns of a plan that is not accepted once, and then books', async () => {
    const fields = form({ plan: 'metroplus' })
    const warned = await send(fields)
    expect(warned).toMatchObject({ status: 409, data: { warnsOfPlan: true, refusal: null } })
    const { html } = await openPage(path + '?slot=' + encodeURIComponent(thursday), {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
    expect(html).toMatch(/role="alert"[^>]*>.*这里可能不收这个保险.*href="#book-plan"/s)
    expect(await db.select().from(appointments)).toEqual([])
    expect((await send({ ...fields, planNoticed: 'metroplus' })).status).toBe(302)
    expect(await db.select().from(appointments)).toMatchObject([{ planId: 'metroplus' }])
  })

  it('keeps the one who books apart from the patient', async () => {
    const { appointment, link } = await book({ forWhom: 'parent', contactName: 'Lily Fang' })
    const rows = (await db.select().from(patients)).map(openPatient)
    const patient = rows.find(({ id }) => id === appointment.patientId)!
    const booker = rows.find(({ id }) => id === appointment.bookedById)!
    expect([patient.phone, booker.phone, booker.nameEn]).toEqual([null, '+19175550127', 'Lily Fang'])
    const { data } = await get<typeof linkLoader>(link)
    expect(data).toMatchObject({ view: 'locked', person: { name: '方••' } })
  })

  it('leads a machine away and keeps nothing', async () => {
    expect(await send(form({ website: 'https://spam.example' }))).toMatchObject({ status: 302, location: profile })
    expect(await db.select().from(patients)).toEqual([])
  })

  it('refuses who sends too often and says when to come back', async () => {
    const machine = form({ website: 'x' })
    let answer = await send(machine)
    for (let sent = 1; sent < 100 && answer.status !== 429; sent++) answer = await send(machine)
    expect(answer).toMatchObject({ status: 429, data: { refusal: 'TOO_MANY' } })
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})

describe('what is promised before the form is sent', () => {
  const promises = {
    'zh-Hans': ['多半马上确认，有时诊所要先看一下', '诊所同意以后我们马上通知您'],
    'zh-Hant': ['多半馬上確認，有時診所要先看一下', '診所同意以後我們馬上通知您'],
    'en-US': ['sometimes the clinic takes a look first', 'while the clinic reviews your request'],
  }
  const shown = async (locale: (typeof locales)[number], search = '') => {
    const held = await hold(thursday)
    const { html } = await openPage(withPrefix(held.location! + search, locale), { headers: cookiesOf(held) })
    await withTransaction((tx) => tx.delete(slotHolds))
    return promises[locale].map((words) => sentencesOf(html).split(words).length - 1)
  }

  it.each(locales)(
    'is no more in %s than the clinic keeps, under the button and on the ticket beside it',
    async (locale) => {
      const set = (approval: 'auto' | 'manual' | 'auto_returning') =>
        withTransaction((tx) => tx.update(visitTypes).set({ approval }))
      expect(await shown(locale)).toEqual([2, 0])
      await set('manual')
      expect(await shown(locale)).toEqual([0, 2])
      await set('auto_returning')
      expect(await shown(locale)).toEqual([0, 2])
      expect(await shown(locale, '&seen=yes')).toEqual([2, 0])
    },
  )
})

describe('a request that nobody has answered', () => {
  it.each([
    ['zh-Hans', '诊所答复以前，您可以取消这个申请。', '取消申请', ['可以免费', '改时间']],
    ['zh-Hant', '診所答覆以前，您可以取消這個申請。', '取消申請', ['可以免費', '改時間']],
    ['en-US', 'You can cancel this request until the clinic answers.', 'Cancel request', ['for free', 'Reschedule']],
  ] as const)('says in %s what can be done with it and nothing else', async (locale, until, button, others) => {
    await withTransaction((tx) => tx.update(visitTypes).set({ approval: 'manual' }))
    const { link, access, appointment } = await book()
    expect(appointment).toMatchObject({ status: 'requested', startsAt: Date.parse(thursday) })
    const { html } = await openPage(withPrefix(link, locale), { headers: access })
    const page = sentencesOf(html)
    expect(page).toContain(until)
    expect(page).toContain(`>${button}</a>`)
    for (const words of others) expect(page).not.toContain(words)
    await post<never>(`${link}/cancellation`, {}, { headers: access })
    const [row] = await db.select().from(appointments).where(eq(appointments.id, appointment.id))
    expect(row!.status).toBe('cancelled')
  })

  it('is not what a visit is that has been moved as often as it may: that can still be canceled', async () => {
    await withTransaction((tx) => tx.update(visitTypes).set({ maxReschedules: 0 }))
    const { link, access } = await book()
    const page = sentencesOf((await openPage(link, { headers: access })).html)
    expect(page).toContain('前可以免费取消。')
    expect(page).not.toContain('可以免费改时间')
  })
})

describe('a provider without live times', () => {
  beforeEach(async () => {
    await withTransaction((tx) =>
      insertPractice(tx, {
        provider: { slug: 'lin-tian', tier: 1, specialties: ['family-medicine'] },
        facility: { slug: 'lotus' },
      }),
    )
  })

  it('takes wishes and waits for the clinic', async () => {
    const address = '/doctor/family-medicine/lin-tian/appointment'
    const { html } = await openPage(address)
    expect(html).toContain('name="wishDate1"')
    const { slot: _slot, vt: _vt, ...fields } = form({ loc: 'lotus' })
    expect((await send(fields, {}, address)).status).toBe(400)
    const sent = await send({ ...fields, wishDate1: '2026-10-23', wishPart1: 'pm' }, {}, address)
    expect(sent.status).toBe(302)
    const [appointment] = await db.select().from(appointments)
    expect(appointment).toMatchObject({
      status: 'requested',
      startsAt: null,
      requestedWindows: [{ date: '2026-10-23', part: 'pm' }],
    })
    const page = await openPage(sent.location!, { headers: cookiesOf(sent) })
    expect(sentencesOf(page.html)).toContain('申请收到了，等诊所答复')
    expect(page.html).toContain('10月23日，周五下午')
  })
})

describe('the link', () => {
  const kept = async () => ({
    appointments: await db.select().from(appointments),
    links: await db.select().from(actionTokens),
    messages: await db.select({ id: messageOutbox.id }).from(messageOutbox).orderBy(asc(messageOutbox.id)),
  })

  it('is the ordinary 404 for every other single segment', async () => {
    for (const address of [
      '/nonsense',
      '/AAAAAAAAAAAAAAAAAAAAAA',
      '/AAAAAAAAAAAAAAAAAAAAA',
      '/a/cancellation',
      '/x/qr.svg',
    ])
      expect((await get<never>(address)).status).toBe(404)
    expect((await post<never>('/AAAAAAAAAAAAAAAAAAAAAA/code', {})).status).toBe(404)
  })

  it('shows a first letter and a masked number to a stranger, and changes nothing', async () => {
    const { link } = await book()
    const before = await kept()
    for (const address of [link, `${link}/access`]) {
      const { html, headers, status } = await openPage(address)
      expect(status).toBe(200)
      expect(html).toContain('-0127')
      expect(html).not.toMatch(/FANG|方杞年|白芷宁|5550127|Oct 22|10月22日/)
      expect(headers.get('Cache-Control')).toContain('no-store')
      expect(headers.get('Referrer-Policy')).toContain('same-origin')
      expect(html).toContain('noindex')
    }
    for (const page of ['confirmation', 'reschedule', 'cancellation', 'calendar.ics', 'qr.svg', 'code', 'renewal'])
      expect(await get<never>(`${link}/${page}`)).toMatchObject({ status: 302, location: link })
    for (const page of ['confirmation', 'reschedule', 'cancellation'])
      expect(await post<never>(`${link}/${page}`, {})).toMatchObject({ status: 302, location: link })
    expect(await kept()).toEqual(before)
  })

  it('opens with the code that went to the contact on file', async () => {
    const { link } = await book()
    expect(await post<never>(`${link}/code`, { channel: 'sms' })).toMatchObject({ location: `${link}/access` })
    const [message] = await db.select().from(messageOutbox).where(eq(messageOutbox.template, 'one_time_code'))
    const context = { table: 'message_outbox', rowId: message!.id }
    expect(decryptField(message!.toEnc, { ...context, column: 'to_enc' })).toBe('+19175550127')
    const { code } = JSON.parse(decryptField(message!.varsEnc, { ...context, column: 'vars_enc' })) as { code: string }
    const wrong = await post<never>(`${link}/access`, { code: code === '000000' ? '000001' : '000000' })
    expect(wrong).toMatchObject({ status: 400, data: { error: '验证码不对，还可以试4次' } })
    const right = await post<never>(`${link}/access`, { code: ` ${code.slice(0, 3)} ${code.slice(3)}` })
    expect(right).toMatchObject({ status: 302, location: link })
    const { data } = await get<typeof linkLoader>(link, { headers: cookiesOf(right) })
    expect(data).toMatchObject({ view: 'ticket', ticket: { patient: { english: 'FANG QINIAN' } } })
  })

  it('says to call the clinic where the number gets no more messages today', async () => {
    const { link } = await book()
    await withTransaction((tx) => tx.update(contactStandings).set({ messages: 12 }))
    const asked = await post<never>(`${link}/code`, { channel: 'sms' })
    expect(asked.location).toBe(`${link}/access?wait=call`)
    const { html } = await openPage(asked.location!)
    expect(html).toContain('请打电话：(212) 555-0111')
    expect(html).not.toContain('分钟后')
    const codes = await db.select().from(messageOutbox).where(eq(messageOutbox.template, 'one_time_code'))
    expect(codes).toEqual([])
  })

  it('sends no fourth code in an hour and says how long to wait', async () => {
    const { link } = await book()
    for (let sent = 0; sent < 3; sent++) await post<never>(`${link}/code`, { channel: 'sms' })
    const fourth = await post<never>(`${link}/code`, { channel: 'sms' })
    expect(fourth.location).toMatch(new RegExp(`^${link}/access\\?wait=\\d+$`))
    const { html } = await openPage(fourth.location!)
    expect(html).toMatch(/请过\d+分钟再要/)
  })

  it('confirms, moves, refuses the fourth move, and cancels', async () => {
    const { link, access, appointment } = await book()
    const status = async () => {
      const [row] = await db.select().from(appointments).where(eq(appointments.id, appointment.id))
      return row!
    }
    const ask = (page: string, fields: Record<string, string> = {}) =>
      post<never>(`${link}/${page}`, fields, { headers: access })
    expect((await openPage(`${link}/confirmation`, { headers: access })).html).toContain('我会来')
    expect((await status()).status).toBe('booked')
    expect(await ask('confirmation')).toMatchObject({ status: 302, location: link })
    expect((await status()).status).toBe('confirmed')
    for (const slot of ['2026-10-23T13:00Z', '2026-10-23T14:00Z', '2026-10-23T15:00Z'])
      expect(await ask('reschedule', { slot })).toMatchObject({ status: 302, location: link })
    expect(await status()).toMatchObject({ status: 'booked', rescheduleCount: 3, icsSequence: 3 })
    const fourth = await ask('reschedule', { slot: '2026-10-23T16:00Z' })
    expect(fourth).toMatchObject({ status: 409, data: { code: 'TOO_MANY_RESCHEDULES' } })
    const { html } = await openPage(`${link}/reschedule`, { headers: access })
    expect(html).toContain('这个预约已经改过太多次')
    expect(html).toContain('tel:+12125550111')
    expect(await ask('cancellation', { reason: 'transport' })).toMatchObject({ status: 302, location: link })
    expect(await status()).toMatchObject({ status: 'cancelled', cancelReasonCode: 'transport', cancelledBy: 'patient' })
    expect(await ask('cancellation')).toMatchObject({ status: 409, data: { code: 'INVALID_TRANSITION' } })
    expect((await openPage(link, { headers: access })).html).toContain('预约已取消')
  })

  it('records on each page that whose visit it is was shown', async () => {
    const { link, access, appointment } = await book()
    const reads = async () =>
      (await db.select().from(auditEvents).where(eq(auditEvents.action, 'booking.appointment_read'))).map(
        ({ subjectId }) => subjectId,
      )
    const before = (await reads()).length
    for (const page of ['confirmation', 'reschedule', 'cancellation'])
      await openPage(`${link}/${page}`, { headers: access })
    expect((await reads()).slice(before)).toEqual(Array<string>(3).fill(appointment.id))
  })

  it('asks once before it moves, old beside new, and then says what has changed', async () => {
    const { link, access, appointment } = await book()
    const words = {
      'zh-Hans': ['改到这个时间？', '改好了，10月23日见'],
      'zh-Hant': ['改到這個時間？', '改好了，10月23日見'],
      'en-US': ['Move your visit to this time?', 'Your visit has moved to Oct 23'],
    }
    const [from, to] = [thursday, '2026-10-23T14:00Z']
    const times = (html: string) =>
      ['del', 'ins'].map((tag) => new RegExp(`<${tag}>.*?dateTime="([^"]*)"`, 'is').exec(html)?.[1])
    const list = await openPage(`${link}/reschedule`, { headers: access })
    expect(list.html).toMatch(/<form action="[^"]*\/reschedule"><div class="times">/)
    for (const locale of locales) {
      const asked = await openPage(withPrefix(`${link}/reschedule?slot=${to}`, locale), { headers: access })
      expect(asked.html).toContain(words[locale][0])
      expect(times(asked.html)).toEqual([from, to])
      expect(headingOf((await openPage(withPrefix(link, locale), { headers: access })).html)).not.toBe(words[locale][1])
    }
    const [still] = await db.select().from(appointments).where(eq(appointments.id, appointment.id))
    expect(still!.startsAt).toBe(Date.parse(from))
    // Pressed twice at once, sent once more later, or asked for by who goes back: the visit moves once, and that is what is seen.
    const press = () => post<never>(`${link}/reschedule`, { slot: to }, { headers: access })
    const answers = [...(await Promise.all([press(), press()])), await press()]
    answers.push(await get<never>(`${link}/reschedule?slot=${to}`, { headers: access }))
    for (const answer of answers) expect(answer).toMatchObject({ status: 302, location: link })
    const [moved] = await db.select().from(appointments).where(eq(appointments.id, appointment.id))
    expect(moved!.rescheduleCount).toBe(1)
    for (const locale of locales) {
      const { html } = await openPage(withPrefix(link, locale), { headers: access })
      expect(headingOf(html)).toBe(words[locale][1])
      expect(times(html)).toEqual([from, to])
    }
    await post<never>(`${link}/confirmation`, {}, { headers: access })
    expect(headingOf((await openPage(link, { headers: access })).html)).toBe('约好了，10月23日见')
    // What an address says is no question: a time that is over, which the page says, and none at all.
    for (const slot of ['2026-10-19T14:00Z', 'x']) {
      const { status, html } = await openPage(`${link}/reschedule?slot=${slot}`, { headers: access })
      expect([status, html.includes('改到这个时间？')]).toEqual([200, false])
      expect(sentencesOf(html).includes('您选的时间（10月19日，周一上午10:00）已经过了')).toBe(slot !== 'x')
    }
  })

  it('offers near times when the new one is taken', async () => {
    const { link, access } = await book()
    await book({ nameEn: 'LI MING', phone: '9175550188', slot: '2026-10-23T14:00Z' })
    const answer = await post<never>(`${link}/reschedule`, { slot: '2026-10-23T14:00Z' }, { headers: access })
    expect(answer).toMatchObject({ status: 409, data: { code: 'SLOT_TAKEN' } })
    expect((answer.data as unknown as { nearest: unknown[] }).nearest).toHaveLength(3)
  })

  it('inside four hours shows the telephone instead, and at five hours still cancels', async () => {
    const startsAt = Date.parse('2026-10-22T14:00:00Z')
    const { link, access } = await book()
    // Access ends after half an hour; asked for anew with the clock.
    const accessAt = async (instant: number) => {
      setClock(instant)
      const { grantLinkAccess } = await import('#app/modules/action-links/guards/access-cookie.server.ts')
      const [row] = await db.select().from(actionTokens)
      const cookie = grantLinkAccess(new Request('https://care.test'), row!)
      return { Cookie: cookie.split(';')[0]! }
    }
    const late = await accessAt(startsAt - 3 * hour)
    expect((await get<typeof linkLoader>(link, { headers: access })).data).toMatchObject({ view: 'locked' })
    const page = await openPage(link, { headers: late })
    expect(sentencesOf(page.html)).toContain('看病前4小时内')
    expect(page.html).toContain('tel:+12125550111')
    expect(page.html).not.toContain(`${link}/cancellation`)
    expect(await post<never>(`${link}/cancellation`, {}, { headers: late })).toMatchObject({
      status: 409,
      data: { code: 'CUTOFF_PASSED' },
    })
    const early = await accessAt(startsAt - 5 * hour)
    expect((await post<never>(`${link}/cancellation`, {}, { headers: early })).status).toBe(302)
  })

  it('gives the visit as a calendar file and the reference as a code, both neutral', async () => {
    const { link, access, appointment } = await book()
    const open = (page: string) => openPage(`${link}/${page}`, { headers: access })
    const calendar = await open('calendar.ics')
    expect(calendar.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
    expect(calendar.headers.get('Cache-Control')).toContain('no-store')
    const unfolded = calendar.html.replace(/\r\n /g, '')
    expect(unfolded).toContain(`UID:${appointment.id}`)
    expect(unfolded).toContain('DTSTART;TZID=America/New_York:20261022T100000')
    expect(unfolded).not.toMatch(/FANG|方杞年/)
    const qr = await open('qr.svg')
    expect(qr.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8')
    expect(qr.html).toMatch(/^<svg [^>]*viewBox="0 0 29 29"/)
  })

  it('says that it has expired and gives everybody the same answer to the wish for a new one', async () => {
    const { link, access } = await book()
    setClock(Date.parse('2026-10-26T14:00:00Z'))
    const { status, html } = await openPage(link, { headers: access })
    expect(status).toBe(410)
    expect(html).toContain('这个链接已经过期')
    expect(html).not.toMatch(/FANG|0127|白芷宁/)
    for (const way of ['/my-appointments', '/doctor', '/contact/concierge', '/contact'])
      expect(/<main.*<\/main>/s.exec(html)![0]).toContain(`href="${way}"`)
    const before = (await db.select().from(messageOutbox)).length
    for (let asked = 0; asked < 5; asked++)
      expect(await post<never>(`${link}/renewal`, {})).toMatchObject({ status: 302, location: `${link}?asked=1` })
    expect((await openPage(`${link}?asked=1`)).html).toContain('新的链接会发到')
    const renewed = await db.select().from(messageOutbox).where(eq(messageOutbox.template, 'link_renewed'))
    expect(renewed.length).toBeGreaterThan(0)
    expect((await db.select().from(messageOutbox)).length - before).toBeLessThanOrEqual(3)
  })
})

describe('the waitlist', () => {
  it('is joined with wishes, seen by link and left', async () => {
    const address = `${profile}/waitlist`
    const { slot: _slot, ...fields } = form({ dateTo: '2026-11-20', notice: '240' })
    expect((await send({ ...fields, dateTo: '' }, {}, address)).status).toBe(400)
    const joined = await send(fields, {}, address)
    expect(joined.status).toBe(302)
    const access = cookiesOf(joined)
    expect(await db.select().from(waitlistEntries)).toMatchObject([
      { providerId: practice.providerId, status: 'waiting', dateTo: '2026-11-20', noticeMinutes: 240 },
    ])
    const { html } = await openPage(joined.location!, { headers: access })
    expect(html).toContain('您在候补名单上')
    expect(html).not.toContain('也可以从这里找')
    expect((await openPage(joined.location!)).html).not.toContain('白芷宁')
    await post<never>(`${joined.location}/refusal`, { answer: 'leave' }, { headers: access })
    expect(await db.select().from(waitlistEntries)).toMatchObject([{ status: 'cancelled' }])
    expect((await openPage(joined.location!, { headers: access })).html).toContain('也可以从这里找')
  })
})

describe('a waitlist that is closed meanwhile', () => {
  it('is told of above the form, which keeps what was typed', async () => {
    await withTransaction((tx) =>
      tx.insert(bookingRules).values({
        ...{ providerFacilityId: practice.providerFacilityId, isWaitlistOpen: false, waitlistNoticeMinutes: 0 },
        ...{ reminders: [], marksNoShow: false, version: 1, updatedAt: start },
      }),
    )
    const { slot: _slot, ...fields } = form({ dateTo: '2026-11-20', notice: '240' })
    const told = { 'zh-Hans': '现在不收候补', 'zh-Hant': '現在不收候補', 'en-US': 'waitlist is closed' }
    for (const locale of locales) {
      const body = new URLSearchParams(fields)
      const sent = await openPage(withPrefix(`${profile}/waitlist`, locale), { method: 'POST', body })
      expect(sent.status).toBe(409)
      expect(sent.html).toContain(told[locale])
      expect(sent.html).toContain('FANG QINIAN')
    }
    expect(await db.select().from(waitlistEntries)).toEqual([])
  })

  it('is not joined for a day that does not exist', async () => {
    const { slot: _slot, ...fields } = form({ dateTo: '2026-12-99' })
    expect((await send(fields, {}, `${profile}/waitlist`)).status).toBe(400)
  })
})

describe('the first available doctor', () => {
  it('is listed with the earliest time of each, by area and language', async () => {
    const address = '/doctor/family-medicine/appointment'
    const { html, status } = await openPage(address)
    expect(status).toBe(200)
    expect(html).toContain(`value="${slotText(now() + 2 * hour)}"`)
    expect(html).toContain(`action="${path}/hold"`)
    expect((await openPage(`${address}?near=nowhere&lang=xx`)).status).toBe(200)
    expect((await get<never>('/doctor/no-such-thing/appointment')).status).toBe(404)
  })
})

describe('openings', () => {
  it('order a list by the first one, and leave out who has none in time', async () => {
    await withTransaction(async (tx) => {
      const choices = { specialties: ['family-medicine'] }
      await insertPractice(tx, {
        provider: { ...choices, slug: 'early', legalLast: 'Zhu' },
        rules: [{ starts: '13:00' }],
      })
      await insertPractice(tx, { provider: { ...choices, slug: 'late', legalLast: 'An' }, rules: [{ weekdays: [5] }] })
      await insertPractice(tx, { provider: { ...choices, slug: 'never', legalLast: 'An', tier: 1 } })
    })
    await rebuildSearchIndex()
    const list = async (search: string) => {
      const { data } = await get<typeof listLoader>(`/doctor?${search}`)
      return data.results.cards.map(({ slug }) => slug)
    }
    expect(await list('sort=soonest')).toEqual(['zhining-bai', 'early', 'late', 'never'])
    expect(await list('sort=soonest&day=today')).toEqual(['zhining-bai', 'early'])
    // Also where nothing is chosen, whoever can be booked within days comes before who cannot.
    expect((await list('')).at(-1)).toBe('never')
    expect((await list('day=3days')).toSorted()).toEqual(['early', 'zhining-bai'])
    expect(await list('sort=soonest&day=today&q=Zhu')).toEqual(['early'])
    const { data } = await get<typeof listLoader>('/doctor?sort=soonest')
    const [first] = data.results.cards
    expect(data.openings[first!.location!.providerFacilityId]).toMatchObject({
      visitCode: 'office',
      firstAt: start + 2 * hour,
      days: [
        { date: '2026-10-20', count: 10, isClosed: false },
        { date: '2026-10-21', count: 16, isClosed: false },
        { date: '2026-10-22', count: 16, isClosed: false },
        { date: '2026-10-23', count: 16, isClosed: false },
        { date: '2026-10-24', count: 0, isClosed: true },
      ],
    })
    expect(Object.keys(data.openings)).toHaveLength(3)
  })

  it('begin on every list of cards with the next day that has any, at most two of a day, and lead to each', async () => {
    setClock(start + 7 * hour)
    await rebuildSearchIndex()
    for (const address of ['/doctor', '/doctor/family-medicine', '/specialty/family-medicine']) {
      const { html } = await openPage(address)
      const [times = ''] = /<ul class="next".*?<\/ul>/s.exec(html) ?? []
      const words = times.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
      expect(words, address).toMatch(/^ 约 明天 上午 9:00 约 明天 上午 9:30 约 周四 上午 9:00 .*更多 $/)
      expect(times, address).toContain(`${path}?loc=apricot&amp;vt=office&amp;slot=2026-10-21T13%3A00Z"`)
    }
  })

  it('tell a day that is full or over from one on which nobody is seen, on the profile', async () => {
    setClock(start + 7 * hour)
    const { html } = await openPage(profile)
    const strip = /<ul class="week".*?<\/ul>/s.exec(html)?.[0].replace(/<[^>]*>/g, ' ') ?? ''
    expect(strip.replace(/\s+/g, ' ')).toMatch(/今天 20日 约满 周三 21日 16个 .* 周六 24日 休息/)
  })

  it('stand on the profile with a button for the first one', async () => {
    const { html } = await openPage(profile)
    expect(html).toContain('最早可约')
    expect(html).toContain(`value="${slotText(now() + 2 * hour)}"`)
    expect(html).toMatch(/href="[^"]*\/appointment\?loc=apricot&amp;day=2026-10-21#times"/)
  })
})
