import { expect, it } from 'vitest'
import { centsOf, decimalOf } from './lines.ts'

it.each([
  ['49', 4_900],
  ['49.5', 4_950],
  ['$1,234.50', 123_450],
  [' ４９．９９ ', 4_999],
  ['0.01', 1],
  ['19.99', 1_999],
])('%s is a whole number of cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents)
})

it.each(['', '-1', '1.234', '1,23', 'ten', '1e3', '12345678', '.5', '1.', '$'])('%s is no amount', (text) => {
  expect(centsOf(text)).toBeNull()
})

it('is read as it is written', () => {
  for (const cents of [0, 1, 10, 99, 4_900, 123_456]) expect(centsOf(decimalOf(cents))).toBe(cents)
})
