import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { revokeActionLinks } from '#app/modules/action-links/commands/revoke-action-links.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { changeDraft } from '#app/modules/coordination/commands/save-case.server.ts'
import { takeStep } from '#app/modules/coordination/commands/take-step.server.ts'
import { careCases, careConsents, careDocuments, careEvents, careMessages, facilities } from '#drizzle/schema/index.ts'
import { deskActor, signedIn } from '#tests/factories/accounts.ts'
import { bookingInput } from '#tests/factories/booking.ts'
import {
  careActor,
  careAnswers,
  carePatient,
  insertCareCase,
  insertCoordinated,
  outsideOffice,
} from '#tests/factories/coordination.ts'
import { lastTo, readOutbox, sealedFiles, storedCase, withdraw } from '#tests/factories/coordination-stage.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { exportsOf, origin, post } from './route-request.ts'

useDatabase()

const base = '/provider/4/dashboard/care-coordination'
let home: Awaited<ReturnType<typeof insertCoordinated>>
let headers: Record<string, string>

beforeEach(async () => {
  setClock(Date.parse('2026-10-20T14:00:00Z'))
  home = await withTransaction((tx) => insertCoordinated(tx))
  headers = await signedIn(home.userId)
})
afterEach(() => setClock(null))

const page = (path: string, who = headers) => openPage(withPrefix(path, 'en-US'), { headers: who })
const send = (path: string, fields: Record<string, string>, who = headers) => post(path, fields, { headers: who })
/** A form as a browser without JavaScript sends it: the whole page is the answer. */
const submit = (path: string, fields: Record<string, string>, who: Record<string, string>, locale = 'en-US' as const) =>
  openPage(withPrefix(path, locale), { method: 'POST', headers: who, body: new URLSearchParams(fields) })
const hiddenIn = (html: string, name: string) =>
  new RegExp(`<input type="hidden" name="${name}" value="([^"]+)"`).exec(html)![1]!
const doctor = () => careActor(home.facilityId, 'cc_admin', { userId: home.userId, providerId: home.providerId })

const tokenTo = async (to: string) => (await lastTo(to)).vars.link!.split('/').at(-1)!

/** A browser in which the code of a link was typed. */
async function opened(to: string) {
  const token = await tokenTo(to)
  const address = `/care-coordination/${token}`
  await send(`${address}?form=ask`, {}, {})
  const written = (await readOutbox()).findLast((each) => each.to === to && each.template === 'one_time_code')!
  const answer = await send(`${address}?form=code`, { code: written.vars.code! }, {})
  const [cookie] = (answer.headers.get('Set-Cookie') ?? '').split(';')
  return { address, browser: { Cookie: cookie! }, status: answer.status }
}

describe('the page of a link', () => {
  it('takes ten messages an hour, and keeps what is typed after that', async () => {
    await insertCareCase(home)
    const { address, browser } = await opened(carePatient.phone)
    const write = (body: string) => send(`${address}?form=message`, { body, id: newId() }, browser)
    for (let count = 0; count < 10; count++) expect((await write('Do I fast?')).status).toBe(302)
    const refused = await write('And drink?')
    expect(refused.status).toBe(429)
    expect(JSON.stringify(refused.data)).toContain('And drink?')
    expect(await db.$count(careMessages)).toBe(10)
  })

  it('is 404 in the same words for a wrong token, one that has expired and one of another kind', async () => {
    await insertCareCase(home)
    const token = await tokenTo(outsideOffice.email)
    const wrong = await page('/care-coordination/AAAAAAAAAAAAAAAAAAAAAA', {})
    const short = await page('/care-coordination/0b1c', {})
    setClock(now() + 91 * 24 * 3_600_000)
    const expired = await page(`/care-coordination/${token}`, {})
    for (const each of [wrong, short, expired]) expect(each.status).toBe(404)
    const body = (html: string) => html.replace(/nonce="[^"]*"|[0-9a-f-]{36}|care-coordination\/\w+/g, '')
    expect(body(expired.html)).toBe(body(wrong.html))
  })

  it('shows nothing before the code but a masked contact, and opening it changes nothing', async () => {
    await insertCareCase(home)
    const token = await tokenTo(outsideOffice.email)
    const before = await db.select().from(careEvents)
    for (const locale of locales) {
      const { html, status } = await openPage(withPrefix(`/care-coordination/${token}`, locale))
      expect(status).toBe(200)
      expect(html).toContain('f•••@harbor.example')
      expect(html).not.toMatch(/FANG|Chest|Harbor Heart/)
    }
    expect(await db.select().from(careEvents)).toEqual(before)
    expect((await send(`/care-coordination/${token}?form=accept`, {}, {})).location).toBe(`/care-coordination/${token}`)
    expect(await db.select().from(careEvents)).toEqual(before)
  })

  it('lets a recipient answer after the code, and no guess', async () => {
    await insertCareCase(home)
    const token = await tokenTo(outsideOffice.email)
    await send(`/care-coordination/${token}?form=ask`, {}, {})
    expect((await send(`/care-coordination/${token}?form=code`, { code: 'abcdef' }, {})).status).toBe(400)
    const { address, browser, status } = await opened(outsideOffice.email)
    expect(status).toBe(302)
    const { html } = await page(address, browser)
    expect(html).toContain('Chest pain on stairs')
    expect((await send(`${address}?form=decline`, {}, browser)).status).toBe(400)
    await send(`${address}?form=accept`, {}, browser)
    await send(`${address}?form=schedule`, { date: '2026-10-22', time: '10:00' }, browser)
    expect(await db.select().from(careCases)).toMatchObject([{ status: 'scheduled' }])
    // What is the other party's is not theirs.
    expect((await send(`${address}?form=agree`, {}, browser)).status).toBe(404)
    expect((await send(`${address}?form=close`, {}, browser)).status).toBe(302)
    expect(await db.select().from(careCases)).toMatchObject([{ status: 'scheduled' }])
  })

  it('lets a patient read, write, agree and take that back, in plain words', async () => {
    await insertCareCase(home, { consent: 'link' })
    const { address, browser } = await opened(carePatient.phone)
    const before = await page(address, browser)
    expect(before.html).toContain('I agree')
    expect(before.html).not.toContain('Chest pain')
    await send(`${address}?form=agree`, { mark: hiddenIn(before.html, 'mark') }, browser)
    expect(await db.select().from(careCases)).toMatchObject([{ status: 'sent', consent: 'given' }])
    expect((await send(`${address}?form=message`, { body: ' ' }, browser)).status).toBe(400)
    await send(`${address}?form=message`, { body: 'Do I fast?', id: newId() }, browser)
    expect(await db.select().from(careMessages)).toMatchObject([{ thread: 'patient', side: 'patient' }])
    await send(`${address}?form=withdraw`, {}, browser)
    expect(await db.select().from(careCases)).toMatchObject([{ status: 'frozen', consent: 'withdrawn' }])
    for (const locale of locales)
      expect((await openPage(withPrefix(address, locale), { headers: browser })).status).toBe(200)
  })

  it('takes a document as it should be, and hands it out to be saved', async () => {
    const { id } = await insertCareCase(home)
    const { address, browser } = await opened(carePatient.phone)
    const upload = (content: string) => {
      const body = new FormData()
      body.set('kind', 'lab')
      body.set('file', new File([content], 'results.pdf', { type: 'application/pdf' }))
      return post(`${address}?form=document`, {}, { headers: browser, body })
    }
    expect((await upload('hello')).status).toBe(400)
    expect((await upload('%PDF-1.4 /JavaScript %%EOF')).status).toBe(400)
    expect((await upload('%PDF-1.4 results %%EOF')).status).toBe(302)
    const [row] = await db.select().from(careDocuments)
    const statusOf = async (path: string, who: Record<string, string>) =>
      (await openPage(path, { headers: who })).status
    expect(await statusOf(`${address}/documents/${row!.id}`, browser)).toBe(200)
    expect(await statusOf(`${base}/case/${id}/documents/${row!.id}`, headers)).toBe(200)
    expect(await statusOf(`${address}/documents/${row!.id}`, {})).toBe(302)
    await withdraw(id)
    const recipient = await opened(outsideOffice.email)
    expect(await statusOf(`${recipient.address}/documents/${row!.id}`, recipient.browser)).toBe(404)
  })

  it('keeps a document once, however often the button is pressed', async () => {
    const { id } = await insertCareCase(home)
    const { address, browser } = await opened(carePatient.phone)
    const files = sealedFiles().length
    const pages = [
      { path: address, who: browser },
      { path: `${base}/case/${id}`, who: headers },
    ]
    for (const { path, who } of pages) {
      const form = /<form[^>]*form=document.*?<\/form>/s.exec((await page(path, who)).html)![0]
      for (let press = 0; press < 2; press++) {
        const body = new FormData()
        body.set('id', hiddenIn(form, 'id'))
        body.set('file', new File(['%PDF-1.4 results %%EOF'], 'results.pdf', { type: 'application/pdf' }))
        expect((await post(`${path}?form=document`, {}, { headers: who, body })).status).toBe(302)
      }
    }
    expect(await db.$count(careDocuments)).toBe(2)
    expect(sealedFiles()).toHaveLength(files + 2)
  })
})

describe('whoever agrees by a link', () => {
  it('agrees to the clinic that the page named: where that has changed, nothing is agreed to and the page says so', async () => {
    const { id } = await insertCareCase(home, { consent: 'link', userId: home.userId })
    const { address, browser } = await opened(carePatient.phone)
    const mark = hiddenIn((await page(address, browser)).html, 'mark')
    const outside = { ...outsideOffice, clinic: 'Bay Office', doctor: null }
    const answers = careAnswers(home, { consent: 'link', recipient: { kind: 'outside', outside, locale: 'en-US' } })
    await changeDraft(doctor(), { caseId: id, version: (await storedCase(id)).version, answers })
    const words = {
      'zh-Hans': '刚才没有记录您的同意',
      'zh-Hant': '剛才沒有記錄您的同意',
      'en-US': 'You haven’t agreed to anything',
    }
    for (const locale of locales) {
      const body = new URLSearchParams({ mark })
      const localized = withPrefix(`${address}?form=agree`, locale)
      const { html, status } = await openPage(localized, { method: 'POST', headers: browser, body })
      expect(status).toBe(409)
      expect(html).toContain(words[locale])
      expect(html).toContain('Bay Office')
      expect(hiddenIn(html, 'mark')).not.toBe(mark)
    }
    expect(await db.select().from(careConsents)).toEqual([])
    expect(await storedCase(id)).toMatchObject({ status: 'draft', consent: 'asked' })
    const again = hiddenIn((await page(address, browser)).html, 'mark')
    expect((await send(`${address}?form=agree`, { mark: again }, browser)).status).toBe(302)
    expect(await storedCase(id)).toMatchObject({ status: 'sent', consent: 'given' })
    expect((await send(`${address}?form=withdraw`, {}, browser)).status).toBe(302)
    expect(await storedCase(id)).toMatchObject({ status: 'frozen', consent: 'withdrawn' })
  })
})

describe('a link that ends while its form is on the way', () => {
  it('answers like one that nobody was given, and does nothing', async () => {
    const { id } = await insertCareCase(home, { consent: 'link' })
    const { address, browser } = await opened(carePatient.phone)
    const mark = hiddenIn((await page(address, browser)).html, 'mark')
    const unknown = await send('/care-coordination/AAAAAAAAAAAAAAAAAAAAAA?form=agree', { mark }, browser)
    const before = await storedCase(id)
    // The page is opened before the body is read; the link ends in between.
    const body = new ReadableStream({
      async pull(controller) {
        await withTransaction((tx) => revokeActionLinks(tx, { type: 'care_patient', id }))
        controller.enqueue(new TextEncoder().encode(new URLSearchParams({ mark }).toString()))
        controller.close()
      },
    })
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const sent = { method: 'POST', headers: { ...browser, ...type }, body, duplex: 'half' as const }
    const request = new Request(new URL(`${address}?form=agree`, origin), sent)
    const { action } = await exportsOf(address)
    const params = { uuid: address.split('/').at(-1)! }
    const thrown = await Promise.resolve(action!({ request, params, context: {} })).catch((error: unknown) => error)
    expect((thrown as Response).status).toBe(unknown.status)
    expect(await (thrown as Response).json()).toEqual(unknown.data)
    expect(await storedCase(id)).toEqual(before)
  })
})

describe('a recipient who has declined', () => {
  it('sees who referred and that they declined, in every language, and whom to call; no record and no document', async () => {
    await insertCareCase(home)
    await withTransaction(async (tx) => {
      await tx.update(facilities).set({ phone: '+12125550142' }).where(eq(facilities.id, home.facilityId))
    })
    const { address, browser } = await opened(outsideOffice.email)
    const body = new FormData()
    body.set('file', new File(['%PDF-1.4 results %%EOF'], 'results.pdf', { type: 'application/pdf' }))
    await post(`${address}?form=document`, {}, { headers: browser, body })
    const [document] = await db.select().from(careDocuments)
    expect((await page(address, browser)).html).toContain('no longer shown here')
    await send(`${address}?form=decline`, { words: 'No new patients' }, browser)
    const words = {
      'zh-Hans': '您已谢绝这份转诊',
      'zh-Hant': '您已婉拒這份轉診',
      'en-US': 'You declined this referral',
    }
    for (const locale of locales) {
      const { html, status } = await openPage(withPrefix(address, locale), { headers: browser })
      expect(status).toBe(200)
      expect(html).toContain(words[locale])
      expect(html).toContain('555-0142')
      expect(html).not.toMatch(/FANG|方杞|Chest|form=message|form=document|No new patients/)
    }
    expect((await page(`${address}/documents/${document!.id}`, browser)).status).toBe(404)
  })
})

describe('what was written in a form that comes too late', () => {
  it('comes back on the page of a link', async () => {
    const { id } = await insertCareCase(home)
    const { address, browser } = await opened(outsideOffice.email)
    await withdraw(id)
    for (const [form, field] of [
      ['message', 'body'],
      ['decline', 'words'],
    ] as const) {
      const { html, status } = await submit(`${address}?form=${form}`, { [field]: 'We are full' }, browser)
      expect([form, status]).toEqual([form, 409])
      expect(html).toContain('We are full')
      expect(html).toContain('wasn’t sent')
    }
    expect(await db.select().from(careMessages)).toEqual([])
  })

  it('comes back on the pages of a clinic', async () => {
    const { id } = await insertCareCase(home)
    await withdraw(id)
    const late = [
      [`${base}/case/${id}?form=message`, { body: 'We will call them' }],
      [`${base}/case/${id}/step/decline`, { words: 'We will call them' }],
      [`${base}/edit/${id}`, { text: 'We will call them' }],
      // A draft that was sent while it was edited.
      [`${base}/edit/${id}`, { intent: 'draft', reason: 'We will call them' }],
    ] as const
    for (const [path, fields] of late) {
      const { html, status } = await submit(path, fields, headers)
      expect([path, status]).toEqual([path, 409])
      expect(html).toContain('We will call them')
      expect(html).toContain('wasn’t sent')
    }
  })
})

describe('who has a link', () => {
  it('cancels a visit of ours where it was booked', async () => {
    const other = await withTransaction((tx) => insertCoordinated(tx, { name: 'Reed' }))
    const { facilityId, providerId, userId } = other
    const { id } = await insertCareCase(home, { recipient: { kind: 'site', doctor: { facilityId, providerId } } })
    const them = careActor(facilityId, 'cc_admin', { userId, providerId })
    const startsAt = Date.parse('2026-10-21T14:00:00Z')
    const { appointmentId } = await bookAppointment(
      bookingInput(other, { startsAt, actor: deskActor({ isManager: true }), source: 'phone' }),
    )
    await takeStep(them, { caseId: id, step: 'accept' })
    await takeStep(them, { caseId: id, step: 'schedule', input: { visitAt: startsAt } })
    const { address, browser } = await opened(carePatient.phone)
    expect((await page(address, browser)).html).toContain('form=patient_cancel')
    await takeStep(them, { caseId: id, step: 'reschedule' })
    await takeStep(them, { caseId: id, step: 'schedule', input: { visitAt: startsAt, appointmentId } })
    const { html } = await page(address, browser)
    expect(html).toContain('the link in your appointment confirmation')
    expect(html).not.toContain('form=patient_cancel')
    await send(`${address}?form=patient_cancel`, {}, browser)
    expect(await storedCase(id)).toMatchObject({ status: 'scheduled', appointmentId })
  })

  it('takes ten steps an hour, so that nobody is written to without end', async () => {
    const { id } = await insertCareCase(home)
    const { address, browser } = await opened(outsideOffice.email)
    await send(`${address}?form=accept`, {}, browser)
    const visit = { date: '2026-10-22', time: '10:00' }
    const statuses: number[] = []
    for (let round = 0; round < 5; round++) {
      statuses.push((await send(`${address}?form=schedule`, visit, browser)).status)
      statuses.push((await send(`${address}?form=no_show`, {}, browser)).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 302), 429])
    expect(await storedCase(id)).toMatchObject({ status: 'scheduled' })
  })
})
