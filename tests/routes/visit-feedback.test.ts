import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { grantLinkAccess } from '#app/modules/action-links/guards/access-cookie.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { visitFeedback } from '#drizzle/schema/practice/visit-feedback.ts'
import { actionTokens, appointments, auditEvents } from '#drizzle/schema/index.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { insertSeat, insertUser, signedIn } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, type Practice } from '#tests/factories/booking.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { post } from './route-request.ts'

useDatabase()

const hour = 3_600_000
// Monday, 10:00 in New York, which is when the visit begins.
const startsAt = Date.parse('2026-10-19T14:00:00Z')
const after = startsAt + 2 * hour
let practice: Practice
let token = ''
let visitId = ''
let staff: Record<'manager' | 'front_desk' | 'doctor' | 'elsewhere', Record<string, string>>

beforeEach(async () => {
  setClock(startsAt - 24 * hour)
  const users = await withTransaction(async (tx) => {
    practice = await insertPractice(tx, { facility: { slug: 'harbor' } })
    const other = await insertPractice(tx, { facility: { slug: 'uptown' } })
    const made = { manager: '', front_desk: '', doctor: '', elsewhere: '' }
    for (const key of ['manager', 'front_desk', 'doctor', 'elsewhere'] as const)
      made[key] = await insertUser(tx, { emailVerifiedAt: 1 })
    for (const role of ['manager', 'front_desk'] as const)
      await insertSeat(tx, { userId: made[role], facilityId: practice.facilityId, role })
    await insertSeat(tx, { userId: made.elsewhere, facilityId: other.facilityId, role: 'manager' })
    await tx.update(providers).set({ userId: made.doctor }).where(eq(providers.id, practice.providerId))
    return made
  })
  const booked = await bookAppointment(bookingInput(practice, { startsAt }))
  token = booked.manageToken
  visitId = booked.appointmentId
  setClock(after)
  staff = {
    manager: await signedIn(users.manager),
    front_desk: await signedIn(users.front_desk),
    doctor: await signedIn(users.doctor),
    elsewhere: await signedIn(users.elsewhere),
  }
})
afterEach(() => setClock(null))

async function access(): Promise<Record<string, string>> {
  const [row] = await db.select().from(actionTokens).where(eq(actionTokens.subjectId, visitId))
  return { Cookie: grantLinkAccess(new Request('https://care.test'), row!).split(';')[0]! }
}

const page = () => `/en-US/${token}/feedback`
const said = { score: '4', understood: 'partly', comment: 'The doctor was kind, the wait was long.' }
const send = async (fields: Record<string, string>, headers?: Record<string, string>) =>
  post<never>(page(), fields, { headers: headers ?? (await access()) })
const rows = () => db.select().from(visitFeedback)
const list = '/en-US/provider/mgmt/feedback'
const read = (who: keyof typeof staff, search = '') => openPage(list + search, { headers: staff[who] })

describe('how a visit was', () => {
  it('is asked on the visit’s page once it is over, in every language, and kept sealed', async () => {
    for (const locale of locales) {
      const link = await openPage(withPrefix(`/${token}`, locale), { headers: await access() })
      expect(link.html).toContain(`${token}/feedback`)
      const form = await openPage(withPrefix(`/${token}/feedback`, locale), { headers: await access() })
      expect([form.status, /\bfeedback\.[a-z]\w+/.exec(form.html)]).toEqual([200, null])
    }
    expect(await rows()).toEqual([])
    expect((await send(said)).status).toBe(302)
    const [row] = await rows()
    expect(row).toMatchObject({ id: visitId, score: 4, language: 'partly', facilityId: practice.facilityId })
    expect(JSON.stringify(row)).not.toContain('kind')
    expect((await openPage(page(), { headers: await access() })).html).toContain('The doctor was kind')
  })

  it('said again takes the place of what was said before', async () => {
    await send(said)
    await send({ score: '5', comment: '' })
    expect(await rows()).toMatchObject([{ score: 5, language: null, commentEnc: null }])
    const audited = (await db.select().from(auditEvents)).filter(({ action }) => action === 'booking.feedback_save')
    expect(audited.map(({ fields }) => fields)).toEqual([['commentEnc', 'language', 'score'], ['score']])
  })

  it('is refused beside its field, and nothing typed is lost', async () => {
    const empty = await send({ comment: 'About the wait' })
    expect(empty.status).toBe(400)
    expect(empty.data).toMatchObject({
      submission: { error: { score: ['feedback.errors.score'] }, initialValue: { comment: 'About the wait' } },
    })
    const long = await send({ score: '3', comment: 'x'.repeat(1001) })
    expect(long.data).toMatchObject({ submission: { error: { comment: ['feedback.errors.comment'] } } })
    expect(await rows()).toEqual([])
  })

  it.each([
    ['before it is over', 'confirmed', startsAt - hour],
    ['thirty days later', 'completed', startsAt + 31 * 24 * hour],
    ['where nobody came', 'no_show', after],
  ] as const)('is not taken %s', async (_when, status, at) => {
    await withTransaction((tx) => tx.update(appointments).set({ status }).where(eq(appointments.id, visitId)))
    setClock(at)
    expect((await send(said)).location).toContain(at > after ? '' : '/feedback')
    expect(await rows()).toEqual([])
  })

  it('is only for who has opened the link', async () => {
    expect((await send(said, {})).location).toMatch(new RegExp(`/${token}$`))
    expect((await post<never>('/en-US/AAAAAAAAAAAAAAAAAAAAAA/feedback', said)).status).toBe(404)
    expect(await rows()).toEqual([])
  })
})

describe('what patients have said', () => {
  it('is read by who leads the clinic and by the doctor, and reading it is recorded', async () => {
    expect((await read('manager')).html).toContain('No feedback yet')
    await send(said)
    for (const who of ['manager', 'doctor'] as const) {
      const { html } = await read(who)
      expect(html).toContain('The doctor was kind')
      expect(html).toContain('Partly understood')
      expect(html).not.toMatch(/FANG|LI MING|方杞年/)
    }
    for (const locale of locales) {
      const { html } = await openPage(withPrefix('/provider/mgmt/feedback', locale), { headers: staff.manager })
      expect(/\bfeedback\.[a-z]\w+/.exec(html)).toBeNull()
    }
    const readings = (await db.select().from(auditEvents)).filter(({ action }) => action === 'booking.feedback_read')
    expect(readings).toHaveLength(5)
  })

  it('is nobody else’s', async () => {
    await send(said)
    for (const who of ['front_desk', 'elsewhere'] as const) {
      expect((await read(who)).html).not.toContain('The doctor was kind')
      expect((await read(who, '?place=harbor')).status).toBe(404)
    }
  })
})
