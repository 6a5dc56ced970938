import { expect, it } from 'vitest'
import { addCounts, matchedCount, noCounts } from './counts.ts'
import { progressLine, summaryLines } from './progress-line.ts'

it('shows the share, the rate and the time left', () => {
  const line = progressLine({ bytesDone: 250, startedAt: 0, size: 1000, elapsedMs: 20_000, rows: 40_000 })
  expect(line).toBe('[######------------------]  25 %  40,000 rows  2,000 rows/s  1:00 left')
})

it('reckons a resumed run by what this process has read', () => {
  const line = progressLine({ bytesDone: 600, startedAt: 500, size: 1000, elapsedMs: 10_000, rows: 10 })
  expect(line).toContain(' 60 %')
  expect(line).toContain('0:40 left')
})

it('does not know the time left before anything is read, and shows hours', () => {
  expect(progressLine({ bytesDone: 0, startedAt: 0, size: 10, elapsedMs: 0, rows: 0 })).toContain('time left unknown')
  expect(progressLine({ bytesDone: 1, startedAt: 0, size: 7201, elapsedMs: 1000, rows: 1 })).toContain('2:00:00 left')
})

it('sums up every outcome', () => {
  const counts = addCounts(noCounts(), { read: 1234, created: 3, unchanged: 2, kept: 1, rejected: 4 })
  expect(matchedCount(counts)).toBe(6)
  const text = summaryLines(counts).join('\n')
  for (const label of [
    'read',
    'matched',
    'created',
    'updated',
    'unchanged',
    'kept',
    'retired',
    'rejected',
    'unmapped',
  ]) {
    expect(text).toMatch(new RegExp(`^${label} `, 'm'))
  }
  expect(text).toContain('1,234')
})
