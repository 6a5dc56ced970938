import { describe, expect, it } from 'vitest'
import { isNarrowed, queueSearch, readQueueFilters } from './queue-filters.ts'

const read = (query: string) => readQueueFilters(new URLSearchParams(query))

describe('the filters of a queue', () => {
  it.each([
    '',
    'state=returned',
    'age=late&locale_of=en-US&assigned=me&q=Li&sort=newest',
    'after=1700000000000.abc-1',
    'before=12.x',
  ])('stand in the address: %s', (query) => {
    expect(new URLSearchParams(queueSearch(read(query))).toString()).toBe(query)
  })

  it('are none for what the address says wrongly', () => {
    const wrong = 'state=x&age=1&locale_of=fr&assigned=root&sort=up&after=1;drop&before=&q=%00'
    expect(read(wrong)).toEqual(read(''))
    expect(isNarrowed(read(wrong))).toBe(false)
    expect(isNarrowed(read('q=a'))).toBe(true)
  })
})
