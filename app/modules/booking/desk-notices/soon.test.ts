import { describe, expect, it } from 'vitest'
import { isSoon } from './soon.ts'

const soon = (at: string, startsAt: string, timeZone = 'America/New_York') =>
  isSoon(Date.parse(startsAt), Date.parse(at), timeZone)

describe('isSoon', () => {
  it.each([
    ['the same day', '2026-10-20T14:00Z', '2026-10-20T20:00Z', true],
    ['the next day', '2026-10-20T14:00Z', '2026-10-21T20:00Z', true],
    ['the day after the next', '2026-10-20T14:00Z', '2026-10-22T13:00Z', false],
    ['Saturday, asked on Friday', '2026-10-23T14:00Z', '2026-10-24T14:00Z', true],
    ['Monday, asked on Friday', '2026-10-23T14:00Z', '2026-10-26T14:00Z', true],
    ['Tuesday, asked on Friday', '2026-10-23T14:00Z', '2026-10-27T14:00Z', false],
    ['Monday, asked on Sunday', '2026-10-25T14:00Z', '2026-10-26T14:00Z', true],
    ['the Friday after Thanksgiving, asked on Wednesday', '2026-11-25T15:00Z', '2026-11-27T15:00Z', true],
    ['the Monday after, asked on Wednesday', '2026-11-25T15:00Z', '2026-11-30T15:00Z', false],
    [
      'late on the facility’s own day, when it is tomorrow in Greenwich',
      '2026-10-21T03:00Z',
      '2026-10-22T14:00Z',
      false,
    ],
  ])('%s', (_, at, startsAt, expected) => expect(soon(at, startsAt)).toBe(expected))

  it('counts on the facility’s calendar', () => {
    expect(soon('2026-10-21T05:00Z', '2026-10-22T16:00Z')).toBe(true)
    expect(soon('2026-10-21T05:00Z', '2026-10-22T16:00Z', 'America/Los_Angeles')).toBe(false)
  })
})
