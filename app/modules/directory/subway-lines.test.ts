import { expect, it } from 'vitest'
import { neighborhoods } from '#drizzle/seed/reference/neighborhoods.ts'
import { subwayLines } from './subway-lines.ts'

it.each([
  ['7 train at Flushing–Main St; LIRR at Flushing–Main Street', ['7']],
  ['F train at East Broadway; B, D trains at Grand St within walking distance', ['F', 'B', 'D']],
  ['4, 5, 6 trains at 86 St; 6 train at 68 St and 77 St', ['4', '5', '6']],
  ['LIRR Port Washington Branch at Bayside; Q12 and Q13 buses from Flushing', []],
  ['LIRR Port Washington Branch at Murray Hill; buses from the 7 train at Main St', []],
  ['Most subway lines, at Times Sq–42 St', []],
  ['PATH trains at Grove Street', []],
  ['', []],
])('the lines of "%s" are %j', (words, expected) => {
  expect(subwayLines(words)).toEqual(expected)
})

it('are those of the city, and are found for most of its areas', () => {
  const found = neighborhoods.map(({ transit }) => subwayLines(transit['en-US']))
  expect(found.filter((own) => own.length > 0).length).toBeGreaterThan(15)
  for (const line of found.flat()) expect('1234567ABCDEFGJLMNQRSWZ').toContain(line)
})
