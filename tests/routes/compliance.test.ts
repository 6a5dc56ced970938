import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import type { action } from '#app/routes/provider/first/compliance/item.tsx'
import { messageOutbox } from '#drizzle/schema/index.ts'
import { complianceItems } from '#drizzle/schema/practice/compliance-items.ts'
import { insertSeat, insertUser, signedIn } from '#tests/factories/accounts.ts'
import { insertPractice, type Practice } from '#tests/factories/booking.ts'
import { insertFacility } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { post } from './route-request.ts'

useDatabase()

let practice: Practice
let deskId: string
let headers: Record<'manager' | 'viewer' | 'desk', Record<string, string>>

beforeEach(async () => {
  setClock(Date.parse('2026-10-20T16:00:00Z'))
  const made = await withTransaction(async (tx) => {
    const home = await insertPractice(tx, { provider: { tier: 3 }, facility: { slug: 'harbor' } })
    await insertFacility(tx, { slug: 'elsewhere' })
    const seats = { manager: '', viewer: '', front_desk: '' }
    for (const role of ['manager', 'viewer', 'front_desk'] as const) {
      seats[role] = await insertUser(tx, { emailVerifiedAt: 1, firstName: role })
      await insertSeat(tx, { userId: seats[role], facilityId: home.facilityId, role })
    }
    return { home, seats }
  })
  practice = made.home
  deskId = made.seats.front_desk
  headers = {
    manager: await signedIn(made.seats.manager),
    viewer: await signedIn(made.seats.viewer),
    desk: await signedIn(deskId),
  }
})
afterEach(() => setClock(null))

const base = '/provider/mgmt/compliance'
const list = (search = '') => `${base}?place=harbor${search}`
const item = (subject: string, kind: string, more = '', place = 'harbor') =>
  `${base}/item?place=${place}&subject=${subject}&kind=${kind}${more}`
const doctor = () => `p-${practice.providerId}`
const desk = () => `u-${deskId}`
const send = (address: string, fields: Record<string, string>, who = headers.manager) =>
  post<typeof action>(address, fields, { headers: who })
const dea = { version: '0', number: 'AB1234563', expires: '2026-11-20' }
const page = (address: string, who = headers.manager) => openPage(withPrefix(address, 'en-US'), { headers: who })

describe('the list', () => {
  it('says in every language how each thing stands, in words', async () => {
    await send(item(doctor(), 'dea'), dea)
    await send(item(doctor(), 'license'), { version: '0', expires: '2026-10-19' })
    await send(item('clinic', 'clia'), { version: '0', term: 'waived', waivedReason: 'No lab here' })
    for (const locale of locales)
      expect((await openPage(withPrefix(list(), locale), { headers: headers.manager })).status).toBe(200)
    const { html } = await page(list())
    for (const words of ['>Expiring<', '31 days left', '>Expired<', '1 day ago', '>Waived<', '>Missing<'])
      expect(html).toContain(words)
    expect(html).not.toContain('AB1234563')
  })

  it('is narrowed to whoever has something of a kind', async () => {
    await send(item(doctor(), 'license'), { version: '0', expires: '2026-10-19' })
    await send(item(desk(), 'hipaa_training'), { version: '0', expires: '2027-10-19' })
    const shows = async (show: string) => {
      const { html } = await page(list(`&show=${show}`))
      return [doctor(), desk()].map((key) => html.includes(`subject=${key}`))
    }
    expect(await shows('expired')).toEqual([true, false])
    expect(await shows('soon')).toEqual([false, false])
    expect(await shows('missing')).toEqual([true, false])
    expect(await shows('anything')).toEqual([true, true])
  })

  it('shows who neither leads nor looks on only themselves', async () => {
    await send(item(desk(), 'hipaa_training'), { version: '0', expires: '2026-11-20' })
    const { html, status } = await page(list(), headers.desk)
    expect(status).toBe(200)
    expect(html).toContain(`subject=${desk()}`)
    expect(html).not.toContain('subject=clinic')
    expect(html).not.toContain(doctor())
  })

  it('of another clinic looks like none', async () => {
    expect((await page(`${base}?place=elsewhere`)).status).toBe(404)
    expect((await page(item('clinic', 'clia', '', 'elsewhere'))).status).toBe(404)
    expect((await send(item('clinic', 'clia', '', 'elsewhere'), dea)).status).toBe(404)
  })
})

describe('one thing', () => {
  it('is saved and leads back to the list', async () => {
    const saved = await send(item(doctor(), 'dea'), dea)
    expect([saved.status, saved.location]).toEqual([302, '/provider/mgmt/compliance?place=harbor'])
    expect(await db.select().from(complianceItems)).toMatchObject([
      { kind: 'dea', providerId: practice.providerId, expires: '2026-11-20', version: 1 },
    ])
    expect((await page(item(doctor(), 'dea'))).html).toContain('value="AB1234563"')
  })

  it('that is wrong says so at the field and keeps what was typed', async () => {
    const wrong = await send(item(doctor(), 'dea'), { ...dea, issued: '2026-12-01' })
    expect(wrong.status).toBe(400)
    expect(wrong.data.submission).toMatchObject({
      error: { expires: ['errors.order'] },
      initialValue: { number: 'AB1234563', issued: '2026-12-01' },
    })
    const body = new URLSearchParams({ version: '0', number: 'AB1234563', expires: '2099-01-01' })
    const { html } = await openPage(withPrefix(item(doctor(), 'dea'), 'en-US'), {
      ...{ method: 'POST', headers: headers.manager, body },
    })
    expect(html).toContain('Enter a date from 1950 to 2046')
    expect(html).toContain('value="AB1234563"')
  })

  it('that somebody has made old shows what stands now', async () => {
    await send(item(doctor(), 'dea'), dea)
    const body = new URLSearchParams({ ...dea, note: 'Second tab' })
    const address = withPrefix(item(doctor(), 'dea'), 'en-US')
    const { html, status } = await openPage(address, { method: 'POST', headers: headers.manager, body })
    expect(status).toBe(409)
    expect(html).toContain('Second tab')
    expect(html).toContain('name="version" value="1"')
  })

  it('is taken away, and not in a version that has gone by', async () => {
    await send(item(desk(), 'license'), { version: '0', term: 'undated' })
    const late = await send(item(desk(), 'license', '&step=remove'), { version: '9' })
    expect(late.location).toContain('/provider/mgmt/compliance/item?')
    expect(await db.select().from(complianceItems)).toHaveLength(1)
    await send(item(desk(), 'license', '&step=remove'), { version: '1' })
    expect(await db.select().from(complianceItems)).toEqual([])
  })

  it('is read by who looks on without the number of a DEA registration, and written by nobody but who leads', async () => {
    await send(item(doctor(), 'dea'), dea)
    const { html, status } = await page(item(doctor(), 'dea'), headers.viewer)
    expect(status).toBe(200)
    expect(html).toContain('4563')
    expect(html).not.toContain('AB1234563')
    expect(html).not.toContain('name="expires"')
    expect((await send(item(doctor(), 'dea'), { ...dea, version: '1' }, headers.viewer)).status).toBe(403)
    for (const kind of ['license', 'bls']) expect((await page(item(doctor(), kind), headers.viewer)).status).toBe(404)
    expect((await page(item(doctor(), 'dea'), headers.desk)).status).toBe(404)
  })

  it('is none of a kind that somebody cannot have, or of nobody', async () => {
    for (const address of [item('clinic', 'dea'), item(doctor(), 'clia'), item('p-nobody', 'dea'), item('clinic', '')])
      expect((await page(address)).status).toBe(404)
  })

  it('is reminded of by a button, once a day', async () => {
    await send(item(desk(), 'hipaa_training'), { version: '0', expires: '2026-11-01' })
    expect((await page(item(desk(), 'hipaa_training'))).html).toContain('step=remind')
    for (let press = 0; press < 2; press++) {
      const { status } = await send(item(desk(), 'hipaa_training', '&step=remind'), {})
      expect(status).toBe(302)
    }
    const rows = await db.select().from(messageOutbox)
    expect(rows.map(({ template, channel }) => [template, channel])).toEqual([['compliance_due', 'email']])
    expect((await page(item(desk(), 'hipaa_training'))).html).not.toContain('step=remind')
  })
})
