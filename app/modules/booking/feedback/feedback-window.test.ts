import { describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '#app/core/calendar/durations.ts'
import { takesFeedback } from './feedback-window.ts'

const startsAt = Date.parse('2026-10-20T14:00:00Z')
const endsAt = startsAt + hourMs / 2
const visit = { status: 'completed', startsAt, endsAt, checkedInAt: startsAt - 300_000 } as const

describe('when a visit can be spoken of', () => {
  it.each([
    ['once the desk has completed it, also before its time is over', visit, startsAt + 1, true],
    ['from its end on, where the desk has not said that it is over', { ...visit, status: 'arrived' }, endsAt, true],
    ['from its end on, where the desk says nothing at all', { ...visit, status: 'confirmed' }, endsAt, true],
    ['not while it lasts', { ...visit, status: 'in_room' }, endsAt - 1, false],
    ['not before it begins', { ...visit, status: 'booked' }, startsAt - hourMs, false],
    ['for thirty days', visit, endsAt + 30 * dayMs, true],
    ['and no longer', visit, endsAt + 30 * dayMs + 1, false],
    ['not where nobody came', { ...visit, status: 'no_show' }, endsAt + hourMs, false],
    ['not where it was called off', { ...visit, status: 'cancelled' }, endsAt + hourMs, false],
    [
      'not where it is only asked for',
      { ...visit, status: 'requested', startsAt: null, endsAt: null, checkedInAt: null },
      endsAt,
      false,
    ],
    ['of who came without an appointment', { ...visit, startsAt: null, endsAt: null }, endsAt, true],
  ] as const)('%s', (_when, given, now, expected) => {
    expect(takesFeedback(given, now)).toBe(expected)
  })
})
