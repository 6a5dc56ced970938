import { describe, expect, it } from 'vitest'
import { dueAfter, isRaised } from './due-times.ts'

const due = (at: string, urgency: 'routine' | 'urgent' | 'stat') =>
  new Date(dueAfter(Date.parse(at), urgency)).toISOString()

describe('an answer is due', () => {
  it('in an hour, in four, or in two business days at the same time of the day', () => {
    expect(due('2026-10-20T14:00:00Z', 'stat')).toBe('2026-10-20T15:00:00.000Z')
    expect(due('2026-10-20T14:00:00Z', 'urgent')).toBe('2026-10-20T18:00:00.000Z')
    expect(due('2026-10-20T14:00:00Z', 'routine')).toBe('2026-10-22T14:00:00.000Z')
  })

  it('not on a weekend, and by the clocks of New York', () => {
    // Friday, and the clocks go back on Sunday.
    expect(due('2026-10-30T14:00:00Z', 'routine')).toBe('2026-11-03T15:00:00.000Z')
    expect(due('2026-10-24T14:00:00Z', 'routine')).toBe('2026-10-27T14:00:00.000Z')
  })
})

it('is made more pressing only', () => {
  expect(isRaised('routine', 'stat')).toBe(true)
  expect(isRaised('urgent', 'urgent')).toBe(false)
  expect(isRaised('stat', 'routine')).toBe(false)
})
