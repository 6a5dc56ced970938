import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { registerPurpose } from '#app/modules/payments/purposes.ts'
import { promotionPurpose } from '#app/modules/promotion/commands/promotion-purpose.server.ts'
import { recordCounts } from '#app/modules/promotion/commands/record-counts.server.ts'
import { promotionCampaigns, promotionHouseAds, promotionStats } from '#drizzle/schema/promotion/campaigns.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { insertUser, signedIn, signedInAdmin } from '#tests/factories/accounts.ts'
import { insertFacility, insertProvider } from '#tests/factories/directory.ts'
import { insertCampaign, mondayIn, runningNow } from '#tests/factories/promotion.ts'
import { useFilledDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, post } from './route-request.ts'

useFilledDatabase(() => withTransaction(seedReference))

const office = '/provider/4/dashboard/promotion'
const browser = {
  'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130 Safari/537.36',
}
let headers: Record<string, string> = {}
let doctor = ''

async function doctorOfTier(tier: number) {
  const userId = await withTransaction((tx) => insertUser(tx, { locale: 'en-US' }))
  const providerId = await withTransaction(async (tx) => {
    const facilityId = await insertFacility(tx, { neighborhoodId: 'flushing' })
    const practices = [{ facilityId }]
    return insertProvider(tx, { userId, tier, specialties: ['cardiology'], practices, isProfileComplete: true })
  })
  return { providerId, headers: await signedIn(userId) }
}

beforeEach(async () => {
  registerPurpose(promotionPurpose)
  setClock(Date.parse('2026-11-04T17:00:00Z'))
  const made = await doctorOfTier(4)
  headers = made.headers
  doctor = made.providerId
})
afterEach(() => setClock(null))

const words = {
  ...{ intent: 'save', version: '', placement: 'specialty', specialty: 'cardiology', weeks: '2', dailyCap: '' },
  ...{ headlineHans: '心脏检查', headlineHant: '心臟檢查', headlineEn: 'Heart checkups' },
  ...{ bodyHans: '用中文讲', bodyHant: '用中文講', bodyEn: 'Guaranteed results in Chinese' },
}
/** The page that a form is answered with. */
const send = (to: string, fields: Record<string, string>, who = headers) =>
  openPage(to, { method: 'POST', headers: who, body: new URLSearchParams(fields) })
const rowOf = async (id: string) =>
  (await db.select().from(promotionCampaigns).where(eq(promotionCampaigns.id, id)))[0]!

describe('the pages of a practice', () => {
  it('are there in every language', async () => {
    const id = await insertCampaign(doctor, runningNow())
    const draft = await insertCampaign(doctor)
    for (const locale of locales)
      for (const path of [office, `${office}/new?doctor=${doctor}`, `${office}/${id}`, `${office}/${draft}/edit`]) {
        const { status, html } = await openPage(withPrefix(path, locale), { headers })
        expect([path, status]).toEqual([path, 200])
        expect(html).not.toMatch(/promotion\.\w+\./)
      }
  })

  it('say on lower levels what promotion is, and lead to the levels', async () => {
    for (const tier of [1, 2]) {
      const low = await doctorOfTier(tier)
      const { html } = await openPage(`/en-US${office}`, { headers: low.headers })
      expect(html).toContain('Promotion starts at the Network level')
      expect(html).toContain('/en-US/provider/4/dashboard/accountlevel')
      expect(html).toContain('$199')
      expect(html).not.toContain(`${office}/new`)
    }
    const third = await doctorOfTier(3)
    const { html } = await openPage(`/en-US${office}`, { headers: third.headers })
    expect(html).toContain('To create a campaign, you need the Network level')
    expect(html).not.toContain(`${office}/new`)
  })

  it('keep what was typed, say what is wrong, and warn of doubtful words', async () => {
    const to = `/en-US${office}/new?doctor=${doctor}`
    const { status, html } = await send(to, { ...words, headlineEn: '', startsOn: mondayIn(1) })
    expect(status).toBe(400)
    expect(html).toContain('Enter a headline.')
    expect(html).toContain('value="心臟檢查"')
    expect(html).toMatch(/<mark[^>]*>Guaranteed results/)
    const preview = await send(to, { ...words, intent: 'preview', startsOn: mondayIn(1) })
    expect(preview.status).toBe(200)
    expect(preview.html).toContain('Price: $158')
    expect(await db.select().from(promotionCampaigns)).toEqual([])
  })

  it('take a campaign from its draft to the page of payment', async () => {
    const saved = await post(`/en-US${office}/new?doctor=${doctor}`, { ...words, startsOn: mondayIn(1) }, { headers })
    const [, id = ''] = /promotion\/([\w-]+)$/.exec(saved.location ?? '') ?? []
    const page = await openPage(`/en-US${office}/${id}`, { headers })
    expect(page.html).toContain('Some wording may not be allowed')
    expect(page.html).toContain('Price for 2 weeks: $158')
    await post(`/en-US${office}/${id}`, { intent: 'submit', shownCents: '100' }, { headers })
    expect((await rowOf(id)).status).toBe('draft')
    await post(`/en-US${office}/${id}`, { intent: 'submit', shownCents: '15800' }, { headers })
    expect((await rowOf(id)).status).toBe('submitted')
    const admin = await signedInAdmin({ permissions: ['promotion.review', 'inventory.manage'] })
    const review = await openPage(`/en-US/admin/promotion/campaigns/${id}`, { headers: admin.headers })
    expect(review.html).toMatch(/<mark[^>]*>Guaranteed results/)
    expect(review.html).toContain('Every week has room')
    await post(
      `/en-US/admin/promotion/campaigns/${id}`,
      { intent: 'approve', version: '2' },
      { headers: admin.headers },
    )
    const { html } = await openPage(`/en-US${office}/${id}`, { headers })
    expect(html).toContain('Pay $158')
    const paying = await post(`/en-US${office}/${id}`, { intent: 'pay', shownStart: mondayIn(1) }, { headers })
    expect([paying.status, paying.location]).toEqual([303, expect.stringContaining('/payment/simulated/')])
  })

  it('give the figures of a campaign as a file', async () => {
    const id = await insertCampaign(doctor, runningNow())
    await withTransaction((tx) =>
      tx
        .insert(promotionStats)
        .values({ id: 's', campaignId: id, day: '2026-11-03', impressions: 90, clicks: 4, bookings: 2 }),
    )
    const file = await openPage(`/en-US${office}/${id}/report.csv`, { headers })
    expect(file.headers.get('Content-Type')).toContain('text/csv')
    expect(file.html).toContain('2026-11-03,90,4,2')
    const { html } = await openPage(`/en-US${office}/${id}`, { headers })
    expect(html).toContain('<svg class="figure"')
  })
})

describe('the administration', () => {
  it('shows every page in every language', async () => {
    const id = await insertCampaign(doctor, { status: 'submitted', placement: 'location', targets: ['flushing'] })
    await insertCampaign(doctor, { ...runningNow(), placement: 'specialty', targets: ['cardiology'] })
    const admin = await signedInAdmin({ permissions: ['promotion.review', 'inventory.manage'] })
    const house = (await db.select().from(promotionHouseAds))[0]!.id
    const paths = [
      '',
      '?state=running',
      '?state=ended',
      `/campaigns/${id}`,
      '/calendar',
      '/house-ads',
      `/house-ads/${house}`,
    ]
    for (const locale of locales)
      for (const path of [...paths, '/house-ads/new']) {
        const to = withPrefix(`/admin/promotion${path}`, locale)
        const { status, html } = await openPage(to, { headers: admin.headers })
        expect([to, status]).toEqual([to, 200])
        expect(html).not.toMatch(/promotion\.\w+\./)
      }
  })

  it('wants a reason, and says what somebody else has done meanwhile', async () => {
    const id = await insertCampaign(doctor, { ...runningNow() })
    const admin = await signedInAdmin({ permissions: ['promotion.review'] })
    const to = `/en-US/admin/promotion/campaigns/${id}`
    const empty = await send(to, { intent: 'stop', version: '1', note: '' }, admin.headers)
    expect([empty.status, empty.html.includes('Enter a reason')]).toEqual([400, true])
    await post(to, { intent: 'stop', version: '9', note: 'against the policy' }, { headers: admin.headers })
    expect((await rowOf(id)).status).toBe('running')
    await post(to, { intent: 'stop', version: '1', note: 'against the policy' }, { headers: admin.headers })
    expect((await rowOf(id)).status).toBe('stopped')
  })
})

describe('an ad', () => {
  const figures = async (id: string) => {
    await recordCounts()
    const [row] = await db.select().from(promotionStats).where(eq(promotionStats.campaignId, id))
    return row ? [row.impressions, row.clicks] : null
  }

  it('is labelled beside the name and marked for search engines in every language, without a cookie', async () => {
    const id = await insertCampaign(doctor, runningNow())
    for (const [locale, label] of [
      ['zh-Hans', '推广'],
      ['zh-Hant', '推廣'],
      ['en-US', 'Sponsored'],
    ] as const) {
      const { html, headers: answered } = await openPage(withPrefix('/', locale), {})
      const [, name = ''] = /<p class="ad__name">(.*?)<\/p>/s.exec(html) ?? []
      expect(name).toContain(`<span class="tag">${label}</span>`)
      expect(name).toContain('rel="sponsored nofollow"')
      expect(name).toContain(withPrefix(`/sponsored/${id}/visit`, locale))
      expect(answered.get('Set-Cookie')).toBeNull()
    }
  })

  it('leads to the profile and is counted on the way, robots and fetching ahead left out', async () => {
    const id = await insertCampaign(doctor, runningNow())
    const visit = (agent: Record<string, string>) => get(`/en-US/sponsored/${id}/visit`, { headers: agent })
    const answer = await visit(browser)
    expect([answer.status, answer.location]).toEqual([303, expect.stringContaining('/doctor/cardiology/')])
    expect(answer.headers.get('Set-Cookie')).toBeNull()
    await visit({ 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
    await visit({ ...browser, 'Sec-Purpose': 'prefetch' })
    await visit({})
    await openPage(`/sponsored/${id}/seen.gif`, { headers: browser })
    await openPage(`/sponsored/${id}/seen.gif`, { headers: { 'User-Agent': 'bingbot/2.0' } })
    expect(await figures(id)).toEqual([1, 1])
  })

  it('counts no more from one network than people press', async () => {
    const id = await insertCampaign(doctor, runningNow())
    const from = { headers: browser, clientAddress: '192.0.2.44' }
    for (let time = 0; time < 20; time += 1) expect((await get(`/sponsored/${id}/visit`, from)).status).toBe(303)
    expect(await figures(id)).toEqual([0, 6])
  })

  it('that has ended leads on and counts for nothing; one that never ran is not there', async () => {
    const ended = await insertCampaign(doctor, { status: 'finished', startsOn: mondayIn(-3), endsOn: mondayIn(-1) })
    expect((await get(`/sponsored/${ended}/visit`, { headers: browser })).status).toBe(303)
    const draft = await insertCampaign(doctor)
    expect((await openPage(`/sponsored/${draft}/visit`, { headers: browser })).status).toBe(404)
    expect((await openPage('/sponsored/nothing/visit', { headers: browser })).status).toBe(404)
    expect((await openPage('/sponsored/nothing/seen.gif', { headers: browser })).status).toBe(200)
    expect(await figures(ended)).toBeNull()
  })
})
