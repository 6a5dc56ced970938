import { describe, expect, it } from 'vitest'
import { serviceBetween, ticketDueAt } from './ticket-due.ts'

const due = (at: string) => new Date(ticketDueAt(Date.parse(at))).toISOString()

describe('ticketDueAt', () => {
  it.each([
    // Tuesday 10:07 in New York: Wednesday 10:07.
    ['2026-10-20T14:07:00.000Z', '2026-10-21T14:07:00.000Z'],
    // Before service: the end of the same day.
    ['2026-10-20T11:00:00.000Z', '2026-10-20T22:00:00.000Z'],
    // At closing, and late in the evening: the end of the next day.
    ['2026-10-20T22:00:00.000Z', '2026-10-21T22:00:00.000Z'],
    ['2026-10-21T03:30:00.000Z', '2026-10-21T22:00:00.000Z'],
    // Friday afternoon: Monday, the weekend left out.
    ['2026-10-23T20:30:15.500Z', '2026-10-26T20:30:15.500Z'],
    // Saturday before the clock goes back: Monday evening by the new clock.
    ['2026-10-31T16:00:00.000Z', '2026-11-02T23:00:00.000Z'],
    // Friday before the clock goes forward.
    ['2026-03-06T22:00:00.000Z', '2026-03-09T21:00:00.000Z'],
  ])('of %s is %s', (at, expected) => {
    expect(due(at)).toBe(expected)
  })
})

it.each([
  ['within a day', '2026-06-12T14:00:00Z', '2026-06-12T16:30:00Z', 2.5],
  ['over a night', '2026-06-11T21:00:00Z', '2026-06-12T14:00:00Z', 2],
  ['over a weekend', '2026-06-12T21:00:00Z', '2026-06-15T14:00:00Z', 2],
  ['while service is closed', '2026-06-13T10:00:00Z', '2026-06-14T22:00:00Z', 0],
  ['over the end of summer time', '2026-10-30T21:00:00Z', '2026-11-02T15:00:00Z', 2],
  ['backward', '2026-06-12T16:00:00Z', '2026-06-12T14:00:00Z', 0],
])('counts service between two instants: %s', (_name, from, to, hours) => {
  expect(serviceBetween(Date.parse(from), Date.parse(to))).toBe(hours * 3_600_000)
})
