import { describe, expect, it } from 'vitest'
import { freshnessOf } from './freshness.ts'

const day = 86_400_000
const now = Date.parse('2026-10-20T14:00:00Z')

describe('the freshness of a dated fact', () => {
  it.each([
    [0, 'fresh'],
    [90, 'fresh'],
    [91, 'unverified'],
    [180, 'unverified'],
    [181, 'stale'],
    [2000, 'stale'],
  ] as const)('is %s days old: %s', (age, expected) => {
    expect(freshnessOf(now - age * day, now)).toBe(expected)
  })

  it('changes one millisecond after the last whole day', () => {
    expect(freshnessOf(now - 90 * day - 1, now)).toBe('unverified')
    expect(freshnessOf(now - 180 * day - 1, now)).toBe('stale')
  })

  it('is stale when nobody ever verified it', () => {
    expect(freshnessOf(null, now)).toBe('stale')
  })

  it('takes an instant ahead of the clock as fresh', () => {
    expect(freshnessOf(now + day, now)).toBe('fresh')
  })
})
