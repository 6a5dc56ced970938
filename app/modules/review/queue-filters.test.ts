import { describe, expect, it } from 'vitest'
import { isNarrowed, queueSearch, readQueueFilters } from './queue-filters.ts'

const read = (query: string) => readQueueFilters(new URLSearchParams(query))

describe('the filters of a queue', () => {
  it.each([
    '',
    'state=returned',
    'type=phone&area=flushing',
    'type=new_doctor',
    'age=late&locale_of=en-US&assigned=me&q=Li&sort=newest',
    'after=1700000000000.abc-1',
    'before=12.x',
  ])('stand in the address: %s', (query) => {
    expect(new URLSearchParams(queueSearch(read(query))).toString()).toBe(query)
  })

  it('are none for what the address says wrongly', () => {
    const wrong = 'state=x&age=1&locale_of=fr&assigned=root&type=bio&area=%2E%2E%2F&sort=up&after=1;drop&before=&q=%00'
    expect(read(wrong)).toEqual(read(''))
    expect(isNarrowed(read(wrong))).toBe(false)
    // What the form sends when nothing is chosen.
    expect(read('q=&type=any&area=any&age=any&locale_of=any&assigned=any&sort=oldest')).toEqual(read(''))
    for (const narrow of ['q=a', 'type=report', 'area=flushing']) expect(isNarrowed(read(narrow))).toBe(true)
  })
})
