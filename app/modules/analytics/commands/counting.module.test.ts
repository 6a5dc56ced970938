import { beforeEach, describe, expect, it } from 'vitest'
import { dayMs } from '#app/core/calendar/durations.ts'
import { now, setClock } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { dailyCounts, unfoundWords } from '#drizzle/schema/measuring.ts'
import { useDatabase } from '#tests/setup/database.ts'
import type { PageNote } from '../page-note.ts'
import { countNotes, flushCounts } from './flush-counts.server.ts'
import { pruneCounts } from './prune-counts.server.ts'

useDatabase()

const visit = { locale: 'zh-Hant', source: 'wechat' } as const
const search = (changes: Partial<Extract<PageNote, { kind: 'search' }>> = {}): PageNote => ({
  kind: 'search',
  specialtyIds: ['cardiology'],
  areaIds: ['flushing'],
  isFound: true,
  words: null,
  ...changes,
})
const unfound = (words: string) => search({ isFound: false, words, specialtyIds: [], areaIds: [] })
const stored = async () =>
  (await db.select().from(dailyCounts).orderBy(dailyCounts.measure, dailyCounts.dimension, dailyCounts.value)).map(
    ({ measure, dimension, value, count }) => [measure, dimension, value, count].join(' '),
  )
const readable = async () => (await stored()).filter((line) => line.includes(' words '))

/** Types words so often today, and writes them down. */
async function type(words: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) countNotes([unfound(words)], visit)
  await flushCounts()
}
const nextDay = () => setClock(now() + dayMs)

// Of files in the same process.
beforeEach(() => flushCounts())

it('counts the page and the endorsements of an association as its own, and of no specialty', async () => {
  countNotes([{ kind: 'association', associationId: 'one' }], visit)
  countNotes([{ kind: 'association', associationId: 'other' }], visit)
  countNotes([{ kind: 'endorsement', associationId: 'one' }], visit)
  await flushCounts()
  expect((await stored()).filter((line) => !/ (locale|source) /.test(line))).toEqual([
    'association_view all  2',
    'association_view association one 1',
    'association_view association other 1',
    'endorsement_click all  1',
    'endorsement_click association one 1',
  ])
})

describe('counts', () => {
  it('are of a day, by one dimension each, and add up whoever writes them', async () => {
    countNotes([search()], visit)
    countNotes([search({ areaIds: ['chinatown'] })], { locale: 'en-US', source: 'direct' })
    expect(await stored()).toEqual([])
    await flushCounts()
    countNotes([search(), { kind: 'time' }], visit)
    await flushCounts()
    await flushCounts()
    expect(await stored()).toEqual([
      'search all  3',
      'search area chinatown 1',
      'search area flushing 2',
      'search locale en-US 1',
      'search locale zh-Hant 2',
      'search source direct 1',
      'search source wechat 2',
      'search specialty cardiology 3',
      ...['time_choice all  1', 'time_choice locale zh-Hant 1', 'time_choice source wechat 1'],
    ])
  })

  it('begin anew at midnight in New York', async () => {
    for (const instant of ['2026-10-21T03:59:00Z', '2026-10-21T04:01:00Z']) {
      setClock(Date.parse(instant))
      countNotes([{ kind: 'hold' }], visit)
      await flushCounts()
    }
    const days = await db.selectDistinct({ day: dailyCounts.day }).from(dailyCounts).orderBy(dailyCounts.day)
    expect(days.map(({ day }) => day)).toEqual(['2026-10-20', '2026-10-21'])
  })

  it('are forgotten after twenty-five months', async () => {
    const row = { measure: 'search', dimension: 'all' as const, value: '', count: 7 }
    const days = ['2024-08-31', '2024-09-01', '2026-10-01']
    await withTransaction((tx) => tx.insert(dailyCounts).values(days.map((day) => ({ ...row, day }))))
    await pruneCounts()
    const left = await db.select({ day: dailyCounts.day }).from(dailyCounts).orderBy(dailyCounts.day)
    expect(left.map(({ day }) => day)).toEqual(['2024-09-01', '2026-10-01'])
  })
})

describe('words of searches without a result', () => {
  const words = '激光脱毛'
  // The second day of a key.
  beforeEach(() => setClock(Date.parse('2026-10-23T14:00:00Z')))

  it('are kept when they were typed five times on three days, and not before', async () => {
    await type(words, 4)
    nextDay()
    await type(words, 9)
    expect(await readable()).toEqual([])
    nextDay()
    await type(words, 1)
    expect(await readable()).toEqual([`search_unfound words ${words} 14`])
    nextDay()
    await type(words, 2)
    expect((await readable()).map((line) => line.split(' ').at(-1))).toEqual(['14', '2'])
  })

  it('are not kept for three days alone', async () => {
    for (let day = 0; day < 3; day++) {
      await type(words, 1)
      nextDay()
    }
    expect(await readable()).toEqual([])
    await type(words, 2)
    expect(await readable()).toHaveLength(1)
  })

  it('stand nowhere until then: only a hash of which a month later nothing is left', async () => {
    await type(words, 12)
    const rows = await db.select().from(unfoundWords)
    expect(rows).toMatchObject([{ times: 12, days: 1 }])
    expect(JSON.stringify([rows, await stored()])).not.toContain(words)
    setClock(now() + 28 * dayMs)
    await type('另一些', 1)
    const later = await db.select().from(unfoundWords)
    expect(later).toHaveLength(1)
    expect(later[0]!.hash).not.toBe(rows[0]!.hash)
    await type(words, 1)
    expect(await db.select().from(unfoundWords)).not.toContainEqual(expect.objectContaining({ hash: rows[0]!.hash }))
  })
})
