import { asc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { parseSearchParams } from '#app/modules/directory/results/search-params.ts'
import { providers, providerSpecialties } from '#drizzle/schema/index.ts'
import { useSeededDatabase } from '#tests/setup/seeded-database.ts'
import { findResultsPage, type OpeningsReader } from './results-page.server.ts'

useSeededDatabase()

const at = Date.parse('2026-10-20T14:00:00Z')
/** Every third doctor has a time, whatever the day; psychologists never do. */
let open: Set<string>
beforeAll(async () => {
  const rows = await db.select({ id: providers.id }).from(providers).orderBy(asc(providers.id))
  const full = await db.select().from(providerSpecialties).where(eq(providerSpecialties.specialtyId, 'psychology'))
  const isFull = (id: string) => full.some(({ providerId }) => providerId === id)
  open = new Set(rows.filter(({ id }, index) => index % 3 === 0 && !isFull(id)).map(({ id }) => id))
})

const openings: OpeningsReader = {
  soonest: async ({ day }) => ({
    firstAt: new Map([...open].map((id) => [id, at])),
    soonBefore: at + 1,
    before: day === null ? null : at + 1,
  }),
  next: async () => ({}),
}

/** A page of results by its address. */
async function find(query: Record<string, string>, locale: Locale = 'zh-Hans') {
  const { results } = await findResultsPage(parseSearchParams(new URLSearchParams(query)), locale, openings)
  return results
}
const idsOf = ({ cards }: Awaited<ReturnType<typeof find>>) => cards.map(({ id }) => id).toSorted()

describe('a wish alone', () => {
  it.each([
    ...['今天', '今日', '今天有空', '今天看医生', 'today', 'Today', 'available today'],
    ...['jintian', 'jin tian', 'same-day appointment'],
  ])('is who has time today: %s', async (q) => {
    await expectFilter(q, { day: 'today' }, '今天有空')
  })

  it.each(['明天', '聽日', '听日', 'tomorrow', 'mingtian', 'ming tian'])('is who has time tomorrow: %s', async (q) => {
    await expectFilter(q, { day: 'tomorrow' }, '明天有空')
  })

  it.each(['这周', '這週', '呢個禮拜', '这个星期', '本周', '今個星期', 'this week', 'available this week', 'zhe zhou'])(
    'is who has time within a week: %s',
    async (q) => {
      await expectFilter(q, { day: 'week' }, '一周之内有空')
    },
  )

  it.each([
    ...[
      '晚上',
      '夜晚',
      '晚间',
      '晚上看病',
      '晚上看診',
      '夜晚睇醫生',
      '放工後',
      '放工后',
      '收工后',
      '收工後',
      '下班后',
      '下班後',
    ],
    ...['evening', 'evenings', 'after work', 'after 5', 'after 5pm', 'after 5 pm', 'after 6', '五点后', '5點以後'],
    ...['wanshang', 'wan shang', 'evening clinic'],
  ])('is who is open in the evening: %s', async (q) => {
    await expectFilter(q, { open: 'evening' }, '晚上看诊')
  })

  it.each([
    ...['周末', '週末', '这个周末', '這個週末', '呢個禮拜六', '周六', '星期日', '禮拜日', 'weekend', 'this weekend'],
    ...['Saturday', 'Sunday', 'on Saturdays', 'zhoumo', 'zhou mo'],
  ])('is who is open on the weekend: %s', async (q) => {
    await expectFilter(q, { open: 'weekend' }, '周末看诊')
  })

  it.each([
    ...['女', '女的', '女性', '女医生', '女醫師', '女醫生', 'female', 'women', 'woman', 'lady', 'woman doctor'],
    ...['lady doctor', 'female doctor', 'nvyisheng'],
  ])('is who is a woman: %s', async (q) => {
    await expectFilter(q, { gender: 'f' }, '女医生')
  })

  it.each(['男', '男的', '男醫生', 'male', 'male doctor'])('is who is a man: %s', async (q) => {
    await expectFilter(q, { gender: 'm' }, '男医生')
  })

  async function expectFilter(q: string, filter: Record<string, string>, label: string) {
    const [typed, filtered] = [await find({ q }), await find(filter)]
    expect(typed.total).toBe(filtered.total)
    expect(idsOf(typed)).toEqual(idsOf(filtered))
    expect(typed.total).toBeLessThan((await find({})).total)
    expect(typed.reading?.parts.map((part) => [part.label, part.without.q])).toEqual([[label, '']])
    expect(typed.reading).toMatchObject({ isSentence: false, givenUp: [], unused: [], neighbors: [] })
    expect(typed.corrected).toBeNull()
    expect(typed.subject.readAs.filter(({ kind }) => kind !== 'flag' && kind !== 'gender')).toEqual([])
  }
})

describe('wishes beside other words', () => {
  it.each([
    ['晚上 牙医', { specialty: 'dentistry', open: 'evening' }],
    ['牙醫 夜晚', { specialty: 'dentistry', open: 'evening' }],
    ['放工後 牙醫', { specialty: 'dentistry', open: 'evening' }],
    ['dentist after 5', { specialty: 'dentistry', open: 'evening' }],
    ['yayi wanshang', { specialty: 'dentistry', open: 'evening' }],
    ['晚上 zzzz 牙医', { specialty: 'dentistry', open: 'evening' }],
    ['牙医 女', { specialty: 'dentistry', gender: 'f' }],
    ['women dentist', { specialty: 'dentistry', gender: 'f' }],
    ['牙医 今天', { specialty: 'dentistry', day: 'today' }],
    ['zzzz 牙医 今天', { specialty: 'dentistry', day: 'today' }],
    ['jintian yayi', { specialty: 'dentistry', day: 'today' }],
    ['呢個禮拜 牙醫', { specialty: 'dentistry', day: 'week' }],
    ['法拉盛 晚上', { near: 'flushing', open: 'evening' }],
    ['女医生 今天', { gender: 'f', day: 'today' }],
  ])('are kept: %s', async (q, filters: Record<string, string>) => {
    const [typed, filtered] = [await find({ q }), await find(filters)]
    expect(idsOf(typed)).toEqual(idsOf(filtered))
    expect(typed.reading?.givenUp).toEqual([])
    expect(typed.reading?.parts.length).toBe(2)
  })

  it.each(['晚上咳嗽', '头痛 夜晚', 'cough at night', '这周开始头疼', '今天头晕', '晚上咳得睡不着 内科'])(
    'say when a complaint comes, and ask for nothing: %s',
    async (q) => {
      const { reading, subject } = await find({ q })
      const labels = reading?.parts.map(({ label }) => label) ?? []
      for (const label of ['晚上看诊', '今天有空', '一周之内有空']) expect(labels).not.toContain(label)
      expect(subject.readAs.filter(({ kind }) => kind === 'flag')).toEqual([])
      expect(reading?.unused ?? []).toEqual([])
    },
  )

  it('beside a complaint ask for a doctor where they say so', async () => {
    const { subject } = await find({ q: '头痛，晚上看病' })
    expect(subject.readAs.map(({ id }) => id)).toContain('evening')
  })

  it.each(['心理咨询 今天', '臨床心理 今日', 'psychologist today'])(
    'are given up where nobody has time, and it is said: %s',
    async (q) => {
      const { reading, total } = await find({ q })
      expect(total).toBeGreaterThan(0)
      expect(reading?.givenUp).toEqual([q.split(' ')[1]])
    },
  )

  it('alone are given up where nobody at all has time', async () => {
    const nobody: OpeningsReader = {
      ...openings,
      soonest: async () => ({ firstAt: new Map(), soonBefore: at, before: at }),
    }
    const asked = parseSearchParams(new URLSearchParams({ q: '今天' }))
    const { results } = await findResultsPage(asked, 'zh-Hans', nobody)
    expect(results.total).toBe((await find({})).total)
    expect(results.reading).toMatchObject({ givenUp: ['今天'], isDayMissed: true })
    expect(results.isDayMissed).toBe(true)
  })
})

describe('words that did nothing', () => {
  it.each([
    ['便宜的牙医', ['便宜']],
    ['便宜嘅牙醫', ['便宜']],
    ['牙醫 平啲', ['平啲']],
    ['cheap dentist', ['cheap']],
    ['zzzz 牙医', ['zzzz']],
    ['zzzz 法拉盛', ['zzzz']],
    ['dentist Zzzz', ['Zzzz']],
    ['有停車位的牙醫', ['停車位']],
    ['免费停车 牙医', ['免费停车']],
    ['牙医多少钱', ['多少钱']],
    ['有经验的女牙医', ['有经验']],
    ['周一 牙医', ['周一']],
    ['牙醫 星期三', ['星期三']],
    ['下周', ['下周']],
    ['明天中午 牙医', ['中午']],
    ['24小时 牙医', ['24小时']],
    ['best dentist', ['best']],
    ['没有保险，想补牙，便宜 靠谱', ['便宜', '靠谱']],
    ['便宜', ['便宜']],
  ])('are named as they were typed: %s', async (q, words) => {
    const { reading, total } = await find({ q })
    expect(total).toBeGreaterThan(0)
    expect(reading?.unused).toEqual(words)
  })

  it('do not push the meaning of the others out of the head of the list', async () => {
    const { reading, understood } = await find({ q: '便宜的牙医' }, 'zh-Hant')
    expect(reading?.parts).toEqual([])
    expect(understood).toEqual(['牙科'])
  })

  it.each([
    ...['牙医', '法拉盛 牙医', '好的牙医', '头痛', '我妈妈头疼三天了吃不下饭', '牙疼得要命', 'my top tooth hurts'],
    ...['早上起来头晕', '肩膀疼 骨科', '孩子怕打针 儿科', '想找個會說台語的家醫，阿公聽不懂國語', '晚上'],
    '一只眼睛突然什么都看不见了，就刚才的事',
  ])('are none of a complaint, and none where all was understood: %s', async (q) => {
    expect((await find({ q })).reading?.unused ?? []).toEqual([])
  })

  it.each(['王小明 牙医', '陳大文醫生 牙醫', 'Chen Dawen dentist', 'John Smith dentist', 'dr smith dentist', '张美玲'])(
    "are nobody's name: %s",
    async (q) => {
      expect((await find({ q })).reading?.unused ?? []).toEqual([])
    },
  )

  it('stay what may be a name for whoever keeps what was typed', async () => {
    const { subject } = await find({ q: '王小明 牙医' })
    expect(subject.readAs).toContainEqual({ kind: 'name', id: null, text: '王小明', isUnused: true })
  })

  it('are not named where nobody is found: the page offers each word to give up', async () => {
    expect((await find({ q: 'zzzz' })).reading).toBeNull()
  })
})
