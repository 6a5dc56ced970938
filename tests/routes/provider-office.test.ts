import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import type { loader as clinicLoader } from '#app/routes/provider/level-4/clinics/clinic.tsx'
import type { loader as hoursLoader } from '#app/routes/provider/level-4/clinics/hours.tsx'
import type { loader as summaryLoader } from '#app/routes/provider/first/dashboard.tsx'
import type { loader as contactLoader } from '#app/routes/provider/level-4/contact/contact.tsx'
import type { loader as dataLoader } from '#app/routes/provider/level-4/clinics/contact.tsx'
import type { loader as ticketLoader } from '#app/routes/provider/level-4/contact/ticket.tsx'
import type { loader as dashboardLoader } from '#app/routes/provider/level-4/dashboard.tsx'
import { loader as frame, type loader as layoutLoader } from '#app/routes/provider/level-4/layout.tsx'
import { users } from '#drizzle/schema/accounts.ts'
import { demoPassword } from '#drizzle/seed/demo/accounts.ts'
import {
  changeRequests,
  facilities,
  messageOutbox,
  rateLimits,
  sessions,
  supportTickets,
  ticketMessages,
} from '#drizzle/schema/index.ts'
import { signedIn } from '#tests/factories/accounts.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { get, origin, post } from './route-request.ts'

useSeededDatabase()

let owner: Record<string, string>
let clinician: Record<string, string>
let viewer: Record<string, string>

async function as(username: string): Promise<Record<string, string>> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.username, username))
  return signedIn(user!.id)
}

beforeEach(async () => {
  owner = await as('zhongwen.du')
  clinician = await as('wei.chen')
  viewer = await as('magnolia.viewer')
})

afterEach(async () => {
  await withTransaction(async (tx) => {
    for (const table of [changeRequests, ticketMessages, supportTickets, messageOutbox, rateLimits, sessions]) {
      await tx.delete(table)
    }
  })
})

const office = '/provider/4/dashboard'
const contact = `${office}/contact`
const publicData = `${contact}/public-data`
const contactAt = (facility: string) => `${office}/clinics/at/${facility}/contact`
const magnolia = async () =>
  (await db.select().from(facilities).where(eq(facilities.slug, 'magnolia-medical-building')))[0]!

type Reply = { initialValue: Record<string, string>; error: Record<string, string[]> }

describe('the private pages', () => {
  it.each([office, '/provider/dashboard', contact, publicData])('%s lead strangers to the login', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(302)
    expect(answer.location).toMatch(/^\/provider\/4\/login\?next=/)
  })

  it.each([contact, publicData, `${contact}/TABCDEFGH`])('%s take no form of strangers', async (path) => {
    const answer = await post(path, { kind: 'general', subject: 'x', body: 'hello there' })
    expect(answer.location).toMatch(/^\/provider\/4\/login/)
    expect(await db.select().from(supportTickets)).toEqual([])
  })

  it('are kept by nobody', async () => {
    for (const path of [office, '/provider/dashboard', contact, contactAt('magnolia-medical-building')]) {
      const { headers, status } = await get(path, { headers: owner })
      expect(status, path).toBe(200)
      expect(headers.get('Cache-Control')).toBe('private, no-store')
    }
  })
})

describe('the frame', () => {
  const read = async (headers: Record<string, string>, path = office) => {
    const request = new Request(new URL(path, origin), { headers })
    const answer = await frame({ request, params: {}, context: {} })
    return (await (answer as Response).json()) as Awaited<ReturnType<Awaited<ReturnType<typeof layoutLoader>>['json']>>
  }

  it('names who is signed in and what they may open', async () => {
    expect(await read(owner)).toMatchObject({
      person: { name: '杜仲文', standing: { kind: 'provider', tier: 3 } },
    })
    expect(await read(viewer)).toMatchObject({ person: { standing: { kind: 'seat', role: 'viewer' } } })
    expect(await read({})).toMatchObject({ person: null, menu: [], facilities: [] })
  })

  it('counts the tasks of who may do them behind today', async () => {
    const counts = async (headers: Record<string, string>) =>
      Object.fromEntries(
        (await read(headers)).menu.map(({ key, count }: { key: string; count: number }) => [key, count]),
      )
    const manager = await counts(await as('magnolia.manager'))
    const { data } = await get<typeof dashboardLoader>(office, { headers: await as('magnolia.manager') })
    const { plans, impacts, untold, closed } = data.home.tasks
    expect(plans.length).toBeGreaterThan(0)
    expect(manager.today).toBe(plans.length + untold.length + closed.length + Math.min(impacts, 1))
    expect((await counts(viewer)).today).toBe(0)
  })

  it('keeps a chosen place only when it is theirs', async () => {
    const { facilities: own } = (await read(owner)) as { facilities: { slug: string }[] }
    expect(own.length).toBeGreaterThan(1)
    expect(await read(owner, `${office}?place=${own[0]!.slug}`)).toMatchObject({ facilitySlug: own[0]!.slug })
    expect(await read(owner, `${office}?place=apricot-family-clinic`)).toMatchObject({ facilitySlug: null })
  })
})

describe('the sign-in', () => {
  it.each([
    ['magnolia.desk', '/provider/3'],
    ['magnolia.manager', office],
    ['zhongwen.du', office],
  ])('leads %s to %s', async (loginUsername, to) => {
    const sent = await post('/provider/4/login', { loginUsername, loginPassword: demoPassword })
    expect(sent).toMatchObject({ status: 302, location: to })
    expect(await get('/provider', { headers: await as(loginUsername) })).toMatchObject({ status: 302, location: to })
  })
})

describe('the first page', () => {
  it('shows today in the language of the address', async () => {
    for (const locale of locales) {
      const { data } = await get<typeof dashboardLoader>(withPrefix(office, locale), { headers: owner })
      expect(data.home).toMatchObject({ isProvider: true, isWaiting: false })
      expect(data.home.figures!.perDay).toHaveLength(7)
      expect(data.home.today).toContain('2026')
    }
  })

  it('sums the same up for generation 2', async () => {
    const { data } = await get<typeof summaryLoader>('/provider/dashboard', { headers: owner })
    expect(data.home.tasks.completeness!.percent).toBeGreaterThan(50)
  })
})

describe('customer service', () => {
  const question = { kind: 'technical', subject: '日历打不开', body: '从昨天起一直转圈。' }

  it('takes a question, shows it and takes further words', async () => {
    for (const locale of locales) {
      const sent = await post(withPrefix(contact, locale), question, { headers: owner })
      expect(sent.status).toBe(302)
      const ticket = await get<typeof ticketLoader>(withPrefix(sent.location!, locale), { headers: owner })
      expect(ticket.data.ticket).toMatchObject({ subject: '日历打不开', status: 'new' })
      setClock(now() + 1000)
      expect((await post(sent.location!, { body: '今天还是这样。' }, { headers: owner })).status).toBe(302)
      const again = await get<typeof ticketLoader>(sent.location!, { headers: owner })
      expect(again.data.ticket.messages.map(({ body }) => body)).toEqual([question.body, '今天还是这样。'])
    }
    const list = await get<typeof contactLoader>(contact, { headers: owner })
    expect(list.data.tickets).toHaveLength(3)
    expect(await db.select().from(messageOutbox)).toHaveLength(3)
  })

  it('names faults and keeps what was typed', async () => {
    const { status, data } = await post(contact, { ...question, kind: '', body: '短' }, { headers: owner })
    expect(status).toBe(400)
    expect(data as unknown as Reply).toMatchObject({
      initialValue: { subject: '日历打不开', body: '短' },
      error: { kind: ['contact.errors.kind'], body: ['contact.errors.body'] },
    })
  })

  it('hides a ticket from everybody else, to read and to write', async () => {
    const { location } = await post(contact, question, { headers: owner })
    expect((await get(location!, { headers: viewer })).status).toBe(404)
    expect((await post(location!, { body: '让我看看里面' }, { headers: viewer })).status).toBe(404)
    expect((await get(`${contact}/TABCDEFGH`, { headers: owner })).status).toBe(404)
  })

  it('takes ten an hour', async () => {
    for (let times = 0; times < 10; times++)
      expect((await post(contact, question, { headers: owner })).status).toBe(302)
    const refused = await post(contact, question, { headers: owner })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})

describe('public contact', () => {
  const path = contactAt('magnolia-medical-building')
  const clinicPath = `${office}/clinics/at/magnolia-medical-building`

  it('saves at once what may be, and files the telephone for a reviewer', async () => {
    const before = await magnolia()
    const fields = { phone: '(718) 555-0177', email: before.email!, wechat: 'magnolia_care' }
    expect((await post(path, fields, { headers: owner })).status).toBe(302)
    expect(await magnolia()).toMatchObject({ phone: before.phone, wechat: 'magnolia_care' })
    const filed = await db.select().from(changeRequests)
    expect(filed).toMatchObject([{ field: 'phone', before: { phone: before.phone }, after: { phone: '+17185550177' } }])
    const { data } = await get<typeof dataLoader>(path, { headers: owner })
    expect(data.contact).toMatchObject({ pending: { phone: '+17185550177' }, savesAtOnce: ['email', 'wechat'] })
    // The same again changes nothing.
    expect((await post(path, fields, { headers: owner })).status).toBe(302)
    expect(await db.select().from(changeRequests)).toHaveLength(1)
    // A newer number takes the place of the first.
    await post(path, { ...fields, phone: '(718) 555-0178' }, { headers: owner })
    const open = and(eq(changeRequests.status, 'submitted'))
    expect(await db.select().from(changeRequests).where(open)).toMatchObject([{ after: { phone: '+17185550178' } }])
    await withTransaction((tx) =>
      tx
        .update(facilities)
        .set({ wechat: before.wechat, editedFields: before.editedFields, version: before.version })
        .where(eq(facilities.id, before.id)),
    )
  })

  it('is still found under its earlier address, and a form that was open there loses nothing', async () => {
    const old = `${publicData}?place=magnolia-medical-building`
    expect(await get(old, { headers: owner })).toMatchObject({ status: 302, location: path })
    expect(await get(publicData, { headers: owner })).toMatchObject({ status: 302 })
    // 307 sends the same form on.
    expect(await post(old, { phone: '' }, { headers: owner })).toMatchObject({ status: 307, location: path })
    expect((await get(`${publicData}?place=apricot-family-clinic`, { headers: owner })).status).toBe(404)
  })

  it('names of the clinic wait as one request, and stand on its page until somebody decides', async () => {
    const before = await magnolia()
    const kept = { phone: before.phone!, email: before.email ?? '', wechat: before.wechat ?? '', asksNames: 'yes' }
    const wrong = await post(path, { ...kept, nameEn: '', nameHans: '木兰' }, { headers: owner })
    expect(wrong.data as unknown as Reply).toMatchObject({
      initialValue: { nameHans: '木兰' },
      error: { nameEn: ['errors.clinicName'] },
    })
    const names = { nameEn: 'Magnolia Medical Arts', nameHans: '木兰医疗中心', nameHant: '木蘭醫療中心' }
    expect((await post(path, { ...kept, ...names }, { headers: owner })).status).toBe(302)
    expect(await db.select().from(changeRequests)).toMatchObject([{ field: 'facility_names', after: names }])
    expect((await magnolia()).nameEn).toBe(before.nameEn)
    const { data } = await get<typeof clinicLoader>(clinicPath, { headers: owner })
    expect(data.clinic.waiting).toMatchObject([{ field: 'facility_names', value: Object.values(names).join(' · ') }])
    // Somebody who leads it not does not see what others ask for.
    const other = await get<typeof clinicLoader>(clinicPath, { headers: clinician })
    expect(other.data.clinic.waiting).toEqual([])
    expect((await get(clinicPath, { headers: await as('tielin.guan') })).status).toBe(404)
  })

  it('of a provider who does not lead the place all goes to a reviewer', async () => {
    const before = await magnolia()
    await post(path, { phone: before.phone!, email: 'new@example.com', wechat: '' }, { headers: clinician })
    expect(await magnolia()).toEqual(before)
    expect(await db.select().from(changeRequests)).toMatchObject([{ field: 'email' }])
  })

  it('is not there for a seat that may change nothing, nor for another place', async () => {
    expect((await get(path, { headers: viewer })).status).toBe(404)
    expect((await get(contactAt('apricot-family-clinic'), { headers: owner })).status).toBe(404)
    const fields = { phone: '(718) 555-0177', email: '', wechat: '' }
    expect((await post(path, fields, { headers: viewer })).status).toBe(404)
    expect(await db.select().from(changeRequests)).toEqual([])
  })

  it('names faults and keeps what was typed', async () => {
    const { status, data } = await post(path, { phone: '', email: 'x', wechat: '1' }, { headers: owner })
    expect(status).toBe(400)
    expect(data as unknown as Reply).toMatchObject({
      initialValue: { email: 'x', wechat: '1' },
      error: { phone: ['errors.phone'], email: ['errors.email'], wechat: ['errors.wechat'] },
    })
  })
})

describe('the opening hours of a clinic', () => {
  const path = `${office}/clinics/at/magnolia-medical-building/hours`
  const read = async () => (await get<typeof hoursLoader>(path, { headers: owner })).data.clinic

  it('are set by who leads it, keep what was typed, and are not overwritten unseen', async () => {
    const { basis, values } = await read()
    const wrong = await post(path, { basis, ...values, hours1: '9 bis 5' }, { headers: owner })
    expect(wrong.status).toBe(400)
    expect(wrong.data).toMatchObject({
      submission: { initialValue: { hours1: '9 bis 5' }, error: { hours1: ['clinic.errors.hours'] } },
    })
    const none = Object.fromEntries(Object.keys(values).map((name) => [name, '']))
    expect((await post(path, { basis, ...none }, { headers: owner })).data).toMatchObject({
      submission: { error: { hours1: ['clinic.errors.hoursNone'] } },
    })
    const changed = { ...values, hours1: '8:30-12:00, 13:00-18:00' }
    expect((await post(path, { basis, ...changed }, { headers: owner })).status).toBe(302)
    const after = await read()
    expect(after.values.hours1).toBe('08:30-12:00, 13:00-18:00')
    expect((await magnolia()).editedFields).toContain('hours')
    const late = await post(path, { basis, ...values }, { headers: owner })
    expect(late.status).toBe(409)
    expect(late.data).toMatchObject({ isStale: true })
    expect((await post(path, { basis: after.basis, ...values }, { headers: owner })).status).toBe(302)
  })

  it('are for nobody else', async () => {
    for (const headers of [clinician, viewer, await as('tielin.guan')]) {
      expect((await get(path, { headers })).status).toBe(404)
      expect((await post(path, { basis: '', hours1: '9:00-10:00' }, { headers })).status).toBe(404)
    }
  })
})
