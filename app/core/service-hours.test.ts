import { expect, it } from 'vitest'
import { isServiceOpen } from './service-hours.ts'

it.each([
  ['Friday 08:59 in New York', '2026-06-12T12:59:00Z', false],
  ['Friday 09:00', '2026-06-12T13:00:00Z', true],
  ['Friday 17:59', '2026-06-12T21:59:00Z', true],
  ['Friday 18:00', '2026-06-12T22:00:00Z', false],
  ['Saturday noon', '2026-06-13T16:00:00Z', false],
  ['Monday 09:00 in winter time', '2026-11-02T14:00:00Z', true],
  ['Monday 09:00 by last week’s offset', '2026-11-02T13:00:00Z', false],
])('%s', (_name, instant, expected) => {
  expect(isServiceOpen(Date.parse(instant))).toBe(expected)
})
