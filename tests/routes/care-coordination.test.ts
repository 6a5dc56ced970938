import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { appointments, careCases, providers, teamMembers } from '#drizzle/schema/index.ts'
import { deskActor, insertSeat, insertUser, signedIn } from '#tests/factories/accounts.ts'
import { bookingInput } from '#tests/factories/booking.ts'
import { insertCareCase, insertCoordinated } from '#tests/factories/coordination.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useDatabase()

const base = '/provider/4/dashboard/care-coordination'
type Clinic = Awaited<ReturnType<typeof insertCoordinated>>
let home: Clinic
let headers: Record<string, string>

beforeEach(async () => {
  setClock(Date.parse('2026-10-20T14:00:00Z'))
  home = await withTransaction((tx) => insertCoordinated(tx))
  headers = await signedIn(home.userId)
})
afterEach(() => setClock(null))

const page = (path: string, who = headers) => openPage(withPrefix(path, 'en-US'), { headers: who })
const send = (path: string, fields: Record<string, string>, who = headers) => post(path, fields, { headers: who })
const requester = () => `${home.facilityId}.${home.providerId}`
const filled = () => ({
  ...{ id: newId(), intent: 'send', requester: requester(), urgency: 'urgent', patientLocale: 'zh-Hans' },
  ...{ nameEn: 'Fang Qinian', nameZh: '方杞年', birthDate: '1950-02-03', phone: '212 555 0177', email: '' },
  ...{ recipientKind: 'outside', outsideClinic: 'Harbor Heart Office', outsideEmail: 'front@harbor.example' },
  ...{ reason: 'Chest pain on stairs', consent: 'verbal' },
})

describe('a new referral', () => {
  it('is sent, and its page without a guard names nobody', async () => {
    const answer = await send(`${base}/create`, filled())
    expect(answer.status).toBe(302)
    const [row] = await db.select().from(careCases)
    expect([row!.status, answer.location]).toEqual(['sent', `${base}/success/${row!.id}`])
    const { html, status } = await page(answer.location!, {})
    expect(status).toBe(200)
    expect(html).toContain('F••• Q•••')
    expect(html).not.toMatch(/Fang|Qinian|方|Chest|Harbor|case\//)
    expect((await page(answer.location!)).html).toContain(`case/${row!.id}`)
    expect((await page(`${base}/success/${newId()}`, {})).status).toBe(404)
    // The receipt is there for a day; who may read the referral has it longer.
    setClock(now() + 25 * 3_600_000)
    expect((await page(answer.location!, {})).status).toBe(404)
    expect((await page(answer.location!)).status).toBe(200)
  })

  it('with something wrong says so at the field and keeps what was typed', async () => {
    const body = new URLSearchParams({ ...filled(), reason: '', nameEn: '方', consent: '' })
    const address = withPrefix(`${base}/create`, 'en-US')
    const { html, status } = await openPage(address, { method: 'POST', headers, body })
    expect(status).toBe(400)
    for (const words of [
      'Explain why you’re referring the patient',
      'Use English letters only',
      'Choose how the patient agreed',
    ])
      expect(html).toContain(words)
    expect(html).toContain('value="Harbor Heart Office"')
    expect(await db.select().from(careCases)).toEqual([])
  })

  it('is not for a viewer, nor for who has no role', async () => {
    const viewer = await withTransaction(async (tx) => {
      const userId = await insertUser(tx)
      await insertSeat(tx, { userId, facilityId: home.facilityId, role: 'front_desk', coordinationRole: 'viewer' })
      return userId
    })
    const who = await signedIn(viewer)
    expect((await get(`${base}/create`, { headers: who })).location).toBe('/unauthorized?reason=role')
    expect((await send(`${base}/create`, filled(), who)).location).toBe('/unauthorized?reason=role')
    expect(await db.select().from(careCases)).toEqual([])
    await insertCareCase(home)
    expect((await page(base, who)).html).toContain('方杞年')
  })
})

describe('the pages of a clinic', () => {
  it('open in every language, and a foreign practice finds none', async () => {
    const { id } = await insertCareCase(home, { questions: 'Stent?' })
    const foreign = await withTransaction((tx) => insertCoordinated(tx, { name: 'Other' }))
    const stranger = await signedIn(foreign.userId)
    const addresses = [
      base,
      `${base}/create`,
      `${base}/edit/${id}`,
      `${base}/case/${id}`,
      `${base}/case/${id}/step/hold`,
    ]
    for (const address of [...addresses, `${base}/case/${id}/sheet?copy=patient`])
      for (const locale of locales)
        expect((await openPage(withPrefix(address, locale), { headers })).status, address).toBe(200)
    for (const address of addresses.slice(2)) expect((await page(address, stranger)).status, address).toBe(404)
    expect((await page(base, stranger)).html).not.toContain('FANG')
  })

  it('print the patient’s copy in plain words and the specialist’s in English', async () => {
    const { id } = await insertCareCase(home, { plain: '请带上药' })
    const patients = (await page(`${base}/case/${id}/sheet?copy=patient`)).html
    expect(patients).toContain('请带上药')
    expect(patients).toContain('lang="zh-Hans"')
    expect(patients).not.toContain('Chest pain')
    const specialists = (await page(`${base}/case/${id}/sheet?copy=specialist`)).html
    expect(specialists).toContain('Chest pain on stairs')
    expect(specialists).not.toContain('请带上药')
  })

  it('take a step by a press, and one that asks by its page', async () => {
    const { id } = await insertCareCase(home)
    expect((await send(`${base}/case/${id}?form=accept`, {})).status).toBe(302)
    expect((await send(`${base}/case/${id}?form=decline`, {})).status).toBe(404)
    const schedule = `${base}/case/${id}/step/schedule`
    expect((await send(schedule, { date: '2026-10-19', time: '9' })).status).toBe(400)
    expect((await send(schedule, { date: '2026-10-21', time: '09:30' })).location).toBe(`${base}/case/${id}`)
    expect(await db.select().from(careCases)).toMatchObject([
      { status: 'scheduled', visitAt: Date.parse('2026-10-21T13:30:00Z') },
    ])
    expect((await page(schedule)).html).toContain('this step no longer applies')
  })

  it('keep what was chosen for a document that is refused', async () => {
    const { id } = await insertCareCase(home)
    const address = withPrefix(`${base}/case/${id}?form=document`, 'en-US')
    const body = new FormData()
    for (const [name, value] of Object.entries({ kind: 'lab', name: 'Blood count', isForPatient: 'on' }))
      body.set(name, value)
    const { html, status } = await openPage(address, { method: 'POST', headers, body })
    expect(status).toBe(400)
    expect(html).toContain('Choose a file')
    expect(html).toContain('value="Blood count"')
    expect(html).toMatch(
      /<input type="checkbox" name="isForPatient" checked|<input[^>]*checked[^>]*name="isForPatient"/,
    )
  })

  it('switch care coordination on for who pays for the level', async () => {
    const [owner] = await withTransaction(async (tx) => [await insertCoordinated(tx)])
    await withTransaction(async (tx) => {
      await tx
        .update(providers)
        .set({ careCoordinationEnabled: false, careCoordinationRole: null })
        .where(eq(providers.id, owner!.providerId))
    })
    const who = await signedIn(owner!.userId)
    expect((await page(base, who)).html).toContain('Turn on care coordination')
    expect((await send(base, {}, who)).status).toBe(302)
    expect((await page(base, who)).html).toContain('New referral')
  })
})

describe('the forms of a referral', () => {
  it('join no visit that is off', async () => {
    const [row] = await withTransaction(async (tx) => [await insertCoordinated(tx, { name: 'Reed' })])
    const { facilityId, providerId } = row!
    const { id } = await insertCareCase(home, { recipient: { kind: 'site', doctor: { facilityId, providerId } } })
    const them = await signedIn(row!.userId)
    await send(`${base}/case/${id}?form=accept`, {}, them)
    const startsAt = Date.parse('2026-10-21T14:00:00Z')
    const { reference, appointmentId } = await bookAppointment(
      bookingInput(row!, { startsAt, actor: deskActor({ isManager: true }), source: 'phone' }),
    )
    const statusIs = (status: 'cancelled' | 'booked') =>
      withTransaction(async (tx) => {
        await tx.update(appointments).set({ status }).where(eq(appointments.id, appointmentId))
      })
    const schedule = () => send(`${base}/case/${id}/step/schedule`, { reference }, them)
    await statusIs('cancelled')
    expect((await schedule()).status).toBe(409)
    await statusIs('booked')
    expect((await schedule()).status).toBe(302)
    expect(await db.select().from(careCases)).toMatchObject([{ status: 'scheduled', appointmentId }])
  })

  it('add something, or say what is missing; another recipient is one to whom the patient has agreed', async () => {
    const { id } = await insertCareCase(home, { urgency: 'routine' })
    const versionOf = async () => String((await db.select().from(careCases))[0]!.version)
    const added = async (fields: Record<string, string>) =>
      (await send(`${base}/edit/${id}`, { version: await versionOf(), ...fields })).status
    expect(await added({ text: ' ' })).toBe(400)
    const long = withPrefix(`${base}/edit/${id}`, 'en-US')
    const body = new URLSearchParams({ version: await versionOf(), text: 'x'.repeat(2001), urgency: 'stat' })
    const refused = await openPage(long, { method: 'POST', headers, body })
    expect(refused.html).toMatch(/<input[^>]*value="stat"[^>]*checked|<input[^>]*checked[^>]*value="stat"/)
    expect(await added({ text: 'ECG' })).toBe(302)
    await send(`${base}/case/${id}/step/decline`, { words: 'Full' })
    const again = { recipientKind: 'outside', outsideClinic: 'Bay Office', outsideEmail: 'bay@office.example' }
    const resend = `${base}/case/${id}/step/resend`
    expect((await send(resend, again)).status).toBe(400)
    expect((await send(resend, { ...again, consent: 'verbal' })).location).toBe(`${base}/case/${id}`)
    expect(await db.select().from(careCases)).toMatchObject([{ status: 'sent' }])
  })
})

it('the owner gives a member a role in care coordination, and nobody else does', async () => {
  const made = await withTransaction(async (tx) => {
    const memberId = await insertUser(tx)
    const managerId = await insertUser(tx)
    const place = { facilityId: home.facilityId }
    const seat = await insertSeat(tx, { userId: memberId, ...place, role: 'front_desk' })
    await insertSeat(tx, { userId: managerId, ...place, role: 'manager' })
    return { seat, managerId }
  })
  const address = `/provider/4/dashboard/team/members/${made.seat}`
  const fields = { [`coordination-${home.facilityId}`]: 'coordinator', [`version-${home.facilityId}`]: '1' }
  expect((await page(address)).html).toContain('form=coordination')
  const manager = await signedIn(made.managerId)
  expect((await page(address, manager)).html).not.toContain('form=coordination')
  await send(`${address}?form=coordination`, fields, manager)
  const roleOf = async () => (await db.select().from(teamMembers)).find(({ id }) => id === made.seat)!.coordinationRole
  expect(await roleOf()).toBeNull()
  await send(`${address}?form=coordination`, fields)
  expect(await roleOf()).toBe('coordinator')
})
