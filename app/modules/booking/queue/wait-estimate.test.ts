import { describe, expect, it } from 'vitest'
import { type DayVisit, isToldOfLateness, turnInLine } from './wait-estimate.ts'

const minute = 60_000
const now = Date.parse('2026-10-20T15:00:00Z')
const visit = (id: string, more: Partial<DayVisit> = {}): DayVisit => ({
  ...{ id, status: 'arrived', startsAt: null, checkedInAt: now - 10 * minute, roomedAt: null, minutes: 20 },
  ...more,
})
const doctor = { now, lateBy: 0 }

describe('the place of somebody who waits', () => {
  it('is the next one, soon, where nobody else is', () => {
    expect(turnInLine([visit('me')], 'me', doctor)).toEqual({ ahead: 0, from: 0, to: 0 })
  })

  it('counts who came before, appointments by their time, and nobody after', () => {
    const others = [
      visit('before', { checkedInAt: now - 30 * minute }),
      visit('booked', { startsAt: now - 20 * minute }),
      visit('after', { checkedInAt: now }),
      visit('later', { startsAt: now + 60 * minute }),
    ]
    expect(turnInLine([visit('me'), ...others], 'me', doctor)).toEqual({ ahead: 2, from: 30, to: 50 })
  })

  it('waits for the rest of a visit in the room, which takes no less than it has taken', () => {
    const inRoom = visit('inside', { status: 'in_room', roomedAt: now - 10 * minute })
    expect(turnInLine([visit('me'), inRoom], 'me', doctor)).toEqual({ ahead: 0, from: 5, to: 15 })
    const long = visit('inside', { status: 'in_room', roomedAt: now - 90 * minute })
    expect(turnInLine([visit('me'), long], 'me', doctor)).toEqual({ ahead: 0, from: 0, to: 0 })
  })

  it('reckons at worst with who is expected before, and not with who has missed their time', () => {
    const due = visit('due', { status: 'booked', startsAt: now - 12 * minute, checkedInAt: null })
    expect(turnInLine([visit('me'), due], 'me', doctor)).toEqual({ ahead: 0, from: 0, to: 25 })
    const missed = { ...due, startsAt: now - 20 * minute }
    expect(turnInLine([visit('me'), missed], 'me', doctor)).toEqual({ ahead: 0, from: 0, to: 0 })
  })

  it('is later by what the desk says of the doctor, and never before one’s own time', () => {
    expect(turnInLine([visit('me')], 'me', { now, lateBy: 20 })).toEqual({ ahead: 0, from: 0, to: 20 })
    const own = visit('me', { startsAt: now + 30 * minute })
    expect(turnInLine([own], 'me', doctor)).toEqual({ ahead: 0, from: 30, to: 30 })
    expect(turnInLine([own], 'me', { now, lateBy: 20 })).toEqual({ ahead: 0, from: 30, to: 50 })
  })

  it('takes a visit of which nothing is said as long as the others of that day', () => {
    const unsaid = visit('before', { checkedInAt: now - 30 * minute, minutes: null })
    expect(turnInLine([visit('me', { minutes: 40 }), unsaid], 'me', doctor)).toEqual({ ahead: 1, from: 30, to: 50 })
    expect(turnInLine([visit('me', { minutes: null }), unsaid], 'me', doctor)).toEqual({ ahead: 1, from: 15, to: 25 })
  })

  it('is none for who is in the room, or is not of that day', () => {
    expect(turnInLine([visit('me', { status: 'in_room' })], 'me', doctor)).toBeNull()
    expect(turnInLine([], 'me', doctor)).toBeNull()
  })
})

it('a message is for whose appointment is still to come, as late as the doctor is', () => {
  const booked = (startsAt: number) => visit('v', { status: 'booked', startsAt })
  expect(isToldOfLateness(booked(now + minute), now, 0)).toBe(true)
  expect(isToldOfLateness(booked(now - 10 * minute), now, 20)).toBe(true)
  expect(isToldOfLateness(booked(now - 10 * minute), now, 10)).toBe(false)
  expect(isToldOfLateness(visit('walk-in'), now, 20)).toBe(false)
  expect(isToldOfLateness({ ...booked(now), status: 'in_room' }, now, 20)).toBe(false)
})
