import { and, asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { decryptField } from '#app/core/crypto/field-encryption.server.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { cancelAppointment } from '#app/modules/booking/appointments/commands/cancel-appointment.server.ts'
import { answerText } from '#app/modules/booking/appointments/commands/answer-text.server.ts'
import { confirmContact } from '#app/modules/notifications/commands/contact-standings.server.ts'
import type { MessageVars } from '#app/modules/notifications/message-vars.ts'
import { appointments, messageOutbox, waitlistEntries } from '#drizzle/schema/index.ts'
import { deskActor } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, type Practice } from '#tests/factories/booking.ts'
import { insertSpecialty, tri } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { post } from './route-request.ts'

/** Times are kept for nobody who has not shown that messages reach them; who only typed a contact learns nothing of that. */

useDatabase()

const start = Date.parse('2026-10-20T14:00:00Z')
const freed = Date.parse('2026-10-22T14:00:00Z')
const address = '/doctor/family-medicine/zhining-bai/waitlist'
const phone = '+19175550127'
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

let serial = 0
async function join(fields: Record<string, string> = {}) {
  const person = {
    forWhom: 'self',
    nameZh: '',
    nameEn: 'FANG QINIAN',
    birthYear: '1958',
    birthMonth: '3',
    birthDay: '27',
  }
  const wish = { loc: 'apricot', vt: 'office', dateTo: '2026-11-20', notice: '120', consent: 'on', smsConsent: 'on' }
  const key = `FormKey${String(++serial).padStart(15, '0')}`
  const form = { key, ...person, ...wish, phone: '(917) 555-0127', ...fields }
  const answer = await post<never>(address, form, { clientAddress: '203.0.113.1' })
  expect(answer.status).toBe(302)
  // The next one comes later, so that they have an order.
  setClock(now() + 1)
  const [cookie] = answer.headers.getSetCookie().map((each) => each.split(';')[0]!)
  return { link: answer.location!, access: { Cookie: cookie! } }
}

/** The path that the messages of a template carry to one contact, the first that was written. */
async function linkIn(template: string, channel: 'sms' | 'email' = 'sms'): Promise<string | undefined> {
  const own = and(eq(messageOutbox.template, template), eq(messageOutbox.channel, channel))
  const [row] = await db
    .select()
    .from(messageOutbox)
    .where(own)
    .orderBy(asc(messageOutbox.createdAt), asc(messageOutbox.id))
  if (!row) return undefined
  const vars = decryptField(row.varsEnc, { table: 'message_outbox', column: 'vars_enc', rowId: row.id })
  return new URL((JSON.parse(vars) as MessageVars).link!).pathname
}

const entries = () => db.select().from(waitlistEntries).orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id))
const confirmed = async () => (await entries()).map(({ confirmedAt }) => confirmedAt !== null)
const press = (link: string, answer: string, headers: Record<string, string> = {}) =>
  post<never>(`${link}/refusal`, { answer }, { headers })

/** Somebody else's visit is booked and cancelled. */
async function freeTime() {
  const { appointmentId } = await bookAppointment(bookingInput(practice, { startsAt: freed }))
  await cancelAppointment({ appointmentId, actor: deskActor(), reasonCode: null })
}

describe('a new entry', () => {
  it('is offered nothing until the button of the message is pressed, which opening the link does not do', async () => {
    await join()
    await freeTime()
    expect(await entries()).toMatchObject([{ status: 'waiting', confirmedAt: null }])

    const link = (await linkIn('waitlist_confirm'))!
    const page = await openPage(link)
    expect(page.html).toContain('是我，留在名单上')
    await openPage(link, { method: 'HEAD' })
    expect(await entries()).toMatchObject([{ status: 'waiting', confirmedAt: null }])

    await press(link, 'confirm')
    expect(await entries()).toMatchObject([{ status: 'waiting', confirmedAt: expect.any(Number) as number }])
    expect((await openPage(link)).html).not.toContain('是我，留在名单上')
    await freeTime()
    expect(await entries()).toMatchObject([{ status: 'offered' }])
  })

  it('is not confirmed by the browser that joined, whatever it sends', async () => {
    const { link, access } = await join()
    expect((await openPage(link, { headers: access })).html).not.toContain('是我，留在名单上')
    await press(link, 'confirm', access)
    await press(
      (await linkIn('waitlist_confirm'))!.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')),
      'confirm',
      access,
    )
    expect(await entries()).toMatchObject([{ confirmedAt: null }])
  })

  it('says in every language that offers start after the confirmation', async () => {
    await join()
    const link = (await linkIn('waitlist_confirm'))!
    const words = {
      'zh-Hans': '确认之后，我们才会为您留时间',
      'zh-Hant': '確認之後，我們才會為您留時間',
      'en-US': 'Then we can start holding times for you',
    }
    for (const locale of locales) expect((await openPage(withPrefix(link, locale))).html).toContain(words[locale])
  })

  it('is confirmed by a text message from its number, and by the e-mail link for its address alone', async () => {
    await join()
    await answerText({ id: 'in-1', from: phone, text: '?' })
    expect(await entries()).toMatchObject([{ confirmedAt: expect.any(Number) as number }])

    await join({ nameEn: 'LI MING', phone: '(917) 555-0188', email: 'li@example.com', emailConsent: 'on' })
    await press((await linkIn('waitlist_confirm', 'email'))!, 'confirm')
    await join({ nameEn: 'SOMEBODY ELSE', phone: '(917) 555-0188' })
    await join({ nameEn: 'SOMEBODY ELSE', phone: '(917) 555-0199', email: 'li@example.com' })
    // A known address beside a number that has not answered: every contact that is written to has to show that it is read.
    expect(await confirmed()).toEqual([true, true, false, false])
  })
})

describe('a contact that is confirmed already', () => {
  it('is not betrayed to a stranger who types their own address beside it', async () => {
    await withTransaction((tx) => confirmContact(tx, 'sms', phone, 'code'))
    await join({ email: 'stranger@example.com' })
    expect(await confirmed()).toEqual([false])
    expect(await linkIn('waitlist_joined', 'email')).toBeUndefined()
    expect(await linkIn('waitlist_confirm', 'email')).toBeDefined()
    await freeTime()
    expect((await entries()).map(({ status }) => status)).toEqual(['waiting'])
  })

  it('need not do it again, and who types it sees no difference', async () => {
    const unknown = await join({ phone: '(917) 555-0188' })
    await withTransaction((tx) => confirmContact(tx, 'sms', phone, 'code'))
    const known = await join()
    expect(await confirmed()).toEqual([false, true])
    expect(await linkIn('waitlist_joined')).toBeDefined()
    await freeTime()
    const offered = (await entries()).map(({ status }) => status)
    expect(offered).toEqual(['waiting', 'offered'])

    const words = async ({ link, access }: typeof known) =>
      (await openPage(link, { headers: access })).html.replace(/[A-Za-z0-9]{22}/g, '*').replace(/nonce="[^"]*"/g, '')
    expect(await words(known)).toEqual(await words(unknown))
    for (const answer of ['acceptance', 'refusal'])
      await post<never>(
        `${known.link}/${answer}`,
        { offer: (await entries())[0]!.offeredHoldId ?? '' },
        { headers: known.access },
      )
    expect((await entries()).map(({ status }) => status)).toEqual(offered)
    const left = [await press(known.link, 'leave', known.access), await press(unknown.link, 'leave', unknown.access)]
    expect(left.map(({ status, headers }) => [status, [...headers.keys()]])).toEqual([
      [302, [...left[0]!.headers.keys()]],
      [302, [...left[0]!.headers.keys()]],
    ])
    expect((await entries()).map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
  })
})

describe('an offer', () => {
  it('is seen and taken with one button by who got the message', async () => {
    await join()
    await press((await linkIn('waitlist_confirm'))!, 'confirm')
    await freeTime()
    const link = (await linkIn('waitlist_offer'))!
    const { html } = await openPage(link)
    expect(html).toContain('有时间空出来了')
    expect(html.replaceAll(/<\/?span[^>]*>/g, '')).toContain('为您留到上午10:30')
    // A page that is no longer of today's offer, or says of none, books nothing.
    expect((await post<never>(`${link}/acceptance`, {})).location).toBe(link)
    const offer = /name="offer" value="([^"]+)"/.exec(html)![1]!
    const taken = await post<never>(`${link}/acceptance`, { offer })
    expect(taken.status).toBe(302)
    expect(taken.location).not.toBe(link)
    const booked = and(eq(appointments.startsAt, freed), eq(appointments.status, 'booked'))
    expect(await db.select().from(appointments).where(booked)).toMatchObject([{ source: 'waitlist' }])
    expect((await post<never>(`${link}/acceptance`, { offer })).location).toBe(taken.location)
  })
})
