import { describe, expect, it } from 'vitest'
import { newYork } from '#app/core/calendar/zones.ts'
import { figureSpans, medianOf, percentOf } from './figures.ts'

const iso = (instant: number) => new Date(instant).toISOString()
const hours = ({ from, to }: { from: number; to: number }) => (to - from) / 3_600_000

describe('figureSpans', () => {
  it('counts a week from Monday by the wall clock of the facility', () => {
    // Tuesday, 10:00 in New York.
    const spans = figureSpans(Date.parse('2026-10-20T14:00:00Z'), newYork)
    expect(iso(spans.today.from)).toBe('2026-10-20T04:00:00.000Z')
    expect(iso(spans.week[0]!.from)).toBe('2026-10-19T04:00:00.000Z')
    expect(iso(spans.week[6]!.to)).toBe('2026-10-26T04:00:00.000Z')
    expect(iso(spans.lastWeek.from)).toBe('2026-10-12T04:00:00.000Z')
    expect(spans.lastWeek.to).toBe(spans.week[0]!.from)
    expect(spans.before.to).toBe(spans.recent.from)
  })

  it('belongs to the day that has begun there: late in the evening, on a Sunday, over a change of the clock', () => {
    const sunday = figureSpans(Date.parse('2026-11-02T04:30:00Z'), newYork)
    expect(iso(sunday.today.from)).toBe('2026-11-01T04:00:00.000Z')
    expect(hours(sunday.today)).toBe(25)
    expect(sunday.week[6]).toEqual(sunday.today)
    expect(sunday.week.map(hours)).toEqual([24, 24, 24, 24, 24, 24, 25])
  })
})

describe('rate', () => {
  it('is in tenths of a percent, and nothing of nothing', () => {
    expect(percentOf(1, 24)).toBe(4.2)
    expect(percentOf(0, 7)).toBe(0)
    expect(percentOf(7, 7)).toBe(100)
    expect(percentOf(0, 0)).toBeNull()
  })
})

describe('median', () => {
  it('is the middle, whatever the order', () => {
    expect(medianOf([])).toBeNull()
    expect(medianOf([5])).toBe(5)
    expect(medianOf([9, 1, 5])).toBe(5)
    expect(medianOf([4, 100, 2, 1])).toBe(3)
  })
})
