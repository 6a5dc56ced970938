import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#app/core/calendar/dates.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { dimensions, type Line } from '#app/modules/analytics/measures.ts'
import type { PageNote } from '#app/modules/analytics/page-note.ts'
import { rebuildSearchIndex } from '#app/modules/directory/search/commands/rebuild-index.server.ts'
import type { loader } from '#app/routes/admin/analytics/analytics.tsx'
import { loader as exportLoader } from '#app/routes/admin/analytics/export.ts'
import type { loader as listLoader } from '#app/routes/public/doctor/list.tsx'
import { dailyCounts } from '#drizzle/schema/measuring.ts'
import { signedInAdmin } from '#tests/factories/accounts.ts'
import { insertPractice } from '#tests/factories/booking.ts'
import { insertSpecialty, tri } from '#tests/factories/directory.ts'
import { useDatabase } from '#tests/setup/database.ts'
import { openPage } from './document-request.ts'
import { get, origin } from './route-request.ts'

useDatabase()

const analyst = async () => (await signedInAdmin({ permissions: ['analytics.read'] })).headers
/** Monday of the last whole week before the stories' day. */
const monday = '2026-10-12'

async function insertLines(lines: readonly (Pick<Line, 'measure' | 'count'> & Partial<Line>)[]): Promise<void> {
  const rows = lines.map((line) => ({ dimension: 'all' as const, value: '', day: monday, ...line }))
  await withTransaction((tx) => tx.insert(dailyCounts).values(rows))
}

const areas = [
  { value: 'flushing', count: 100 },
  { value: 'elmhurst', count: 60 },
  { value: 'bronxville', count: 14 },
  { value: 'homecrest', count: 3 },
]

beforeEach(async () => {
  await insertLines([
    { measure: 'search', count: 177 },
    { measure: 'search', count: 90, day: addDays(monday, -91) },
    { measure: 'profile_view', count: 80 },
    { measure: 'hold', count: 4 },
    { measure: 'kept', count: 40 },
    { measure: 'no_show', count: 10 },
    { measure: 'visit', count: 55 },
    { measure: 'time_offered', count: 110 },
    { measure: 'doctor_open', count: 10 },
    { measure: 'waiting_days', count: 25 },
    { measure: 'search_unfound', dimension: 'words', value: '激光脱毛', count: 9 },
    { measure: 'search_unfound', dimension: 'words', value: '种植牙检查', count: 2 },
    ...areas.map((area) => ({ measure: 'search' as const, dimension: 'area' as const, ...area })),
    // Of today, which has not ended.
    { measure: 'search', count: 5000, day: '2026-10-20' },
  ])
})

describe('/admin/analytics', () => {
  it('compares whole weeks with those before, by one dimension, as the address says', async () => {
    const { data } = await get<typeof loader>('/admin/analytics', { headers: await analyst() })
    const { range, by, totals, figures, words } = data.report
    expect([range, by]).toEqual([
      { weeks: 13, from: '2026-07-20', to: '2026-10-18', previousFrom: '2026-04-20', previousTo: '2026-07-19' },
      'area',
    ])
    expect(totals.find(({ measure }) => measure === 'search')).toEqual({
      measure: 'search',
      current: { kind: 'number', count: 177 },
      previous: { kind: 'number', count: 90 },
    })
    expect(totals.find(({ measure }) => measure === 'hold')!.current).toEqual({ kind: 'few' })
    expect(figures).toMatchObject({ fill: { current: 50 }, noShow: { current: 20 }, wait: { current: 2.5 } })
    expect(words).toEqual([{ words: '激光脱毛', count: { kind: 'number', count: 9 } }])
    const four = await get<typeof loader>('/admin/analytics?weeks=4&by=locale', { headers: await analyst() })
    expect(four.data.report).toMatchObject({ by: 'locale', range: { weeks: 4, from: '2026-09-21' }, parts: [] })
    const odd = await get<typeof loader>('/admin/analytics?weeks=5&by=name', { headers: await analyst() })
    expect(odd.data.report).toMatchObject({ by: 'area', range: { weeks: 13 } })
  })

  it('holds small numbers back on the page and in the file, so that no total tells them', async () => {
    const headers = await analyst()
    const { data } = await get<typeof loader>('/admin/analytics', { headers })
    const searches = Object.fromEntries(data.report.parts.map(({ value, cells }) => [value, cells.search.current]))
    expect(searches).toEqual({
      flushing: { kind: 'number', count: 100 },
      elmhurst: { kind: 'number', count: 60 },
      bronxville: { kind: 'withheld' },
      homecrest: { kind: 'few' },
    })
    const request = new Request(`${origin}/en-US/admin/analytics/export`, { headers })
    const csv = await (await exportLoader({ request, params: {}, context: {} })).text()
    expect(csv).toContain('Area,flushing,Searches,100,')
    expect(csv).toContain('Area,homecrest,Searches,<5,')
    expect(csv).toContain('Area,bronxville,Searches,hidden,')
    expect(csv).not.toMatch(/[,\n](14|3)[,\r]/)
    expect(csv).toContain('激光脱毛')
    expect(csv).not.toContain('种植牙检查')
    // Every dimension is in the file, whichever the page shows.
    expect(dimensions).toHaveLength(4)
  })

  it.each(locales)(
    'is a whole page without JavaScript in %s: charts on the server and the same as tables',
    async (locale) => {
      const { html, status } = await openPage(withPrefix('/admin/analytics?weeks=13&by=area', locale), {
        headers: await analyst(),
      })
      expect(status).toBe(200)
      expect(html.match(/<svg class="figure"/g)).toHaveLength(3)
      expect(html.match(/<table /g)!.length).toBeGreaterThanOrEqual(4)
      expect(html).toContain('&lt;5')
      expect(html).toContain(`href="${withPrefix('/admin/analytics?weeks=52&amp;by=area', locale)}"`)
      expect(html).toContain(`href="${withPrefix('/admin/analytics/export?weeks=13', locale)}"`)
      expect(html).not.toContain('analytics.')
    },
  )
})

describe('what is counted of a page', () => {
  beforeEach(async () => {
    await withTransaction(async (tx) => {
      await insertSpecialty(tx, { id: 'family-medicine', name: tri('家庭医生', '家庭醫生', 'Family medicine') })
      await insertPractice(tx, { provider: { slug: 'zhining-bai', specialties: ['family-medicine'] } })
    })
    await rebuildSearchIndex()
  })
  const notesOf = async (path: string) => {
    const notes: PageNote[] = []
    await get<typeof listLoader>(path, { notes })
    return notes
  }

  it('is what was asked for, not who asked: specialties typed or chosen, and whether anybody was found', async () => {
    const found = { kind: 'search', specialtyIds: ['family-medicine'], areaIds: [], isFound: true, words: null }
    expect(await notesOf(`/doctor?q=${encodeURIComponent('家庭医生')}`)).toEqual([found])
    expect(await notesOf('/doctor?specialty=family-medicine')).toEqual([found])
    expect(await notesOf('/en-US/doctor/family-medicine')).toEqual([found])
    expect(await notesOf('/doctor/family-medicine/zhining-bai')).toMatchObject([
      { kind: 'profile', specialtyIds: ['family-medicine'] },
    ])
  })

  it('is nothing of a further page, nor of the list that nobody asked anything of', async () => {
    expect(await notesOf('/doctor?specialty=family-medicine&page=2')).toEqual([])
    expect(await notesOf('/doctor')).toEqual([])
  })

  it('has the words of a search without a result only where they can be nobody’s name', async () => {
    const wordsOf = async (q: string) =>
      (await notesOf(`/doctor?${new URLSearchParams({ q, gender: 'x' })}`)).map(
        (note) => note.kind === 'search' && [note.isFound, note.words],
      )
    expect(await wordsOf('家庭医生')).toEqual([[false, '家庭医生']])
    for (const typed of ['王小明', '张美玲医生', 'Jane Q. Canary', '212-555-0188', '我不想活了', '家庭医生 11355']) {
      expect([typed, await wordsOf(typed)]).toEqual([typed, [[false, null]]])
    }
  })
})
