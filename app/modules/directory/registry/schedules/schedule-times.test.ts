import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs } from '#app/core/calendar/durations.ts'
import { wallClock } from '#app/core/calendar/zones.ts'
import { lastDue, nextDue } from './schedule-times.ts'

const at = (iso: string) => Date.parse(iso)
const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString().slice(0, 16))
const daily = (hour: number) => ({ cadence: 'daily', weekday: 1, hour }) as const

describe('a schedule', () => {
  it('is due at its hour in New York, whatever the offset', () => {
    expect(iso(nextDue(daily(3), at('2026-01-15T07:59Z')))).toBe('2026-01-15T08:00')
    expect(iso(nextDue(daily(3), at('2026-07-15T07:59Z')))).toBe('2026-07-16T07:00')
    expect(iso(lastDue(daily(3), at('2026-07-15T07:00Z')))).toBe('2026-07-15T07:00')
  })

  it('is due when the clocks change where they leave its hour out, and once where it comes twice', () => {
    expect(iso(nextDue(daily(2), at('2026-03-08T05:00Z')))).toBe('2026-03-08T07:00')
    const first = nextDue(daily(1), at('2026-11-01T04:30Z'))!
    expect(iso(first)).toBe('2026-11-01T05:00')
    expect(iso(nextDue(daily(1), first))).toBe('2026-11-02T06:00')
    expect(iso(lastDue(daily(1), at('2026-11-01T06:30Z')))).toBe('2026-11-01T05:00')
  })

  it('is due on its weekday', () => {
    const weekly = { cadence: 'weekly', weekday: 7, hour: 0 } as const
    expect(iso(nextDue(weekly, at('2026-11-23T12:00Z')))).toBe('2026-11-29T05:00')
    expect(iso(lastDue(weekly, at('2026-11-23T12:00Z')))).toBe('2026-11-22T05:00')
  })

  it('that is off is never due', () => {
    const off = { ...daily(1), cadence: 'off' } as const
    expect([lastDue(off, 0), nextDue(off, 0)]).toEqual([null, null])
  })

  it('has one time behind any instant and one before it, a period apart, at its hour', () => {
    fc.assert(
      fc.property(
        fc.record({
          cadence: fc.constantFrom('daily', 'weekly'),
          weekday: fc.integer({ min: 1, max: 7 }),
          hour: fc.nat(23),
        }),
        fc.integer({ min: at('2024-01-01T00:00Z'), max: at('2032-01-01T00:00Z') }),
        (times, instant) => {
          const [last, next] = [lastDue(times, instant)!, nextDue(times, instant)!]
          expect(last <= instant && instant < next).toBe(true)
          const period = times.cadence === 'daily' ? 1 : 7
          expect(Math.round((next - last) / dayMs)).toBe(period)
          expect(nextDue(times, last)).toBe(next)
          const { time, weekday } = wallClock(next)
          const hour = Number(time.slice(0, 2))
          // An hour that is left out becomes the one after it.
          expect([times.hour, times.hour + 1]).toContain(hour)
          if (times.cadence === 'weekly') expect(weekday).toBe(times.weekday)
        },
      ),
    )
  })
})
