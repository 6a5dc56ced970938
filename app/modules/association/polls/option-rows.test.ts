import { expect, it } from 'vitest'
import { mostOptions } from './choices.ts'
import { changeRows, withBlankRows } from './option-rows.ts'

const row = (hans: string) => ({ hans, hant: hans, en: hans })
const [a, b, c] = [row('A'), row('B'), row('C')]
const blank = { hans: '', hant: '', en: '' }

it('rows of options are added, moved up and removed, and two stay to write in', () => {
  expect(changeRows([a, b], 'add')).toEqual([a, b, blank])
  expect(changeRows([a, b, c], 'up-2')).toEqual([a, c, b])
  expect(changeRows([a, b, c], 'up-0')).toEqual([a, b, c])
  expect(changeRows([a, b, c], 'remove-1')).toEqual([a, c])
  expect(changeRows([a, b], 'remove-0')).toEqual([b, blank])
  expect(withBlankRows([])).toEqual([blank, blank])
})

it('a place that no row has changes nothing, another button is none of theirs, and no poll has too many', () => {
  expect([changeRows([a], 'remove-7'), changeRows([a], 'up-1')]).toEqual([[a], [a]])
  expect(['', 'save', 'remove', 'up-100', 'remove--1'].map((pressed) => changeRows([a], pressed))).toEqual(
    Array.from({ length: 5 }, () => null),
  )
  expect(
    changeRows(
      Array.from({ length: mostOptions }, () => a),
      'add',
    ),
  ).toHaveLength(mostOptions)
})
