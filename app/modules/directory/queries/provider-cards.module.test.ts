import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { facilities, providers, providerStatuses } from '#drizzle/schema/index.ts'
import {
  insertFacility,
  insertLanguage,
  insertNeighborhood,
  insertPlan,
  insertProvider,
  insertSpecialty,
  tri,
} from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { findProviderCards } from './provider-cards.server.ts'

useDatabase()

const day = 86_400_000
const hit = (providerId: string, facilityId: string | null = null, distanceMeters: number | null = null) => ({
  providerId,
  facilityId,
  distanceMeters,
})

beforeEach(async () => {
  await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'dentistry', name: tri('牙科', '牙科', 'Dentistry'), sort: 2 })
    await insertSpecialty(tx, { id: 'orthodontics', name: tri('正畸', '矯正', 'Orthodontics'), sort: 1 })
    await insertLanguage(tx, { id: 'yue', name: tri('粤语', '粵語', 'Cantonese'), sort: 2 })
    await insertLanguage(tx, { id: 'cmn', name: tri('普通话', '國語', 'Mandarin'), sort: 1 })
    await insertNeighborhood(tx, { id: 'flushing', name: tri('法拉盛', '法拉盛', 'Flushing') })
    for (const [sort, id] of ['fresh', 'at90', 'at91', 'at180', 'at181', 'never', 'refused', 'asked'].entries()) {
      await insertPlan(tx, { id, sort, name: tri(`${id}保险`, `${id}保險`, id) })
    }
    await insertFacility(tx, { id: 'main', nameEn: 'Main Clinic', neighborhoodId: 'flushing', addressLine2: 'Fl 2' })
    await insertFacility(tx, { id: 'branch', nameEn: 'Branch Clinic' })
    await insertProvider(tx, {
      id: 'p1',
      slug: 'ann-lee',
      legalFirst: 'Ann',
      legalLast: 'Lee',
      nameHans: '李安',
      specialties: ['dentistry', 'orthodontics'],
      languages: [{ languageId: 'yue' }, { languageId: 'cmn' }],
      accepting: 'yes',
      practices: [
        {
          facilityId: 'main',
          accepting: 'no',
          plans: [
            { planId: 'fresh' },
            { planId: 'at90', verifiedAt: now() - 90 * day },
            { planId: 'at91', verifiedAt: now() - 90 * day - 1 },
            { planId: 'at180', verifiedAt: now() - 180 * day },
            { planId: 'at181', verifiedAt: now() - 180 * day - 1 },
            { planId: 'never', verifiedAt: null },
            { planId: 'refused', state: 'not_accepted' },
            { planId: 'asked', state: 'unknown' },
          ],
        },
        { facilityId: 'branch', plans: [{ planId: 'refused' }] },
      ],
    })
  })
})

describe('findProviderCards', () => {
  it('shows a doctor in one locale: primary specialty first, languages in their order', async () => {
    const [card] = await findProviderCards([hit('p1', null, 420)], 'zh-Hant')
    expect(card).toMatchObject({
      slug: 'ann-lee',
      specialtySlug: 'dentistry',
      specialties: ['牙科', '矯正'],
      languages: ['國語', '粵語'],
      name: { main: '李安', other: 'Ann Lee' },
      moreLocations: 1,
      location: {
        nameEn: 'Main Clinic',
        neighborhood: '法拉盛',
        addressLine: '1 Test Street, Fl 2, New York, NY 10013',
        distanceMeters: 420,
      },
    })
  })

  it('tells basics of a language from a language that is spoken', async () => {
    const id = await withTransaction(async (tx) => {
      await insertFacility(tx, { id: 'desk', staffLanguages: [{ languageId: 'yue', who: 'front_desk' }] })
      return insertProvider(tx, {
        specialties: ['dentistry'],
        languages: [{ languageId: 'yue', level: 'basic' }, { languageId: 'cmn' }],
        practices: [{ facilityId: 'desk' }],
      })
    })
    const [card] = await findProviderCards([hit(id)], 'en-US')
    // Whoever needs the language is glad of the desk that speaks it well.
    expect(card).toMatchObject({
      languages: ['Mandarin'],
      basicLanguages: ['Cantonese'],
      staffLanguages: ['Cantonese'],
    })
  })

  it('names the plans of the place it shows: verified ones, older ones marked, stale ones not at all', async () => {
    const [main] = await findProviderCards([hit('p1', 'main')], 'en-US')
    expect(main!.plans).toEqual({ count: 4, wanted: null, names: ['fresh', 'at90'], restCount: 2 })
    for (const [plan, isUnverified] of [
      ['fresh', false],
      ['at90', false],
      ['at91', true],
      ['at180', true],
      ['at181', null],
      ['asked', null],
    ] as const) {
      const [asked] = await findProviderCards([hit('p1', 'main')], 'en-US', [plan])
      expect(asked!.plans.wanted?.isUnverified ?? null, plan).toBe(isUnverified)
    }
    const [branch] = await findProviderCards([hit('p1', 'branch')], 'en-US')
    expect(branch).toMatchObject({
      plans: { count: 1, names: ['refused'] },
      location: { nameEn: 'Branch Clinic' },
    })
  })

  it('says of a place whether it takes new patients, and else of the doctor, while that is known well enough', async () => {
    const verified = (daysAgo: number) =>
      withTransaction((tx) => tx.update(providers).set({ acceptingVerifiedAt: now() - daysAgo * 86_400_000 }))
    await verified(181)
    expect((await findProviderCards([hit('p1', 'main')], 'en-US'))[0]!.accepting).toBe('unknown')
    await verified(179)
    const [main, branch] = await findProviderCards([hit('p1', 'main'), hit('p1', 'branch')], 'en-US')
    expect([main!.accepting, branch!.accepting]).toEqual(['no', 'yes'])
  })

  it('passes over a place that has closed', async () => {
    await withTransaction((tx) => tx.update(facilities).set({ status: 'closed' }).where(eq(facilities.id, 'main')))
    const [card] = await findProviderCards([hit('p1', 'main')], 'en-US')
    expect(card).toMatchObject({ location: { nameEn: 'Branch Clinic' }, moreLocations: 0 })
    await withTransaction((tx) => tx.update(facilities).set({ status: 'closed' }))
    expect(await findProviderCards([hit('p1')], 'en-US')).toMatchObject([
      { location: null, plans: { count: 0 }, moreLocations: 0 },
    ])
  })

  it.each(providerStatuses)('shows a %s doctor only when listed, whatever the index still says', async (status) => {
    await withTransaction((tx) => tx.update(providers).set({ status }))
    expect(await findProviderCards([hit('p1')], 'en-US')).toHaveLength(status === 'listed' ? 1 : 0)
  })

  it('keeps the order of the hits and leaves out what has gone', async () => {
    await withTransaction((tx) =>
      insertProvider(tx, { id: 'p2', specialties: ['dentistry'], source: 'registry', isDemo: false }),
    )
    const cards = await findProviderCards([hit('p2'), hit('gone'), hit('p1')], 'zh-Hans')
    expect(cards.map(({ id }) => id)).toEqual(['p2', 'p1'])
    expect(cards.map(({ isDemo, isUnconfirmed }) => [isDemo, isUnconfirmed])).toEqual([
      [false, true],
      [true, false],
    ])
    expect(await findProviderCards([], 'zh-Hans')).toEqual([])
  })
})
