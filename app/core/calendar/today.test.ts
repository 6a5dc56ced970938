import { afterEach, expect, it } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import { todayInNewYork } from './today.ts'

afterEach(() => setClock(null))

it.each([
  ['2026-11-01T03:59:59Z', '2026-10-31'],
  ['2026-11-01T04:00:00Z', '2026-11-01'],
  // Winter time has begun meanwhile.
  ['2026-11-02T04:59:59Z', '2026-11-01'],
  ['2026-11-02T05:00:00Z', '2026-11-02'],
])('today at %s is %s', (instant, day) => {
  setClock(Date.parse(instant))
  expect(todayInNewYork()).toBe(day)
})
