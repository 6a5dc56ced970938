import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { joinWaitlist } from '#app/modules/booking/waitlist/commands/join-waitlist.server.ts'
import { appointments, auditEvents, waitlistEntries } from '#drizzle/schema/index.ts'
import { insertSeat, insertUser, signedIn } from '#tests/factories/accounts.ts'
import {
  insertProviderFacility,
  insertPractice,
  type Practice,
  somebody,
  waitlistInput,
} from '#tests/factories/booking.ts'
import { insertProvider, insertSpecialty } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { readableText } from '#tests/setup/readable-text.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useDatabase()

/** Tuesday, ten in the morning in New York. */
const start = Date.parse('2026-10-20T14:00:00Z')
const list = '/provider/3/mgmt/appt?view=waitlist'
const base = '/provider/3/mgmt/appt/waitlist'

let practice: Practice
let colleague: Practice
let foreign: Practice
let desk: Record<string, string>
let viewer: Record<string, string>
let biller: Record<string, string>
let deskId: string

beforeEach(async () => {
  setClock(start)
  const made = await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'cardiology' })
    const home = await insertPractice(tx, {
      provider: { slug: 'zhining-bai', tier: 3, specialties: ['cardiology'], nameHans: '白芷宁', nameHant: '白芷寧' },
      visitType: { code: 'office' },
    })
    const providerId = await insertProvider(tx, { slug: 'ming-li', tier: 3, legalFirst: 'Ming', practices: [] })
    const other = await insertProviderFacility(
      tx,
      { providerId, facilityId: home.facilityId },
      { visitType: { code: 'follow-up' } },
    )
    const elsewhere = await insertPractice(tx, { provider: { slug: 'somebody-else', tier: 3 } })
    const ids: string[] = []
    for (const role of ['front_desk', 'viewer', 'biller'] as const) {
      ids.push(await insertUser(tx))
      await insertSeat(tx, { userId: ids.at(-1)!, facilityId: home.facilityId, role })
    }
    return { home, other, elsewhere, ids }
  })
  practice = made.home
  colleague = made.other
  foreign = made.elsewhere
  deskId = made.ids[0]!
  desk = await signedIn(made.ids[0]!)
  viewer = await signedIn(made.ids[1]!)
  biller = await signedIn(made.ids[2]!)
})
afterEach(() => setClock(null))

const person = () => somebody({ nameEn: 'Fang Qinian', nameZh: '方杞年', phone: '+19175550127' })
const wait = async ({ providerId }: Pick<Practice, 'providerId'> = practice, overrides: object = {}) =>
  (await joinWaitlist(waitlistInput({ providerId, patient: person(), ...overrides }))).entryId
const entryOf = async (id: string) => (await db.select().from(waitlistEntries).where(eq(waitlistEntries.id, id)))[0]!
const step = (id: string, noun: string, fields: Record<string, string> = {}, headers = desk) =>
  post<never>(`${base}/${id}/${noun}`, fields, { headers })
const audited = async (action: string) =>
  db.select().from(auditEvents).where(eq(auditEvents.action, action)).orderBy(asc(auditEvents.seq))
const listed = async (search = '', headers = desk) => {
  const { data } = await get<never>(`${list}${search}`, { headers })
  return (data as { entries: { id: string }[] }).entries.map(({ id }) => id)
}
const slot = '2026-10-21T14:00Z'

describe('the list', () => {
  it('shows who waits, is kept by nobody, and its reading is recorded without a value', async () => {
    const id = await wait(practice, { parts: ['am'], weekdays: [3] })
    for (const locale of locales) {
      const { status, html, headers } = await openPage(withPrefix(list, locale), { headers: desk })
      expect(status).toBe(200)
      expect(headers.get('Cache-Control')).toBe('private, no-store')
      expect(html).toContain(locale === 'en-US' ? 'Fang Qinian' : '方杞年')
      expect(html).toContain('(917) 555-0127')
      expect(html).toContain(withPrefix(`${base}/${id}/confirmation`, locale))
      expect(html).toMatch(/aria-current="page"[^>]*>(?:(?!<\/a>).)*(?:Waitlist|候补名单|候補名單)(?:(?!<\/a>).)*>1</)
      expect(/<title>([^<]*)/.exec(html)![1]).not.toMatch(/方杞年|Fang/)
    }
    const events = await audited('booking.waitlist_read')
    expect(events).toHaveLength(3)
    expect(events[0]).toMatchObject({ subjectType: 'facility', subjectId: practice.facilityId, actorId: deskId })
    expect(readableText(events)).not.toMatch(/Fang|方|917/)
  })

  it('holds this clinic’s alone: no other practice’s, none for another place of a doctor, nobody who waits anywhere', async () => {
    const own = await wait()
    await wait(foreign)
    await wait(practice, { providerId: null, specialtyId: 'cardiology' })
    const branch = await withTransaction((tx) =>
      insertProviderFacility(tx, { providerId: practice.providerId, facilityId: foreign.facilityId }),
    )
    await wait(practice, { visitTypeId: branch.visitTypeId })
    expect(await listed()).toEqual([own])
  })

  it('is filtered by the address: doctor, visit type, status', async () => {
    const bai = await wait(practice, { visitTypeId: practice.visitTypeId })
    setClock(start + 60_000)
    const li = await wait(colleague)
    expect(await listed()).toEqual([bai, li])
    expect(await listed('&doctor=ming-li')).toEqual([li])
    expect(await listed('&visit=office')).toEqual([bai])
    await step(li, 'removal', { reason: 'other' })
    expect(await listed()).toEqual([bai])
    expect(await listed('&status=cancelled')).toEqual([li])
    expect(await listed('&status=nonsense&page=x')).toEqual([bai])
  })

  it('masks people for who may only read, offers them nothing, and is not for billing', async () => {
    const id = await wait()
    const { html } = await openPage(`/en-US${list}`, { headers: viewer })
    expect(html).toContain('F•• Q•• 方••')
    expect(html).not.toMatch(/Fang|方杞年|555-0127|\/confirmation"/)
    const page = await openPage(`/en-US${base}/${id}`, { headers: viewer })
    expect(page.html).not.toMatch(/Fang|方杞年|555-0127|<form[^>]*\/waitlist\//)
    expect((await openPage(list, { headers: biller })).status).toBe(403)
  })
})

describe('a step', () => {
  it('confirms the contact, and comes back to the list as it was filtered', async () => {
    const id = await wait()
    const back = '/provider/3/mgmt/appt?view=waitlist&doctor=zhining-bai'
    const answer = await step(id, 'confirmation', { back })
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, back])
    expect((await entryOf(id)).confirmedAt).toBe(start)
    expect((await step(id, 'confirmation', { back: 'https://example.com/' })).headers.get('Location')).toBe(
      `${base}/${id}`,
    )
  })

  it('offers an open time once the contact is confirmed, and says what stands against it', async () => {
    const id = await wait()
    const early = await step(id, 'offer', { slot })
    expect([early.status, early.data]).toMatchObject([409, { refusal: { guard: 'contact_confirmed' } }])
    await step(id, 'confirmation')
    const nothing = await step(id, 'offer')
    expect([nothing.status, nothing.data]).toMatchObject([
      400,
      { submission: { error: { slot: ['desk:errors.time'] } } },
    ])
    expect((await step(id, 'offer', { slot })).status).toBe(302)
    expect((await entryOf(id)).status).toBe('offered')
    const { html } = await openPage(`/en-US${list}`, { headers: desk })
    expect(html).toMatch(/Wednesday|Tomorrow/)
    expect(html).toContain('held until 10:30 AM')
    const page = await openPage(`/en-US${base}/${id}`, { headers: desk })
    expect(page.html).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${slot}"`))
    const again = await step(id, 'offer', { slot: '2026-10-21T15:00Z' })
    expect([again.status, again.data]).toMatchObject([409, { refusal: { code: 'INVALID_TRANSITION' } }])
    const refused = await openPage(`/en-US${base}/${id}/offer`, {
      headers: desk,
      method: 'POST',
      body: new URLSearchParams({ slot: '2026-10-21T15:00Z' }),
    })
    expect(refused.status).toBe(409)
    expect(refused.html).toContain('Not done: Offer this time')
  })

  it('books straight from the entry and leads to the slip', async () => {
    const id = await wait()
    const answer = await step(id, `booking?visit=${practice.visitTypeId}`, {
      slot: 'other',
      date: '2026-10-21',
      time: '10:30',
    })
    const [visit] = await db.select().from(appointments)
    expect(visit).toMatchObject({ source: 'waitlist', status: 'booked', startsAt: Date.parse('2026-10-21T14:30:00Z') })
    expect(answer.headers.get('Location')).toBe(`/provider/3/mgmt/appt/${visit!.id}/slip?booked=1`)
    expect(await entryOf(id)).toMatchObject({ status: 'accepted', appointmentId: visit!.id })
    const { html } = await openPage(`/en-US${base}/${id}`, { headers: desk })
    expect(html).toContain(`/provider/3/mgmt/appt/${visit!.id}"`)
    expect(html).not.toContain('/removal"')
  })

  it('takes out with a reason, and not without one', async () => {
    const id = await wait()
    const asked = await step(id, 'removal')
    expect([asked.status, asked.data]).toMatchObject([
      400,
      { submission: { error: { reason: ['desk:errors.reason'] } } },
    ])
    expect((await step(id, 'removal', { reason: 'not_reached' })).status).toBe(302)
    expect(await entryOf(id)).toMatchObject({ status: 'cancelled', cancelReasonCode: 'not_reached' })
  })

  it('is nothing for who may only read, whose refusal is recorded, and no kind of visit of somebody else is booked', async () => {
    const id = await wait()
    for (const noun of ['confirmation', 'offer', 'booking', 'removal'])
      expect((await step(id, noun, { slot, reason: 'other' }, viewer)).status).toBe(403)
    expect((await step(id, `booking?visit=${foreign.visitTypeId}`, { slot })).status).toBe(404)
    expect((await step(id, 'acceptance')).status).toBe(404)
    expect((await entryOf(id)).status).toBe('waiting')
    expect(await audited('booking.waitlist_cancel')).toMatchObject([{ outcome: 'refused' }])
  })

  it('shows times that are wished for, else the next ones and says so', async () => {
    const page = async (overrides: object) => {
      const { data } = await get<never>(`${base}/${await wait(practice, overrides)}`, { headers: desk })
      return data as { times: { slot: string; part: string }[]; isBesideWishes: boolean }
    }
    const afternoons = await page({ parts: ['pm'] })
    expect(afternoons.times).toHaveLength(8)
    expect([...new Set(afternoons.times.map(({ part }) => part))]).toEqual(['pm'])
    expect(afternoons.isBesideWishes).toBe(false)
    const oneDay = await page({ dateFrom: '2026-10-22', dateTo: '2026-10-22', parts: ['pm'] })
    expect(oneDay.isBesideWishes).toBe(false)
    expect(new Set(oneDay.times.map(({ slot }) => slot.slice(0, 10)))).toEqual(new Set(['2026-10-22']))
    const lastDay = await page({ dateFrom: '2026-10-22', dateTo: '2026-10-23', weekdays: [5] })
    expect(lastDay.isBesideWishes).toBe(false)
    expect(new Set(lastDay.times.map(({ slot }) => slot.slice(0, 10)))).toEqual(new Set(['2026-10-23']))
    const evenings = await page({ parts: ['evening'] })
    expect(evenings.times.length).toBeGreaterThan(0)
    expect(evenings.isBesideWishes).toBe(true)
  })
})
