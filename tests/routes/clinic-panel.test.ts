import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { auditEvents, availabilityExceptions, closures, facilityHours, resources } from '#drizzle/schema/index.ts'
import { teamMembers } from '#drizzle/schema/accounts.ts'
import { insertSeat, insertUser, signedIn } from '#tests/factories/accounts.ts'
import {
  bookingInput,
  insertPractice,
  insertProviderFacility,
  type Practice,
  somebody,
} from '#tests/factories/booking.ts'
import { insertFacility } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useDatabase()

/** Tuesday 2026-10-20, 10:07 in New York. */
const start = Date.parse('2026-10-20T14:07:00Z')
const afternoon = Date.parse('2026-10-20T18:00:00Z')
const panel = '/provider/3/mgmt/clinic'

let practice: Practice
let desk: Record<string, string>
let biller: Record<string, string>
let manager: Record<string, string>

beforeEach(async () => {
  setClock(start)
  const made = await withTransaction(async (tx) => {
    const home = await insertPractice(tx, {
      provider: { slug: 'zhining-bai', tier: 3 },
      facility: { slug: 'apricot', nameEn: 'Apricot Clinic' },
    })
    await insertPractice(tx, { provider: { slug: 'somebody-else', tier: 3 }, facility: { slug: 'foreign' } })
    const staff = { facilityId: home.facilityId }
    const people = {
      front_desk: await insertUser(tx, { firstName: 'Mei', lastName: 'Lin' }),
      biller: await insertUser(tx, { firstName: 'Wei', lastName: 'Zhao' }),
      manager: await insertUser(tx, { firstName: 'Jun', lastName: 'Guo' }),
    }
    for (const role of ['front_desk', 'biller', 'manager'] as const)
      await insertSeat(tx, { ...staff, userId: people[role], role })
    const gone = await insertUser(tx, { firstName: 'Old', lastName: 'Colleague' })
    await insertSeat(tx, { ...staff, userId: gone, role: 'front_desk' })
    await tx.update(teamMembers).set({ status: 'suspended' }).where(eq(teamMembers.userId, gone))
    for (const [opens, closes] of [
      ['09:00', '12:00'],
      ['13:00', '17:00'],
    ] as const)
      await tx.insert(facilityHours).values({ id: newId(), facilityId: home.facilityId, weekday: 2, opens, closes })
    for (const [name, capacity] of [
      ['Room A', 1],
      ['Room B', 0],
    ] as const)
      await tx.insert(resources).values({ id: newId(), facilityId: home.facilityId, kind: 'room', name, capacity })
    return { home, people }
  })
  practice = made.home
  desk = await signedIn(made.people.front_desk)
  biller = await signedIn(made.people.biller)
  manager = await signedIn(made.people.manager)
})
afterEach(() => setClock(null))

const mainOf = async (path: string, headers = manager) => {
  const { html, status } = await openPage(withPrefix(path, 'en-US'), { headers })
  return { status, main: html.slice(html.indexOf('<main')) }
}
const book = () =>
  bookAppointment(bookingInput(practice, { startsAt: afternoon, patient: somebody({ nameEn: 'Fang Qinian' }) }))
const close = (span: string, headers = manager) => post<never>(`${panel}/closure`, { span }, { headers })
const stored = () => db.select().from(closures)

describe('the panel', () => {
  it('shows the clinic of today in three languages, and nothing of a patient', async () => {
    await book()
    for (const locale of locales) {
      const { html, status } = await openPage(withPrefix(panel, locale), { headers: desk })
      expect(status).toBe(200)
      const main = html.slice(html.indexOf('<main'))
      expect(main, locale).toMatch({ 'zh-Hans': /营业中/, 'zh-Hant': /營業中/, 'en-US': /Open now/ }[locale])
      expect(main, locale).not.toMatch(/Fang|陈小明|(closed|hours|staff|late)\.\w/)
    }
    const { main } = await mainOf(panel, desk)
    for (const words of ['9:00 AM–12:00 PM', '1:00 PM–5:00 PM', 'Room A', 'Mei Lin', 'Jun Guo', 'Billing'])
      expect(main).toContain(words)
    expect(main).toMatch(/Room B.*Out of use/)
    expect(main).not.toMatch(/Room A<\/b>(?:(?!<\/li>).)*Out of use/)
    expect(main).not.toContain('Old Colleague')
  })

  it('says what is closed today and tomorrow, of the clinic and of its doctors', async () => {
    const { facilityId, providerFacilityId } = practice
    await withTransaction(async (tx) => {
      const off = { providerFacilityId, kind: 'off' as const, reason: 'Conference', createdAt: start }
      await tx
        .insert(availabilityExceptions)
        .values({ ...off, id: newId(), date: '2026-10-20', starts: '15:00', ends: '24:00' })
      const range = { dateFrom: '2026-10-21', dateTo: '2026-10-23', part: 'all' as const, createdAt: start }
      await tx.insert(closures).values({ id: newId(), scope: 'facility', scopeId: facilityId, ...range })
    })
    const { main } = await mainOf(panel)
    expect(main).toContain('From 3:00 PM')
    expect(main).toContain('Conference')
    expect(main).toContain('All day')
    // Opening it again would open days that are not shown here.
    expect(main).not.toContain(`${panel}/reopening`)
    expect(main).not.toContain('span=tomorrow')
    expect(main).toContain('span=rest')
  })

  it('lets only who keeps closures close, and everybody read who is late', async () => {
    await book()
    await post<never>('/provider/3/mgmt/appt/lateness', { late: 'zhining-bai 20' }, { headers: desk })
    const ofDesk = (await mainOf(panel, desk)).main
    expect(ofDesk).toContain('name="late"')
    expect(ofDesk).toContain('20 min late')
    expect(ofDesk).not.toContain(`${panel}/closure`)
    const ofBiller = (await mainOf(panel, biller)).main
    expect(ofBiller).toContain('20 min late')
    expect(ofBiller).not.toContain('name="late"')
    expect((await mainOf(panel)).main).toContain(`${panel}/closure?span=rest`)
  })

  it('asks which clinic for who works at several, and knows no other', async () => {
    await withTransaction(async (tx) => {
      const facilityId = await insertFacility(tx, { slug: 'plum', nameEn: 'Plum Clinic' })
      await insertProviderFacility(tx, { providerId: practice.providerId, facilityId })
      const userId = await insertUser(tx)
      for (const id of [practice.facilityId, facilityId])
        await insertSeat(tx, { userId, facilityId: id, role: 'manager' })
      return userId
    }).then(async (userId) => (manager = await signedIn(userId)))
    const { main } = await mainOf(`${panel}?place=plum`)
    expect(main).toMatch(/<option[^>]*selected[^>]*>Plum Clinic/)
    expect(main).toMatch(/closure\?place=plum&amp;span=rest/)
    const answer = await post<never>(`${panel}/closure?place=plum&span=today`, { span: 'today' }, { headers: manager })
    expect(answer.location).toBe(`${panel}?place=plum`)
    expect((await stored()).map(({ scopeId }) => scopeId)).not.toContain(practice.facilityId)
    expect((await mainOf(`${panel}?place=foreign`)).status).toBe(404)
  })
})

describe('closing the clinic', () => {
  it('asks first, closes, shows it, and opens again, without a script', async () => {
    expect((await mainOf(`${panel}/closure?span=today`)).main).toContain('No booked appointments are affected')
    expect((await close('today')).location).toBe(panel)
    const { main } = await mainOf(panel)
    expect(main).toContain('Closed today')
    const [{ id } = { id: '' }] = await stored()
    expect(main).toContain(`${panel}/reopening?closure=${id}`)
    expect((await mainOf(`${panel}/reopening?closure=${id}`)).main).toContain('All day')
    const answer = await post<never>(`${panel}/reopening?closure=${id}`, { closure: id }, { headers: manager })
    expect(answer.location).toBe(panel)
    expect(await stored()).toEqual([])
  })

  it('shows whose visits it touches, records that, and lets each be decided about before anything is closed', async () => {
    const { appointmentId } = await book()
    const { main } = await mainOf(`${panel}/closure?span=rest`)
    expect(main).toContain('Fang Qinian')
    expect(main).toContain('2:00 PM')
    const reads = await db.select().from(auditEvents).where(eq(auditEvents.action, 'booking.appointment_read'))
    expect(reads).toMatchObject([{ subjectId: practice.facilityId }])
    const { location } = await close('rest')
    expect(location).toMatch(/^\/provider\/4\/dashboard\/scheduling\/impact\/.*\?back=/)
    expect(await stored()).toEqual([])
    const list = await mainOf(location!)
    expect(list.main).toContain('Back to the front desk')
    expect(list.main).toMatch(/<option[^>]*value="clinic_closed"[^>]*selected/)
    const seen = /name="seen" value="([^"]*)"/.exec(list.main)![1]!
    const decided = await post<never>(location!, { seen, [`choice-${appointmentId}`]: 'keep' }, { headers: manager })
    expect(decided.location).toBe(panel)
    expect(await stored()).toHaveLength(1)
  })

  it('goes back to no address but a screen of the desks', async () => {
    await book()
    const { location } = await close('rest')
    const removal = location!.replace('?back=', '/removal?back=')
    const elsewhere = removal.replace(/back=.*/, `back=${encodeURIComponent('//evil.example/provider/3')}`)
    expect((await post<never>(elsewhere, {}, { headers: manager })).location).toBe('/provider/4/dashboard/scheduling')
    const again = (await close('rest')).location!.replace('?back=', '/removal?back=')
    expect((await post<never>(again, {}, { headers: manager })).location).toBe(panel)
  })

  it('is refused who only reads, page and form, and what is no span of a day', async () => {
    for (const headers of [desk, biller]) {
      expect((await mainOf(`${panel}/closure?span=today`, headers)).status).toBe(403)
      expect((await close('today', headers)).status).toBe(403)
    }
    expect(
      (await get<never>(`${panel}/closure?span=week`, { headers: manager }).catch((error: Response) => error)).status,
    ).toBe(404)
    expect((await close('week')).status).toBe(400)
    expect(await stored()).toEqual([])
  })
})
