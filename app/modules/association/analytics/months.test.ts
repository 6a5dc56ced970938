import { expect, it } from 'vitest'
import { monthsUntil, readPeriod } from './months.ts'

it('reaches back over the turn of a year to the month that a day lies in', () => {
  expect(monthsUntil('2027-01-31', 3)).toEqual(['2026-11-01', '2026-12-01', '2027-01-01'])
  expect(monthsUntil('2026-11-28', 12)).toHaveLength(12)
})

it('is twelve months unless more are asked for', () => {
  expect([readPeriod(null), readPeriod('24'), readPeriod('7')]).toEqual([12, 24, 12])
})
