import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countChosen, exactHours, parseSearchParams, toSearch } from './search-params.ts'

const parse = (query: string) => parseSearchParams(new URLSearchParams(query))

describe('the results page’s address', () => {
  it('gives back what it was made from', () => {
    const query =
      'q=%E5%BC%A0&near=flushing&near=bayside&lat=40.7583&lng=-73.8294&r=3000&specialty=cardiology&plan=medicare&lang=yue&by=doctor&gender=f&open=weekend&open=pm&new=1&tele=1&access=1&endorsed=any&age=7&sort=distance&view=map&page=3'
    expect(toSearch(parse(query)).toString()).toBe(query)
  })

  it('leaves defaults out', () => {
    expect(toSearch(parse('q=&sort=best&view=list&page=1&by=anyone')).toString()).toBe('')
  })

  it('takes several choices as repeats or with commas, each once', () => {
    expect(parse('lang=yue,cmn&lang=yue').lang).toEqual(['yue', 'cmn'])
  })

  it.each([
    'page=0',
    'page=-1',
    'page=1e9',
    'page=x',
    'lat=91&lng=0',
    'lat=40',
    'sort=stars',
    'age=-3',
    'by=nobody',
    'plan=<script>',
  ])('counts what it cannot understand as not given: %s', (query) => {
    expect(toSearch(parse(query)).toString()).toBe('')
  })

  it('names hours in one order', () => {
    expect(toSearch(parse('open=evening&open=pm&open=am&open=noon&open=weekend')).toString()).toBe(
      'open=weekend&open=am&open=pm&open=evening',
    )
  })

  it('asks open times for hours beside a day, a morning or an afternoon, or in a list by time', () => {
    expect(exactHours(parse('open=evening&open=weekend'))).toEqual([])
    expect(exactHours(parse('open=evening&sort=distance'))).toEqual([])
    expect(exactHours(parse('open=evening&day=today'))).toEqual(['evening'])
    expect(exactHours(parse('open=evening&sort=soonest'))).toEqual(['evening'])
    expect(exactHours(parse('open=am'))).toEqual(['am'])
    expect(exactHours(parse('open=pm&open=weekend'))).toEqual(['weekend', 'pm'])
    expect(exactHours(parse('day=today'))).toEqual([])
  })

  it('counts chosen filters', () => {
    expect(countChosen(parse('q=x&sort=distance&lang=yue&lang=cmn&new=1&age=3'))).toBe(4)
    expect(countChosen(parse('q=x&page=2'))).toBe(0)
  })

  it('never throws, and reading is stable', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const once = toSearch(parse(query))
        expect(toSearch(parseSearchParams(once)).toString()).toBe(once.toString())
      }),
    )
  })
})
