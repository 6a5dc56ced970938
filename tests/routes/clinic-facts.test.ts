import { beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { newId } from '#app/core/ids.server.ts'
import type { action } from '#app/routes/provider/first/mgmt-clinic/part.tsx'
import { facilities, facilityLanguages, facilityServices } from '#drizzle/schema/index.ts'
import { insertSeat, insertUser, signedIn } from '#tests/factories/accounts.ts'
import { insertPractice, type Practice } from '#tests/factories/booking.ts'
import { insertFacility, insertLanguage, tri } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { post } from './route-request.ts'

useDatabase()

let practice: Practice
let slug: string
let foreign: string
let manager: Record<string, string>
let desk: Record<string, string>

beforeEach(async () => {
  const made = await withTransaction(async (tx) => {
    await insertLanguage(tx, { id: 'yue' })
    const home = await insertPractice(tx, {
      facility: { slug: 'harbor', website: 'https://harbor.example', parking: tri('后面', '後面', 'In the back') },
    })
    await tx.insert(facilityServices).values({
      ...{ id: newId(), facilityId: home.facilityId, kind: 'lab', code: 'heart', priceCents: 3500 },
      ...{ isWalkIn: true, needsOrder: false, isAtHome: false, note: tri(''), updatedAt: 1 },
    })
    await insertFacility(tx, { slug: 'elsewhere' })
    const [leads, answers] = [await insertUser(tx), await insertUser(tx)]
    await insertSeat(tx, { userId: leads, facilityId: home.facilityId, role: 'manager' })
    await insertSeat(tx, { userId: answers, facilityId: home.facilityId, role: 'front_desk' })
    return { home, leads, answers }
  })
  practice = made.home
  slug = 'harbor'
  foreign = 'elsewhere'
  manager = await signedIn(made.leads)
  desk = await signedIn(made.answers)
})

const page = (part = '', place = slug) => `/provider/mgmt/clinic${part && `/${part}`}?place=${place}`
const stored = async () => (await db.select().from(facilities).where(eq(facilities.id, practice.facilityId)))[0]!
const send = (part: string, fields: Record<string, string>, headers = manager, place = slug) =>
  post<typeof action>(page(part, place), fields, { headers })

describe('the facts of a clinic', () => {
  it('are shown in three languages, with a form for each part', async () => {
    for (const locale of locales) {
      const { html, status } = await openPage(withPrefix('/provider/mgmt/clinic', locale), { headers: manager })
      expect(status).toBe(200)
      expect(html).toContain('In the back')
      expect(html).toContain('update-facility-locations?place=harbor')
      for (const part of ['contact', 'access', 'languages', 'service']) {
        expect(html).toContain(`/provider/mgmt/clinic/${part}?place=harbor`)
        expect((await openPage(withPrefix(page(part), locale), { headers: manager })).status).toBe(200)
      }
      const form = await openPage(withPrefix(`${page('service')}&service=lab.heart`, locale), { headers: manager })
      expect(form.html).toContain('value="35.00"')
    }
  })

  it('are read at the front desk and changed by who leads the clinic', async () => {
    const { html, status } = await openPage(page(), { headers: desk })
    expect(status).toBe(200)
    expect(html).toContain('harbor.example')
    expect(html).not.toContain('/provider/mgmt/clinic/contact')
    expect((await openPage(page('contact'), { headers: desk })).status).toBe(403)
    expect((await send('contact', { version: '1', website: 'desk.example' }, desk)).status).toBe(403)
    expect((await stored()).website).toBe('https://harbor.example')
  })

  it('of another clinic look like none', async () => {
    for (const part of ['', 'contact', 'languages', 'service'])
      expect((await openPage(page(part, foreign), { headers: manager })).status).toBe(404)
    expect((await send('contact', { version: '1', website: 'x.example' }, manager, foreign)).status).toBe(404)
    expect((await openPage(page('names'), { headers: manager })).status).toBe(404)
  })
})

describe('a form', () => {
  it('saves and leads back to the facts', async () => {
    const saved = await send('access', { version: '1', isWheelchairAccessible: 'on', wayInEn: 'Use the side door' })
    expect(saved.status).toBe(302)
    expect(saved.location).toBe('/provider/mgmt/clinic?place=harbor')
    expect(await stored()).toMatchObject({
      isWheelchairAccessible: true,
      parking: null,
      wayIn: { 'en-US': 'Use the side door' },
    })
    await send('languages', { version: '2', front_desk: 'yue' })
    expect(await db.select().from(facilityLanguages)).toMatchObject([{ languageId: 'yue', who: 'front_desk' }])
    await send('service', { version: '3', service: 'lab.heart', remove: '1' })
    expect(await db.select().from(facilityServices)).toEqual([])
  })

  it('that is wrong says so at the field, keeps what was typed, and stays about what it showed', async () => {
    const wrong = await send('contact', { version: '1', website: 'nowhere', wechat: 'harbor_desk' })
    expect(wrong.status).toBe(400)
    expect(wrong.data.submission).toMatchObject({
      error: { website: ['errors.website'] },
      initialValue: { version: '1', website: 'nowhere', wechat: 'harbor_desk' },
    })
    const [body, headers] = [new URLSearchParams({ version: '1', website: 'nowhere' }), manager]
    await send('access', { version: '1', hasElevator: 'on' })
    const { html } = await openPage(page('contact'), { method: 'POST', headers, body })
    expect(html).toContain('value="nowhere"')
    expect(html).toContain('name="version" value="1"')
  })

  it('that somebody has made old shows what stands now, and can be sent again', async () => {
    await send('contact', { version: '1', website: 'first.example' })
    const [body, headers] = [new URLSearchParams({ version: '1', website: 'second.example' }), manager]
    const { html, status } = await openPage(page('contact'), { method: 'POST', headers, body })
    expect(status).toBe(409)
    expect(html).toContain('https://first.example')
    expect(html).toContain('value="second.example"')
    expect(html).toContain('name="version" value="2"')
    await send('contact', { version: '2', website: 'second.example' })
    expect((await stored()).website).toBe('https://second.example')
  })

  it('about a service that somebody else has taken away meanwhile is not lost', async () => {
    await send('service', { version: '1', service: 'lab.heart', remove: '1' })
    const [body, headers] = [new URLSearchParams({ version: '1', service: 'lab.heart', price: '40' }), manager]
    const again = await openPage(`${page('service')}&service=lab.heart`, { method: 'POST', headers, body })
    expect(again.status).toBe(409)
    expect(again.html).toContain('value="40"')
    expect(again.html).toMatch(/<option value="lab.heart" selected=""/)
  })
})
