import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { locales } from '#app/core/i18n/locale.ts'
import {
  findTopic,
  findTopicKey,
  listTopics,
  listTopicsOfSpecialty,
} from '#app/modules/library/knowledge/topics.server.ts'
import { findPolicy } from '#app/modules/library/policy/policies.server.ts'
import { contentPages } from '#drizzle/schema/index.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { listPagesInForce } from './pages-in-force.server.ts'

useDatabase()

type Row = typeof contentPages.$inferInsert

const tri = (hans: string, english: string) => ({ 'zh-Hans': hans, 'zh-Hant': `${hans}繁`, 'en-US': english })
const none = { 'zh-Hans': [], 'zh-Hant': [], 'en-US': [] }

const page = (
  section: Row['section'],
  key: string,
  version: number,
  effectiveOn: string,
  more: Partial<Row> = {},
): Row => ({
  id: `${section}-${key}-${version}`,
  section,
  key,
  version,
  category: 'conditions',
  title: tri(`题目${key}`, `Title ${key}`),
  aliases: none,
  summary: tri(`摘要${version}`, `Summary ${version}`),
  body: tri(`## 一\n\n正文${version}\n\n## 二`, `## One\n\nBody ${version} for {{siteName}}\n\n## Two`),
  sources: [{ publisher: 'CDC', title: 'T', url: 'https://www.cdc.gov/t' }],
  specialtySlugs: [],
  effectiveOn,
  reviewedOn: '2026-01-02',
  reviewDueOn: '2027-01-02',
  createdAt: 1,
  updatedAt: version,
  ...more,
})

const insert = (...rows: Row[]) => withTransaction((tx) => tx.insert(contentPages).values(rows))

beforeEach(() => setClock(Date.parse('2026-06-01T15:00:00Z')))
afterEach(() => setClock(null))

describe('a page in force', () => {
  it('is the last version whose day has come in New York', async () => {
    await insert(
      page('policy', 'privacy', 1, '2026-01-01'),
      page('policy', 'privacy', 2, '2026-06-01'),
      page('policy', 'privacy', 3, '2026-06-02'),
      page('policy', 'tou', 1, '2027-01-01'),
    )
    expect((await listPagesInForce('policy')).map(({ key, version }) => [key, version])).toEqual([['privacy', 2]])
    // Half past eleven in the evening of the day before, in New York.
    setClock(Date.parse('2026-06-01T03:30:00Z'))
    expect((await listPagesInForce('policy')).map(({ version }) => version)).toEqual([1])
    setClock(Date.parse('2026-06-02T04:00:00Z'))
    expect((await listPagesInForce('policy')).map(({ version }) => version)).toEqual([3])
  })

  it('is the later one of two versions of a day', async () => {
    await insert(page('policy', 'privacy', 1, '2026-05-01'), page('policy', 'privacy', 2, '2026-05-01'))
    expect((await findPolicy('privacy', null, 'en-US'))?.version).toBe(2)
  })
})

describe('a policy', () => {
  it('lists the versions that are or were in force, and shows each', async () => {
    await insert(
      page('policy', 'privacy', 1, '2026-01-01'),
      page('policy', 'privacy', 2, '2026-05-01'),
      page('policy', 'privacy', 3, '2026-12-01'),
    )
    const present = await findPolicy('privacy', null, 'en-US')
    expect(present).toMatchObject({ version: 2, isCurrent: true, effectiveOn: '2026-05-01' })
    expect(present?.versions).toEqual([
      { version: 2, effectiveOn: '2026-05-01' },
      { version: 1, effectiveOn: '2026-01-01' },
    ])
    expect(present?.html).not.toContain('{{')
    const earlier = await findPolicy('privacy', 1, 'zh-Hans')
    expect(earlier).toMatchObject({ isCurrent: false, summary: '摘要1' })
    expect(earlier?.contents).toEqual([
      { id: 'section-1', title: '一' },
      { id: 'section-2', title: '二' },
    ])
    expect(await findPolicy('privacy', 3, 'en-US')).toBeNull()
    expect(await findPolicy('tou', null, 'en-US')).toBeNull()
  })
})

describe('topics', () => {
  const aliases = { 'zh-Hans': ['三高'], 'zh-Hant': ['三高'], 'en-US': ['HBP'] }
  const topics = () =>
    insert(
      page('knowledge', 'pressure', 1, '2026-01-01', {
        aliases,
        title: tri('高血压', 'High blood pressure'),
        specialtySlugs: ['cardiology', 'nephrology'],
      }),
      page('knowledge', 'sugar', 1, '2026-01-01', {
        title: tri('糖尿病', 'Diabetes'),
        specialtySlugs: ['nephrology'],
        reviewDueOn: '2026-05-31',
      }),
      page('knowledge', 'card', 1, '2026-01-01', { title: tri('白卡', 'Medicaid card'), category: 'insurance' }),
      page('knowledge', 'later', 1, '2026-07-01'),
    )

  it('are listed by category and by letter of the language', async () => {
    await topics()
    const hans = await listTopics({ q: '', category: null }, 'zh-Hans')
    expect(hans.byLetter.map(({ letter, topics: own }) => [letter, own.map(({ key }) => key)])).toEqual([
      ['B', ['card']],
      ['G', ['pressure']],
      ['T', ['sugar']],
    ])
    const english = await listTopics({ q: '', category: null }, 'en-US')
    expect(english.byLetter.map(({ letter }) => letter)).toEqual(['D', 'H', 'M'])
    expect(english.byCategory.map((group) => [group.category, group.topics.map(({ title }) => title)])).toEqual([
      ['conditions', ['Diabetes', 'High blood pressure']],
      ['insurance', ['Medicaid card']],
    ])
    expect(english.categories).toEqual([
      { category: 'conditions', count: 2 },
      { category: 'insurance', count: 1 },
    ])
  })

  it('are searched in every locale’s words, whichever the page’s', async () => {
    await topics()
    for (const q of ['高血壓', 'gaoxueya', 'hbp', '三高', 'blood pressure']) {
      for (const locale of locales) {
        const { found } = await listTopics({ q, category: 'insurance' }, locale)
        expect(
          found?.map(({ key }) => key),
          `${q} ${locale}`,
        ).toEqual(['pressure'])
      }
    }
    expect((await listTopics({ q: 'later', category: null }, 'en-US')).found).toEqual([])
  })

  it('are found anew after an edit', async () => {
    await topics()
    expect((await listTopics({ q: 'newname', category: null }, 'en-US')).found).toEqual([])
    await withTransaction((tx) => tx.update(contentPages).set({ title: tri('新名', 'Newname'), updatedAt: 99 }))
    expect((await listTopics({ q: 'newname', category: null }, 'en-US')).found).toHaveLength(3)
  })

  it('have a page with related topics, the nearest first, and say when a review is due', async () => {
    await topics()
    const pressure = await findTopic('pressure', 'zh-Hant')
    expect(pressure).toMatchObject({ title: '高血压繁', overdueSince: null, effectiveOn: '2026-01-01' })
    expect(pressure?.related.map(({ key }) => key)).toEqual(['sugar'])
    expect((await findTopic('sugar', 'en-US'))?.overdueSince).toBe('2026-05-31')
    expect(await findTopic('later', 'en-US')).toBeNull()
    for (const nothing of ['nonsense', 'a\u0000b', '\ud800', 'x'.repeat(500)])
      expect(await findTopic(nothing, 'en-US')).toBeNull()
  })

  it('are known by their names', async () => {
    await topics()
    expect(await findTopicKey('高血壓')).toBe('pressure')
    expect(await findTopicKey('High-Blood-Pressure')).toBe('pressure')
    expect(await findTopicKey('PRESSURE')).toBe('pressure')
    for (const nothing of ['', '-', 'later', '血', 'zzz']) expect(await findTopicKey(nothing), nothing).toBeNull()
  })

  it('belong to the specialties they name, the principal one first', async () => {
    await topics()
    expect((await listTopicsOfSpecialty('nephrology', 'en-US')).map(({ key }) => key)).toEqual(['sugar', 'pressure'])
    expect(await listTopicsOfSpecialty('dentistry', 'en-US')).toEqual([])
  })
})
