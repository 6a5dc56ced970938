import { expect, it } from 'vitest'
import { memberSearch, readMemberFilters } from './member-filters.ts'

const read = (query: string) => readMemberFilters(new URLSearchParams(query))

it.each(['', 'status=applied', 'q=Chen', 'status=left&before=12.demo-1', 'q=1001&after=1700000000000.abc'])(
  'stand in the address: %s',
  (query) => {
    expect(new URLSearchParams(memberSearch(read(query))).toString()).toBe(query)
  },
)

it('are none for what the address says wrongly', () => {
  expect(read('status=owner&q=%00&after=1;drop&before=')).toEqual(read(''))
})
