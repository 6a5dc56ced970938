import { desc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { formatReference } from '#app/modules/booking/appointments/reference.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { makePeopleTokens } from '#app/modules/booking/patients/commands/facility-people.server.ts'
import type { action } from '#app/routes/provider/level-3/patients/search.tsx'
import { appointments, auditEvents, patients } from '#drizzle/schema/index.ts'
import { deskActor, insertSeat, insertUser, signedIn } from '#tests/factories/accounts.ts'
import {
  bookingInput,
  insertPractice,
  insertProviderFacility,
  type Practice,
  somebody,
} from '#tests/factories/booking.ts'
import { insertProvider } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { post } from './route-request.ts'

useDatabase()

const hour = 3_600_000
/** Tuesday, ten in the morning in New York. */
const start = Date.parse('2026-10-20T14:00:00Z')
const address = '/provider/3/mgmt/patients'

let practice: Practice
let foreign: Practice
let desk: Record<string, string>
let reader: Record<string, string>
let stranger: Record<string, string>

beforeEach(async () => {
  setClock(start)
  const made = await withTransaction(async (tx) => {
    const home = await insertPractice(tx, { provider: { slug: 'zhining-bai', tier: 3, nameHans: '白芷宁' } })
    const colleague = await insertProvider(tx, { slug: 'ming-li', tier: 3, practices: [] })
    await insertProviderFacility(tx, { providerId: colleague, facilityId: home.facilityId })
    const other = await insertPractice(tx, { provider: { slug: 'somebody-else', tier: 3 } })
    const seats = [
      ['front_desk', home],
      ['biller', home],
      ['front_desk', other],
    ] as const
    const ids = []
    for (const [role, { facilityId }] of seats) {
      const userId = await insertUser(tx)
      await insertSeat(tx, { userId, facilityId, role })
      ids.push(userId)
    }
    return { home, other, ids }
  })
  practice = made.home
  foreign = made.other
  desk = await signedIn(made.ids[0]!)
  reader = await signedIn(made.ids[1]!)
  stranger = await signedIn(made.ids[2]!)
})
afterEach(() => setClock(null))

const staff = deskActor({ id: 'colleague', isManager: true })
const meiling = () =>
  somebody({ nameEn: 'Mei Ling Cheung', nameZh: '張美玲', phone: '+19175550127', birthDate: '1961-04-05' })
async function book(patient = meiling(), startsAt = start + hour, at = practice, more = {}) {
  const input = bookingInput(at, { startsAt, actor: staff, source: 'phone', patient, ...more })
  return (await bookAppointment(input)).appointmentId
}
const search = async (q: string, headers = desk) => {
  const { status, data } = await post<typeof action>(address, { q }, { headers })
  expect(status).toBe(200)
  return data
}
const names = async (q: string, headers = desk) => (await search(q, headers)).found.map(({ main }) => main)
const patientId = async () => (await db.select().from(patients).orderBy(desc(patients.createdAt)))[0]!.id
const reads = () => db.select().from(auditEvents).where(eq(auditEvents.action, 'booking.patient_read'))

describe('the search of the desk', () => {
  it('finds by every spelling, last digits, number and reference, before the tokens are made and after', async () => {
    const id = await book()
    const [row] = await db.select().from(appointments).where(eq(appointments.id, id))
    const ways = ['张美玲', '張美', 'zhang meiling', 'cheung', 'zoeng', 'zml', '0127', '(917) 555-0127']
    for (const way of [...ways, formatReference(row!.reference), row!.reference.toLowerCase()])
      expect(await names(way), way).toEqual(['張美玲'])
    while ((await makePeopleTokens()) > 0);
    for (const way of ways) expect(await names(way), way).toEqual(['張美玲'])
    for (const way of ['李', '0128', 'wang'])
      expect(await search(way), way).toMatchObject({ isShort: false, found: [] })
    for (const way of ['', '12', '!']) expect(await search(way), way).toMatchObject({ isShort: true, found: [] })
  })

  it('never finds a patient of another practice, by whatever', async () => {
    const id = await book(meiling(), start + hour, foreign)
    const [row] = await db.select().from(appointments).where(eq(appointments.id, id))
    for (const way of ['张美玲', 'cheung', '0127', '9175550127', row!.reference])
      expect(await names(way), way).toEqual([])
    expect(await reads()).toEqual([])
    expect(await names('cheung', stranger)).toEqual(['張美玲'])
  })

  it('shows what is needed next, and of this practice alone', async () => {
    await book()
    await book(meiling(), start + 25 * hour)
    await book(meiling(), start + 49 * hour, foreign)
    const [found] = (await search('0127')).found
    expect(found).toMatchObject({
      birthYear: '1961',
      age: 65,
      phone: '+19175550127',
      today: { time: '11:00', status: 'booked', doctor: { name: '白芷宁' } },
      next: { time: '11:00', date: '2026-10-21' },
      lastSeen: null,
      again: { visit: practice.visitTypeId, doctor: '白芷宁' },
      mayBook: true,
    })
    expect((await search('0127', reader)).found[0]).toMatchObject({ again: null, mayBook: false })
  })

  it('records that it showed somebody, without a word of what was typed', async () => {
    await book()
    await search('cheung')
    const [event] = await reads()
    expect(event).toMatchObject({ subjectId: practice.facilityId, subjectType: 'facility' })
    expect(JSON.stringify(await reads()).toLowerCase()).not.toContain('cheung')
  })

  it('is a field on every page of the practice, sent as a form, in three languages and without an address', async () => {
    for (const locale of locales)
      for (const page of ['/provider/3', '/provider/3/mgmt/appt', '/provider/mgmt/appt', '/provider/4/dashboard']) {
        const { html } = await openPage(withPrefix(page, locale), { headers: desk })
        expect(html, page).toMatch(
          new RegExp(`<form method="post" action="${withPrefix(address, locale)}" role="search"`),
        )
      }
    const empty = await openPage(address, { headers: desk })
    // No entry of the menu is the search, least of all today.
    expect(empty.html).toContain('class="side__link"')
    expect(empty.html).not.toMatch(/<a [^>]*side__link[^>]*aria-current|aria-current[^>]*side__link/)
    expect((await openPage('/provider/3', { headers: desk })).html).toMatch(/aria-current="page"[^>]*>.{0,600}今天/s)
    expect(empty.status).toBe(200)
    expect(empty.headers.get('Cache-Control')).toBe('private, no-store')
    expect(empty.html.match(/role="search"/g)).toHaveLength(1)
  })
})

describe('the page of a patient', () => {
  it('shows contact, visits and misses of this practice, and is recorded', async () => {
    await book()
    await book(meiling(), start + 49 * hour, foreign)
    const missed = await book(meiling(), start + 25 * hour)
    await withTransaction((tx) => tx.update(appointments).set({ status: 'no_show' }).where(eq(appointments.id, missed)))
    const id = (await search('0127')).found[0]!.id
    for (const locale of locales) {
      const { status, html } = await openPage(withPrefix(`${address}/${id}`, locale), { headers: desk })
      expect(status).toBe(200)
      expect(html).toContain('張美玲')
      expect(html).toContain('Mei Ling Cheung')
      expect(html).toContain('tel:+19175550127')
      expect(html.match(/\/provider\/3\/mgmt\/appt\/[0-9a-f-]{36}"/g)).toHaveLength(2)
      expect(html.slice(0, html.indexOf('</title>'))).not.toContain('張')
    }
    expect((await reads()).filter(({ subjectType }) => subjectType === 'patient')).toHaveLength(3)
  })

  it('names the family that books here, and nobody who is known from elsewhere alone', async () => {
    const contact = { nameEn: 'Lily Lin', nameZh: '林莉莉', phone: '+13475550101', email: null }
    const child = somebody({ nameEn: 'Bo Lin', nameZh: '林波', phone: null, email: null })
    await book(child, start + hour, practice, { forWhom: 'child', contact })
    const elsewhere = { nameEn: 'Aunt Lin', nameZh: null, phone: '+13475550102', email: null }
    await book(child, start + 2 * hour, foreign, { forWhom: 'child', contact: elsewhere })
    const [found] = (await search('林莉莉')).found
    expect(found).toMatchObject({ main: '林波', phone: null })
    const { html } = await openPage(`${address}/${found!.id}`, { headers: desk })
    expect(html).toContain('林莉莉')
    expect(html).toContain('name="phone" value="+13475550101"')
    expect(html).not.toContain('Aunt Lin')
  })

  it('is not there for the staff of another practice, nor for nobody', async () => {
    await book()
    const id = await patientId()
    expect((await openPage(`${address}/${id}`, { headers: stranger })).status).toBe(404)
    expect((await openPage(`${address}/nobody`, { headers: desk })).status).toBe(404)
    expect(await reads()).toEqual([])
  })
})

describe('a booking for somebody who was found', () => {
  const begin = (fields: Record<string, string>) =>
    post<never>('/provider/3/mgmt/appt/new', { found: 'on', phone: '+19175550127', ...fields }, { headers: desk })

  it('goes on with the times of the doctor that was pressed, who is named, and the patient chosen', async () => {
    await book()
    const person = (await search('0127')).found[0]!.id
    const { status, data } = await begin({ person, visit: practice.visitTypeId })
    expect(status).toBe(200)
    expect(data).toMatchObject({ state: { doctorName: '白芷宁', person, people: [{ id: person }], next: 'book' } })
  })

  it('asks for the doctor where there are several, and presets none', async () => {
    await book()
    const person = (await search('0127')).found[0]!.id
    const readBefore = (await reads()).length
    const { status, data } = await begin({ person })
    expect(status).toBe(200)
    expect(data).toMatchObject({ state: { doctor: null, days: null, person, next: 'doctor' } })
    expect(data).toMatchObject({ state: { people: [{ main: '張美玲', other: 'Mei Ling Cheung', birthYear: '1961' }] } })
    expect(await reads()).toHaveLength(readBefore + 1)
    for (const locale of locales) {
      const body = new URLSearchParams({ found: 'on', phone: '+19175550127', person })
      const path = withPrefix('/provider/3/mgmt/appt/new', locale)
      const { html } = await openPage(path, { method: 'POST', body, headers: desk })
      expect(html).toContain('Mei Ling Cheung')
      expect(html).toContain('value="(917) 555-0127"')
      expect(html).toMatch(/1961[^<]*(<!-- -->)? ?(<!-- -->)?<span class="num nb">\(917\) 555-0127/)
    }
  })

  it('names nobody of another practice, and nobody whose number it is not', async () => {
    await book(meiling(), start + hour, foreign)
    const elsewhere = await patientId()
    await book(somebody({ nameEn: 'Own Patient', phone: '+19175550199' }))
    for (const person of [elsewhere, 'nobody', await patientId()])
      expect((await begin({ person })).data).toMatchObject({ state: { people: [], person: 'new' } })
    expect(await reads()).toEqual([])
  })
})
