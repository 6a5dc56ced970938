import { and, asc, eq, type SQL } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { openPatient } from '#app/modules/booking/patients/identity.server.ts'
import { newToken } from '#app/modules/action-links/link-token.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { requestAppointment } from '#app/modules/booking/appointments/commands/request-appointment.server.ts'
import type { loader as eventsLoader } from '#app/routes/provider/level-3/calendar/events.ts'
import {
  appointmentEvents,
  appointments,
  auditEvents,
  availabilityExceptions,
  closures,
  messageOutbox,
  patients,
  providerFacilities,
  providers,
  providerSchedules,
  visitTypes,
} from '#drizzle/schema/index.ts'
import { deskActor, insertSeat, insertUser, signedIn } from '#tests/factories/accounts.ts'
import {
  anyway,
  bookingInput,
  insertVisitType,
  insertProviderFacility,
  insertPractice,
  type Practice,
  somebody,
} from '#tests/factories/booking.ts'
import { insertPlan, insertProvider } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { readableText } from '#tests/setup/readable-text.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useDatabase()

const minute = 60_000
const hour = 60 * minute
/** Tuesday, ten in the morning in New York. */
const start = Date.parse('2026-10-20T14:00:00Z')
const day = '/provider/3/mgmt/appt'

let practice: Practice
let foreign: Practice
let desk: Record<string, string>
let manager: Record<string, string>
let reader: Record<string, string>
let deskId: string

beforeEach(async () => {
  setClock(start)
  const made = await withTransaction(async (tx) => {
    const home = await insertPractice(tx, {
      provider: { slug: 'zhining-bai', tier: 3, nameHans: '白芷宁', nameHant: '白芷寧' },
      facility: { slug: 'apricot', nameHans: '杏林诊所', nameHant: '杏林診所', acceptsWalkIn: true },
    })
    const colleague = await insertProvider(tx, {
      slug: 'ming-li',
      tier: 3,
      legalFirst: 'Ming',
      legalLast: 'Li',
      practices: [],
    })
    await insertProviderFacility(tx, { providerId: colleague, facilityId: home.facilityId })
    const other = await insertPractice(tx, {
      provider: { slug: 'somebody-else', tier: 3 },
      facility: { slug: 'elsewhere' },
    })
    const ids = [
      await insertUser(tx, { firstName: 'Yulin', lastName: 'Jiang' }),
      await insertUser(tx),
      await insertUser(tx),
    ]
    const roles = ['front_desk', 'manager', 'biller'] as const
    for (const [index, role] of roles.entries())
      await insertSeat(tx, { userId: ids[index]!, facilityId: home.facilityId, role })
    return { home, other, ids }
  })
  practice = made.home
  foreign = made.other
  deskId = made.ids[0]!
  desk = await signedIn(made.ids[0]!)
  manager = await signedIn(made.ids[1]!)
  reader = await signedIn(made.ids[2]!)
})
afterEach(() => setClock(null))

const staff = deskActor({ id: 'colleague', isManager: true })
const patient = () => somebody({ nameEn: 'Fang Qinian', nameZh: '方杞年', phone: '+19175550127' })

async function book(startsAt = start + hour, at = practice, person = patient()) {
  const input = bookingInput(at, {
    startsAt,
    actor: staff,
    source: 'phone',
    patient: person,
    override: anyway(startsAt),
  })
  return (await bookAppointment(input)).appointmentId
}
const rowOf = async (id: string) => (await db.select().from(appointments).where(eq(appointments.id, id)))[0]!
const step = (id: string, noun: string, fields: Record<string, string> = {}, headers = desk) =>
  post<never>(`${day}/${id}/${noun}`, fields, { headers })
type Asked = { refusal: { question: { override: string } } }
const audited = async (action: string) =>
  (await db.select().from(auditEvents).where(eq(auditEvents.action, action)).orderBy(asc(auditEvents.seq))).length

describe('the day list', () => {
  it('says today who was not told something about a visit to come, until a later message reaches them', async () => {
    const id = await book(start + 24 * hour)
    const theirs = await book(start + 25 * hour, foreign)
    const settle = (state: 'failed' | 'sent', at: number, which: SQL | undefined) =>
      withTransaction((tx) => tx.update(messageOutbox).set({ state, updatedAt: at }).where(which))
    for (const path of [day, '/provider/3']) {
      expect((await openPage(path, { headers: desk })).html).not.toContain('没送到')
    }
    for (const subject of [id, theirs]) await settle('failed', start, eq(messageOutbox.subjectId, subject))
    for (const path of [day, '/provider/3']) {
      const { html } = await openPage(path, { headers: desk })
      const shown = /<section[^>]*aria-labelledby="undelivered".*?<\/section>/s.exec(html)![0]
      expect(shown).toContain('方杞年')
      expect(shown).toContain('短信没送到')
      expect(shown).toContain('tel:+19175550127')
      expect(shown.match(/<li /g)).toHaveLength(1)
    }
    expect((await openPage(`${day}?date=2026-10-21`, { headers: desk })).html).not.toContain('没送到')
    await openPage('/provider/mgmt/appt/bulk/reminder', {
      method: 'POST',
      headers: desk,
      body: new URLSearchParams({ visit: id }),
    })
    await settle('sent', start + minute, eq(messageOutbox.state, 'queued'))
    expect((await openPage(day, { headers: desk })).html).not.toContain('没送到')
  })

  it('reminds everybody of a day who has not said that they will come, once a day', async () => {
    const tomorrow = start + 24 * hour
    const [first, second, sure] = [
      await book(tomorrow),
      await book(tomorrow + hour, practice, somebody({ nameEn: 'Lan Mei', phone: '+19175550128' })),
      await book(tomorrow + 2 * hour, practice, somebody({ nameEn: 'Ruo Lan', phone: '+19175550129' })),
    ]
    await step(sure, 'confirmation', { version: '1' })
    const messages = async () => (await db.select().from(messageOutbox)).length
    const before = await messages()
    const { html } = await openPage(`${day}?date=2026-10-21`, { headers: desk })
    const form = /<form[^>]*bulk\/reminder.*?<\/form>/s.exec(html)![0]
    expect(form).toContain('提醒还没确认的2位')
    expect([...form.matchAll(/name="visit" value="([^"]+)"/g)].map(([, id]) => id).toSorted()).toEqual(
      [first, second].toSorted(),
    )
    const press = () =>
      openPage('/provider/mgmt/appt/bulk/reminder', {
        method: 'POST',
        headers: desk,
        body: new URLSearchParams([
          ['visit', first],
          ['visit', second],
          ['back', `${day}?date=2026-10-21`],
        ]),
      })
    const answer = await press()
    expect(answer.headers.get('Location')).toBe(`${day}?date=2026-10-21`)
    const written = await messages()
    expect(written).toBeGreaterThan(before)
    await press()
    expect(await messages()).toBe(written)
    // Who may only read is not asked to remind anybody, and yesterday is over.
    expect((await openPage(`${day}?date=2026-10-21`, { headers: reader })).html).not.toContain('bulk/reminder')
    expect((await openPage(`${day}?date=2026-10-19`, { headers: desk })).html).not.toContain('bulk/reminder')
  })

  it('shows the day by time, is kept by nobody, and its reading is recorded without a value', async () => {
    const id = await book()
    for (const locale of locales) {
      const { status, html, headers } = await openPage(withPrefix(day, locale), { headers: desk })
      expect(status).toBe(200)
      expect(headers.get('Cache-Control')).toBe('private, no-store')
      expect(html).toContain(locale === 'en-US' ? 'Fang Qinian' : '方杞年')
      expect(html).toContain(withPrefix(`${day}/${id}/confirmation`, locale))
      // The title stands in the history of the browser.
      expect(/<title>([^<]*)/.exec(html)![1]).not.toMatch(/方杞年|Fang/)
    }
    expect(await audited('desk.day_read')).toBe(3)
    const [event] = await db.select().from(auditEvents).where(eq(auditEvents.action, 'desk.day_read')).limit(1)
    expect(event).toMatchObject({ subjectType: 'facility', subjectId: practice.facilityId, actorId: deskId })
    expect(readableText(event)).not.toMatch(/Fang|方|917/)
  })

  it('writes dates and numbers as people do, on the pages of a visit and in the list of all', async () => {
    const id = await book(start + 25 * hour)
    await book(start + 100 * 24 * hour, practice, somebody({ nameEn: 'Next Year', phone: '+19175550128' }))
    const said = {
      'zh-Hans': ['10月21日 11:00', '2027年1月28日 09:00'],
      'zh-Hant': ['10月21日 11:00', '2027年1月28日 09:00'],
      'en-US': ['Oct 21, 11:00 AM', 'Jan 28, 2027 9:00 AM'],
    }
    for (const locale of locales) {
      const textOf = async (path: string) =>
        (await openPage(withPrefix(path, locale), { headers: manager })).html
          .replace(/<script[\s\S]*?<\/script>/g, '')
          .replace(/<[^>]*>/g, '')
      const [soon, far] = said[locale]
      const visit = await textOf(`${day}/${id}`)
      expect(visit).toContain(soon)
      const list = await textOf('/provider/mgmt/appt?from=2026-10-01&to=2027-03-01')
      for (const when of [soon!.replace(',', ''), far!]) expect(list).toContain(when)
      for (const text of [visit, list]) {
        expect(text).toContain('(917) 555-0127')
        expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}|\+1917/)
      }
    }
  })

  it('leads by the name to the patient and by the time to the visit, calls by the number, and comes back to the row', async () => {
    const id = await book()
    const { patientId } = await rowOf(id)
    for (const locale of locales) {
      const { html } = await openPage(withPrefix(day, locale), { headers: desk })
      const row = html.split(`id="visit-${id}"`)[1]!.split('</li>')[0]!
      expect(row).toContain(`href="${withPrefix(`/provider/3/mgmt/patients/${patientId}`, locale)}"`)
      expect(row).toContain(`href="${withPrefix(`${day}/${id}`, locale)}"`)
      expect(row).toContain('href="tel:+19175550127"')
      expect(row).toContain(`value="${day}#visit-${id}"`)
    }
    const back = `${day}?doctor=zhining-bai#visit-${id}`
    expect((await step(id, 'confirmation', { version: '1', back })).location).toBe(back)
  })

  it('offers a step back in the row to who may take it, and not to a clerk', async () => {
    const id = await book()
    await step(id, 'arrival', { version: '1' })
    const rowFor = async (headers: Record<string, string>) => (await openPage(day, { headers })).html
    expect(await rowFor(manager)).toContain(`${day}/${id}/correction`)
    expect(await rowFor(desk)).not.toContain('/correction')
    expect((await step(id, 'correction', { version: '2' }, manager)).status).toBe(302)
    expect(await rowFor(manager)).not.toContain('/correction')
  })

  it('says on an empty day who comes next, and links that day', async () => {
    expect((await openPage(day, { headers: desk })).html).toContain('以后也还没有预约')
    const id = await book(start + 26 * hour)
    const said = {
      'zh-Hans': '下一位是10月21日 12:00',
      'zh-Hant': '下一位是10月21日 12:00',
      'en-US': 'Next up, Oct 21 at 12:00 PM',
    }
    for (const locale of locales) {
      const { html } = await openPage(withPrefix(day, locale), { headers: desk })
      expect(html.replace(/<!-- -->/g, '')).toContain(said[locale])
      expect(html).toContain(withPrefix(`${day}/${id}`, locale))
      expect(html).toContain(withPrefix(`${day}?date=2026-10-21`, locale))
    }
    // What another practice expects is nobody's next here.
    await step(id, 'cancellation', { version: '1', reason: 'other' })
    await book(start + 26 * hour, foreign)
    expect((await openPage(day, { headers: desk })).html).toContain('以后也还没有预约')
  })

  it('is filtered by the address: date, doctor, status', async () => {
    await book()
    const names = async (search: string) => {
      const { data } = await get<never>(`${day}?${search}`, { headers: desk })
      return (data as { visits: { patient: { main: string } }[] }).visits.length
    }
    expect(await names('date=2026-10-20')).toBe(1)
    expect(await names('date=2026-10-21')).toBe(0)
    expect(await names('doctor=zhining-bai')).toBe(1)
    expect(await names('doctor=ming-li')).toBe(0)
    expect(await names('date=nonsense&status=nothing')).toBe(1)
  })

  it('knows nothing of other practices: a foreign place or doctor is as missing as none', async () => {
    await book(start + hour, foreign)
    const { data } = await get<never>(day, { headers: desk })
    expect((data as { visits: unknown[] }).visits).toEqual([])
    for (const search of ['place=elsewhere', 'place=nowhere', 'doctor=somebody-else', 'doctor=nobody'])
      expect((await get(`${day}?${search}`, { headers: desk })).status).toBe(404)
  })

  it('leads an outsider to the login, and a script gets 401', async () => {
    const page = await get(day)
    expect(page).toMatchObject({ status: 302 })
    expect(page.location).toContain('/provider/4/login?next=')
    const script = await get(`${day}/live`, { headers: { Accept: 'text/event-stream' } })
    expect(script.status).toBe(401)
  })
})

describe('the steps of a visit', () => {
  it('take it through its day, each with one button', async () => {
    const id = await book(start + hour)
    expect((await step(id, 'confirmation', { version: '1' })).location).toBe(day)
    expect((await step(id, 'arrival', { version: '2' })).status).toBe(302)
    expect((await step(id, 'room', { version: '3' })).status).toBe(302)
    expect((await step(id, 'completion', { version: '4', back: '/provider/3' })).location).toBe('/provider/3')
    expect(await rowOf(id)).toMatchObject({ status: 'completed', version: 5 })
    const events = await db
      .select()
      .from(appointmentEvents)
      .where(eq(appointmentEvents.appointmentId, id))
      .orderBy(asc(appointmentEvents.seq))
    expect(events.map(({ action }) => action)).toEqual(['book', 'confirm', 'arrive', 'room', 'complete'])
    expect(events.slice(1).every(({ actorId }) => actorId === deskId)).toBe(true)
  })

  it('are harmless when pressed twice, also at once', async () => {
    const id = await book()
    const twice = await Promise.all([step(id, 'arrival', { version: '1' }), step(id, 'arrival', { version: '1' })])
    expect(twice.map(({ status }) => status)).toEqual([302, 302])
    expect((await step(id, 'arrival', { version: '1' })).status).toBe(302)
    expect(await rowOf(id)).toMatchObject({ status: 'arrived', version: 2 })
  })

  it('from an old screen are refused with what happened meanwhile', async () => {
    const id = await book()
    await step(id, 'confirmation', { version: '1' }, manager)
    const { status, html } = await openPage(`${day}/${id}/arrival`, {
      method: 'POST',
      headers: desk,
      body: new URLSearchParams({ version: '1' }),
    })
    expect(status).toBe(409)
    expect(html).toContain('这个预约刚被别人改过')
    expect(html).toContain('确认会来')
    expect(await rowOf(id)).toMatchObject({ status: 'confirmed' })
    // With what the new screen shows it works.
    expect((await step(id, 'arrival', { version: '2' })).status).toBe(302)
  })

  it('that a colleague has just taken from the same screen are told, not passed off as one’s own', async () => {
    const id = await book()
    await step(id, 'confirmation', { version: '1' }, manager)
    expect((await step(id, 'confirmation', { version: '1' })).status).toBe(409)
    expect((await step(id, 'confirmation', { version: '1' }, manager)).status).toBe(302)
    expect(await rowOf(id)).toMatchObject({ status: 'confirmed', version: 2 })
  })

  it('keep to the rules of the clock', async () => {
    const id = await book(start + 3 * hour)
    const early = await step(id, 'arrival', { version: '1' })
    expect(early).toMatchObject({ status: 409, data: { refusal: { guard: 'check_in_open' } } })
    expect((await step(id, 'no-show', { version: '1' })).status).toBe(409)
    setClock(start + 3 * hour + 15 * minute)
    desk = await signedIn(deskId)
    expect((await step(id, 'no-show', { version: '1' })).status).toBe(302)
    // Late, but the same day.
    expect((await step(id, 'arrival', { version: '2' })).status).toBe(302)
    expect(await rowOf(id)).toMatchObject({ status: 'arrived' })
  })

  it('leave undoing and striking out to the manager', async () => {
    const id = await book()
    await step(id, 'arrival', { version: '1' })
    expect((await step(id, 'correction', { version: '2' })).status).toBe(403)
    expect((await step(id, 'correction', { version: '2' }, manager)).status).toBe(302)
    expect(await rowOf(id)).toMatchObject({ status: 'booked', version: 3 })
    expect((await step(id, 'error', { version: '3' }, desk)).status).toBe(403)
    expect((await step(id, 'error', { version: '3' }, manager)).status).toBe(302)
    const refused = and(eq(auditEvents.outcome, 'refused'), eq(auditEvents.actorId, deskId))
    expect(await db.select().from(auditEvents).where(refused)).toHaveLength(2)
  })

  it('are not for who may only read, who sees no button', async () => {
    const id = await book()
    const { html } = await openPage(day, { headers: reader })
    expect(html).toContain('方杞年')
    expect(html).not.toContain('/confirmation')
    expect((await step(id, 'confirmation', { version: '1' }, reader)).status).toBe(403)
    expect((await rowOf(id)).status).toBe('booked')
  })

  it('do not find what is of another practice, nor a step there is not', async () => {
    const theirs = await book(start + hour, foreign)
    for (const id of [theirs, 'nothing']) {
      expect((await get(`${day}/${id}`, { headers: desk })).status).toBe(404)
      expect((await step(id, 'arrival')).status).toBe(404)
      expect((await step(id, 'cancellation', { reason: 'other' })).status).toBe(404)
    }
    expect((await step(await book(), 'explosion')).status).toBe(404)
  })

  it('only lead back to the desks', async () => {
    const id = await book()
    for (const back of ['//evil.example', 'https://evil.example', '/provider/3\\evil', '/doctor'])
      expect((await step(id, 'confirmation', { version: '1', back })).location).toBe(day)
  })
})

describe('cancelling, moving, answering', () => {
  it('cancels with a reason and without one asks for it', async () => {
    const id = await book()
    const asked = await step(id, 'cancellation', { version: '1' })
    expect(asked.status).toBe(400)
    const { html } = await openPage(`${day}/${id}/cancellation`, {
      method: 'POST',
      headers: desk,
      body: new URLSearchParams({ version: '1' }),
    })
    expect(html.split('请选一个原因').length - 1).toBe(2)
    expect((await step(id, 'cancellation', { version: '1', reason: 'patient_called' })).status).toBe(302)
    expect(await rowOf(id)).toMatchObject({
      status: 'cancelled',
      cancelReasonCode: 'patient_called',
      cancelledBy: 'clinic',
    })
  })

  it('moves to a near time or any, telling the patient or not', async () => {
    const id = await book(start + 3 * hour)
    const { html } = await openPage(`${day}/${id}/move`, { headers: desk })
    expect(html).toContain(`value="2026-10-20T17:30Z~${practice.visitTypeId}"`)
    expect(await step(id, 'move', { version: '1', slot: '2026-10-20T17:30Z' })).toMatchObject({ status: 302 })
    const told = () =>
      db
        .select()
        .from(messageOutbox)
        .where(and(eq(messageOutbox.template, 'appointment_rescheduled'), eq(messageOutbox.state, 'queued')))
    expect(await told()).toEqual([])
    // Seven in the evening is outside of the hours: the page says so, and the desk may.
    const any = { version: '2', slot: 'other', date: '2026-10-21', time: '19:00', tells: 'on' }
    const asked = await step(id, 'move', any)
    expect(asked.status).toBe(409)
    expect(asked.data).toMatchObject({
      refusal: {
        code: 'OUTSIDE_HOURS',
        question: { reasons: ['白芷宁当天的看诊时间是09:00–17:00。'], lacksRight: false },
      },
      submission: { initialValue: { date: '2026-10-21', time: '19:00' } },
    })
    const { override } = (asked.data as unknown as Asked).refusal.question
    // What was read of one time says nothing of another.
    expect((await step(id, 'move', { ...any, time: '20:00', override })).status).toBe(409)
    expect((await step(id, 'move', { ...any, override })).status).toBe(302)
    expect((await openPage(`${day}/${id}`, { headers: desk })).html).toContain('（仍然约了：看诊时间以外）')
    expect(await rowOf(id)).toMatchObject({ startsAt: Date.parse('2026-10-21T23:00:00Z'), version: 3, icsSequence: 2 })
    expect(await told()).toHaveLength(2)
  })

  it('moves to a colleague of the same facility: told once, in the history, and the old time is open again', async () => {
    const [colleague] = await db.select().from(providers).where(eq(providers.slug, 'ming-li'))
    const [theirs] = await db
      .select()
      .from(visitTypes)
      .innerJoin(providerFacilities, eq(providerFacilities.id, visitTypes.providerFacilityId))
      .where(eq(providerFacilities.providerId, colleague!.id))
    const id = await book(start + 3 * hour)
    type Move = {
      choice: {
        targets: { value: string; label: string }[]
        to: string
        chosen: { pick: string }
        isNotTheirs: boolean
      }
    }
    const loaded = await get<never>(`${day}/${id}/move?chosenDoctor=apricot/ming-li&chosenDay=2026-10-21`, {
      headers: desk,
    })
    const { choice } = loaded.data as unknown as Move
    expect(choice.targets.map(({ value }) => value)).toEqual(['apricot/zhining-bai', 'apricot/ming-li'])
    expect(choice.to).toBe('apricot/ming-li')
    expect(choice.chosen.pick).toMatch(new RegExp(`^2026-10-21T.*~${theirs!.visit_types.id}$`))
    // Let go of in the colleague's column of the calendar: that doctor and that minute.
    const at = async (search: string) =>
      ((await get<never>(`${day}/${id}/move?${search}`, { headers: desk })).data as unknown as Move).choice
    expect(await at('with=ming-li&at=2026-10-21T10:20:00')).toMatchObject({
      to: 'apricot/ming-li',
      isNotTheirs: false,
      chosen: { pick: `2026-10-21T14:20Z~${theirs!.visit_types.id}` },
    })
    expect(await at('with=somebody-else&at=2026-10-21T10:20:00')).toMatchObject({
      to: 'apricot/zhining-bai',
      isNotTheirs: true,
    })
    // A colleague who is not there on the day that was looked at is asked for the first time after it.
    const sunday = await at('chosenDoctor=apricot/ming-li&day=2026-10-25&from=2026-10-20')
    expect(sunday.chosen.pick).toMatch(new RegExp(`^2026-10-26T.*~${theirs!.visit_types.id}$`))
    // A doctor and a kind of visit of another practice are as missing as none.
    const foreignTime = { version: '1', slot: `2026-10-21T14:00Z~${foreign.visitTypeId}`, tells: 'on' }
    expect((await step(id, 'move', foreignTime)).status).toBe(404)
    const moved = await step(id, 'move', { version: '1', slot: choice.chosen.pick, tells: 'on' })
    expect(moved.status).toBe(302)
    expect(await rowOf(id)).toMatchObject({
      providerId: colleague!.id,
      providerFacilityId: theirs!.provider_facilities.id,
      visitTypeId: theirs!.visit_types.id,
      version: 2,
    })
    const notices = await db.select().from(messageOutbox).where(eq(messageOutbox.template, 'appointment_rescheduled'))
    expect(new Set(notices.map(({ channel }) => channel)).size).toBe(notices.length)
    expect(notices.length).toBeGreaterThan(0)
    expect((await openPage(`${day}/${id}`, { headers: desk })).html).toMatch(/白芷宁(<!-- -->)?→(<!-- -->)?Ming Li/)
    // Somebody else gets the time that was left.
    await book(start + 3 * hour, practice, somebody({ nameEn: 'Next One', phone: '+19175550188' }))
  })

  it('opens a closed day only to who may, and says so', async () => {
    const id = await book(start + 3 * hour)
    const sunday = { version: '1', slot: 'other', date: '2026-10-25', time: '03:20' }
    const { status, data } = await step(id, 'move', sunday)
    expect(status).toBe(409)
    const question = { reasons: ['白芷宁这个周日不在这里看诊。'], override: null, lacksRight: true }
    expect(data).toMatchObject({ refusal: { code: 'OUTSIDE_HOURS', question } })
    // A form that says it all the same.
    const forged = `${Date.parse('2026-10-25T07:20:00Z')}:closed_day`
    expect((await step(id, 'move', { ...sunday, override: forged })).status).toBe(409)
    expect((await rowOf(id)).version).toBe(1)
    expect((await step(id, 'move', { ...sunday, override: forged }, manager)).status).toBe(302)
    const [event] = await db.select().from(appointmentEvents).where(eq(appointmentEvents.seq, 2))
    expect(event).toMatchObject({ actorType: 'staff', diff: { passed: [null, ['closed_day']] } })
  })

  it('never moves onto another visit, and says so', async () => {
    const id = await book(start + 3 * hour)
    await book(start + 4 * hour, practice, somebody())
    const { status, data } = await step(id, 'move', { version: '1', slot: '2026-10-20T18:00Z' })
    expect(status).toBe(409)
    const question = { reasons: ['14:00–14:30已经有预约。'], override: null }
    expect(data).toMatchObject({ refusal: { code: 'SLOT_TAKEN', question } })
    expect((await step(id, 'move', { version: '1', slot: 'other', date: '2026-10-21' })).status).toBe(400)
  })

  it('answers a request with a time or a reason', async () => {
    const ask = async () => {
      const { startsAt: _, visitTypeId: __, holderKey: ___, ...input } = bookingInput(practice, { startsAt: 0 })
      const windows = [{ date: '2026-10-22', part: 'am' as const }]
      return (await requestAppointment({ ...input, visitTypeId: null, windows })).appointmentId
    }
    const first = await ask()
    const { html } = await openPage(day, { headers: desk })
    expect(html).toMatch(/还剩\d+小时\d+分钟答复/)
    const approval = { version: '1', slot: 'other', date: '2026-10-22', time: '10:00', visitType: practice.visitTypeId }
    expect((await step(first, 'approval', approval)).status).toBe(302)
    expect(await rowOf(first)).toMatchObject({ status: 'booked', startsAt: Date.parse('2026-10-22T14:00:00Z') })
    const second = await ask()
    expect((await step(second, 'refusal', { version: '1', reason: 'no_time' })).status).toBe(302)
    expect(await rowOf(second)).toMatchObject({ status: 'declined' })
  })

  describe('requests that name their time', () => {
    let manual: string
    beforeEach(async () => {
      const { providerFacilityId } = practice
      manual = await withTransaction((tx) => insertVisitType(tx, providerFacilityId, { approval: 'manual' }))
    })
    const ask = async (startsAt: number) => {
      const input = bookingInput(practice, { startsAt, visitTypeId: manual, patient: somebody() })
      return (await bookAppointment(input)).appointmentId
    }
    const together = (noun: string, ids: readonly string[], fields: Record<string, string> = {}) => {
      const body = new URLSearchParams({ back: `${day}#requests`, ...fields })
      for (const id of ids) body.append('visit', id)
      return openPage(`/provider/mgmt/appt/bulk/${noun}`, { method: 'POST', headers: desk, body })
    }
    const statuses = (ids: readonly string[]) => Promise.all(ids.map(async (id) => (await rowOf(id)).status))

    it('are accepted by one press on the list', async () => {
      const id = await ask(start + 3 * hour)
      const { html } = await openPage(day, { headers: desk })
      expect(html).toMatch(new RegExp(`<form method="post" action="[^"]*/${id}/approval"`))
      const pressed = await step(id, 'approval', { version: '1', back: day })
      expect([pressed.status, pressed.location]).toEqual([302, day])
      expect(await rowOf(id)).toMatchObject({ status: 'booked', startsAt: start + 3 * hour })
    })

    it('are answered many at once, back on the screen they were ticked on; a reason is needed to turn them down', async () => {
      const ids = [await ask(start + 3 * hour), await ask(start + 4 * hour), await ask(start + 5 * hour)]
      const accepted = await together('approval', ids.slice(0, 2))
      expect([accepted.status, accepted.headers.get('Location')]).toEqual([302, `${day}#requests`])
      expect(await statuses(ids)).toEqual(['booked', 'booked', 'requested'])
      await together('refusal', ids.slice(2))
      await together('refusal', ids.slice(2), { reason: 'clinic_closed' })
      expect(await statuses(ids.slice(2))).toEqual(['requested'])
      await together('refusal', ids, { reason: 'no_time', back: 'https://evil.example/' })
      expect(await statuses(ids)).toEqual(['booked', 'booked', 'declined'])
    })

    it('unfold after the first eight', async () => {
      for (let index = 0; index < 9; index += 1) await ask(start + (2 + index / 2) * hour)
      const { html } = await openPage(day, { headers: desk })
      const [first = '', rest = ''] = html.split('id="more-requests"')
      expect([first, rest].map((part) => part.split('form="answer-requests"').length - 1)).toEqual([8, 1])
    })
  })
})

describe('a booking by telephone', () => {
  const lookup = (fields: Record<string, string>, headers = desk) =>
    post<never>(`${day}/new`, { visit: practice.visitTypeId, ...fields }, { headers })
  const submit = (fields: Record<string, string>, headers = desk) =>
    post<never>(
      `${day}/booking`,
      { visit: practice.visitTypeId, phone: '917 555 0127', key: newToken(), ...fields },
      { headers },
    )
  const newPerson = { person: 'new', nameEn: 'Li Ming', birthYear: '1970', birthMonth: '2', birthDay: '3' }

  type Lookup = {
    state: {
      people: { id: string; main: string; other: string; phone: string }[]
      days: { day: string; days: { day: string; count: number }[]; times: { slot: string; pick: string }[] }
      chosen: { pick: string; doctor: string } | null
      at: string
      doctor: string | null
      visit: string | null
      next: string
      key: string
    }
  }
  const stateOf = ({ data }: { data: unknown }) => (data as Lookup).state

  it('lists who the number belongs to, of the own practice only', async () => {
    await book()
    await book(start + 2 * hour, foreign, somebody({ nameEn: 'Someone Foreign', phone: '+19175550127' }))
    const { data } = await lookup({ phone: '(917) 555-0127', chosenDay: '2026-10-20' })
    const { people, days, next } = stateOf({ data })
    expect(people).toMatchObject([{ main: '方杞年', other: 'Fang Qinian', phone: '+19175550127' }])
    // Half an hour from now: patients' lead time does not bind the desk, but what has begun is past.
    expect(days.times[0]!.slot).toBe('2026-10-20T14:30Z')
    // Nothing is left to ask but whether to book.
    expect(next).toBe('book')
    expect(JSON.stringify(data)).not.toContain('Foreign')
    expect(await audited('booking.patient_read')).toBe(1)
  })

  it('books the known patient at once, and the slip comes up', async () => {
    await book()
    const [known] = await db.select().from(patients)
    const fields = { person: known!.id, slot: '2026-10-21T14:00Z', key: newToken() }
    const booked = await submit(fields)
    expect(booked.status).toBe(302)
    expect(booked.location).toMatch(/\/slip\?booked=1$/)
    // The same form again is the same booking.
    expect((await submit(fields)).location).toBe(booked.location)
    expect(await db.select().from(appointments)).toHaveLength(2)
    expect(await db.select().from(patients)).toHaveLength(1)
    const { html } = await openPage(booked.location!, { headers: desk })
    expect(html).toContain('方杞年')
    expect(html).toContain('Wed, Oct 21, 2026, 10:00 AM')
    expect(
      (await get(`${booked.location!.split('/slip')[0]!}/qr.svg`, { headers: desk }).catch(() => null))?.status ?? 200,
    ).toBe(200)
  })

  it('offers a known caller no time on a day on which this doctor expects them already, and any day that is pressed', async () => {
    await book()
    const [known] = await db.select().from(patients)
    const asked = { phone: '917 555 0127', person: known!.id }
    expect(stateOf(await lookup(asked)).days.day).toBe('2026-10-21')
    expect(stateOf(await lookup(asked)).chosen!.pick).toMatch(/^2026-10-21T/)
    expect(stateOf(await lookup({ ...asked, chosenDay: '2026-10-20' })).days.day).toBe('2026-10-20')
    // Of somebody else of that number nothing is known.
    expect(stateOf(await lookup({ ...asked, person: 'new' })).days.day).toBe('2026-10-20')
  })

  it('agrees to no messages in the name of somebody known who has not', async () => {
    const input = bookingInput(practice, { startsAt: start + 3 * hour, patient: patient(), smsConsent: false })
    await bookAppointment(input)
    const [known] = await db.select().from(patients)
    expect((await submit({ person: known!.id, slot: '2026-10-21T14:00Z' })).status).toBe(302)
    expect(await db.select().from(patients)).toMatchObject([{ smsConsentAt: null, emailConsentAt: start }])
    const channels = (await db.select().from(messageOutbox)).map(({ channel }) => channel)
    expect(new Set(channels)).toEqual(new Set(['email']))
  })

  it('books somebody new with a name and a number; a birth date is right or left out', async () => {
    const faulty = await submit({ ...newPerson, nameEn: '', birthYear: '', slot: 'other' })
    expect(faulty.status).toBe(400)
    const { error } = (faulty.data as unknown as { submission: { error: Record<string, string[]> } }).submission
    expect(Object.keys(error).toSorted()).toEqual(['birthYear', 'nameEn', 'slot'])
    const { person, nameEn } = newPerson
    const plan = { id: 'plan-1', slug: 'first-plan' }
    await withTransaction((tx) => insertPlan(tx, plan))
    expect((await submit({ person, nameEn, plan: plan.slug, slot: '2026-10-21T14:00Z' })).status).toBe(302)
    const [row] = await db.select().from(appointments)
    expect(row).toMatchObject({ status: 'booked', source: 'phone', isNewPatient: true, planId: plan.id })
    const [somebodyNew] = (await db.select().from(patients)).map(openPatient)
    expect(somebodyNew).toMatchObject({ nameEn: 'Li Ming', birthDate: null, phone: '+19175550127' })
  })

  it('asks for the doctor, then the kind of visit, and presets neither where there are several', async () => {
    const begun = stateOf(await get(`${day}/new`, { headers: desk }))
    expect(begun).toMatchObject({ doctor: null, visit: null, days: null, next: 'phone' })
    const go = (fields: Record<string, string>) => post<never>(`${day}/new`, fields, { headers: desk })
    const numbered = stateOf(await go({ phone: '917 555 0127', person: 'new', nameEn: 'Li Ming' }))
    expect(numbered).toMatchObject({ doctor: null, next: 'doctor' })
    const named = stateOf(await go({ phone: '917 555 0127', nameEn: 'Li Ming', chosenDoctor: 'zhining-bai' }))
    expect(named).toMatchObject({ doctor: 'zhining-bai', next: 'book', chosen: { doctor: '白芷宁' } })
    // Times may be looked at before anybody has said a number.
    const times = await go({ chosenDoctor: 'zhining-bai' })
    expect(times.status).toBe(200)
    expect(stateOf(times)).toMatchObject({ next: 'phone', days: { day: '2026-10-20' } })
    expect((await go({ chosenDoctor: 'somebody-else' })).status).toBe(404)
  })

  it('takes doctor, date and time from an address, and who it is for from none', async () => {
    const search = 'doctor=zhining-bai&date=2026-10-22&time=16:40&phone=9175550127&person=new'
    const state = stateOf(await get(`${day}/new?${search}`, { headers: desk }))
    expect(state).toMatchObject({ doctor: 'zhining-bai', phone: '', people: [], days: { day: '2026-10-22' } })
    expect(state.chosen).toMatchObject({ pick: `2026-10-22T20:40Z~${practice.visitTypeId}` })
  })

  it('keeps the time that somebody chose while the rest is asked, until they leave its day', async () => {
    const go = async (fields: Record<string, string>) =>
      stateOf(await post<never>(`${day}/new`, { phone: '917 555 0127', ...fields }, { headers: desk }))
    const { at } = stateOf(await get(`${day}/new?doctor=zhining-bai&date=2026-10-22&time=18:40`, { headers: desk }))
    expect(at).toBe('2026-10-22T18:40')
    const pickOf = (instant: string) => `${instant}~${practice.visitTypeId}`
    // Outside of the hours: asked for by name, so it stays, and what stands against it is said when it is booked.
    const kind = await go({ at, doctor: 'zhining-bai', chosenVisit: practice.visitTypeId })
    expect(kind).toMatchObject({ at, days: { day: '2026-10-22' }, chosen: { pick: pickOf('2026-10-22T22:40Z') } })
    const whole = { doctor: 'zhining-bai', visit: practice.visitTypeId }
    const pressed = await go({ ...whole, at, chosenTime: pickOf('2026-10-22T15:00Z') })
    expect(pressed).toMatchObject({ at: '2026-10-22T11:00', chosen: { pick: pickOf('2026-10-22T15:00Z') } })
    const numbered = await go({ ...whole, at: pressed.at, phone: '917 555 0188' })
    expect(numbered.chosen!.pick).toBe(pickOf('2026-10-22T15:00Z'))
    // For another doctor or kind of visit only where it is open.
    expect((await go({ ...whole, at: pressed.at, chosenDoctor: 'any' })).chosen!.pick).toBe(pickOf('2026-10-22T15:00Z'))
    expect((await go({ ...whole, at, chosenVisit: practice.visitTypeId })).at).toBe('')
    const left = await go({ ...whole, at: pressed.at, chosenDay: '2026-10-23' })
    expect(left).toMatchObject({ at: '', chosen: { pick: pickOf('2026-10-23T13:00Z') } })
  })

  it('shows a week of days with what is open, reaches any day, and finds the soonest of any doctor', async () => {
    const go = (fields: Record<string, string>) =>
      post<never>(`${day}/new`, { phone: '917 555 0127', ...fields }, { headers: desk })
    const { days } = stateOf(await go({ visit: practice.visitTypeId }))
    expect(days.days).toHaveLength(7)
    expect(days.days[0]).toMatchObject({ day: '2026-10-20' })
    const far = stateOf(await go({ visit: practice.visitTypeId, chosenFrom: '2027-03-01' })).days
    expect(far.days.map((each) => each.day)).toContain('2027-03-01')
    // Farther ahead than patients may book.
    expect(far.days.some(({ count }) => count > 0)).toBe(true)
    const any = stateOf(await go({ visit: practice.visitTypeId, chosenDoctor: 'any' }))
    expect(any).toMatchObject({ doctor: 'any', chosen: { pick: expect.stringContaining('2026-10-20T') as string } })
    const booked = await submit({ ...newPerson, doctor: 'any', visit: any.visit!, slot: any.chosen!.pick })
    expect(booked.status).toBe(302)
    expect((await db.select().from(appointments))[0]!.providerId).toBe(practice.providerId)
  })

  it('lists anew whom another number belongs to, and books for nobody who was listed for the first', async () => {
    await book()
    const [known] = await db.select().from(patients)
    const fields = { person: known!.id, asOf: '+19175550127', phone: '9175550199', slot: '2026-10-21T14:00Z' }
    const answer = await submit(fields)
    expect(answer.status).toBe(200)
    expect(stateOf(answer)).toMatchObject({ people: [], next: 'name' })
    expect(await db.select().from(appointments)).toHaveLength(1)
  })

  it('says that a time is taken and keeps what was typed', async () => {
    await book(start + 3 * hour)
    const { status, data } = await submit({ ...newPerson, slot: '2026-10-20T17:00Z' })
    expect(status).toBe(409)
    expect(data).toMatchObject({ refusal: 'SLOT_TAKEN', submission: { initialValue: { nameEn: 'Li Ming' } } })
    expect(data).toMatchObject({ question: { reasons: ['13:00–13:30已经有预约。'], override: null } })
  })

  it('asks before it books outside of the hours, in three languages, and keeps what was typed', async () => {
    const typed = { ...newPerson, key: newToken(), slot: 'other', date: '2026-10-20', time: '16:40' }
    const said = {
      'zh-Hans': '白芷宁当天的看诊时间是09:00–17:00。',
      'zh-Hant': '白芷寧當天的看診時間是09:00–17:00。',
      'en-US': 'Zhining Bai, MD’s hours that day are 9:00 AM–5:00 PM.',
    }
    for (const locale of locales) {
      const { status, data } = await post<never>(
        withPrefix(`${day}/booking`, locale),
        { visit: practice.visitTypeId, phone: '9175550127', ...typed },
        { headers: desk },
      )
      expect(status).toBe(409)
      expect(data).toMatchObject({ refusal: 'OUTSIDE_HOURS', question: { reasons: [said[locale]] } })
    }
    expect(await db.select().from(appointments)).toEqual([])
    const override = `${Date.parse('2026-10-20T20:40:00Z')}:hours`
    expect((await submit({ ...typed, override }, reader)).status).toBe(404)
    expect((await submit({ ...typed, override })).status).toBe(302)
    expect(await db.select().from(appointmentEvents)).toMatchObject([
      { actorId: deskId, diff: { passed: [null, ['hours']] } },
    ])
  })

  it('lets in who stands at the desk, in the order they came, without taking a time', async () => {
    const first = await submit({ ...newPerson, slot: 'now' })
    expect(first.status).toBe(302)
    setClock(start + 5 * minute)
    expect((await submit({ ...newPerson, nameEn: 'Wang Fang', slot: 'now' })).status).toBe(302)
    const rows = await db.select().from(appointments).orderBy(asc(appointments.checkedInAt))
    expect(rows.map(({ status, source, startsAt }) => [status, source, startsAt])).toEqual([
      ['arrived', 'walk_in', null],
      ['arrived', 'walk_in', null],
    ])
    const { html } = await openPage('/provider/3', { headers: desk })
    expect(html.indexOf('Li Ming')).toBeGreaterThan(0)
    expect(html.indexOf('Li Ming')).toBeLessThan(html.indexOf('Wang Fang'))
    expect(html).toContain('候诊5分')
    expect(await db.select().from(messageOutbox)).toEqual([])
    expect((await openPage(first.location!, { headers: desk })).html).toContain('候诊票')
  })

  it('shows who came without a time on the day they came, and on no later one', async () => {
    expect((await submit({ ...newPerson, slot: 'now' })).status).toBe(302)
    setClock(start + 24 * hour)
    desk = await signedIn(deskId)
    const visitsOf = async (date: string) =>
      ((await get<never>(`${day}?date=${date}`, { headers: desk })).data as { visits: unknown[] }).visits.length
    expect([await visitsOf('2026-10-19'), await visitsOf('2026-10-20'), await visitsOf('2026-10-21')]).toEqual([
      0, 1, 0,
    ])
  })

  it('takes nobody who is none of this number’s, and nothing from who may only read', async () => {
    await book(start + hour, foreign, somebody({ phone: '+19175550127' }))
    const [stranger] = await db.select().from(patients)
    expect((await submit({ person: stranger!.id, slot: '2026-10-21T14:00Z' })).status).toBe(404)
    expect((await submit({ ...newPerson, slot: '2026-10-21T14:00Z' }, reader)).status).toBe(404)
    expect((await lookup({ phone: '917 555 0127', visit: foreign.visitTypeId })).status).toBe(404)
    expect((await lookup({ phone: '917' })).status).toBe(400)
  })
})

describe('the calendar', () => {
  const events = (search: string, headers = desk) =>
    get<typeof eventsLoader>(`${day}/calendar/events?${search}`, { headers })
  const week = 'start=2026-10-19T00:00:00Z&end=2026-10-26T00:00:00Z'

  it('answers the visits of a range by the clock on the wall, kept by nobody', async () => {
    const id = await book()
    const { status, data, headers } = await events(week)
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    expect(headers.get('ETag')).toBeNull()
    expect(data).toMatchObject([
      { id, kind: 'visit', start: '2026-10-20T11:00:00Z', end: '2026-10-20T11:30:00Z', title: '方杞年', version: 1 },
    ])
    expect((await events('start=2026-01-01&end=2027-01-01')).status).toBe(400)
    expect((await events(`${week}&place=elsewhere`)).status).toBe(404)
    const read = await events(week, reader)
    expect(read.data).toMatchObject([{ version: null }])
  })

  it('draws the days that were asked for of a closure that began earlier and goes on longer', async () => {
    const { providerId: scopeId } = practice
    const dates = { dateFrom: '2026-10-15', dateTo: '2026-10-30' }
    await withTransaction((tx) =>
      tx
        .insert(closures)
        .values({ ...dates, id: newToken(), scope: 'provider', scopeId, part: 'am', createdAt: start }),
    )
    const { data } = await events('start=2026-10-19T00:00:00Z&end=2026-10-21T00:00:00Z')
    expect(data).toMatchObject([
      { kind: 'block', start: '2026-10-19T00:00:00Z', end: '2026-10-19T12:00:00Z' },
      { kind: 'block', start: '2026-10-20T00:00:00Z', end: '2026-10-20T12:00:00Z' },
    ])
    expect(data).toHaveLength(2)
  })

  it('shows a whole day without script, on both days on which the clock changes', async () => {
    await book(Date.parse('2026-11-01T14:00:00Z'))
    const { html } = await openPage(`${day}/calendar?view=day&date=2026-11-01`, { headers: desk })
    expect(html).toContain('09:00–09:30')
    await book(Date.parse('2026-11-01T05:30:00Z'))
    await book(Date.parse('2026-11-01T06:30:00Z'))
    const night = await openPage(`${day}/calendar?view=day&date=2026-11-01`, { headers: desk })
    expect(night.html).toContain('01:30（夏令时）–01:00（标准时间）')
    expect(night.html).toContain('01:30（标准时间）–02:00')
    const list = await openPage(`${day}?date=2026-11-01`, { headers: desk })
    for (const time of ['01:30（夏令时）', '01:30（标准时间）']) expect(list.html).toContain(time)
    setClock(Date.parse('2027-03-10T14:00:00Z'))
    desk = await signedIn(deskId)
    await book(Date.parse('2027-03-14T13:00:00Z'))
    const spring = await openPage(`${day}/calendar?view=week&date=2027-03-14`, { headers: desk })
    expect(spring.html).toContain('09:00–09:30')
    for (const view of ['month', 'doctors', 'list', 'nonsense'])
      expect((await openPage(`${day}/calendar?view=${view}`, { headers: desk })).status).toBe(200)
  })

  it('moves what was dragged by wall time, across a change of the clock', async () => {
    const id = await book(Date.parse('2026-10-30T13:00:00Z'))
    const drag = (fields: Record<string, string>, headers = desk) =>
      post<never>(`${day}/calendar/move`, { id, ...fields }, { headers })
    const moved = await drag({ version: '1', start: '2026-11-02T09:00:00', tells: 'on' })
    expect(moved).toMatchObject({ status: 200, data: { moved: true } })
    expect((await rowOf(id)).startsAt).toBe(Date.parse('2026-11-02T14:00:00Z'))
    const night = await drag({ version: '2', start: '2026-11-03T20:00:00' })
    expect(night).toMatchObject({ status: 409, data: { moved: false, question: { lacksRight: false } } })
    const { override } = (night.data as unknown as Asked['refusal']).question
    expect((await drag({ version: '2', start: '2026-11-03T20:00:00', override })).status).toBe(200)
    expect((await drag({ version: '3', start: '2026-11-02T09:00:00' })).status).toBe(200)
    const stale = await drag({ version: '9', start: '2026-11-03T09:00:00' })
    expect(stale).toMatchObject({ status: 409, data: { moved: false, start: '2026-11-02T09:00:00Z' } })
    expect((await drag({ version: '4', start: 'soon' })).status).toBe(409)
    expect((await drag({ version: '4', start: '2026-11-03T09:00:00' }, reader)).status).toBe(403)
  })

  it('blocks time of a doctor, so that nobody can book it, and open screens learn of it', async () => {
    const block = { doctor: 'zhining-bai', date: '2026-10-22', starts: '13:00', ends: '17:00', reason: '开会' }
    expect((await post(`${day}/calendar/block`, block, { headers: desk })).status).toBe(403)
    const before = await db
      .select()
      .from(providerSchedules)
      .where(eq(providerSchedules.providerId, practice.providerId))
    const answer = await post(`${day}/calendar/block`, block, { headers: manager })
    expect(answer).toMatchObject({ status: 302, location: `${day}/calendar?date=2026-10-22` })
    expect(await db.select().from(availabilityExceptions)).toMatchObject([
      {
        providerFacilityId: practice.providerFacilityId,
        date: '2026-10-22',
        kind: 'off',
        starts: '13:00',
        ends: '17:00',
      },
    ])
    const after = await db.select().from(providerSchedules).where(eq(providerSchedules.providerId, practice.providerId))
    expect(after[0]!.revision).toBeGreaterThan(before[0]?.revision ?? 0)
    const { data } = await events(week)
    expect(data).toMatchObject([{ kind: 'block', start: '2026-10-22T13:00:00Z', end: '2026-10-22T17:00:00Z' }])
    expect((await post(`${day}/calendar/block`, { ...block, ends: '12:00' }, { headers: manager })).status).toBe(400)
    expect(
      (await post(`${day}/calendar/block`, { ...block, doctor: 'somebody-else' }, { headers: manager })).status,
    ).toBe(404)
  })

  it('asks what becomes of visits in the blocked time', async () => {
    await book(Date.parse('2026-10-22T18:00:00Z'))
    const block = { doctor: 'zhining-bai', date: '2026-10-22', starts: '13:00', ends: '00:00' }
    const answer = await post(`${day}/calendar/block`, block, { headers: manager })
    expect(answer.location).toMatch(/^\/provider\/4\/dashboard\/scheduling\/impact\//)
    expect(await db.select().from(availabilityExceptions)).toEqual([])
  })
})

describe('all appointments of a clinic', () => {
  const list = '/provider/mgmt/appt'

  it('are filtered and paged; a telephone number stands in no address', async () => {
    const id = await book()
    const { reference } = await rowOf(id)
    const { data } = await get<never>(`${list}?status=booked&source=phone`, { headers: desk })
    expect(data).toMatchObject({ total: 1, pageCount: 1 })
    expect((await get<never>(`${list}?status=cancelled`, { headers: desk })).data).toMatchObject({ total: 0 })
    expect((await get<never>(`${list}?from=2026-12-01&q=${reference}`, { headers: desk })).data).toMatchObject({
      total: 1,
    })
    const byReference = await post(list, { text: ` ${reference.toLowerCase()} ` }, { headers: desk })
    expect(byReference.location).toBe(`${list}?q=${reference}`)
    const byPhone = await post<never>(list, { text: '917-555-0127' }, { headers: desk })
    expect(byPhone.location).toBeNull()
    expect(byPhone.data).toMatchObject({ found: [{ id }] })
    expect((await post(list, { text: 'Fang' }, { headers: desk })).status).toBe(400)
  })

  it('take a step together, each by itself, and only the own ones', async () => {
    const ids = [await book(), await book(start + 2 * hour, practice, somebody())]
    await step(ids[1]!, 'confirmation', { version: '1' })
    const bulk = (noun: string, fields: URLSearchParams, headers = desk) =>
      openPage(`${list}/bulk/${noun}`, { method: 'POST', headers, body: fields })
    const chosen = (more: Record<string, string> = {}) => {
      const fields = new URLSearchParams(more)
      for (const id of ids) fields.append('visit', id)
      return fields
    }
    expect((await bulk('confirmation', chosen())).status).toBe(302)
    expect((await rowOf(ids[0]!)).status).toBe('confirmed')
    const before = (await db.select().from(messageOutbox)).length
    await bulk('reminder', chosen())
    await bulk('reminder', chosen())
    expect((await db.select().from(messageOutbox)).length).toBe(before + 4)
    await bulk('cancellation', chosen())
    expect((await rowOf(ids[0]!)).status).toBe('confirmed')
    await bulk('cancellation', chosen({ reason: 'clinic_closed' }))
    expect(await Promise.all(ids.map(async (id) => (await rowOf(id)).status))).toEqual(['cancelled', 'cancelled'])
    const theirs = await book(start + hour, foreign)
    expect((await bulk('confirmation', new URLSearchParams({ visit: theirs }))).status).toBe(404)
    expect((await bulk('confirmation', chosen(), reader)).status).toBe(403)
  })

  it('leave the house as a file only with who may, recorded, and no cell is a formula', async () => {
    const evil = somebody({ nameEn: '=HYPERLINK("http://x")', nameZh: '+86', phone: '+8613800138000' })
    await book(start + hour, practice, evil)
    const file = await openPage(`${list}/export.csv?from=2026-10-20`, { headers: manager })
    expect(file.status).toBe(200)
    expect(file.headers.get('Content-Disposition')).toBe(
      'attachment; filename="appointments-2026-10-20-2026-10-26.csv"',
    )
    expect(file.headers.get('Cache-Control')).toBe('private, no-store')
    const cells = file.html.split('\r\n')[1]!.split(',')
    expect(file.html).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(cells.filter((cell) => /^"?[=+@-]/.test(cell))).toEqual([])
    expect(await audited('desk.export')).toBe(1)
    expect((await openPage(`${list}/export.csv`, { headers: desk })).status).toBe(403)
    expect((await openPage(list, { headers: desk })).html).not.toContain('export.csv')
  })

  it('are counted: who missed, how far ahead they booked', async () => {
    const id = await book(start + 30 * minute)
    setClock(start + hour)
    desk = await signedIn(deskId)
    await step(id, 'no-show', { version: '1' })
    const { html, status } = await openPage('/en-US/provider/mgmt/appt/report', { headers: desk })
    expect(status).toBe(200)
    expect(html).toContain('No-shows by week: 1 in this period, 100.0% of visits.')
    expect(html).not.toContain('Fang')
  })
})

it('shows somebody without a practice how to get one', async () => {
  const lonely = await signedIn(await withTransaction((tx) => insertUser(tx)))
  for (const path of ['/provider/3', day, `${day}/new`, `${day}/calendar`, `${day}/day-sheet`, '/provider/mgmt/appt']) {
    const { status, html } = await openPage(path, { headers: lonely })
    expect(status).toBe(200)
    expect(html).toContain('还没有诊所地点')
  }
})

it('shows a doctor their own patients at every place, and a tier that answers requests only can do so', async () => {
  const owner = await withTransaction(async (tx) => {
    const userId = await insertUser(tx)
    await tx.update(providers).set({ userId, tier: 1 }).where(eq(providers.id, foreign.providerId))
    return userId
  })
  const headers = await signedIn(owner)
  const id = await book(start + hour, foreign)
  expect((await get<never>(`${day}/${id}`, { headers })).data).toMatchObject({ visit: { id } })
  expect((await step(id, 'arrival', { version: '1' }, headers)).status).toBe(302)
})
