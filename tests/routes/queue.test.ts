import { asc, eq, like } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { newToken } from '#app/modules/action-links/link-token.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { appointments, auditEvents, lateDoctors, messageOutbox, queueDays } from '#drizzle/schema/index.ts'
import { deskActor, insertSeat, insertUser, signedIn } from '#tests/factories/accounts.ts'
import { anyway, bookingInput, insertPractice, type Practice, somebody } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useDatabase()

const hour = 3_600_000
/** Tuesday 2026-10-20, 10:00 in New York. */
const start = Date.parse('2026-10-20T14:00:00Z')
const day = '/provider/3/mgmt/appt'

let practice: Practice
let foreign: Practice
let desk: Record<string, string>
let reader: Record<string, string>
let deskId = ''

beforeEach(async () => {
  setClock(start)
  const made = await withTransaction(async (tx) => {
    const home = await insertPractice(tx, { provider: { slug: 'zhining-bai', tier: 3 } })
    const other = await insertPractice(tx, { provider: { slug: 'somebody-else', tier: 3 } })
    const ids = [await insertUser(tx), await insertUser(tx)]
    for (const [index, role] of (['front_desk', 'biller'] as const).entries())
      await insertSeat(tx, { userId: ids[index]!, facilityId: home.facilityId, role })
    return { home, other, ids }
  })
  practice = made.home
  foreign = made.other
  deskId = made.ids[0]!
  desk = await signedIn(deskId)
  reader = await signedIn(made.ids[1]!)
})
afterEach(() => setClock(null))

const come = (name: string) => post<never>(`${day}/walk-in`, { key: newToken(), name }, { headers: desk })
const numbers = async () =>
  (await db.select({ number: appointments.queueNumber }).from(appointments).orderBy(asc(appointments.queueNumber))).map(
    ({ number }) => number,
  )
const say = (fields: Record<string, string>, headers = desk) =>
  post<never>(`${day}/lateness`, { back: `${day}#late`, ...fields }, { headers })
const audited = async (action: string) =>
  (await db.select().from(auditEvents).where(eq(auditEvents.action, action))).map(({ outcome }) => outcome)
const lateMessages = () =>
  db.select().from(messageOutbox).where(eq(messageOutbox.template, 'appointment_late')).orderBy(asc(messageOutbox.id))

describe('who comes without an appointment', () => {
  it('gets the numbers of the day one after the other, also at once, and a form sent twice one of them', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => come(`Guest ${String.fromCharCode(65 + index)}`)))
    expect(await numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    const key = newToken()
    for (let time = 0; time < 2; time++) await post<never>(`${day}/walk-in`, { key, name: '王太太' }, { headers: desk })
    expect(await numbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('begins anew with each day of New York', async () => {
    setClock(Date.parse('2026-10-21T03:59:00Z'))
    desk = await signedIn(deskId)
    await come('Late Guest')
    setClock(Date.parse('2026-10-21T04:01:00Z'))
    await come('Early Guest')
    expect(await numbers()).toEqual([1, 1])
    expect(await db.select().from(queueDays)).toMatchObject([{ day: '2026-10-21', last: 1 }])
  })

  it('sees number, place and an estimate on the slip, in three languages', async () => {
    await come('First Guest')
    setClock(start + 60_000)
    await come('Second Guest')
    const [, second] = await db.select().from(appointments).orderBy(asc(appointments.queueNumber))
    const words = { 'zh-Hans': '前面还有1位', 'zh-Hant': '前面還有1位', 'en-US': '1 person is ahead of you' }
    for (const locale of locales) {
      const { html } = await openPage(withPrefix(`${day}/${second!.id}/slip`, locale), { headers: desk })
      expect(html, locale).toContain(words[locale])
      expect(html, locale).toMatch(/15.{1,12}25/)
      expect(html, locale).not.toMatch(/queue\.\w/)
    }
    const { html } = await openPage(withPrefix(day, 'en-US'), { headers: desk })
    expect(html).toContain('No. 2')
  })

  it('finds their place by the code on the slip, without a name, until they are called or the day is over', async () => {
    await come('First Guest')
    setClock(start + 60_000)
    await come('Second Guest')
    const [first, second] = await db.select().from(appointments).orderBy(asc(appointments.queueNumber))
    const slip = await openPage(`${day}/${second!.id}/slip`, { headers: desk })
    const address = /https?:\/\/[^<"]+\/([0-9A-Za-z]{22})</.exec(slip.html)
    expect(slip.html).toContain('data:image/png;base64,')
    const token = address![1]!
    const words = { 'zh-Hans': '前面还有1位', 'zh-Hant': '前面還有1位', 'en-US': '1 person is ahead of you' }
    for (const locale of locales) {
      const { html, status } = await openPage(withPrefix(`/${token}`, locale))
      expect(status).toBe(200)
      expect(html, locale).toContain(words[locale])
      expect(html, locale).not.toMatch(/queue\.\w|Guest|Bai|白/)
      expect(html).toContain('/islands/live.ts')
    }
    // No other page of a link is kept up to date.
    expect((await openPage(`/${'0'.repeat(22)}`)).html).not.toContain('/islands/live.ts')
    // It is a place in line and nothing else of the visit.
    for (const more of ['reschedule', 'ticket', 'calendar.ics', 'qr.svg', 'ticket.png'])
      expect((await get(`/${token}/${more}`).catch((error: Response) => error)).status, more).toBe(404)
    const press = (more: string) => post<never>(`/${token}/${more}`, {}).catch((error: Response) => error)
    for (const more of ['cancellation', 'confirmation', 'renewal', 'code'])
      expect((await press(more)).status, more).toBe(404)
    const isNow = async (text: string) =>
      expect((await openPage(withPrefix(`/${token}`, 'en-US'))).html).toContain(text)
    await withTransaction((tx) =>
      tx.update(appointments).set({ status: 'completed' }).where(eq(appointments.id, first!.id)),
    )
    await isNow('You’re next')
    await withTransaction((tx) =>
      tx.update(appointments).set({ status: 'in_room' }).where(eq(appointments.id, second!.id)),
    )
    await isNow('It’s your turn')
    setClock(Date.parse('2026-10-21T04:00:00Z'))
    await isNow('no longer waiting')
  })

  it('stands on the screen of the waiting room by number, and nobody by name', async () => {
    await come('First Guest')
    const input = bookingInput(practice, { startsAt: start + hour, patient: somebody({ nameEn: 'Fang Qinian' }) })
    await bookAppointment({
      ...input,
      actor: deskActor({ id: 'desk' }),
      source: 'phone',
      override: anyway(start + hour),
    })
    for (const locale of locales) {
      const { html, status } = await openPage(withPrefix(`${day}/screen`, locale), { headers: desk })
      expect(status).toBe(200)
      const main = html.slice(html.indexOf('<main'))
      expect(main).toMatch(/queue-screen__number num">1</)
      expect(main).toMatch({ 'zh-Hans': /很快/, 'zh-Hant': /很快/, 'en-US': /soon/ }[locale])
      expect(main).not.toMatch(/Guest|Fang|方/)
    }
  })
})

describe('a doctor who is late', () => {
  const book = (startsAt: number, locale: 'zh-Hans' | 'en-US', at = practice) => {
    const patient = somebody({ nameEn: `Reader ${locale}`, nameZh: null })
    const more = { patient, actor: deskActor({ id: 'desk' }), source: 'phone' as const, override: anyway(startsAt) }
    return bookAppointment(bookingInput(at, { startsAt, locale, smsConsent: true, ...more }))
  }

  it('is said by one press, shown on the list and the slip, and taken back by another', async () => {
    const { appointmentId } = await book(start + hour, 'en-US')
    expect((await say({ late: 'zhining-bai 20' })).location).toBe(`${day}#late`)
    expect(await db.select().from(lateDoctors)).toMatchObject([{ day: '2026-10-20', minutes: 20 }])
    const shown = { 'zh-Hans': '晚20分钟', 'zh-Hant': '晚20分鐘', 'en-US': '20 min late' }
    for (const locale of locales) {
      const { html } = await openPage(withPrefix(day, locale), { headers: desk })
      expect(html, locale).toContain(shown[locale])
    }
    const slip = () => openPage(withPrefix(`${day}/${appointmentId}/slip`, 'en-US'), { headers: desk })
    expect((await slip()).html).toContain('about 20 minutes late')
    // Beside each row of who waits for this doctor, and nowhere else.
    expect((await openPage(withPrefix(day, 'en-US'), { headers: desk })).html).toMatch(
      /day-row__what">[^]*?tag--warm">[^<]*20/,
    )
    // Nobody is written to by that.
    expect(await lateMessages()).toEqual([])
    await say({ late: 'zhining-bai 0' })
    expect(await db.select().from(lateDoctors)).toEqual([])
    expect((await slip()).html).not.toContain('minutes late')
    expect(await audited('booking.late_say')).toEqual(['ok'])
    expect(await audited('booking.late_take_back')).toEqual(['ok'])
  })

  it('is told to who is still to come by a second press, each in their language, once for the same minutes', async () => {
    await book(start + hour, 'en-US')
    await book(start + 2 * hour, 'zh-Hans')
    await book(start + 26 * hour, 'zh-Hans')
    await say({ tell: 'zhining-bai' })
    expect(await lateMessages()).toEqual([])
    await say({ late: 'zhining-bai 30' })
    await say({ tell: 'zhining-bai' })
    const first = await lateMessages()
    expect(new Set(first.map(({ subjectId }) => subjectId)).size).toBe(2)
    expect(new Set(first.map(({ locale }) => locale))).toEqual(new Set(['en-US', 'zh-Hans']))
    await say({ tell: 'zhining-bai' })
    expect(await lateMessages()).toHaveLength(first.length)
    await say({ late: 'zhining-bai 45' })
    await say({ tell: 'zhining-bai' })
    expect(await lateMessages()).toHaveLength(2 * first.length)
    expect(await audited('booking.late_tell')).toHaveLength(4)
  })

  it('is nothing for who may only read, another practice or a number of minutes there is not', async () => {
    await book(start + hour, 'en-US', foreign)
    const forms: Record<string, string>[] = [{ late: 'zhining-bai 20' }, { tell: 'zhining-bai' }]
    for (const fields of forms) expect((await say(fields, reader).catch((error: Response) => error)).status).toBe(403)
    expect(await audited('booking.late_say')).toEqual(['refused'])
    const others: Record<string, string>[] = [
      ...[{ late: 'somebody-else 20' }, { tell: 'somebody-else' }, { late: 'zhining-bai 25' }],
      {},
    ]
    for (const fields of others)
      expect((await say(fields).catch((error: Response) => error)).status, JSON.stringify(fields)).toBe(404)
    expect(await db.select().from(lateDoctors)).toEqual([])
    expect(await db.select().from(messageOutbox).where(like(messageOutbox.template, '%late%'))).toEqual([])
  })
})

it('the screen is for who may read the desk’s day', async () => {
  expect((await get(`${day}/screen`, { headers: reader })).status).toBe(200)
})
