import { describe, expect, it } from 'vitest'
import {
  appliedFilters,
  type FilterLabels,
  optionsOf,
  type Vocabulary,
  waysOn,
  withoutFilters,
} from './result-filters.ts'
import { countChosen, parseSearchParams, toSearch } from './search-params.ts'
import { emptyFacets } from '../search/search-query.ts'

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
    endorsed: [],
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

it('opening hours are not counted where open times are asked for hours', () => {
  const vocabulary = {
    specialty: [],
    neighborhood: [],
    language: [],
    planGroup: [],
    plan: [],
    symptom: [],
    endorsed: [],
  }
  const facets = emptyFacets()
  facets.evening.set('yes', 4)
  expect(optionsOf(vocabulary, facets, parse('open=weekend'))).toMatchObject({ evening: 4, weekend: 0 })
  for (const query of ['open=am', 'day=today', 'sort=soonest'])
    expect(optionsOf(vocabulary, facets, parse(query))).toMatchObject({ evening: null, weekend: null })
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
      'near=flushing&specialty=cardiology&plan=medicare&open=weekend&open=evening&open=am&open=pm&tele=1&access=1&lat=40.7&lng=-73.9',
    )
    expect(appliedFilters(params, labels)).toHaveLength(countChosen(params))
  })
})

describe('the ways on from a search that found nobody', () => {
  const ways = (address: string, parts: Parameters<typeof waysOn>[1] = []) => {
    const { filters, words } = waysOn(parse(address), parts)
    return [...filters, ...words].map(({ drop, params }) => [drop, query(params)])
  }

  it('give up each filter, all of them, each part of the words and all of these, and begin at the first page', () => {
    const parts = [
      { words: 'Zhang', rest: '法拉盛' },
      { words: '法拉盛', rest: 'Zhang' },
    ]
    expect(ways('q=Zhang+法拉盛&lang=yue&by=doctor&gender=f&day=today&page=2', parts)).toEqual([
      ['lang', 'q=Zhang+%E6%B3%95%E6%8B%89%E7%9B%9B&by=doctor&gender=f&day=today'],
      ['by', 'q=Zhang+%E6%B3%95%E6%8B%89%E7%9B%9B&lang=yue&gender=f&day=today'],
      ['gender', 'q=Zhang+%E6%B3%95%E6%8B%89%E7%9B%9B&lang=yue&by=doctor&day=today'],
      ['day', 'q=Zhang+%E6%B3%95%E6%8B%89%E7%9B%9B&lang=yue&by=doctor&gender=f'],
      ['filters', 'q=Zhang+%E6%B3%95%E6%8B%89%E7%9B%9B'],
      ['words', 'q=%E6%B3%95%E6%8B%89%E7%9B%9B&lang=yue&by=doctor&gender=f&day=today'],
      ['words', 'q=Zhang&lang=yue&by=doctor&gender=f&day=today'],
      ['text', 'lang=yue&by=doctor&gender=f&day=today'],
    ])
  })

  it('give up hours one by one, and all of them', () => {
    expect(ways('open=pm')).toEqual([['pm', '']])
    expect(ways('open=am&open=weekend&day=week')).toEqual([
      ['weekend', 'open=am&day=week'],
      ['am', 'open=weekend&day=week'],
      ['hours', 'day=week'],
      ['day', 'open=weekend&open=am'],
      ['filters', ''],
    ])
  })

  it('lead nowhere where one is already, nor twice to the same', () => {
    expect(ways('')).toEqual([])
    expect(ways('by=doctor')).toEqual([])
    expect(ways('near=flushing&r=800')).toEqual([
      ['near', ''],
      ['radius', 'near=flushing'],
    ])
    expect(ways('lat=40.7&lng=-73.8&r=800')).toEqual([['point', '']])
    const twice = { words: 'a', rest: 'a' }
    expect(ways('q=a+a', [twice, twice])).toEqual([
      ['words', 'q=a'],
      ['text', ''],
    ])
  })
})

it('the day of the next opening is a filter like any other', () => {
  const params = parse('day=3days&q=a')
  expect(countChosen(params)).toBe(1)
  expect(appliedFilters(params, labels)).toMatchObject([{ label: 'open 3days', without: { day: null, q: 'a' } }])
  expect(query(params)).toBe('q=a&day=3days')
  expect(parse('day=yesterday').day).toBeNull()
})

it('clearing all filters keeps the words and the order', () => {
  expect(query(withoutFilters(parse('q=a&sort=soonest&lang=yue&new=1&page=3&lat=40.7&lng=-73.9&r=1600')))).toBe(
    'q=a&sort=soonest',
  )
})
