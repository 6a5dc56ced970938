import { describe, expect, it } from 'vitest'
import { now, setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { dayMs } from '#app/core/calendar/durations.ts'
import {
  insertFacility,
  insertLanguage,
  insertNeighborhood,
  insertPlan,
  insertPlanGroup,
  insertProvider,
} from '#tests/factories/directory.ts'
import { found, meiling, search } from '#tests/factories/search.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { rebuildSearchIndex } from '../commands/rebuild-index.server.ts'
import type { SearchFilters } from '../search-query.ts'

useDatabase()

describe('who can be found', () => {
  it('is at an active place now', async () => {
    const ids = await withTransaction(async (tx) => {
      const [open, closed] = [await insertFacility(tx), await insertFacility(tx, { status: 'closed' })]
      return {
        here: await insertProvider(tx, {
          practices: [{ facilityId: open, activeFrom: '2026-10-20', activeTo: '2026-10-20' }],
        }),
        closed: await insertProvider(tx, { practices: [{ facilityId: closed }] }),
        left: await insertProvider(tx, { practices: [{ facilityId: open, activeTo: '2026-10-19' }] }),
        later: await insertProvider(tx, { practices: [{ facilityId: open, activeFrom: '2026-10-21' }] }),
        nowhere: await insertProvider(tx, { practices: [] }),
      }
    })
    await rebuildSearchIndex()
    expect(await found('')).toEqual([ids.here])
  })

  it('counts once at two places, and shows the primary one', async () => {
    await withTransaction(async (tx) => {
      const [first, second] = [
        await insertFacility(tx, { id: 'second-place' }),
        await insertFacility(tx, { id: 'primary-place' }),
      ]
      await insertProvider(tx, {
        ...meiling,
        practices: [
          { facilityId: first, isPrimary: false },
          { facilityId: second, isPrimary: true },
        ],
      })
    })
    expect((await rebuildSearchIndex()).documents).toBe(2)
    const { total, hits } = await search('张美玲')
    expect(total).toBe(1)
    expect(hits[0]!.facilityId).toBe('primary-place')
  })
})

describe('filters', () => {
  it('about places hold at one and the same place', async () => {
    await withTransaction(async (tx) => {
      for (const id of ['flushing', 'elmhurst']) await insertNeighborhood(tx, { id })
      for (const id of ['plan-a', 'plan-b']) await insertPlan(tx, { id })
      const [inFlushing, inElmhurst] = [
        await insertFacility(tx, { neighborhoodId: 'flushing' }),
        await insertFacility(tx, { neighborhoodId: 'elmhurst' }),
      ]
      await insertProvider(tx, {
        practices: [
          { facilityId: inFlushing, plans: [{ planId: 'plan-a' }] },
          { facilityId: inElmhurst, plans: [{ planId: 'plan-b' }] },
        ],
      })
    })
    await rebuildSearchIndex()
    const total = async (filters: Partial<SearchFilters>) => (await search('', filters)).total
    expect(await total({ planIds: ['plan-a'], neighborhoodIds: ['flushing'] })).toBe(1)
    expect(await total({ planIds: ['plan-b'], neighborhoodIds: ['flushing'] })).toBe(0)
    const { facets } = await search('', { planIds: ['plan-b'], neighborhoodIds: ['flushing'] })
    expect([...facets.plan]).toEqual([['plan-a', 1]])
    expect([...facets.neighborhood]).toEqual([['elmhurst', 1]])
  })

  it('leave plan facts out after 180 days, as days pass and nothing is written', async () => {
    await withTransaction(async (tx) => {
      await insertPlan(tx, { id: 'plan-a' })
      const facilityId = await insertFacility(tx)
      const verified = (verifiedAt: number | null, state: 'accepted' | 'not_accepted' | 'unknown' = 'accepted') =>
        insertProvider(tx, { practices: [{ facilityId, plans: [{ planId: 'plan-a', verifiedAt, state }] }] })
      await verified(now())
      await verified(now() - 180 * dayMs)
      await verified(now() - 181 * dayMs)
      await verified(null)
      await verified(now(), 'not_accepted')
      await verified(now(), 'unknown')
    })
    await rebuildSearchIndex()
    const total = async () => (await search('', { planIds: ['plan-a'] })).total
    expect(await total()).toBe(2)
    expect((await search('')).facets.plan.get('plan-a')).toBe(2)
    setClock(now() + dayMs)
    expect(await total()).toBe(1)
    setClock(now() + 180 * dayMs)
    expect(await total()).toBe(0)
    expect((await search('')).total).toBe(6)
  })

  it('take a group of plans for any of its plans', async () => {
    await withTransaction(async (tx) => {
      await insertPlan(tx, { id: 'plan-a', line: 'medicaid' })
      await insertPlan(tx, { id: 'plan-b', line: 'dental' })
      await insertPlanGroup(tx, {
        id: 'medicaid',
        lines: ['medicaid'],
        aliases: { 'zh-Hans': ['白卡'], 'zh-Hant': ['白卡'], 'en-US': ['Medicaid'] },
      })
      const facilityId = await insertFacility(tx)
      await insertProvider(tx, { practices: [{ facilityId, plans: [{ planId: 'plan-a' }] }] })
      await insertProvider(tx, { practices: [{ facilityId, plans: [{ planId: 'plan-b' }] }] })
    })
    await rebuildSearchIndex()
    expect((await search('', { planIds: ['group:medicaid'] })).total).toBe(1)
    const { total, understood } = await search('白卡')
    expect(total).toBe(1)
    expect(understood).toEqual([{ kind: 'plan', id: 'group:medicaid', text: '白卡' }])
  })

  it('take a group of plans for as long as the one that was confirmed last counts, in whichever order they stand', async () => {
    const ago = (days: number) => now() - days * dayMs
    await withTransaction(async (tx) => {
      for (const id of ['plan-a', 'plan-b']) await insertPlan(tx, { id, line: 'medicaid' })
      await insertPlanGroup(tx, { id: 'medicaid', lines: ['medicaid'] })
      for (const [first, second] of [
        [ago(10), ago(170)],
        [ago(170), ago(10)],
      ]) {
        const plans = [
          { planId: 'plan-a', verifiedAt: first! },
          { planId: 'plan-b', verifiedAt: second! },
        ]
        await insertProvider(tx, { practices: [{ facilityId: await insertFacility(tx), plans }] })
      }
    })
    await rebuildSearchIndex()
    const total = async (planId: string) => (await search('', { planIds: [planId] })).total
    setClock(now() + 30 * dayMs)
    expect([await total('plan-a'), await total('plan-b'), await total('group:medicaid')]).toEqual([1, 1, 2])
    setClock(now() + 150 * dayMs)
    expect(await total('group:medicaid')).toBe(0)
  })

  it('tell the doctor’s languages from the staff’s', async () => {
    const ids = await withTransaction(async (tx) => {
      for (const id of ['yue', 'cmn']) await insertLanguage(tx, { id })
      const withStaff = await insertFacility(tx, { staffLanguages: [{ languageId: 'yue', who: 'front_desk' }] })
      const byPhone = await insertFacility(tx, { staffLanguages: [{ languageId: 'yue', who: 'interpreter_phone' }] })
      return {
        doctor: await insertProvider(tx, { languages: [{ languageId: 'yue' }] }),
        staff: await insertProvider(tx, { practices: [{ facilityId: withStaff }] }),
        basic: await insertProvider(tx, { languages: [{ languageId: 'yue', level: 'basic' }] }),
        phone: await insertProvider(tx, { practices: [{ facilityId: byPhone }] }),
      }
    })
    await rebuildSearchIndex()
    const by = async (languageBy: SearchFilters['languageBy']) =>
      (await found('', { languageIds: ['yue'], languageBy })).sort()
    expect(await by('doctor')).toEqual([ids.doctor])
    expect(await by('staff')).toEqual([ids.staff])
    expect(await by('anyone')).toEqual([ids.doctor, ids.staff].sort())
  })

  it('read opening hours: Saturday or Sunday is a weekend, past half past six an evening', async () => {
    const at = (tx: Parameters<Parameters<typeof withTransaction>[0]>[0], weekday: number, closes: string) =>
      insertFacility(tx, { hours: [{ weekday, opens: '09:00', closes }] })
    const ids = await withTransaction(async (tx) => ({
      saturday: await insertProvider(tx, { practices: [{ facilityId: await at(tx, 6, '17:00') }] }),
      late: await insertProvider(tx, { practices: [{ facilityId: await at(tx, 2, '18:30') }] }),
      usual: await insertProvider(tx, { practices: [{ facilityId: await at(tx, 5, '18:00') }] }),
    }))
    await rebuildSearchIndex()
    expect(await found('', { weekend: true })).toEqual([ids.saturday])
    expect(await found('', { evening: true })).toEqual([ids.late])
    expect(await found('', { weekend: true, evening: true })).toEqual([])
  })

  it('follow the place’s own word on new patients, and the age limits', async () => {
    const ids = await withTransaction(async (tx) => {
      const facilityId = await insertFacility(tx)
      return {
        closedHere: await insertProvider(tx, { accepting: 'yes', practices: [{ facilityId, accepting: 'no' }] }),
        limited: await insertProvider(tx, { accepting: 'limited', minAge: 0, maxAge: 17, practices: [{ facilityId }] }),
        old: await insertProvider(tx, {
          accepting: 'yes',
          acceptingVerifiedAt: now() - 200 * dayMs,
          practices: [{ facilityId }],
        }),
      }
    })
    await rebuildSearchIndex()
    expect(await found('', { acceptingNew: true })).toEqual([ids.limited])
    expect(await found('', { childAge: 17 })).toContain(ids.limited)
    expect(await found('', { childAge: 18 })).not.toContain(ids.limited)
  })

  it('measure to the nearest place; those without coordinates come last, and not at all within a radius', async () => {
    const near = { lat: 40.75, lng: -73.83, radiusMeters: null }
    const ids = await withTransaction(async (tx) => {
      const [close, far, unknown] = [
        await insertFacility(tx, { lat: 40.751, lng: -73.83 }),
        await insertFacility(tx, { lat: 40.8, lng: -73.83 }),
        await insertFacility(tx),
      ]
      return {
        far: await insertProvider(tx, { qualityScore: 90, practices: [{ facilityId: far }] }),
        both: await insertProvider(tx, { qualityScore: 10, practices: [{ facilityId: far }, { facilityId: close }] }),
        unknown: await insertProvider(tx, { qualityScore: 99, practices: [{ facilityId: unknown }] }),
        close,
      }
    })
    await rebuildSearchIndex()
    const { hits } = await search('', { near }, 'distance')
    expect(hits.map((hit) => hit.providerId)).toEqual([ids.both, ids.far, ids.unknown])
    expect(hits[0]).toMatchObject({ facilityId: ids.close, distanceMeters: 111 })
    expect(hits[2]!.distanceMeters).toBeNull()
    expect(await found('', { near: { ...near, radiusMeters: 500 } }, 'distance')).toEqual([ids.both])
    expect((await search('', { near: { ...near, radiusMeters: 10 } })).total).toBe(0)
  })
})
