import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { locales } from '#app/core/i18n/locale.ts'
import { facilities, providerFacilities, providers, providerStatuses, redirects } from '#drizzle/schema/index.ts'
import {
  insertFacility,
  insertLanguage,
  insertPlan,
  insertPlanGroup,
  insertProvider,
  insertSpecialty,
  tri,
} from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { findProviderCards } from './provider-cards.server.ts'
import { getProviderProfile, resolveProvider } from './provider-profile.server.ts'

useDatabase()

const day = 86_400_000
const setStatus = (status: (typeof providerStatuses)[number]) =>
  withTransaction((tx) => tx.update(providers).set({ status }).where(eq(providers.id, 'p1')))
const redirect = (fromSlug: string, toSlug: string) =>
  withTransaction((tx) =>
    tx.insert(redirects).values({ id: newId(), kind: 'provider', fromSlug, toSlug, createdAt: now() }),
  )

beforeEach(async () => {
  await withTransaction(async (tx) => {
    await insertSpecialty(tx, { id: 'dentistry', name: tri('牙科', '牙科', 'Dentistry') })
    await insertLanguage(tx, { id: 'yue', name: tri('粤语', '粵語', 'Cantonese') })
    await insertPlan(tx, { id: 'old', sort: 1 })
    await insertPlan(tx, { id: 'none', sort: 2 })
    await insertFacility(tx, {
      id: 'main',
      nameEn: 'Main Clinic',
      nameHans: '大街诊所',
      hours: [
        { weekday: 2, opens: '13:00', closes: '17:00' },
        { weekday: 1, opens: '09:00', closes: '12:00' },
        { weekday: 2, opens: '09:00', closes: '12:00' },
      ],
      staffLanguages: [{ languageId: 'yue', who: 'front_desk' }],
    })
    await insertProvider(tx, {
      id: 'p1',
      slug: 'ann-lee',
      legalFirst: 'Ann',
      legalLast: 'Lee',
      nameHans: '李安',
      nameHant: '李安',
      pronunciationPinyin: 'Lǐ Ān',
      bio: tri('简', '繁', 'English'),
      specialties: ['dentistry'],
      languages: [{ languageId: 'yue', level: 'native' }],
      accepting: 'yes',
      acceptingVerifiedAt: now() - 100 * day,
      registryDigest: 'digest-of-the-registry',
      editedFields: ['phone-of-the-editor'],
      photoId: 'photo-of-the-person',
      practices: [
        {
          facilityId: 'main',
          plans: [
            { planId: 'old', verifiedAt: now() - 200 * day },
            { planId: 'none', state: 'not_accepted' },
          ],
        },
      ],
    })
  })
})

describe('resolveProvider', () => {
  it.each(providerStatuses)('finds a %s provider only if patients may see the page', async (status) => {
    await setStatus(status)
    const { provider, movedTo } = await resolveProvider('ann-lee')
    expect(provider?.id).toBe(status === 'listed' || status === 'retired' ? 'p1' : undefined)
    expect(movedTo).toBeNull()
  })

  it('knows the address in capitals, and an old one in either', async () => {
    await redirect('annie-lee', 'ann-lee')
    expect(await resolveProvider('Ann-LEE')).toEqual({ provider: null, movedTo: 'ann-lee' })
    for (const old of ['annie-lee', 'ANNIE-Lee']) {
      expect(await resolveProvider(old)).toEqual({ provider: null, movedTo: 'ann-lee' })
    }
  })

  it('prefers a page that is there to an old address that once led away', async () => {
    await redirect('ann-lee', 'somebody-else')
    expect((await resolveProvider('ann-lee')).provider?.id).toBe('p1')
  })

  it('leads nowhere for what is unknown, of another kind, or no address', async () => {
    await withTransaction((tx) =>
      tx.insert(redirects).values({ id: newId(), kind: 'facility', fromSlug: 'bob', toSlug: 'x', createdAt: now() }),
    )
    for (const slug of ['nobody', 'bob', '', '\0', 'ann-lee\0', "ann-lee' or 1=1 --", '%', 'ann_lee']) {
      expect(await resolveProvider(slug), slug).toEqual({ provider: null, movedTo: null })
    }
  })
})

describe('getProviderProfile', () => {
  const profileIn = async (locale: (typeof locales)[number]) =>
    getProviderProfile((await resolveProvider('ann-lee')).provider!, locale)

  it('shows everything in the reader’s language', async () => {
    const [hans, hant, english] = await Promise.all(locales.map(profileIn))
    expect([hans!.bio, hant!.bio, english!.bio]).toEqual(['简', '繁', 'English'])
    expect(hant!.languages).toEqual([{ id: 'yue', name: '粵語', level: 'native' }])
    expect(english).toMatchObject({ pronunciation: { pinyin: 'Lǐ Ān', jyutping: null }, isClaimed: true })
    // A place with a Simplified name only keeps it for readers of Traditional characters.
    expect(hant!.locations[0]!.nameChinese).toBe('大街诊所')
    expect(hant!.locations[0]!.name).toBe('大街诊所')
    expect(english!.locations[0]!.name).toBe(english!.locations[0]!.nameEn)
    expect(english!.locations[0]!.staffLanguages).toEqual([{ name: 'Cantonese', who: 'front_desk' }])
  })

  it('puts the hours of a place in order', async () => {
    const { locations } = await profileIn('en-US')
    expect(locations[0]!.hours.map(({ weekday, opens }) => [weekday, opens])).toEqual([
      [1, '09:00'],
      [2, '09:00'],
      [2, '13:00'],
    ])
  })

  it('tells how fresh each fact is', async () => {
    const profile = await profileIn('en-US')
    expect(profile.acceptingFreshness).toBe('unverified')
    expect(profile.locations[0]!.plans).toEqual([
      { slug: 'old', name: 'old', state: 'accepted', freshness: 'stale', verifiedAt: now() - 200 * day },
      { slug: 'none', name: 'none', state: 'not_accepted', freshness: 'fresh', verifiedAt: now() },
    ])
  })

  it('names the cards that people know before the list, without what was last heard of too long ago', async () => {
    await withTransaction(async (tx) => {
      await insertPlanGroup(tx, { id: 'medicaid', name: tri('白卡（Medicaid）'), lines: ['medicaid'] })
      for (const id of ['fidelis', 'metroplus']) await insertPlan(tx, { id, line: 'medicaid', sort: 3 })
      await insertProvider(tx, {
        slug: 'bob-lee',
        specialties: ['dentistry'],
        practices: [
          {
            facilityId: 'main',
            plans: ['old', 'none', 'fidelis', 'metroplus'].map((planId) => ({
              planId,
              verifiedAt: now() - (planId === 'old' ? 200 : 100) * day,
            })),
          },
        ],
      })
    })
    const { locations } = await getProviderProfile((await resolveProvider('bob-lee')).provider!, 'zh-Hans')
    expect(locations[0]!.planLine).toEqual({ count: 3, wanted: null, names: ['none', '白卡'], restCount: 0 })
    expect((await profileIn('zh-Hans')).locations[0]!.planLine).toMatchObject({ count: 0, names: [] })
  })

  it.each([
    [90, {}, true],
    [91, {}, false],
    [1, { source: 'registry', userId: null }, false],
    [1, { status: 'retired' }, false],
  ] as const)(
    'says of a record checked %i days ago when that was, only while it counts: %j',
    async (age, change, isSaid) => {
      const verifiedAt = now() - age * day + 60_000
      await withTransaction((tx) =>
        tx
          .update(providers)
          .set({ verifiedAt, ...change })
          .where(eq(providers.id, 'p1')),
      )
      expect((await profileIn('en-US')).checkedAt).toBe(isSaid ? verifiedAt : null)
    },
  )

  it.each([
    [null, '+12125550111', '+12125550111', true],
    ['+12125550122', '+12125550111', '+12125550122', false],
    ['+12125550122', null, '+12125550122', false],
    [null, null, null, false],
  ])('gives the number of the place %s, else their own %s', async (ofFacility, own, phone, isOwnPhone) => {
    await withTransaction(async (tx) => {
      await tx.update(facilities).set({ phone: ofFacility })
      await tx.update(providerFacilities).set({ phone: own })
    })
    expect((await profileIn('en-US')).locations[0]).toMatchObject({ phone, isOwnPhone })
    const [card] = await findProviderCards([{ providerId: 'p1', facilityId: 'main', distanceMeters: null }], 'en-US')
    expect(card!.location!.phone).toBe(phone)
  })

  it('holds nothing that is not for patients', async () => {
    const text = JSON.stringify(await profileIn('zh-Hans'))
    for (const internal of ['digest-of-the-registry', 'phone-of-the-editor', 'photo-of-the-person']) {
      expect(text).not.toContain(internal)
    }
  })

  it('works for somebody of whom hardly anything is known', async () => {
    await withTransaction((tx) =>
      insertProvider(tx, { slug: 'bare', practices: [], source: 'registry', isDemo: false }),
    )
    const profile = await getProviderProfile((await resolveProvider('bare')).provider!, 'zh-Hant')
    expect(profile).toMatchObject({
      locations: [],
      languages: [],
      specialties: [],
      faq: [],
      bio: null,
      pronunciation: null,
      acceptingFreshness: 'stale',
      ...{ isUnclaimed: true, isUnconfirmed: true },
      isClaimed: false,
    })
  })
})
