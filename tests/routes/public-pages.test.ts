import { and, asc, eq, like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { siteOrigin } from '#app/core/site.server.ts'
import { toSearch } from '#app/modules/directory/results/search-params.ts'
import type { PageHead } from '#app/modules/seo/page-head.ts'
import type { loader as doctors } from '#app/routes/public/doctor/list.tsx'
import type { loader as profile } from '#app/routes/public/doctor/profile.tsx'
import type { loader as doctorsOfSpecialty } from '#app/routes/public/doctor/specialty-list.tsx'
import type { loader as home } from '#app/routes/public/home.tsx'
import type { loader as places } from '#app/routes/public/location/index.tsx'
import type { loader as neighborhood } from '#app/routes/public/location/neighborhood.tsx'
import type { loader as neighborhoodSpecialty } from '#app/routes/public/location/specialty.tsx'
import type { loader as guide } from '#app/routes/public/specialty/guide.tsx'
import type { loader as specialties } from '#app/routes/public/specialty/index.tsx'
import {
  facilities,
  neighborhoods,
  plans,
  providerFacilities,
  providerFacilityPlans,
  providers,
  specialties as specialtyTable,
} from '#drizzle/schema/index.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { entriesOf, get } from './route-request.ts'

useSeededDatabase()

type Page = { head: PageHead }

const meiling = '/doctor/family-medicine/meiling-zhang'

/** An address of every public page that has a head; all of them answer 200 on the demo data. */
const pages = [
  '/',
  '/contact',
  '/unauthorized',
  '/doctor',
  '/doctor/family-medicine',
  meiling,
  `${meiling}/report`,
  '/specialty',
  '/specialty/dentistry',
  '/location',
  '/location/all',
  '/location/flushing',
  '/location/flushing/all',
  '/location/flushing/family-medicine',
]

const inEveryLocale = (paths: string[]) =>
  paths.flatMap((path) => locales.map((locale) => ({ locale, path, address: withPrefix(path, locale) })))

describe('every public page', () => {
  it.each(inEveryLocale(pages))('answers $address with a head of its own', async ({ locale, path, address }) => {
    const { status, data } = await get<never>(address)
    const { head } = data as Page
    expect(status).toBe(200)
    expect(head).toMatchObject({ locale, path, origin: siteOrigin })
    expect(head.title).not.toBe('')
    expect(head.description.length).toBeGreaterThan(3)
    const han = /\p{Script=Han}/u
    expect(han.test(head.title + head.description)).toBe(locale !== 'en-US')
  })

  it('says different words in each locale', async () => {
    for (const path of pages) {
      const titles = await Promise.all(
        locales.map(async (locale) => ((await get<never>(withPrefix(path, locale))).data as Page).head.title),
      )
      expect(new Set(titles).size, path).toBe(3)
    }
  })

  it('keeps what is internal to itself', async () => {
    const internal =
      /^(editedFields|registryDigest|userId|photoId|evidenceId|verifiedBy|verified_by|qualityScore|version|tier|mergedIntoId|careCoordination\w*|isProfileComplete|legalFirst|legalLast|legalMiddle|email|fax|wechat|payerCode|source|status|password\w*|\w*secret\w*|createdAt|updatedAt)$/i
    const addresses = [
      ...pages,
      '/doctor?view=map&near=flushing',
      '/doctor?q=zzzzzzzz',
      '/api/directory/suggest?q=zhang',
    ]
    for (const path of addresses) {
      const keys = entriesOf((await get<never>(path)).data).map(([key]) => key)
      expect(
        keys.filter((key) => internal.test(key)),
        path,
      ).toEqual([])
    }
  })

  it('asks search engines to leave forms, refusals and searches alone', async () => {
    const kept = pages.filter((path) => !/unauthorized|report/.test(path))
    for (const path of pages) {
      const { head } = (await get<never>(path)).data as Page
      expect(head.isIndexable, path).toBe(kept.includes(path))
    }
    for (const path of kept.filter((each) => each === '/doctor' || /\/all$|flushing\/f|doctor\/[^/]+$/.test(each))) {
      const { head } = (await get<never>(`${path}?lang=yue`)).data as Page
      expect(head, path).toMatchObject({ isIndexable: false, path })
      const noise = (await get<never>(`${path}?utm_source=wechat`)).data as Page
      expect(noise.head, path).toMatchObject({ isIndexable: true, path })
    }
  })

  it('knows only its own reasons on the page of a refusal', async () => {
    expect((await get<never>('/unauthorized?reason=tier')).data).toMatchObject({ reason: 'tier' })
    expect((await get<never>('/unauthorized?reason=<script>')).data).toMatchObject({ reason: null })
  })
})

describe('another form of a known address', () => {
  it.each([
    ['/doctor/Family-Medicine', '/doctor/family-medicine'],
    ['/doctor/FAMILY_MEDICINE?lang=yue&page=2', '/doctor/family-medicine?lang=yue&page=2'],
    ['/doctor/%E7%89%99%E7%A7%91', '/doctor/dentistry'],
    ['/zh-Hant/doctor/%E7%89%99%E9%86%AB', '/doctor/dentistry'],
    ['/en-US/doctor/Dentist', '/doctor/dentistry'],
    ['/specialty/Obstetrics%20%26%20Gynecology', '/specialty/obstetrics-and-gynecology'],
    ['/specialty/--OBSTETRICS__and--gynecology-', '/specialty/obstetrics-and-gynecology'],
    ['/specialty/%E5%84%BF%E7%A7%91', '/specialty/pediatrics'],
    ['/location/Flushing', '/location/flushing'],
    ['/location/FLUSHING/all?sort=distance', '/location/flushing/all?sort=distance'],
    ['/location/%E6%B3%95%E6%8B%89%E7%9B%9B', '/location/flushing'],
    ['/location/%E6%B3%95%E6%8B%89%E7%9B%9B/%E7%89%99%E7%A7%91?page=2', '/location/flushing/dentistry?page=2'],
    ['/location/eighth-avenue', '/location/sunset-park'],
    ['/location/eighth-avenue/all', '/location/sunset-park/all'],
    ['/location/Eighth%20Avenue/dentistry', '/location/sunset-park/dentistry'],
    ['/location/dentistry', '/doctor/dentistry'],
    ['/location/%E7%89%99%E7%A7%91?lang=yue', '/doctor/dentistry?lang=yue'],
    ['/doctor/dentistry/meiling-zhang', meiling],
    ['/doctor/nonsense/meiling-zhang?from=wechat', `${meiling}?from=wechat`],
    ['/doctor/Family-Medicine/meiling-zhang', meiling],
    ['/doctor/family-medicine/Meiling-Zhang', meiling],
    ['/doctor/family-medicine/mei-ling-cheung', meiling],
    ['/doctor/family-medicine/mei-ling-cheung/report', `${meiling}/report`],
    ['/doctor/family-medicine/guo-qiang-lin', '/doctor/family-medicine/guoqiang-lin'],
  ])('moves %s for good to %s', async (path, to) => {
    expect(await get<never>(path)).toMatchObject({ status: 301, location: to })
  })

  it('arrives, whatever it was', async () => {
    const old = [
      '/doctor/dentistry/guo-qiang-lin',
      '/location/Eighth%20Avenue/%E7%89%99%E7%A7%91',
      '/doctor/x/MEI-LING-CHEUNG',
    ]
    for (const start of old) {
      let answer = await get<never>(start)
      for (let hop = 0; answer.location && hop < 3; hop++) answer = await get<never>(answer.location)
      expect(answer.status, start).toBe(200)
    }
  })

  it('is any name or alias of any specialty and neighborhood', async () => {
    for (const { slug, name, aliases } of await db.select().from(specialtyTable).orderBy(asc(specialtyTable.id))) {
      for (const text of locales.flatMap((locale) => [name[locale], aliases[locale][0]])) {
        if (!text) continue
        const { status, location } = await get<never>(`/specialty/${encodeURIComponent(text)}`)
        // Two specialties may share a colloquial alias; the first one in the list answers.
        expect(status === 301 ? location : `/specialty/${slug}`, text).toMatch(/^\/specialty\/[a-z0-9-]+$/)
        if (text === name['zh-Hans']) expect(location, text).toBe(`/specialty/${slug}`)
      }
    }
    for (const { slug, name } of await db.select().from(neighborhoods).orderBy(asc(neighborhoods.id))) {
      const { location } = await get<never>(`/location/${encodeURIComponent(name['zh-Hant'])}`)
      expect(location, slug).toBe(`/location/${slug}`)
    }
  })
})

describe('an address of nothing', () => {
  it.each([
    '/doctor/nonsense',
    '/doctor/nonsense/nobody',
    '/doctor/family-medicine/nobody',
    '/doctor/family-medicine/nobody/report',
    '/doctor/family-medicine/meiling%00zhang',
    '/specialty/nonsense',
    '/specialty/%20',
    '/location/nonsense',
    '/location/nonsense/all',
    '/location/flushing/nonsense',
    '/location/nonsense/dentistry',
    '/location/%F0%9F%98%80',
    '/not/anywhere/at/all',
    '/provider/4/nothing',
  ])('is not found: %s', async (path) => {
    for (const locale of locales) {
      const { status, data } = await get<never>(withPrefix(path, locale))
      expect(status).toBe(404)
      expect(data).toMatchObject({ path: withPrefix(path, locale) })
    }
  })
})

describe('lists of doctors', () => {
  it('show the same doctors in the words of each locale', async () => {
    const [hans, hant, english] = await Promise.all(
      locales.map(async (locale) => (await get<typeof doctors>(withPrefix('/doctor', locale))).data.results),
    )
    expect(hans!.total).toBeGreaterThanOrEqual(60)
    expect(hans!.cards).toHaveLength(20)
    expect(hant!.cards.map(({ slug }) => slug)).toEqual(hans!.cards.map(({ slug }) => slug))
    expect(english!.cards.map(({ slug }) => slug)).toEqual(hans!.cards.map(({ slug }) => slug))
    expect(english!.options.specialty[0]!.label).toMatch(/^[\x20-\x7e]+$/)
    expect(hans!.options.specialty[0]!.label).toMatch(/\p{Script=Han}/u)
    expect(hant!.options.specialty).not.toEqual(hans!.options.specialty)
  })

  it('have pages that together hold every listed doctor once', async () => {
    const slugs: string[] = []
    for (let page = 1, pageCount = 1; page <= pageCount; page++) {
      const { results } = (await get<typeof doctors>(`/doctor?page=${page}`)).data
      pageCount = results.pageCount
      expect(results.page).toBe(page)
      slugs.push(...results.cards.map(({ slug }) => slug))
    }
    const listed = await db.select({ slug: providers.slug }).from(providers).where(eq(providers.status, 'listed'))
    expect(slugs.toSorted()).toEqual(listed.map(({ slug }) => slug).toSorted())
  })

  it('count only plans whose acceptance was verified in the last 180 days, and mark those older than 90', async () => {
    const day = 86_400_000
    const seen = { fresh: 0, unverified: 0, withheld: 0 }
    // Plans of one insurer: the word for a kind of plan would ask for several at once.
    const asked = await db.select().from(plans).where(like(plans.slug, 'healthfirst-%'))
    for (const plan of asked) {
      const { cards } = (await get<typeof doctors>(`/en-US/doctor?plan=${plan.slug}`)).data.results
      for (const card of cards) {
        const facts = await db
          .select({
            planId: providerFacilityPlans.planId,
            state: providerFacilityPlans.state,
            at: providerFacilityPlans.verifiedAt,
          })
          .from(providerFacilityPlans)
          .innerJoin(providerFacilities, eq(providerFacilities.id, providerFacilityPlans.providerFacilityId))
          .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
          .where(and(eq(providerFacilities.providerId, card.id), eq(facilities.nameEn, card.location?.nameEn ?? '')))
        const ageOf = ({ state, at }: (typeof facts)[number]) =>
          state === 'accepted' && at !== null ? now() - at : Infinity
        const known = facts.filter((fact) => ageOf(fact) <= 180 * day)
        expect(card.plans.count, card.slug).toBe(known.length)
        seen.withheld += facts.length - known.length
        const own = known.find(({ planId }) => planId === plan.id)
        expect(card.plans.wanted?.isUnverified, `${card.slug}: ${plan.slug}`).toBe(own && ageOf(own) > 90 * day)
        if (own) seen[ageOf(own) > 90 * day ? 'unverified' : 'fresh'] += 1
      }
    }
    expect(Math.min(seen.fresh, seen.unverified, seen.withheld)).toBeGreaterThan(10)
  })

  it('mark every demo record, also among the nearest of an empty list', async () => {
    const { results } = (await get<typeof doctors>('/doctor?q=感冒+张美玲&gender=m')).data
    expect(results.total).toBe(0)
    expect(results.nearest.length).toBeGreaterThan(0)
    const full = (await get<typeof doctors>('/doctor')).data.results
    expect([...results.nearest, ...full.cards].every(({ isDemo }) => isDemo)).toBe(true)
  })

  it('keep to the specialty and place of the address', async () => {
    const bySpecialty = (await get<typeof doctorsOfSpecialty>('/en-US/doctor/dentistry?specialty=cardiology')).data
    expect(bySpecialty.results.total).toBe(5)
    for (const card of bySpecialty.results.cards) expect(card.specialties).toContain('Dentistry')
    const both = (await get<typeof neighborhoodSpecialty>('/en-US/location/sunset-park/dentistry?near=flushing')).data
    expect(both.results.total).toBe(2)
    for (const card of both.results.cards) expect(card.location?.neighborhood).toMatch(/^Sunset Park/)
    const meters = both.results.cards.map(({ location }) => location!.distanceMeters!)
    expect(meters).toEqual(meters.toSorted((a, b) => a - b))
  })

  it('are named after the specialty and the area that were chosen', async () => {
    const titleOf = async (search: string) => (await get<typeof doctors>(`/doctor?${search}`)).data.title
    expect(await titleOf('near=flushing&specialty=family-medicine&gender=f')).toBe('法拉盛的家庭医学科医生')
    expect(await titleOf('specialty=family-medicine')).toBe('家庭医学科医生')
    expect(await titleOf('near=flushing')).toBe('法拉盛的医生')
    for (const search of ['', 'near=nowhere', 'near=flushing&near=elmhurst'])
      expect(await titleOf(search), search).toBe('找医生')
  })

  it('stay out of search engines while they are thin, and show where else to look', async () => {
    const { data } = await get<typeof neighborhoodSpecialty>('/location/sunset-park/dentistry')
    expect(data.head.isIndexable).toBe(false)
    expect(data.nearby.length).toBeGreaterThan(0)
    for (const near of data.nearby) expect(near.count).toBeGreaterThan(0)
    for (const path of ['/location/scarsdale', '/location/scarsdale/all', '/doctor/medical-genetics']) {
      expect(((await get<never>(path)).data as Page).head, path).toMatchObject({ isIndexable: false, path })
    }
  })

  it('read the whole search from the address and write it back the same', async () => {
    const search =
      'q=%E7%89%99%E7%A7%91&near=flushing&near=sunset-park&lat=40.7583&lng=-73.8294&r=5000&specialty=dentistry&plan=medicaid' +
      '&lang=yue&by=staff&gender=f&open=weekend&open=evening&new=1&tele=1&access=1&age=0&sort=distance&view=map&page=2'
    const { params } = (await get<typeof doctors>(`/doctor?${search}`)).data
    expect(toSearch(params).toString()).toBe(search)
    const dropped = (await get<typeof doctors>('/doctor?near=%3Cscript%3E&page=-1&sort=price&age=x&by=me&lat=999&r=-4'))
      .data
    expect(toSearch(dropped.params).toString()).toBe('')
  })

  it('find the doctor of the acceptance story under every filter that is hers', async () => {
    const { results } = (
      await get<typeof doctors>(
        '/zh-Hant/doctor?q=zoeng+mei+ling&near=bensonhurst&specialty=family-medicine&lang=yue&gender=f&tele=1&new=1',
      )
    ).data
    expect(results.cards.map(({ slug }) => slug)).toEqual(['meiling-zhang'])
    expect(results.cards[0]!.name.main).toBe('張美玲')
  })

  it('show the emergency line for an urgent complaint and say how words were read', async () => {
    const { results } = (await get<typeof doctors>(`/doctor?q=${encodeURIComponent('胸痛')}`)).data
    expect(results.isUrgent).toBe(true)
    expect(results.understood.length).toBeGreaterThan(0)
    const typo = (await get<typeof doctors>('/doctor?q=zhang+meilign')).data.results
    expect(typo.corrected?.from).toContain('meilign')
  })
})

describe('the profile of a doctor', () => {
  it('has the names, languages and dates that a patient asks for, in three locales', async () => {
    const [hans, hant, english] = await Promise.all(
      locales.map(async (locale) => (await get<typeof profile>(withPrefix(meiling, locale))).data.profile),
    )
    expect([hans!.name.main, hant!.name.main, english!.name.main]).toEqual(['张美玲', '張美玲', 'Mei Ling Cheung, MD'])
    expect(english!.name.other).toBe('張美玲')
    expect(hans!.languages.map(({ id }) => id)).toEqual(['cmn', 'yue', 'yue-x-toisan', 'en'])
    expect(hans).toMatchObject({ isDemo: true, isUnconfirmed: false, isRetired: false, npi: '1900000815' })
    for (const each of [hans!, hant!, english!]) {
      expect(each.bio).toBeTruthy()
      expect(each.faq.every(({ question, answer }) => question && answer)).toBe(true)
      expect(each.locations[0]!.hours.length).toBeGreaterThan(0)
    }
    expect(new Set([hans!.bio, hant!.bio, english!.bio]).size).toBe(3)
  })

  it('gives every plan the freshness of its date', async () => {
    const day = 86_400_000
    const listed = await db.select({ slug: providers.slug }).from(providers).where(eq(providers.status, 'listed'))
    const states = new Set<string>()
    for (const { slug } of listed.slice(0, 30)) {
      const { location } = await get<never>(`/doctor/any/${slug}`)
      const { locations } = (await get<typeof profile>(location!)).data.profile
      for (const { freshness, verifiedAt } of locations.flatMap((each) => each.plans)) {
        const age = verifiedAt === null ? Infinity : (now() - verifiedAt) / day
        expect(freshness).toBe(age <= 90 ? 'fresh' : age <= 180 ? 'unverified' : 'stale')
        states.add(freshness)
      }
    }
    expect([...states].toSorted()).toEqual(['fresh', 'stale', 'unverified'])
  })

  it.each([
    ['optometry', 'peter-quon', 'draft'],
    ['pediatrics', 'yining-song', 'pending'],
    ['family-medicine', 'desmond-fu', 'unlisted'],
    ['acupuncture', 'qiaoyun-meng', 'suspended'],
  ])('is hidden: /doctor/%s/%s is %s', async (specialty, slug) => {
    expect((await get<never>(`/doctor/${specialty}/${slug}`)).status).toBe(404)
    expect((await get<never>(`/doctor/${specialty}/${slug.toUpperCase()}/report`)).location).toBeNull()
    const words = slug.replace('-', '+')
    const found = (await get<typeof doctors>(`/doctor?q=${words}`)).data.results
    expect([...found.cards, ...found.nearest].map((card) => card.slug)).not.toContain(slug)
    const { data } = await get<never>(`/api/directory/suggest?q=${words}`)
    expect(JSON.stringify(data)).not.toContain(slug)
  })

  it('stays up for a doctor who retired, out of search engines and lists', async () => {
    const { status, data } = await get<typeof profile>('/doctor/internal-medicine/bofang-tao')
    expect(status).toBe(200)
    expect(data.profile.isRetired).toBe(true)
    expect(data.head.isIndexable).toBe(false)
    const found = (await get<typeof doctors>('/doctor?q=bofang+tao')).data.results
    expect(found.cards.map(({ slug }) => slug)).not.toContain('bofang-tao')
  })
})

describe('guides', () => {
  it('lead from the home page to specialties and places that exist', async () => {
    const { data } = await get<typeof home>('/')
    expect(data.home.isDemo).toBe(true)
    for (const { slug, count } of data.home.drawers) {
      const list = (await get<typeof doctorsOfSpecialty>(`/doctor/${slug}`)).data
      expect(list.results.total, slug).toBe(count)
    }
    for (const { slug, count } of data.home.neighborhoods) {
      const page = (await get<typeof neighborhood>(`/location/${slug}`)).data
      expect(page.guide.total, slug).toBe(count)
    }
    expect(data.home.options.neighborhoods).toHaveLength(data.home.neighborhoodCount)
  })

  it('tell what a specialty is for and who practices it', async () => {
    for (const locale of locales) {
      const { data } = await get<typeof guide>(withPrefix('/specialty/dentistry', locale))
      expect(data.guide.whenToGo.length).toBeGreaterThan(1)
      expect(data.guide.questionsToAsk.length).toBeGreaterThan(1)
      expect(data.guide.cards.every(({ isDemo }) => isDemo)).toBe(true)
      const counted = data.guide.neighborhoods.map(({ count }) => count)
      expect(counted).toEqual(counted.toSorted((a, b) => b - a))
    }
  })

  it('list every specialty, and for every complaint specialties that exist', async () => {
    const { data } = await get<typeof specialties>('/en-US/specialty')
    const slugs = new Set(data.specialties.map(({ slug }) => slug))
    expect(slugs.size).toBe(await db.$count(specialtyTable))
    expect(data.symptoms.length).toBeGreaterThan(50)
    for (const { name, specialties: seenBy } of data.symptoms) {
      expect(seenBy.length, name).toBeGreaterThan(0)
      for (const { slug } of seenBy) expect(slugs).toContain(slug)
    }
  })

  it('show a place with its clinics, each marked as demo, and the way on from an empty one', async () => {
    const { data } = await get<typeof neighborhood>('/zh-Hant/location/sunset-park')
    expect(data.guide.clinics.length).toBeGreaterThan(3)
    expect(data.guide.clinics.every(({ isDemo, nameChinese }) => isDemo && nameChinese)).toBe(true)
    expect(data.guide.cards).toHaveLength(3)
    const empty = (await get<typeof neighborhood>('/location/scarsdale')).data.guide
    expect(empty).toMatchObject({ total: 0, cards: [], specialties: [] })
    expect(empty.nearby.length).toBeGreaterThan(0)
  })

  it('count the doctors of every place on the page of all places', async () => {
    const { data } = await get<typeof places>('/en-US/location')
    expect(data.neighborhoods).toHaveLength(await db.$count(neighborhoods))
    const flushing = data.neighborhoods.find(({ slug }) => slug === 'flushing')!
    expect(flushing.count).toBe((await get<typeof neighborhood>('/location/flushing')).data.guide.total)
  })
})
