import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { newToken } from '#app/modules/action-links/link-token.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import type { action as search } from '#app/routes/provider/level-3/patients/merge.tsx'
import type { action as pair } from '#app/routes/provider/level-3/patients/pair.tsx'
import type { action as separate } from '#app/routes/provider/level-3/patients/separation.tsx'
import { appointments, patientMerges } from '#drizzle/schema/index.ts'
import { insertSeat, insertUser, signedIn } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, type Practice, somebody } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { post } from './route-request.ts'

useDatabase()

/** Tuesday 2026-10-20, 10:00 in New York. */
const start = Date.parse('2026-10-20T14:00:00Z')
const hour = 3_600_000
const patientsPage = '/provider/3/mgmt/patients'

let practice: Practice
let desk: Record<string, string>
let reader: Record<string, string>
let stranger: Record<string, string>
let mei: string
let may: string
let next = 0

async function book(patient: ReturnType<typeof somebody>, at = practice): Promise<string> {
  const startsAt = start + 24 * hour + next++ * hour
  const { appointmentId } = await bookAppointment(bookingInput(at, { startsAt, patient }))
  const [row] = await db.select().from(appointments).where(eq(appointments.id, appointmentId))
  return row!.patientId
}

const meiLing = somebody({ nameEn: 'Mei Ling Wong', nameZh: '王美玲', birthDate: '1961-04-05', phone: '+19175550127' })

beforeEach(async () => {
  setClock(start)
  next = 0
  const made = await withTransaction(async (tx) => {
    const [home, other] = [await insertPractice(tx), await insertPractice(tx)]
    const ids: string[] = []
    for (const [role, facilityId] of [
      ['front_desk', home.facilityId],
      ['viewer', home.facilityId],
      ['front_desk', other.facilityId],
    ] as const) {
      const userId = await insertUser(tx)
      await insertSeat(tx, { userId, facilityId, role })
      ids.push(userId)
    }
    return { home, other, ids }
  })
  practice = made.home
  desk = await signedIn(made.ids[0]!)
  reader = await signedIn(made.ids[1]!)
  stranger = await signedIn(made.ids[2]!)
  mei = await book(meiLing)
  may = await book({ ...meiLing, nameEn: 'May Wong', phone: '+19175550188' })
  await book(somebody({ nameEn: 'May Wong' }), made.other)
})

const find = (q: string, headers = desk) => post<typeof search>(`${patientsPage}/${mei}/merge`, { q }, { headers })

async function choices(more: Record<string, string> = {}, address = `${patientsPage}/${mei}/merge/${may}`) {
  const { html } = await openPage(address, { headers: desk })
  const basis = /name="basis" value="([^"]*)"/.exec(html)![1]!
  return { key: newToken(), basis, 'from-nameEn': 'first', 'from-phone': 'second', ...more }
}

async function merge(more: Record<string, string> = {}, headers = desk) {
  const address = `${patientsPage}/${mei}/merge/${may}`
  return post<typeof pair>(address, await choices(more), { headers })
}

const merges = () => db.select().from(patientMerges)

describe('the search for who somebody is', () => {
  it('suggests nobody, and finds others of this practice alone', async () => {
    for (const locale of locales) {
      const { status, html } = await openPage(withPrefix(`${patientsPage}/${mei}/merge`, locale), { headers: desk })
      expect([status, html.includes(may)], locale).toEqual([200, false])
      expect(html, locale).not.toMatch(/merge\.\w|title\.\w/)
    }
    const { data } = await find('Wong')
    expect(data.found.map(({ id }: { id: string }) => id)).toEqual([may])
    expect((await find('0127')).data.found).toEqual([])
    expect((await find('')).data.isShort).toBe(true)
  })

  it('is for who manages visits there', async () => {
    expect((await find('Wong', reader)).status).toBe(403)
    expect((await find('Wong', stranger)).status).toBe(404)
  })
})

describe('two side by side', () => {
  it('are shown with what each says, in every language, and nothing preset where both differ', async () => {
    for (const locale of locales) {
      const { html } = await openPage(withPrefix(`${patientsPage}/${mei}/merge/${may}`, locale), { headers: desk })
      expect(html, locale).toContain('(917) 555-0188')
      expect(html, locale).toContain('Mei Ling Wong')
      expect(html, locale).not.toMatch(/merge\.\w|title\.\w/)
      expect(html.match(/name="from-(?:nameEn|phone)"[^>]*checked/g), locale).toBeNull()
    }
  })

  it('are asked for what was not chosen, beside its field, and what was chosen stays', async () => {
    const { status, data } = await merge({ 'from-phone': '' })
    expect([status, data.submission.error]).toEqual([400, { 'from-phone': ['desk:errors.mergeChoice'] }])
    expect(data.submission.initialValue).toMatchObject({ 'from-nameEn': 'first' })
    expect(await merges()).toEqual([])
  })

  it('become one, whose page has both visits and the way back, and to which the old addresses lead', async () => {
    const { status, location } = await merge()
    expect(status).toBe(302)
    const visits = await db.select().from(appointments).orderBy(asc(appointments.startsAt))
    for (const address of [location!, `${patientsPage}/${mei}`, `${patientsPage}/${may}`]) {
      const { html } = await openPage(address, { headers: desk })
      expect(visits.filter(({ id }) => html.includes(`/appt/${id}`)).length, address).toBe(2)
      expect(html, address).toContain('/separation/')
    }
    // Who may only read sees one patient, and no way back.
    const { html } = await openPage(location!, { headers: reader })
    expect(html).not.toContain('/separation/')
    expect(html).not.toContain('/merge"')
    // Pressed again, or by somebody else who had the page open.
    const again = { key: newToken(), basis: '', 'from-nameEn': 'first', 'from-phone': 'second' }
    const late = await post<typeof pair>(`${patientsPage}/${mei}/merge/${may}`, again, { headers: desk })
    expect(late.location).toBe(location)
    expect(await merges()).toHaveLength(1)
  })

  it('come back with what stands now when one has changed meanwhile', async () => {
    const { status, data } = await merge({ basis: '1-1' })
    expect([status, data.isStale]).toEqual([409, true])
    expect(await merges()).toEqual([])
  })

  it('are merged by who manages visits there alone', async () => {
    expect((await merge({}, reader)).status).toBe(403)
    expect((await merge({}, stranger)).status).toBe(404)
    expect(await merges()).toEqual([])
  })
})

describe('taking it back', () => {
  const address = async () => {
    const [row] = await merges()
    return `${patientsPage}/${row!.intoId}/separation/${row!.id}`
  }
  const separateIt = async (fields: Record<string, string> = {}, headers = desk) =>
    post<typeof separate>(await address(), fields, { headers })

  beforeEach(async () => {
    await merge()
  })

  it('is asked in every language, and done once', async () => {
    for (const locale of locales) {
      const { html } = await openPage(withPrefix(await address(), locale), { headers: desk })
      // Of one name in Chinese; the numbers tell them apart.
      expect(html, locale).toMatch(/\(917\) 555-0127.*\(917\) 555-0188/)
      expect(html, locale).not.toMatch(/separation\.\w|title\.\w/)
    }
    for (let press = 0; press < 2; press++)
      expect(await separateIt()).toMatchObject({ status: 302, location: `${patientsPage}/${mei}` })
    const { html } = await openPage(`${patientsPage}/${may}`, { headers: desk })
    expect(html).toContain('May Wong')
    expect(html).not.toContain('/separation/')
  })

  it('asks whose a visit is that was booked since', async () => {
    const since = await book({ ...meiLing, phone: '+19175550188' })
    const theirs = await db.select().from(appointments).where(eq(appointments.patientId, since))
    const visit = theirs.toSorted((a, b) => a.startsAt! - b.startsAt!).at(-1)
    const name = `side-${visit!.id}`
    const { status, data } = await separateIt()
    expect([status, data.submission.error]).toEqual([400, { [name]: ['desk:errors.separationSide'] }])
    expect((await separateIt({ [name]: 'second' })).status).toBe(302)
    const [row] = await db.select().from(appointments).where(eq(appointments.id, visit!.id))
    expect(row!.patientId).toBe(may)
  })

  it('is for who manages visits there alone', async () => {
    expect((await separateIt({}, reader)).status).toBe(403)
    expect((await separateIt({}, stranger)).status).toBe(404)
    expect(await merges()).toMatchObject([{ undoneAt: null }])
  })
})
