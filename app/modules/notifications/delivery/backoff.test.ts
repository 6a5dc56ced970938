import { expect, it } from 'vitest'
import { mostAttempts, nextAttempt } from './backoff.ts'

it('waits longer each time and then gives up', () => {
  const at = Date.parse('2026-10-20T14:00:00Z')
  const waits = [1, 2, 3, 4, 5].map((attempts) => (nextAttempt(attempts, at)! - at) / 60_000)
  expect(waits).toEqual([1, 5, 30, 120, 720])
  expect(nextAttempt(6, at)).toBeNull()
  expect(mostAttempts).toBe(6)
})
