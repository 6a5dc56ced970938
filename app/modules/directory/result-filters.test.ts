import { describe, expect, it } from 'vitest'
import {
  appliedFilters,
  type FilterLabels,
  optionsOf,
  type Vocabulary,
  widened,
  withoutFilters,
} from './result-filters.ts'
import { countChosen, parseSearchParams, toSearch } from './search-params.ts'
import { emptyFacets } from './search/search-query.ts'

const parse = (query: string) => parseSearchParams(new URLSearchParams(query))
const query = (params: ReturnType<typeof parse>) => toSearch(params).toString()

const labels: FilterLabels = {
  option: (name, value) => `${name}:${value}`,
  flag: (name) => name,
  childAge: (age) => `age ${age}`,
  day: (day) => `open ${day}`,
}

describe('filter options', () => {
  const vocabulary: Vocabulary = {
    specialty: [],
    neighborhood: [],
    language: ['cmn', 'yue', 'nan', 'hak'].map((id) => ({ id, value: id, label: id })),
    planGroup: [],
    plan: [],
    symptom: [],
  }

  it('put chosen ones first, then the most useful, and leave out what nobody offers', () => {
    const facets = emptyFacets()
    facets.language.set('cmn', 3).set('yue', 9)
    const { language } = optionsOf(vocabulary, facets, parse('lang=nan'))
    expect(language.map(({ value, count, isChosen }) => [value, count, isChosen])).toEqual([
      ['nan', 0, true],
      ['yue', 9, false],
      ['cmn', 3, false],
    ])
  })
})

describe('applied filters', () => {
  it('can each be taken off alone, which goes back to the first page', () => {
    const chips = appliedFilters(parse('q=a&lang=yue&lang=cmn&gender=f&new=1&age=0&page=4'), labels)
    expect(chips.map(({ label, without }) => [label, query(without)])).toEqual([
      ['lang:yue', 'q=a&lang=cmn&gender=f&new=1&age=0'],
      ['lang:cmn', 'q=a&lang=yue&gender=f&new=1&age=0'],
      ['f', 'q=a&lang=yue&lang=cmn&new=1&age=0'],
      ['acceptingNew', 'q=a&lang=yue&lang=cmn&gender=f&age=0'],
      ['age 0', 'q=a&lang=yue&lang=cmn&gender=f&new=1'],
    ])
  })

  it('show one chip for every filter that is counted', () => {
    const params = parse(
      'near=flushing&specialty=cardiology&plan=medicare&open=weekend&open=evening&tele=1&access=1&lat=40.7&lng=-73.9',
    )
    expect(appliedFilters(params, labels)).toHaveLength(countChosen(params))
  })
})

describe('widening a search that found nothing', () => {
  it.each([
    ['text', 'lang=yue'],
    ['languageIds', 'q=zhang+flushing'],
    ['filters', 'q=zhang+flushing'],
    ['term:flushing', 'q=zhang&lang=yue'],
  ])('gives up %s', (drop, expected) => {
    const params = widened(parse('q=zhang+flushing&lang=yue&page=2'), drop)
    expect(params && query(params)).toBe(expected)
  })

  it('knows nothing of what an address cannot drop', () => {
    expect(widened(parse('q=a'), 'constructor')).toBeNull()
    expect(widened(parse('q=a'), 'unheard-of')).toBeNull()
  })
})

it('the day of the next opening is a filter like any other', () => {
  const params = parse('day=3days&q=a')
  expect(countChosen(params)).toBe(1)
  expect(appliedFilters(params, labels)).toMatchObject([{ label: 'open 3days', without: { day: null, q: 'a' } }])
  expect(query(params)).toBe('q=a&day=3days')
  expect(parse('day=tomorrow').day).toBeNull()
})

it('clearing all filters keeps the words and the order', () => {
  expect(query(withoutFilters(parse('q=a&sort=soonest&lang=yue&new=1&page=3&lat=40.7&lng=-73.9&r=1600')))).toBe(
    'q=a&sort=soonest',
  )
})
