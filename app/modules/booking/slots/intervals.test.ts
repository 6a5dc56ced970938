import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overlapSweep, subtractIntervals, uniteIntervals } from './intervals.ts'

const lists = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 15 })), { maxLength: 12 })
  .map((pairs) => pairs.flatMap(([from, length]) => [from, from + length]))
const points = (intervals: readonly number[]) => {
  const set = new Set<number>()
  for (let i = 0; i < intervals.length; i += 2) for (let at = intervals[i]!; at < intervals[i + 1]!; at++) set.add(at)
  return set
}
const isUnited = (intervals: readonly number[]) =>
  intervals.every((bound, index) => index === 0 || bound > intervals[index - 1]!)

describe('intervals', () => {
  it('unite into ascending ones that lie apart and hold the same points', () => {
    expect(uniteIntervals([5, 7, 1, 3, 3, 5, 9, 9])).toEqual([1, 7])
    fc.assert(
      fc.property(lists, (list) => {
        expect(isUnited(uniteIntervals(list))).toBe(true)
        expect(points(uniteIntervals(list))).toEqual(points(list))
      }),
    )
  })

  it('lose what is subtracted and nothing else', () => {
    expect(subtractIntervals([0, 10, 20, 30], [2, 3, 8, 22])).toEqual([0, 2, 3, 8, 22, 30])
    fc.assert(
      fc.property(lists, lists, (open, closed) => {
        const left = subtractIntervals(uniteIntervals(open), uniteIntervals(closed))
        expect(isUnited(left)).toBe(true)
        expect(points(left)).toEqual(new Set([...points(open)].filter((at) => !points(closed).has(at))))
      }),
    )
  })

  it('are asked for overlaps in any order', () => {
    const spans = fc.array(fc.tuple(fc.integer({ min: 0, max: 70 }), fc.integer({ min: 1, max: 10 })), { minLength: 1 })
    fc.assert(
      fc.property(lists, spans, (list, questions) => {
        const overlaps = overlapSweep(uniteIntervals(list))
        for (const [from, length] of questions) {
          const expected = [...points(list)].some((at) => at >= from && at < from + length)
          expect(overlaps(from, from + length)).toBe(expected)
        }
      }),
    )
  })
})
