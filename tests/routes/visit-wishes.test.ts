import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { auditEvents } from '#drizzle/schema/index.ts'
import { insertSeat, insertUser, signedIn } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, insertVisitType, type Practice } from '#tests/factories/booking.ts'
import { insertLanguage, tri } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'

useDatabase()

type Headers = Record<string, string>

// Tuesday, ten in the morning in New York.
const start = Date.parse('2026-10-20T14:00:00Z')
const startsAt = Date.parse('2026-10-20T18:00:00Z')
const reason = 'plumcough for two weeks\n咳嗽两周'
const day = '/provider/3/mgmt/appt'

let practice: Practice
let seats: Record<'front_desk' | 'clinician' | 'biller' | 'viewer' | 'stranger' | 'doctor', Headers>
let visit: string
/** It waits for an answer. */
let request: string

beforeEach(async () => {
  setClock(start)
  const made = await withTransaction(async (tx) => {
    await insertLanguage(tx, { id: 'yue', name: tri('粤语', '粵語（廣東話）', 'Cantonese') })
    const doctor = await insertUser(tx)
    const home = await insertPractice(tx, { provider: { tier: 3, userId: doctor, isProfileComplete: true } })
    const other = await insertPractice(tx, { provider: { tier: 3 } })
    const manual = await insertVisitType(tx, home.providerFacilityId, { approval: 'manual' })
    const users: Record<string, string> = { doctor }
    for (const role of ['front_desk', 'clinician', 'biller', 'viewer'] as const) {
      users[role] = await insertUser(tx)
      await insertSeat(tx, { userId: users[role], facilityId: home.facilityId, role })
    }
    users.stranger = await insertUser(tx)
    await insertSeat(tx, { userId: users.stranger, facilityId: other.facilityId, role: 'owner' })
    return { home, manual, users }
  })
  practice = made.home
  const signed = Object.entries(made.users).map(async ([who, id]) => [who, await signedIn(id)] as const)
  seats = Object.fromEntries(await Promise.all(signed)) as typeof seats
  const asked = { reason, languageId: 'yue' }
  visit = (await bookAppointment(bookingInput(practice, { startsAt, ...asked }))).appointmentId
  const later = { startsAt: startsAt + 3_600_000, visitTypeId: made.manual, ...asked }
  request = (await bookAppointment(bookingInput(practice, later))).appointmentId
})
afterEach(() => setClock(null))

const open = (path: string, headers: Headers) => openPage(path, { headers })
const fieldsRead = async () =>
  (
    await db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'booking.appointment_read'))
      .orderBy(asc(auditEvents.seq))
  ).at(-1)!.fields

/** Pages on which one visit is looked at, or a request answered. */
const pagesOfOne = () => [`${day}/${visit}`, `${day}/${request}/approval`, `${day}/${request}/refusal`]

describe('what a patient asked for, on the page of the visit and of the answer to a request', () => {
  it('is shown to who treats the patient and who prepares the visit, and recorded', async () => {
    for (const who of ['front_desk', 'clinician', 'doctor'] as const)
      for (const path of pagesOfOne()) {
        const { status, html } = await open(path, seats[who])
        expect(status, path).toBe(200)
        expect(html, `${who} ${path}`).toContain(reason)
        expect(html, `${who} ${path}`).toMatch(/<dt>希望讲<\/dt><dd>粤语/)
        expect(await fieldsRead()).toEqual(expect.arrayContaining(['reasonEnc', 'interpreterLanguageId']))
      }
  })

  it('is shown without the reason to who keeps the books or only looks, and is not there for another practice', async () => {
    for (const who of ['biller', 'viewer'] as const)
      for (const path of pagesOfOne()) {
        const { status, html } = await open(path, seats[who])
        expect(status, path).toBe(200)
        expect(html, `${who} ${path}`).not.toMatch(/plumcough|咳嗽|就诊原因/)
        expect(html, `${who} ${path}`).toContain('粤语')
        expect(await fieldsRead()).not.toContain('reasonEnc')
      }
    for (const path of pagesOfOne()) {
      const { status, html } = await open(path, seats.stranger)
      expect(status, path).toBe(404)
      expect(html, path).not.toMatch(/plumcough|粤语/)
    }
  })

  it('has its words in every language, and no line where nothing was asked for', async () => {
    const words = {
      'zh-Hans': ['就诊原因', '希望讲', '粤语', '医生资料上没有这种语言。'],
      'zh-Hant': ['就診原因', '希望講', '粵語（廣東話）', '醫師資料上沒有這種語言。'],
      'en-US': ['Reason for visit', 'Preferred language', 'Cantonese', 'Not listed for this doctor.'],
    }
    for (const locale of locales) {
      const { html } = await open(withPrefix(`${day}/${visit}`, locale), seats.front_desk)
      for (const word of words[locale]) expect(html, locale).toContain(word)
    }
    const { appointmentId } = await bookAppointment(bookingInput(practice, { startsAt: startsAt + 7_200_000 }))
    const { html } = await open(`${day}/${appointmentId}`, seats.front_desk)
    expect(html).not.toMatch(/就诊原因|希望讲/)
    expect(await fieldsRead()).not.toContain('reasonEnc')
  })
})

describe('what a patient asked for, elsewhere', () => {
  it('keeps the reason out of lists, paper, files and pages that need none', async () => {
    const pages = [
      ...[day, '/provider/3', '/provider/mgmt/appt', `${day}/day-sheet`, `${day}/calendar`],
      ...[`${day}/${visit}/slip`, `${day}/${visit}/note`, `${day}/${visit}/move`],
    ]
    for (const path of pages) {
      const { status, html } = await open(path, seats.front_desk)
      expect(status, path).toBe(200)
      expect(html, path).not.toMatch(/plumcough|咳嗽/)
    }
    const week = 'start=2026-10-19T00:00:00Z&end=2026-10-26T00:00:00Z'
    for (const path of [`${day}/calendar/events?${week}`, '/provider/mgmt/appt/export.csv?from=2026-10-20']) {
      const { status, html } = await open(path, seats.doctor)
      expect(status, path).toBe(200)
      expect(html, path).toContain('陈小明')
      expect(html, path).not.toMatch(/plumcough|咳嗽/)
    }
  })

  it('marks a language that the doctor does not speak in lists, by its short name, and writes it on paper', async () => {
    const marked = /class="tag[^"]*">希望講粵語</
    for (const path of [day, '/provider/mgmt/appt'])
      expect((await open(`/zh-Hant${path}`, seats.viewer)).html, path).toMatch(marked)
    expect((await open(`/zh-Hant${day}/day-sheet`, seats.viewer)).html).toContain('希望講粵語（廣東話）')
    const slip = await open(`/zh-Hant${day}/${visit}/slip`, seats.front_desk)
    expect(slip.html).toMatch(/<dt>希望講\s*<span lang="en">Preferred language<\/span><\/dt>/)
    expect(slip.html).toContain('<span lang="en">Cantonese</span>')
  })
})
