import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { openingsReader } from '#app/modules/booking/slots/pages/openings.server.ts'
import { findResultsPage } from '#app/modules/directory/results/pages/results-page.server.ts'
import { parseSearchParams } from '#app/modules/directory/results/search-params.ts'
import { rebuildSearchIndex } from '#app/modules/directory/search/commands/rebuild-index.server.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { promotionCampaigns, promotionHouseAds, promotionStats } from '#drizzle/schema/promotion/campaigns.ts'
import { appointments } from '#drizzle/schema/scheduling.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { bookAppointment } from '#app/modules/booking/appointments/commands/book-appointment.server.ts'
import { adminActor, deskActor } from '#tests/factories/accounts.ts'
import { bookingInput, insertPractice } from '#tests/factories/booking.ts'
import { insertFacility, insertProvider } from '#tests/factories/directory.ts'
import { insertCampaign, mondayIn, runningNow } from '#tests/factories/promotion.ts'
import { useFilledDatabase } from '#tests/setup/database.ts'
import { moveCampaignsOn } from './commands/promotion-chores.server.ts'
import { recordCounts, settleBookings } from './commands/record-counts.server.ts'
import { countFor } from './counts.server.ts'
import { reportCsv } from './oversight/pages/queue-page.server.ts'
import { findListAd, findSearchAd } from './pages/ad-slot.server.ts'
import { type Ad, findAd } from './queries/ads.server.ts'
import { findAdVisit } from './queries/ad-visit.server.ts'
import { readBooked } from './queries/inventory.server.ts'
import { readDays, readTotals } from './queries/report.server.ts'

useFilledDatabase(() => withTransaction(seedReference))

const minute = 60_000

beforeEach(async () => {
  // A Wednesday, at noon in New York.
  setClock(Date.parse('2026-11-04T17:00:00Z'))
  await withTransaction(async (tx) => {
    await tx.update(promotionHouseAds).set({ isActive: false })
    await insertProvider(tx, { id: 'doctor-1', slug: 'doctor-one', specialties: ['cardiology'] })
    await insertProvider(tx, { id: 'doctor-2', specialties: ['cardiology'] })
  })
})
afterEach(() => setClock(null))

const shown = (ad: Ad | null) => (ad?.kind === 'campaign' ? ad.campaignId : (ad?.kind ?? null))
const change = (id: string, changes: Partial<typeof promotionCampaigns.$inferInsert>) =>
  withTransaction((tx) => tx.update(promotionCampaigns).set(changes).where(eq(promotionCampaigns.id, id)))

describe('an ad', () => {
  it('stands on the days of its campaign, whether or not a chore has said so', async () => {
    const id = await insertCampaign('doctor-1', { status: 'scheduled', startsOn: mondayIn(1), endsOn: mondayIn(2) })
    expect(await findAd('home', [], 'en-US')).toBeNull()
    setClock(Date.parse('2026-11-09T04:59:59Z'))
    expect(await findAd('home', [], 'en-US')).toBeNull()
    setClock(Date.parse('2026-11-09T05:00:00Z'))
    expect(shown(await findAd('home', [], 'en-US'))).toBe(id)
    await change(id, { status: 'running' })
    setClock(Date.parse('2026-11-16T04:59:59Z'))
    expect(shown(await findAd('home', [], 'zh-Hant'))).toBe(id)
    setClock(Date.parse('2026-11-16T05:00:00Z'))
    expect(await findAd('home', [], 'en-US')).toBeNull()
  })

  it('stands through the last day of its campaign, and whatever else asks says the same', async () => {
    const id = await insertCampaign('doctor-1', runningNow())
    const asked = async () => ({
      ad: shown(await findAd('home', [], 'en-US')),
      isShown: (await findAdVisit(id, 'en-US'))?.isShown,
      booked: (await readBooked('home', todayInNewYork())).length,
      moved: await moveCampaignsOn(),
    })
    setClock(Date.parse('2026-11-16T04:59:59Z'))
    expect(await asked()).toEqual({ ad: id, isShown: true, booked: 1, moved: { started: 0, finished: 0 } })
    setClock(Date.parse('2026-11-16T05:00:00Z'))
    expect(await asked()).toEqual({ ad: null, isShown: false, booked: 0, moved: { started: 0, finished: 1 } })
    expect(await reportCsv(adminActor('promotion.review'))).toContain('2026-11-02/2026-11-15')
  })

  it.each(['draft', 'submitted', 'rejected', 'approved', 'pending_payment', 'paused', 'finished', 'stopped'] as const)(
    'never stands while its campaign is %s',
    async (status) => {
      const id = await insertCampaign('doctor-1', { ...runningNow(), status })
      expect(await findAd('home', [], 'en-US')).toBeNull()
      expect((await findAdVisit(id, 'en-US'))?.isShown ?? false).toBe(false)
    },
  )

  it('stands on the pages of its targets alone, and takes turns there with the others', async () => {
    const own = { ...runningNow(), placement: 'specialty' } as const
    const ids = [
      await insertCampaign('doctor-1', { ...own, targets: ['cardiology'] }),
      await insertCampaign('doctor-2', { ...own, targets: ['cardiology', 'dentistry'] }),
    ]
    expect(await findAd('specialty', ['dermatology'], 'en-US')).toBeNull()
    expect(shown(await findAd('specialty', ['dentistry'], 'en-US'))).toBe(ids[1])
    expect(await findAd('search_top', ['cardiology'], 'en-US')).toBeNull()
    const seen: (string | null)[] = []
    for (let turn = 0; turn < 6; turn += 1) {
      seen.push(shown(await findAd('specialty', ['cardiology'], 'en-US')))
      setClock(now() + minute)
    }
    for (const id of ids) expect(seen.filter((each) => each === id)).toHaveLength(3)
  })

  it('rests when its views of a day are used up, and goes with a doctor who is not listed any more', async () => {
    const id = await insertCampaign('doctor-1', { ...runningNow(), dailyCap: 2 })
    for (let time = 0; time < 2; time += 1) countFor(id, 'impressions')
    expect(shown(await findAd('home', [], 'en-US'))).toBe(id)
    await recordCounts()
    expect(await findAd('home', [], 'en-US')).toBeNull()
    setClock(now() + 24 * 60 * minute)
    expect(shown(await findAd('home', [], 'en-US'))).toBe(id)
    await withTransaction((tx) => tx.update(providers).set({ status: 'unlisted' }).where(eq(providers.id, 'doctor-1')))
    expect(await findAd('home', [], 'en-US')).toBeNull()
  })

  it('gives way to words of the house where nobody has bought the place', async () => {
    await withTransaction((tx) => tx.update(promotionHouseAds).set({ isActive: true }))
    const ad = await findAd('home', [], 'zh-Hans')
    expect(ad).toMatchObject({ kind: 'house', to: '/health-insurance', headline: expect.stringContaining('白卡') })
    const id = await insertCampaign('doctor-1', runningNow())
    expect(shown(await findAd('home', [], 'zh-Hans'))).toBe(id)
  })

  it('stands once for ten doctors, and neither by the map nor for somebody in danger', async () => {
    const id = await insertCampaign('doctor-1', { ...runningNow(), placement: 'search_top', targets: ['cardiology'] })
    const list = (count: number, help: readonly string[] = [], view: 'list' | 'map' = 'list') =>
      findSearchAd(
        {
          cards: Array(count).fill(0),
          help,
          subject: { specialtyIds: [], readAs: [{ kind: 'specialty', id: 'cardiology' }] },
        },
        { locale: 'en-US', view },
      )
    expect([shown(await list(9)), shown(await list(10)), shown(await list(10, ['suicide']))]).toEqual([null, id, null])
    expect(await list(10, [], 'map')).toBeNull()
    expect(await findListAd('search_top', ['cardiology'], { count: 3, locale: 'en-US' })).toBeNull()
  })
})

describe('figures', () => {
  it('are sums by campaign and day, and hold nothing of a visitor', async () => {
    const id = await insertCampaign('doctor-1', runningNow())
    for (let time = 0; time < 5; time += 1) countFor(id, 'impressions')
    countFor(id, 'clicks')
    await recordCounts()
    countFor(id, 'impressions')
    setClock(Date.parse('2026-11-05T17:00:00Z'))
    countFor(id, 'clicks')
    expect(await recordCounts()).toBe(2)
    expect(await recordCounts()).toBe(0)
    expect(await readDays(id)).toEqual([
      { day: '2026-11-04', impressions: 6, clicks: 1, bookings: 0 },
      { day: '2026-11-05', impressions: 0, clicks: 1, bookings: 0 },
    ])
    expect((await readTotals([id])).get(id)).toEqual({ impressions: 6, clicks: 2, bookings: 0 })
    const columns = Object.keys((await db.select().from(promotionStats))[0]!)
    expect(columns.toSorted()).toEqual(['bookings', 'campaignId', 'clicks', 'day', 'id', 'impressions'])
  })

  it('count the visits that were booked online with the doctor on a day, by whichever way', async () => {
    const practice = await withTransaction((tx) => insertPractice(tx, { provider: { specialties: ['cardiology'] } }))
    const id = await insertCampaign(practice.providerId, runningNow())
    countFor(id, 'impressions')
    await recordCounts()
    const startsAt = Date.parse('2026-11-06T15:00:00Z')
    await bookAppointment(bookingInput(practice, { startsAt, actor: deskActor({ id: 'desk' }), source: 'phone' }))
    await settleBookings()
    expect((await readDays(id))[0]!.bookings).toBe(0)
    await withTransaction((tx) => tx.update(appointments).set({ source: 'web' }))
    await settleBookings()
    expect((await readDays(id))[0]!.bookings).toBe(1)
    setClock(now() + 5 * 24 * 60 * minute)
    expect(await settleBookings()).toBe(0)
  })
})

describe('a search', () => {
  it('finds the same doctors in the same order, whoever advertises', async () => {
    const specialties = ['cardiology', 'dentistry', 'family-medicine']
    const ids = await withTransaction(async (tx) => {
      const made: string[] = []
      for (let index = 0; index < 24; index += 1) {
        const facilityId = await insertFacility(tx, {
          ...{ neighborhoodId: ['flushing', 'elmhurst'][index % 2]!, lat: 40.75 + index / 500, lng: -73.83 },
        })
        made.push(
          await insertProvider(tx, {
            ...{ legalFirst: `Doctor${index}`, specialties: [specialties[index % 3]!], practices: [{ facilityId }] },
            ...{ accepting: index % 4 === 0 ? 'yes' : 'unknown', qualityScore: index },
          }),
        )
      }
      return made
    })
    await rebuildSearchIndex()
    const search = fc.record({
      q: fc.constantFrom('', '心脏', 'cardiology', '牙', 'flushing dentist', 'doctor3', '法拉盛 家庭医生'),
      specialty: fc.constantFrom('', ...specialties),
      near: fc.constantFrom('', 'flushing', 'elmhurst'),
      sort: fc.constantFrom('best', 'distance'),
      page: fc.constantFrom('1', '2'),
    })
    const searches = fc.sample(search, { numRuns: 60, seed: 7 })
    const answers = () =>
      Promise.all(
        searches.map(async (asked) => {
          const given = Object.entries(asked).filter(([, value]) => value !== '')
          const params = parseSearchParams(new URLSearchParams(given))
          const { results } = await findResultsPage(params, 'zh-Hans', openingsReader)
          return [results.total, results.cards.map(({ id }) => id)] as const
        }),
      )
    const before = await answers()
    expect(before.some(([total]) => total >= 10)).toBe(true)
    for (const [index, providerId] of ids.entries()) {
      const target = specialties[index % 3]!
      await insertCampaign(providerId, { ...runningNow(), placement: 'search_top', targets: [target] })
      await insertCampaign(providerId, { ...runningNow(), placement: 'specialty', targets: [target] })
    }
    expect(await answers()).toEqual(before)
  })
})
