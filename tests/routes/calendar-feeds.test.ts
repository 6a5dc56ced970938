import { and, eq, isNull } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { appointments, auditEvents, calendarFeeds, providers, teamMembers } from '#drizzle/schema/index.ts'
import { insertSeat, insertUser, signedIn } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, type Practice, somebody } from '#tests/factories/booking.ts'
import { readCalendar, textOf } from '#tests/fakes/icalendar-reader.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { post } from './route-request.ts'

useDatabase()

/** Tuesday, ten in the morning in New York. */
const start = Date.parse('2026-10-20T14:00:00Z')
const page = '/provider/3/mgmt/appt/calendar/feeds'

let practice: Practice
let foreign: Practice
let managerId: string
let manager: Record<string, string>
let frontDesk: Record<string, string>

beforeEach(async () => {
  setClock(start)
  const made = await withTransaction(async (tx) => {
    const home = await insertPractice(tx, { provider: { slug: 'zhining-bai', tier: 3, nameHans: '白芷宁' } })
    const elsewhere = await insertPractice(tx, { provider: { slug: 'somebody-else', tier: 3 } })
    const ids = [await insertUser(tx), await insertUser(tx)] as const
    await insertSeat(tx, { userId: ids[0], facilityId: home.facilityId, role: 'manager' })
    await insertSeat(tx, { userId: ids[1], facilityId: home.facilityId, role: 'front_desk' })
    return { home, elsewhere, ids }
  })
  practice = made.home
  foreign = made.elsewhere
  managerId = made.ids[0]
  manager = await signedIn(made.ids[0])
  frontDesk = await signedIn(made.ids[1])
})
afterEach(() => setClock(null))

const send = (step: string, headers = manager, doctor = 'zhining-bai') =>
  post<never>(page, { doctor, step }, { headers })
const living = () => db.select().from(calendarFeeds).where(isNull(calendarFeeds.endedAt))

async function address(headers = manager): Promise<string> {
  const { html } = await openPage(page, { headers })
  return /\/api\/calendars\/[A-Za-z0-9]{22}\/visits\.ics/.exec(html)![0]
}

async function read(path: string) {
  const { html, status, headers } = await openPage(path)
  return { status, text: html, headers }
}

const patient = somebody({ nameEn: 'Fang Qinian', nameZh: '方杞年', phone: '+19175550127' })
const visitAt = (startsAt: string, of = practice) =>
  bookAppointment(bookingInput(of, { startsAt: Date.parse(startsAt), patient }))

const setSeat = (status: 'active' | 'suspended') =>
  withTransaction((tx) => tx.update(teamMembers).set({ status }).where(eq(teamMembers.userId, managerId)))

describe('a feed', () => {
  it('tells times, kinds and clinics, and of no patient', async () => {
    await visitAt('2026-10-21T14:00:00Z')
    await visitAt('2026-10-21T14:00:00Z', foreign)
    expect((await send('start')).location).toBe(page)
    const { status, text, headers } = await read(await address())
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
    expect(headers.get('Cache-Control')).toBe('private, no-store')
    const calendar = readCalendar(text)
    expect(textOf(calendar, 'X-WR-CALNAME')).toContain('白芷宁')
    expect(calendar.components).toHaveLength(1)
    expect(text).toContain('DTSTART:20261021T140000Z')
    expect(text).not.toMatch(/Fang|方杞年|917/)
  })

  it('leaves out what was called off', async () => {
    await visitAt('2026-10-21T14:00:00Z')
    await send('start')
    const path = await address()
    await withTransaction((tx) => tx.update(appointments).set({ status: 'cancelled' }))
    expect(readCalendar((await read(path)).text).components).toEqual([])
  })

  it('has another address once a new one is asked for, and none once it is turned off; both are audited', async () => {
    await send('start')
    const first = await address()
    await send('start')
    const second = await address()
    expect(second).not.toBe(first)
    expect((await read(first)).status).toBe(404)
    expect((await read(second)).status).toBe(200)
    expect(await living()).toHaveLength(1)
    await send('end')
    expect((await read(second)).status).toBe(404)
    const events = await db.select().from(auditEvents).where(eq(auditEvents.subjectType, 'calendar_feed'))
    expect(events.map(({ action, actorId }) => [action, actorId]).toSorted()).toEqual([
      ['desk.feed_end', managerId],
      ['desk.feed_end', managerId],
      ['desk.feed_start', managerId],
      ['desk.feed_start', managerId],
    ])
  })

  it('ends with the right of its owner: the seat, or the level of the practice', async () => {
    await send('start')
    const path = await address()
    await setSeat('suspended')
    expect((await read(path)).status).toBe(404)
    await setSeat('active')
    expect((await read(path)).status).toBe(200)
    await withTransaction((tx) => tx.update(providers).set({ tier: 1 }))
    expect((await read(path)).status).toBe(404)
  })

  it('stores what opens it as a hash, and when it was last read', async () => {
    await send('start')
    const path = await address()
    const token = path.split('/')[3]!
    expect(JSON.stringify(await living())).not.toContain(token)
    await read(path)
    expect((await living())[0]!.readAt).toBe(start)
    setClock(start + 60_000)
    await read(path)
    expect((await living())[0]!.readAt).toBe(start)
  })

  it('is not there under any other token', async () => {
    expect((await read('/api/calendars/0000000000000000000000/visits.ics')).status).toBe(404)
  })
})

describe('the page', () => {
  it('shows in three languages whose times may be taken along', async () => {
    await send('start')
    for (const locale of locales) {
      const { status, html, headers } = await openPage(withPrefix(page, locale), { headers: manager })
      expect(status).toBe(200)
      expect(headers.get('Cache-Control')).toBe('private, no-store')
      expect(html).toContain('webcal://')
    }
  })

  it('gives the front desk none, and nobody another practice’s', async () => {
    const { html } = await openPage(page, { headers: frontDesk })
    expect(html).not.toContain('name="doctor"')
    expect(await send('start', frontDesk)).toMatchObject({ status: 404 })
    expect(await send('start', manager, 'somebody-else')).toMatchObject({ status: 404 })
    expect(await living()).toEqual([])
  })

  it('shows each person their own address alone', async () => {
    const other = await withTransaction(async (tx) => {
      const id = await insertUser(tx)
      await insertSeat(tx, { userId: id, facilityId: practice.facilityId, role: 'owner' })
      return id
    })
    await send('start')
    const headers = await signedIn(other)
    expect((await openPage(page, { headers })).html).not.toContain('/api/calendars/')
    await send('end', headers)
    const own = and(eq(calendarFeeds.userId, managerId), isNull(calendarFeeds.endedAt))
    expect(await db.select().from(calendarFeeds).where(own)).toHaveLength(1)
  })
})
