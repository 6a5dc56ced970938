import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#app/core/calendar/dates.ts'
import {
  type Booked,
  covers,
  firstFree,
  hasRoom,
  lastDayOf,
  mondaysOf,
  nextMonday,
  spanOf,
  takenIn,
  weeksOf,
} from './inventory.ts'
import { offeredSpan } from './offered-span.ts'
import { inTurn, turnOf } from './rotation.ts'

const monday = '2026-11-02'
const week = (index: number) => addDays(monday, index * 7)
const booked = (from: number, weeks: number, targets: string[] = []): Booked => ({
  ...spanOf(week(from), weeks),
  targets,
})

describe('the inventory', () => {
  it('counts weeks from Monday to Monday', () => {
    expect(weeksOf(booked(0, 3))).toBe(3)
    expect(mondaysOf(booked(1, 2))).toEqual([week(1), week(2)])
    expect(nextMonday('2026-11-02')).toBe('2026-11-09')
    expect(nextMonday('2026-11-08')).toBe('2026-11-09')
  })

  it('has the Sunday of its last week as the last day of a span', () => {
    const span = spanOf(monday, 2)
    expect(lastDayOf(span)).toBe('2026-11-15')
    const days = ['2026-11-01', '2026-11-02', '2026-11-15', '2026-11-16']
    expect(days.map((day) => covers(span, day))).toEqual([false, true, true, false])
  })

  it('has room while a week of a target has fewer than its slots', () => {
    const taken = [booked(0, 2, ['cardiology']), booked(1, 2, ['cardiology', 'dentistry'])]
    expect(takenIn(taken, week(1), 'cardiology')).toBe(2)
    expect(takenIn(taken, week(1), null)).toBe(2)
    expect(hasRoom(taken, booked(0, 1, ['cardiology']), 2)).toBe(true)
    expect(hasRoom(taken, booked(0, 2, ['cardiology']), 2)).toBe(false)
    expect(hasRoom(taken, booked(1, 1, ['dentistry']), 2)).toBe(true)
    expect(hasRoom(taken, booked(1, 1, ['dentistry', 'cardiology']), 2)).toBe(false)
    expect(hasRoom(taken, booked(3, 12, ['cardiology']), 2)).toBe(true)
  })

  it('never holds more than its slots, whoever comes in whichever order', () => {
    const wish = fc.record({
      from: fc.integer({ min: 0, max: 8 }),
      weeks: fc.integer({ min: 1, max: 4 }),
      targets: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 }),
    })
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 30 }), fc.integer({ min: 1, max: 3 }), (wishes, slots) => {
        const taken: Booked[] = []
        for (const { from, weeks, targets } of wishes) {
          const wanted = booked(from, weeks, targets)
          const span = hasRoom(taken, wanted, slots)
            ? wanted
            : firstFree(taken, wanted, { slots, from: monday, ahead: 60 })
          if (span) taken.push({ ...wanted, ...span })
        }
        for (const target of ['a', 'b', 'c'])
          for (let index = 0; index < 60; index += 1)
            expect(takenIn(taken, week(index), target)).toBeLessThanOrEqual(slots)
      }),
    )
  })

  it('offers the first free weeks where its own are taken or have begun', () => {
    const today = '2026-11-04'
    const wanted = booked(1, 2)
    expect(offeredSpan(wanted, { booked: [], slots: 1, today })).toEqual(spanOf(week(1), 2))
    expect(offeredSpan(wanted, { booked: [booked(2, 1)], slots: 1, today })).toEqual(spanOf(week(3), 2))
    expect(offeredSpan(booked(0, 2), { booked: [], slots: 1, today })).toEqual(spanOf(week(1), 2))
    expect(offeredSpan(booked(0, 2), { booked: [], slots: 1, today: monday })).toEqual(spanOf(monday, 2))
    expect(offeredSpan(wanted, { booked: [booked(0, 60)], slots: 1, today })).toBeNull()
  })
})

describe('the rotation', () => {
  it('gives everybody the same number of turns, a minute each', () => {
    const seen = Array.from({ length: 30 }, (_, minute) => inTurn(['a', 'b', 'c'], minute * 60_000 + 17))
    for (const ad of ['a', 'b', 'c']) expect(seen.filter((each) => each === ad)).toHaveLength(10)
    expect(inTurn([], 5)).toBeNull()
    expect([turnOf(59_999), turnOf(60_000)]).toEqual([0, 1])
  })
})
