import { expect, it } from 'vitest'
import { datedSources, mergedSources } from './merged-sources.ts'
import { wordsOf } from './search-words.ts'

const source = (name: string) => ({ publisher: 'CDC', title: name, url: `https://www.cdc.gov/${name}` })

it('names every source once, the oldest review and the first that is overdue', () => {
  expect(
    mergedSources([
      { sources: [source('a'), source('b')], reviewedOn: '2026-11-02', overdueSince: '2027-11-02' },
      { sources: [source('b')], reviewedOn: '2026-09-30', overdueSince: '2027-09-30' },
      { sources: [], reviewedOn: null },
    ]),
  ).toEqual({
    sources: [
      { ...source('a'), readOn: '2026-11-02' },
      { ...source('b'), readOn: '2026-09-30' },
    ],
    reviewedOn: '2026-09-30',
    overdueSince: '2027-09-30',
  })
  expect(mergedSources([])).toEqual({ sources: [], reviewedOn: null, overdueSince: null })
})

it('takes no more words of an address than anybody types', () => {
  expect(wordsOf(new URLSearchParams({ q: `  ${'张'.repeat(5000)}` }))).toBe('张'.repeat(100))
  expect(wordsOf(new URLSearchParams())).toBe('')
  expect(wordsOf(new URLSearchParams({ term: ' PPO ' }), 'term')).toBe('PPO')
})

it('gives a source without a day of its own the day of its row’s review', () => {
  const read = { ...source('a'), readOn: '2026-08-01' }
  expect(datedSources({ sources: [read, source('b')], reviewedOn: '2026-11-02' })).toEqual([
    read,
    { ...source('b'), readOn: '2026-11-02' },
  ])
  expect(datedSources({ sources: [source('b')], reviewedOn: null })).toEqual([source('b')])
})
