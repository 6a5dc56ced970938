import { beforeEach, describe, expect, it } from 'vitest'
import { now } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { facilityServices } from '#drizzle/schema/content.ts'
import { closures } from '#drizzle/schema/directory.ts'
import {
  insertFacility,
  insertLanguage,
  insertNeighborhood,
  insertPlan,
  insertPlanGroup,
  insertProvider,
  tri,
} from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { countFacilityFilters, parseFacilityFilters } from './facility-filters.ts'
import { findServiceFacilities } from './facility-search.server.ts'
import { listServiceFacilities } from './service-facilities.server.ts'

useDatabase()

type Service = Partial<typeof facilityServices.$inferInsert> & { facilityId: string; code: string }

const service = (given: Service): typeof facilityServices.$inferInsert => ({
  id: newId(),
  kind: 'lab',
  priceCents: null,
  isWalkIn: false,
  needsOrder: true,
  isAtHome: false,
  note: tri('', '', ''),
  updatedAt: 1,
  ...given,
})

const dayMs = 86_400_000
const everyDay = (opens: string, closes: string) => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens, closes }))

/** A lab in Flushing open now, one in Corona that is closed this morning, a hospital that draws by plan; tests run Tuesday 10:00. */
beforeEach(async () => {
  await withTransaction(async (tx) => {
    await insertNeighborhood(tx, { id: 'flushing', name: tri('法拉盛', '法拉盛', 'Flushing'), sort: 1 })
    await insertNeighborhood(tx, { id: 'corona', sort: 2 })
    await insertLanguage(tx, { id: 'yue', name: tri('粤语', '粵語', 'Cantonese') })
    await insertPlan(tx, { id: 'alpha', name: tri('甲', '甲', 'Alpha'), line: 'medicaid' })
    await insertPlan(tx, { id: 'old', line: 'commercial', sort: 2 })
    await insertPlanGroup(tx, { id: 'medicaid', lines: ['medicaid'] })
    await insertFacility(tx, {
      id: 'lab-a',
      slug: 'lab-a',
      nameEn: 'A Lab',
      nameHans: '甲化验',
      nameHant: '甲化驗',
      type: 'lab',
      neighborhoodId: 'flushing',
      hours: everyDay('07:00', '15:00'),
      staffLanguages: [
        { languageId: 'yue', who: 'front_desk' },
        { languageId: 'yue', who: 'interpreter_phone' },
      ],
    })
    await insertFacility(tx, {
      id: 'lab-b',
      slug: 'lab-b',
      nameEn: 'B Lab',
      neighborhoodId: 'corona',
      hours: everyDay('07:00', '15:00'),
    })
    await insertFacility(tx, { id: 'hospital', slug: 'hospital', nameEn: 'C Hospital' })
    await insertFacility(tx, { id: 'gone', slug: 'gone', status: 'closed' })
    await insertProvider(tx, {
      practices: [
        {
          facilityId: 'hospital',
          plans: [
            { planId: 'alpha', verifiedAt: now() - 180 * dayMs },
            { planId: 'old', verifiedAt: now() - 181 * dayMs },
          ],
        },
        { facilityId: 'lab-b', plans: [{ planId: 'alpha', state: 'not_accepted' }] },
      ],
    })
    await insertProvider(tx, { practices: [{ facilityId: 'hospital', plans: [{ planId: 'alpha' }] }] })
    await insertProvider(tx, { status: 'unlisted', practices: [{ facilityId: 'lab-a', plans: [{ planId: 'alpha' }] }] })
    await tx.insert(closures).values({
      id: newId(),
      scope: 'facility',
      scopeId: 'lab-b',
      dateFrom: '2026-10-20',
      dateTo: '2026-10-20',
      part: 'am',
      createdAt: 1,
    })
    await tx
      .insert(facilityServices)
      .values([
        service({ facilityId: 'lab-a', code: 'sti', isWalkIn: true, needsOrder: false, priceCents: 11000 }),
        service({ facilityId: 'lab-a', code: 'diabetes' }),
        service({ facilityId: 'lab-b', code: 'diabetes', isAtHome: true }),
        service({ facilityId: 'hospital', code: 'diabetes' }),
        service({ facilityId: 'gone', code: 'diabetes' }),
        service({ facilityId: 'hospital', kind: 'imaging', code: 'mri' }),
      ])
  })
})

const slugs = async (query: string) =>
  (await findServiceFacilities('lab', parseFacilityFilters(new URLSearchParams(query)), 'en-US')).facilities.map(
    ({ slug }) => slug,
  )

describe('places with services', () => {
  it('are the active ones of a kind, by name', async () => {
    expect(await slugs('')).toEqual(['lab-a', 'lab-b', 'hospital'])
    expect((await listServiceFacilities('imaging', 'en-US')).map(({ slug }) => slug)).toEqual(['hospital'])
    expect(await listServiceFacilities('i693', 'en-US')).toEqual([])
  })

  it('are told in the language of the page', async () => {
    const [lab] = await listServiceFacilities('lab', 'zh-Hant')
    expect(lab).toMatchObject({
      nameEn: 'A Lab',
      nameChinese: '甲化驗',
      neighborhood: { slug: 'flushing', name: '法拉盛' },
      languages: [{ tag: 'yue', name: '粵語' }],
      open: { state: 'open', until: '15:00' },
      today: 2,
    })
    expect(lab!.services.map(({ code }) => code)).toEqual(['diabetes', 'sti'])
    expect((await listServiceFacilities('lab', 'en-US'))[0]!.nameChinese).toBeNull()
  })

  it('keep their closed days', async () => {
    const [, lab] = await listServiceFacilities('lab', 'en-US')
    expect(lab!.open).toEqual({ state: 'closed', next: { weekday: 3, opens: '07:00', isToday: false } })
  })

  it('name each plan once that a listed provider accepts there, as long as that is known lately', async () => {
    const plans = Object.fromEntries(
      (await listServiceFacilities('lab', 'en-US')).map((facility) => [facility.slug, facility.plans]),
    )
    expect(plans).toEqual({ 'lab-a': [], 'lab-b': [], hospital: [{ slug: 'alpha', line: 'medicaid', name: 'Alpha' }] })
  })
})

describe('the filters', () => {
  it.each([
    ['near=flushing', ['lab-a']],
    ['lang=yue', ['lab-a']],
    ['plan=alpha', ['hospital']],
    ['plan=medicaid', ['hospital']],
    ['plan=old', []],
    ['service=sti', ['lab-a']],
    ['service=diabetes&walkin=1', []],
    ['service=sti&walkin=1', ['lab-a']],
    ['home=1', ['lab-b']],
    ['open=1', ['lab-a']],
    ['near=%3Cscript%3E', []],
    ['walkin=yes&home=&open=0', ['lab-a', 'lab-b', 'hospital']],
  ])('%s', async (query, expected) => {
    expect(await slugs(query)).toEqual(expected)
  })

  it('offer what some place has', async () => {
    const none = parseFacilityFilters(new URLSearchParams())
    const { options, total, withoutPlans } = await findServiceFacilities('lab', none, 'en-US')
    expect(options).toEqual({
      near: [
        { value: 'flushing', label: 'Flushing' },
        { value: 'corona', label: 'corona' },
      ],
      lang: [{ value: 'yue', label: 'Cantonese' }],
      planGroup: [{ value: 'medicaid', label: 'medicaid' }],
      plan: [{ value: 'alpha', label: 'Alpha' }],
    })
    expect({ total, withoutPlans }).toEqual({ total: 3, withoutPlans: 2 })
  })

  it('put the service that is asked first', async () => {
    const { facilities } = await findServiceFacilities(
      'lab',
      parseFacilityFilters(new URLSearchParams('service=sti')),
      'en-US',
    )
    expect(facilities[0]!.services.map(({ code }) => code)).toEqual(['sti', 'diabetes'])
  })

  it('are counted', () => {
    expect(countFacilityFilters(parseFacilityFilters(new URLSearchParams()))).toBe(0)
    expect(
      countFacilityFilters(parseFacilityFilters(new URLSearchParams('near=a&lang=b&plan=c&service=d&open=1'))),
    ).toBe(5)
  })
})
