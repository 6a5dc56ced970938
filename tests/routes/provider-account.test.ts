import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SeatRole } from '#app/core/actor.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import type { AccountData } from '#app/modules/practice/account/pages/account-page.server.ts'
import { paths } from '#app/paths.ts'
import { sessions } from '#drizzle/schema/accounts.ts'
import { facilityAccounts } from '#drizzle/schema/practice/facility-accounts.ts'
import { insertSeat, insertUser, signedIn } from '#tests/factories/accounts.ts'
import { insertFacility } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useDatabase()

type Headers = Record<string, string>
type Refused = {
  submission: { initialValue: Record<string, unknown>; error: Record<string, string[]> }
  isStale: boolean
}

const at = (place: string, form = 'legal') => paths.clinicAccount({ place, form })
const page = async (headers: Headers, path = paths.clinicAccount()) =>
  (await get<never>(path, { headers })).data as AccountData
const legal = {
  ...{ version: '0', legalName: 'Harbor Medical PLLC', taxId: '12-3456789' },
  ...{ billingName: 'Ann Lee', billingEmail: 'bills@example.com', billingPhone: '(212) 555-0110' },
}
const stored = () => db.select().from(facilityAccounts)

let people: Record<'owner' | 'front_desk', Headers>
let ids: Record<'harbor' | 'annex' | 'foreign', string>
let ownerId: string
beforeEach(async () => {
  const made = await withTransaction(async (tx) => {
    const facility = (slug: string, npi: string) => insertFacility(tx, { slug, npi, nameEn: slug })
    const [harbor, annex] = [await facility('harbor', '1900000104'), await facility('annex', '1900000112')]
    const seat = async (role: SeatRole) => {
      const userId = await insertUser(tx)
      for (const facilityId of [harbor, annex]) await insertSeat(tx, { userId, facilityId, role })
      return userId
    }
    const foreign = await facility('foreign', '1900000120')
    return { ids: { harbor, annex, foreign }, owner: await seat('owner'), desk: await seat('front_desk') }
  })
  ids = made.ids
  ownerId = made.owner
  people = { owner: await signedIn(made.owner), front_desk: await signedIn(made.desk) }
})

describe('the page', () => {
  it('is for whoever is signed in, and of facilities for who leads them', async () => {
    expect((await get(paths.clinicAccount())).location).toMatch(/^\/provider\/4\/login\?next=/)
    expect(await page(people.owner)).toMatchObject({
      sessions: [{ isThis: true }],
      led: [{ slug: 'annex' }, { slug: 'harbor' }],
      facility: { slug: 'annex', npi: '1900000112' },
      account: { version: 0, maskedTaxId: null },
      exports: { visits: true, papers: true },
    })
    const desk = { sessions: [{ isThis: true }], led: [], facility: null, account: null, exports: { visits: false } }
    expect(await page(people.front_desk)).toMatchObject(desk)
    expect(await page(people.front_desk, paths.clinicAccount({ place: 'harbor' }))).toMatchObject(desk)
  })

  it('shows the facility of the address, and none where that is not led', async () => {
    expect(await page(people.owner, paths.clinicAccount({ place: 'harbor' }))).toMatchObject({
      facility: { slug: 'harbor' },
    })
    expect(await page(people.owner, paths.clinicAccount({ place: 'foreign' }))).toMatchObject({
      ...{ facility: null, account: null, led: [{ slug: 'annex' }, { slug: 'harbor' }] },
    })
  })

  it('reads as a page in every language, for who leads and for who does not', async () => {
    for (const locale of locales) {
      for (const headers of Object.values(people)) {
        const path = withPrefix(paths.clinicAccount({ place: 'harbor' }), locale)
        const { status, html } = await openPage(path, { headers })
        expect(status).toBe(200)
        expect(html).not.toMatch(/(?:sessions|legal|notices|exports|systems|areas)\.[a-z]+[A-Za-z.]*</)
      }
    }
  })
})

describe('the own sign-ins', () => {
  it('end one by one, or all but this one', async () => {
    for (let more = 0; more < 3; more++) await signedIn(ownerId)
    const { sessions: shown } = await page(people.owner)
    const other = shown.find(({ isThis }) => !isThis)!
    const sessionsAt = paths.clinicAccount({ place: 'harbor', form: 'sessions' })
    const sent = await post<never>(sessionsAt, { session: other.id }, { headers: people.owner })
    expect([sent.status, sent.location]).toEqual([302, paths.clinicAccount({ place: 'harbor' })])
    expect((await page(people.owner)).sessions).toHaveLength(3)
    await post<never>(sessionsAt, { session: 'others' }, { headers: people.owner })
    expect((await page(people.owner)).sessions).toMatchObject([{ isThis: true }])
    expect(await db.select().from(sessions).where(eq(sessions.revokedReason, 'by_user'))).toHaveLength(3)
  })

  it('of somebody else stay', async () => {
    const [foreign] = (await page(people.owner)).sessions
    await post<never>(paths.clinicAccount(), { session: foreign!.id }, { headers: people.front_desk })
    await post<never>(paths.clinicAccount(), { session: 'others' }, { headers: people.front_desk })
    expect((await get(paths.clinicAccount(), { headers: people.owner })).status).toBe(200)
  })
})

describe('a form about a facility', () => {
  it('is taken from who leads it, for that facility alone', async () => {
    const sent = await post<never>(at('harbor'), legal, { headers: people.owner })
    expect([sent.status, sent.location]).toEqual([302, paths.clinicAccount({ place: 'harbor' })])
    expect(await stored()).toMatchObject([{ facilityId: ids.harbor, billingPhone: '+12125550110' }])
    expect((await page(people.owner, paths.clinicAccount({ place: 'harbor' }))).account).toMatchObject({
      maskedTaxId: '•••••6789',
    })
    const notices: [string, string][] = [
      ['version', '1'],
      ['told', 'moves'],
      ['told', 'bookings'],
    ]
    await post<never>(at('harbor', 'notices'), notices, { headers: people.owner })
    expect(await stored()).toMatchObject([{ tellsBookings: true, tellsMoves: true, tellsCancellations: false }])
    await post<never>(at('harbor', 'notices'), { version: '2' }, { headers: people.owner })
    expect(await stored()).toMatchObject([{ tellsBookings: false, tellsMoves: false, tellsCancellations: false }])
  })

  it('never shows the tax id again', async () => {
    await post<never>(at('harbor'), legal, { headers: people.owner })
    const { html } = await openPage(paths.clinicAccount({ place: 'harbor' }), { headers: people.owner })
    expect(html).toContain('•••••6789')
    expect(html).not.toMatch(/12-?34|3456789/)
  })

  it('is 404 for whoever does not lead the facility', async () => {
    for (const [headers, place] of [
      [people.owner, 'foreign'],
      [people.owner, 'nobody'],
      [people.front_desk, 'harbor'],
    ] as const)
      for (const form of ['legal', 'notices'])
        expect((await post(at(place, form), legal, { headers })).status, `${place} ${form}`).toBe(404)
    expect(await stored()).toEqual([])
  })

  it.each([
    ['taxId', '123456789', 'errors.taxId'],
    ['taxId', '12-345678', 'errors.taxId'],
    ['billingEmail', 'bills', 'errors.email'],
    ['billingPhone', '555', 'errors.phoneShort?count=7'],
    ['billingName', '', 'errors.billingName'],
  ])('with %s of %j comes back as it was typed', async (name, typed, error) => {
    const fields = { ...legal, [name]: typed }
    const { status, data } = await post<never>(at('harbor'), fields, { headers: people.owner })
    const { submission } = data as Refused
    expect([status, submission.error]).toEqual([400, { [name]: [error] }])
    const { [name as 'taxId']: _empty, ...kept } = fields
    expect(submission.initialValue).toMatchObject(typed === '' ? kept : fields)
    expect(await stored()).toEqual([])
    for (const locale of locales) {
      const body = new URLSearchParams(fields)
      const init = { method: 'POST', headers: people.owner, body }
      const { html } = await openPage(withPrefix(at('harbor'), locale), init)
      expect(html).toContain(`id="legal-${name}-error"`)
      expect(html).not.toContain('errors.')
    }
  })

  it('wants a way to reach a contact that is named', async () => {
    const fields = { ...legal, billingEmail: '', billingPhone: '' }
    const { data } = await post<never>(at('harbor'), fields, { headers: people.owner })
    expect((data as Refused).submission.error).toEqual({ billingEmail: ['errors.billingReach'] })
  })

  it('from a page that somebody has overtaken comes back and says what stands now', async () => {
    await post<never>(at('harbor'), legal, { headers: people.owner })
    for (const form of ['legal', 'notices'] as const) {
      const fields = { ...legal, legalName: 'Typed in the other tab' }
      const answer = await post<never>(at('harbor', form), fields, { headers: people.owner })
      expect([answer.status, (answer.data as Refused).isStale]).toEqual([409, true])
    }
    const init = { method: 'POST', headers: people.owner, body: new URLSearchParams({ ...legal, legalName: 'Typed' }) }
    const { html } = await openPage(withPrefix(at('harbor'), 'en-US'), init)
    expect(html).toContain('Legal name: Harbor Medical PLLC')
    expect(html).toContain('value="Typed"')
    expect(await stored()).toMatchObject([{ legalName: 'Harbor Medical PLLC', version: 1 }])
  })
})
