import { asc } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { parseSearchParams, type WantedDay, type WantedHour } from '#app/modules/directory/results/search-params.ts'
import { providers, providerSpecialties } from '#drizzle/schema/index.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { findResultsPage, type NamedTimes, type OpeningsReader } from './results-page.server.ts'

useSeededDatabase()

const hour = 3_600_000
const day = 24 * hour
const start = Date.parse('2026-10-20T04:00:00Z')
const ends: Record<WantedDay, number> = { today: 1, tomorrow: 2, dayafter: 3, '2days': 2, '3days': 3, week: 7 }
const begins: Partial<Record<WantedDay, number>> = { tomorrow: 1, dayafter: 2 }

/**
 * Of every five one has time this morning only, one tomorrow afternoon, one all of today and tomorrow morning, one both evenings; the other never. Dentists are
 * counted by themselves, psychologists have mornings.
 */
let open: Map<string, number[]>
beforeAll(async () => {
  const rows = await db.select({ id: providers.id }).from(providers).orderBy(asc(providers.id))
  const kinds = await db.select().from(providerSpecialties)
  const idsIn = (specialtyId: string) =>
    rows.filter(({ id }) => kinds.some((each) => each.providerId === id && each.specialtyId === specialtyId))
  const morning = start + 9 * hour
  const evening = start + 18 * hour
  const allDay = [morning, start + 14 * hour, evening, day + morning]
  const times = [[morning], [start + day + 14 * hour], allDay, [evening, day + evening], []]
  const inTurn = (list: typeof rows) => list.map(({ id }, index) => [id, times[index % times.length]!] as const)
  const mornings = idsIn('psychology').map(({ id }) => [id, times[0]!] as const)
  open = new Map([...inTurn(rows), ...inTurn(idsIn('dentistry')), ...mornings])
})

const partOf = (at: number): WantedHour => {
  const time = (at - start) % day
  return time < 12 * hour ? 'am' : time < 17 * hour ? 'pm' : 'evening'
}

let named: NamedTimes | undefined
const openings: OpeningsReader = {
  soonest: async ({ day: wanted, hours }) => {
    const suiting = [...open].map(([id, times]) => {
      const from = start + ((wanted && begins[wanted]) ?? 0) * day
      const within = times.filter((at) => at >= from && (hours.length === 0 || hours.includes(partOf(at))))
      return [id, Math.min(...within)] as const
    })
    const week = start + 7 * day
    return {
      firstAt: new Map(suiting.filter(([, at]) => at < Infinity)),
      soonBefore: week,
      before: wanted !== null ? start + ends[wanted] * day : hours.length > 0 ? week : null,
    }
  },
  next: async (_, times) => {
    named = times
    return {}
  },
}

/** A page of results by its address. */
async function find(query: Record<string, string>, locale: Locale = 'zh-Hans') {
  const { results } = await findResultsPage(parseSearchParams(new URLSearchParams(query)), locale, openings)
  return results
}
const idsOf = ({ cards }: Awaited<ReturnType<typeof find>>) => cards.map(({ id }) => id).toSorted()
const partsOf = ({ reading }: Awaited<ReturnType<typeof find>>) =>
  reading?.parts.map(({ label, without }) => [label, without.q])

describe('hours that are typed alone', () => {
  it.each([
    ...['今晚', '今天晚上', '今日夜晚', '今天夜晚', '今晚黑', 'tonight', 'this evening', 'jin wan', 'jinwan'].map(
      (q) => [q, 'today', 'evening', '今天有空（晚上）'] as const,
    ),
    ...['今早', '今天上午', 'this morning', 'jintian shangwu'].map(
      (q) => [q, 'today', 'am', '今天有空（上午）'] as const,
    ),
    ...['今天下午', '今日下晝', 'this afternoon'].map((q) => [q, 'today', 'pm', '今天有空（下午）'] as const),
    ...['明天下午', '聽日下晝', '明天 下午', 'tomorrow afternoon', 'ming tian xia wu', 'mingtianxiawu'].map(
      (q) => [q, 'tomorrow', 'pm', '明天有空（下午）'] as const,
    ),
    ...['明早', '聽朝', '听朝早', 'tomorrow morning'].map((q) => [q, 'tomorrow', 'am', '明天有空（上午）'] as const),
    ...['明晚', '聽晚', '听晚', 'tomorrow evening', 'tomorrow night', 'ming wan'].map(
      (q) => [q, 'tomorrow', 'evening', '明天有空（晚上）'] as const,
    ),
  ])('are those of their day: %s', async (q, wantedDay, hours, label) => {
    await expectFilter(q, { day: wantedDay, open: hours }, label)
  })

  it.each([
    ...['上午', '早上', '朝早', '朝頭早', 'morning', 'mornings'].map((q) => [q, 'am', '上午有空'] as const),
    ...['下午', '下晝', '晏晝', 'afternoon', 'in the afternoon'].map((q) => [q, 'pm', '下午有空'] as const),
  ])('are those of any day of the week: %s', async (q, hours, label) => {
    await expectFilter(q, { open: hours }, label)
  })

  async function expectFilter(q: string, filter: Record<string, string>, label: string) {
    const typed = await find({ q })
    expect(named?.hours).toEqual([filter.open])
    const filtered = await find(filter)
    expect(named?.hours).toEqual([filter.open])
    expect(typed.total).toBe(filtered.total)
    expect(idsOf(typed)).toEqual(idsOf(filtered))
    expect(typed.total).toBeLessThan((await find({})).total)
    expect(partsOf(typed)).toEqual([[label, '']])
    expect(typed.reading).toMatchObject({ isSentence: false, givenUp: [], unused: [], neighbors: [] })
  }
})

describe('hours beside other words', () => {
  it.each([
    ['明天下午 牙医', { specialty: 'dentistry', day: 'tomorrow', open: 'pm' }],
    ['牙醫 今晚', { specialty: 'dentistry', day: 'today', open: 'evening' }],
    ['tonight dentist', { specialty: 'dentistry', day: 'today', open: 'evening' }],
    ['上午 牙医', { specialty: 'dentistry', open: 'am' }],
    ['morning dentist', { specialty: 'dentistry', open: 'am' }],
    ['dentist in the afternoon', { specialty: 'dentistry', open: 'pm' }],
    ['法拉盛 下晝', { near: 'flushing', open: 'pm' }],
    ['zzzz 牙医 下午', { specialty: 'dentistry', open: 'pm' }],
  ])('are kept: %s', async (q, filters: Record<string, string>) => {
    const [typed, filtered] = [await find({ q }), await find(filters)]
    expect(typed.total).toBeGreaterThan(0)
    expect(idsOf(typed)).toEqual(idsOf(filtered))
    expect(typed.reading?.givenUp).toEqual([])
    expect(typed.reading?.parts.length).toBe(2)
  })

  it('may stand apart from their day, each a part of its own', async () => {
    const typed = await find({ q: '明天 牙医 下午' })
    expect(idsOf(typed)).toEqual(idsOf(await find({ specialty: 'dentistry', day: 'tomorrow', open: 'pm' })))
    expect(partsOf(typed)).toEqual([
      ['牙科', '明天 下午'],
      ['明天有空', '牙医 下午'],
      ['下午有空', '明天 牙医'],
    ])
  })

  it('that mean a clinic alone are asked of open times beside a day or another part of one', async () => {
    const evenings = await find({ q: '晚上 牙医' })
    const today = await find({ q: '晚上 牙医', day: 'today' })
    expect(named?.hours).toEqual(['evening'])
    const isOpen = (id: string) => open.get(id)!.some((at) => partOf(at) === 'evening')
    expect(idsOf(today)).toEqual(idsOf(evenings).filter(isOpen))
    expect(today.total).toBeGreaterThan(0)
  })

  it('are asked of the day of the address where it names one', async () => {
    const typed = await find({ q: '今晚 牙医', day: 'week' })
    expect(idsOf(typed)).toEqual(idsOf(await find({ specialty: 'dentistry', day: 'week', open: 'evening' })))
    expect(partsOf(typed)).toEqual([
      ['牙科', '今晚'],
      ['晚上看诊', '牙医'],
    ])
  })

  it.each([
    ...['早上起来头晕', '下午发烧', 'cough in the morning', '早上咳嗽 内科', '頭痛 下晝', '今晚頭痛', '上午 头晕 牙医'],
    ...['早晨胃痛', 'headache every afternoon'],
  ])('say when a complaint comes, and ask for nothing: %s', async (q) => {
    const { reading, times } = await find({ q })
    const labels = reading?.parts.map(({ label }) => label) ?? []
    for (const label of labels) expect(label).not.toMatch(/上午|下午|晚上|今天/)
    expect(times.hours).toEqual([])
    expect(reading?.unused ?? []).toEqual([])
  })

  it.each(['张早', '王晚', '陈朝', 'good morning'])('are no character of a name, and no greeting: %s', async (q) => {
    expect((await find({ q })).times.hours).toEqual([])
  })

  it('are given up before the day, and then the day is, and it is said', async () => {
    const known = await find({ specialty: 'psychology', day: 'today' })
    const evening = await find({ q: '心理咨询 今晚' })
    expect(idsOf(evening)).toEqual(idsOf(known))
    expect(evening.reading?.givenUp).toEqual(['今晚'])
    expect(partsOf(evening)!.at(-1)).toEqual(['今天有空', '心理咨询'])
    expect(evening).toMatchObject({ times: { hours: [] }, isDayMissed: false })
    const apart = await find({ q: '明天 下午 心理咨询' })
    expect(apart.reading?.givenUp).toEqual(['明天 下午'])
    const nobody: OpeningsReader = {
      ...openings,
      soonest: async (wish) => ({ ...(await openings.soonest(wish)), firstAt: new Map() }),
    }
    const asked = parseSearchParams(new URLSearchParams({ q: '今晚' }))
    const { results } = await findResultsPage(asked, 'zh-Hans', nobody)
    expect(results.total).toBe((await find({})).total)
    expect(results.reading).toMatchObject({ givenUp: ['今晚'], isDayMissed: true, unused: [] })
    expect(results.isDayMissed).toBe(true)
  })
})

describe('hours that are chosen', () => {
  it('of the clinic alone are its own, and beside a day those of its open times', async () => {
    const clinics = await find({ open: 'evening' })
    expect(clinics.options.evening).toBe(clinics.total)
    const today = await find({ open: 'evening', day: 'today' })
    expect(today.options).toMatchObject({ evening: null, weekend: null })
    for (const { id } of today.cards) expect(open.get(id)!.map(partOf)).toContain('evening')
    expect(idsOf(await find({ open: 'evening', sort: 'soonest' }))).toEqual(idsOf(today))
  })

  it('that nobody has are ways to give up, and nothing else is said of the day', async () => {
    const none = await find({ specialty: 'psychology', open: 'evening', day: 'today' })
    expect(none).toMatchObject({ total: 0, isDayMissed: true })
    expect(none.ways.map(({ drop }) => drop)).toContain('evening')
    const afternoons = await find({ specialty: 'psychology', open: 'pm' })
    expect(afternoons.ways.map(({ drop }) => drop)).toContain('pm')
  })

  it('are taken off like any other filter, and named in each language', async () => {
    expect(partsOf(await find({ q: '明天下午' }, 'zh-Hant'))).toEqual([['明天有空（下午）', '']])
    expect(partsOf(await find({ q: 'tonight' }, 'en-US'))).toEqual([['Open today (evening)', '']])
    expect(partsOf(await find({ q: 'afternoon' }, 'en-US'))).toEqual([['Afternoon openings', '']])
  })
})
