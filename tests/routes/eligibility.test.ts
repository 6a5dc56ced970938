import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { runEligibilityChecks } from '#app/modules/practice/eligibility/commands/run-checks.server.ts'
import { simulatedIds } from '#app/modules/practice/eligibility/gateway/simulator.ts'
import { appointments, auditEvents, carriers, eligibilityChecks, plans } from '#drizzle/schema/index.ts'
import { insertSeat, insertUser, signedIn } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice, type Practice, somebody } from '#tests/factories/booking.ts'
import { tri } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { readableText } from '#tests/setup/readable-text.ts'
import { openPage } from './document-request.ts'
import { post } from './route-request.ts'

useDatabase()

const base = '/provider/3/mgmt/insurance-eligibility'
let practice: Practice
let desk: Record<string, string>
let biller: Record<string, string>
let viewer: Record<string, string>
let deskId: string

beforeEach(async () => {
  setClock(Date.parse('2026-10-20T14:00:00Z'))
  const people = await withTransaction(async (tx) => {
    practice = await insertPractice(tx, {
      ...{ provider: { tier: 3, npi: '1234567893' }, facility: { slug: 'harbor', timeZone: 'America/New_York' } },
    })
    const none = { 'zh-Hans': [], 'zh-Hant': [], 'en-US': [] }
    const carrier = {
      name: tri('第一保健', '第一保健', 'Healthfirst'),
      aliases: none,
      kind: 'private',
      sort: 1,
    } as const
    await tx.insert(carriers).values({ id: 'healthfirst', payerCode: '80141', ...carrier })
    await tx.insert(plans).values({
      ...{ id: 'gold', carrierId: 'healthfirst', slug: 'gold', name: tri('金', '金', 'Gold'), aliases: none },
      ...{ line: 'commercial', counties: [], isRetired: false, sort: 1 },
    })
    const made = []
    for (const role of ['front_desk', 'biller', 'viewer'] as const) {
      const userId = await insertUser(tx)
      await insertSeat(tx, { userId, facilityId: practice.facilityId, role })
      made.push(userId)
    }
    return made
  })
  deskId = people[0]!
  desk = await signedIn(deskId)
  biller = await signedIn(people[1]!)
  viewer = await signedIn(people[2]!)
})
afterEach(() => setClock(null))

const filled = (memberId: string) => ({
  ...{ doctor: practice.providerId, carrier: 'healthfirst', memberId, holder: 'subscriber', serviceDate: '2026-10-21' },
  ...{ firstName: 'Mei Ling', lastName: 'Cheung', birthDate: '1950-02-03', sex: 'F', serviceCode: '30' },
})
const page = (path: string, headers = desk) => openPage(withPrefix(path, 'en-US'), { headers })

async function check(memberId: string, given: Record<string, string> = {}): Promise<string> {
  const id = newId()
  const { status, location } = await post<FormAnswer>(
    `${base}/new?place=harbor`,
    { id, ...filled(memberId), ...given },
    { headers: desk },
  )
  expect([status, location]).toEqual([302, `${base}/${id}`])
  await runEligibilityChecks()
  return id
}

async function visitTomorrow(): Promise<string> {
  const startsAt = Date.parse('2026-10-21T13:00:00Z')
  const input = bookingInput(practice, { startsAt, patient: somebody({ nameEn: 'Lan Chen' }) })
  const { appointmentId } = await bookAppointment(input)
  await withTransaction((tx) =>
    tx.update(appointments).set({ planId: 'gold' }).where(eq(appointments.id, appointmentId)),
  )
  return appointmentId
}

describe('the pages of insurance checks', () => {
  it('are all there in three languages, and say that a simulator answers', async () => {
    const id = await check(simulatedIds.active)
    const draft = await check(simulatedIds.active, { intent: 'save' })
    await visitTomorrow()
    const all = ['', '?show=all', '/new', '/batch', `/${id}`, `/${id}/card`, `/${draft}`, `/${draft}/edit`]
    for (const locale of locales)
      for (const path of all) {
        const { status } = await openPage(withPrefix(base + path, locale), { headers: desk })
        expect([locale, path, status]).toEqual([locale, path, 200])
      }
    for (const path of ['', '/new', '/batch', `/${id}`])
      expect((await page(base + path)).html).toContain('A simulator is answering')
  })

  it('show a summary, a card in the language of the patient, and raw X12 to the biller alone', async () => {
    const id = await check(simulatedIds.active)
    const { html } = await page(`${base}/${id}`)
    for (const words of [
      'Coverage is active',
      'Copay for an office visit: $15',
      '$500, $120 left',
      'estimates as of this check',
    ])
      expect(html).toContain(words)
    expect(html).not.toContain(`/${id}/raw`)
    const card = await page(`${base}/${id}/card?lang=zh-Hant`)
    for (const words of ['保險有效', '定額手續費（copay）：$15', '示範用', 'lang="zh-Hant"'])
      expect(card.html).toContain(words)
    expect((await page(`${base}/${id}/raw`)).status).toBe(403)
    const raw = await page(`${base}/${id}/raw`, biller)
    expect(raw.html).toContain('DTP*291*D8*20261021~')
    expect(raw.html).toContain('EB*B*IND*98*HM*DEMO GOLD PLAN*27*15*****Y~')
    const events = await db.select().from(auditEvents).where(eq(auditEvents.subjectId, id))
    expect(events.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['practice.eligibility_read', 'practice.eligibility_raw_read']),
    )
  })

  it('say of a rejected one what it means and what to do, and copy it to be put right', async () => {
    const id = await check(simulatedIds.birthDate)
    const { html } = await page(`${base}/${id}`)
    expect(html).toContain('The member was found, but the date of birth doesn’t match')
    expect((await page(`${base}/${id}/card`)).status).toBe(404)
    const [row] = await db.select().from(eligibilityChecks)
    const copied = await post<never>(`${base}/${id}?step=copy`, { version: String(row!.version) }, { headers: desk })
    expect(copied.location).toMatch(/\/edit$/)
    const edit = await page(copied.location!)
    expect(edit.html).toContain('value="CHEUNG"')
    expect(edit.html).toContain('This is a copy of the rejected check')
    const late = await post<never>(`${base}/${id}?step=send`, { version: '1' }, { headers: desk })
    expect([late.status, late.location]).toEqual([302, `${base}/${id}`])
  })

  it('lead whoever still edits a draft that somebody has sent to the check itself', async () => {
    const id = await check(simulatedIds.active, { intent: 'save' })
    await post<never>(`${base}/${id}?step=send`, { version: '1' }, { headers: desk })
    const late = await post<never>(`${base}/${id}/edit`, { version: '1', ...filled('AB123') }, { headers: desk })
    expect([late.status, late.location]).toEqual([302, `${base}/${id}`])
    const opened = await openPage(withPrefix(`${base}/${id}/edit`, 'en-US'), { headers: desk })
    expect([opened.status, opened.html]).toEqual([302, ''])
  })

  it('keep what was typed where something is wrong, with the reason beside its field', async () => {
    const body = new URLSearchParams({ ...filled('AB123'), lastName: '张', carrier: 'nobody' })
    const { html, status } = await openPage(withPrefix(`${base}/new`, 'en-US'), { method: 'POST', headers: desk, body })
    expect(status).toBe(400)
    expect(html).toContain('Use English letters, as on the insurance card')
    for (const value of ['value="AB123"', 'value="Mei Ling"', 'value="张"', 'value="1950-02-03"'])
      expect(html).toContain(value)
    const unknown = await post<FormAnswer>(`${base}/new`, { ...filled('AB123'), carrier: 'nobody' }, { headers: desk })
    expect(unknown.data.submission.error).toEqual({ carrier: ['errors.carrier'] })
    const foreign = await post<FormAnswer>(`${base}/new`, { ...filled('AB123'), doctor: newId() }, { headers: desk })
    expect(foreign.status).toBe(404)
  })

  it('take what a visit says, ask about its day, and say on the visit how it stands', async () => {
    const visit = await visitTomorrow()
    const form = await page(`${base}/new?visit=${visit}`)
    for (const value of ['value="LAN"', 'value="CHEN"', 'value="2026-10-21"']) expect(form.html).toContain(value)
    expect((await page(`/provider/3/mgmt/appt/${visit}`)).html).toContain(`${base}/new?visit=${visit}`)
    expect((await page(`${base}/batch`)).html).toContain('Missing: member ID')
    await post<never>(
      `${base}/new?visit=${visit}`,
      { id: newId(), ...filled(simulatedIds.inactive) },
      { headers: desk },
    )
    await runEligibilityChecks()
    expect((await page(`/provider/3/mgmt/appt/${visit}`)).html).toContain('Not active')
    expect((await page('/provider/3')).html).toContain('1 patient tomorrow has an insurance issue.')
    expect((await page(`${base}/batch`)).html).not.toContain('Missing: ')
    expect((await page(`${base}?show=problem`)).html).toContain('MEI LING CHEUNG')
    expect((await page('/provider/3', viewer)).html).not.toContain('insurance issue')
  })

  it('say on the row of the day how the insurance stands and since when, to who may see checks', async () => {
    const visit = await visitTomorrow()
    const tomorrow = '/provider/3/mgmt/appt?date=2026-10-21'
    const row = async (headers = desk) => {
      const { html } = await page(tomorrow, headers)
      const found = new RegExp(`<li class="day-row[^"]*" id="visit-${visit}".*?</li>`, 's').exec(html)
      expect(found).not.toBeNull()
      return readableText(found![0])
    }
    expect(await row()).not.toContain('Insurance')
    const send = (given: Record<string, string>) =>
      post<never>(
        `${base}/new?visit=${visit}`,
        { id: newId(), ...filled(simulatedIds.inactive), ...given },
        { headers: desk },
      )
    await send({ intent: 'save' })
    expect(await row()).toMatch(/Insurance.*Not checked/)
    setClock(Date.parse('2026-10-20T14:05:00Z'))
    await send({})
    await runEligibilityChecks()
    expect(await row()).toMatch(/Insurance.*Not active.*10:05/)
    expect(await row(viewer)).not.toContain('Insurance')
    // The day after, the time has its date.
    setClock(Date.parse('2026-10-21T12:00:00Z'))
    desk = await signedIn(deskId)
    expect(await row()).toMatch(/Not active.*Oct 20.*10:05/)
    await withTransaction((tx) => tx.update(eligibilityChecks).set({ serviceDate: '2026-10-22' }))
    expect(await row()).toMatch(/Insurance.*Not checked/)
    const events = await db.select().from(auditEvents)
    expect(
      events.filter(({ action, fields }) => action === 'practice.eligibility_read' && fields.join() === 'status'),
    ).toHaveLength(4)
  })

  it('are not for who only looks on, nor for another practice', async () => {
    const id = await check(simulatedIds.active)
    for (const path of ['', '/new', '/batch']) expect((await page(base + path, viewer)).status).toBe(403)
    expect((await page(`${base}/${id}`, viewer)).status).toBe(404)
    expect((await page(`${base}?place=elsewhere`)).status).toBe(404)
  })
})
