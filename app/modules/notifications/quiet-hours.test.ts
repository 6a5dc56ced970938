import { describe, expect, it } from 'vitest'
import { quietUntil } from './quiet-hours.ts'

const at = (text: string) => Date.parse(text)
const resumes = (text: string, visit?: string) => {
  const until = quietUntil(at(text), visit === undefined ? undefined : at(visit))
  return until === null ? null : new Date(until).toISOString().slice(0, 16)
}

describe('quietUntil', () => {
  it.each([
    ['08:00 in the morning', '2026-10-20T12:00:00Z', null],
    ['20:59 in the evening', '2026-10-21T00:59:59Z', null],
    ['21:00 in the evening', '2026-10-21T01:00:00Z', '2026-10-21T12:00'],
    ['just before midnight', '2026-10-21T03:59:00Z', '2026-10-21T12:00'],
    ['just after midnight', '2026-10-21T04:00:00Z', '2026-10-21T12:00'],
    ['07:59 in the morning', '2026-10-21T11:59:59Z', '2026-10-21T12:00'],
    ['the night the clocks go forward', '2026-03-08T03:00:00Z', '2026-03-08T12:00'],
    ['the night the clocks go back', '2026-11-01T02:00:00Z', '2026-11-01T13:00'],
  ])('at %s', (_, instant, expected) => {
    expect(resumes(instant)).toBe(expected)
  })

  it('does not hold back what is about the same day', () => {
    // 06:00 for a visit at 09:00; 22:00 the evening before waits.
    expect(resumes('2026-10-21T10:00:00Z', '2026-10-21T13:00:00Z')).toBeNull()
    expect(resumes('2026-10-21T02:00:00Z', '2026-10-21T13:00:00Z')).toBe('2026-10-21T12:00')
  })

  it('does not hold a message back until its visit is over', () => {
    // 22:00 for a visit at 01:00 the next day.
    expect(resumes('2026-10-21T02:00:00Z', '2026-10-21T05:00:00Z')).toBeNull()
  })
})
