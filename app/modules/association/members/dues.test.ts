import { expect, it } from 'vitest'
import { duesState, nextPaidUntil, yearAfter } from './dues.ts'

const today = '2026-10-20'

it.each([
  ['2026-10-20', '2027-10-20'],
  ['2028-02-29', '2029-02-28'],
])('a year after %s is %s', (day, next) => {
  expect(yearAfter(day)).toBe(next)
})

it.each([
  [null, '2027-10-20'],
  ['2026-10-01', '2027-10-20'],
  ['2026-12-31', '2027-12-31'],
])('what is paid until %s goes on until %s', (paidUntil, next) => {
  expect(nextPaidUntil(paidUntil, today)).toBe(next)
})

it.each([
  ['active', '2026-12-31', 1000, 'paid'],
  ['active', '2026-11-19', 1000, 'soon'],
  ['active', today, 1000, 'soon'],
  ['active', '2026-10-19', 1000, 'due'],
  ['active', null, 1000, 'due'],
  ['lapsed', '2026-01-01', 1000, 'lapsed'],
  ['suspended', null, 1000, 'none'],
  ['active', null, 0, 'none'],
] as const)('of %s until %s with dues of %i the state is %s', (status, duesPaidUntil, cents, state) => {
  expect(duesState({ status, duesPaidUntil }, cents, today)).toBe(state)
})
