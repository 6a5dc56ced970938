import { describe, expect, it } from 'vitest'
import { addDays, clockChanges, daysBetween, instantOfWall, offsetAt } from './zone-time.ts'

const newYork = 'America/New_York'
const hour = 60 * 60_000
const iso = (instant: number) => new Date(instant).toISOString()

describe('offsetAt', () => {
  it.each([
    ['2026-03-08T06:59:59.999Z', newYork, -5],
    ['2026-03-08T07:00:00Z', newYork, -4],
    ['2026-11-01T05:59:59Z', newYork, -4],
    ['2026-11-01T06:00:00Z', newYork, -5],
    ['2026-07-01T00:00:00Z', 'Asia/Kathmandu', 5.75],
    ['2026-07-01T00:00:00Z', 'America/Phoenix', -7],
  ])('%s in %s is %d hours', (instant, zone, hours) => {
    expect(offsetAt(Date.parse(instant), zone)).toBe(hours * hour)
  })
})

describe('instantOfWall', () => {
  it.each([
    ['2026-03-07', '10:00', '2026-03-07T15:00:00.000Z'],
    ['2026-03-08', '10:00', '2026-03-08T14:00:00.000Z'],
    // Skipped: half an hour into the gap is half an hour after it.
    ['2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
    // Twice: the first.
    ['2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['2026-11-01', '00:30', '2026-11-01T04:30:00.000Z'],
    ['2026-11-01', '02:30', '2026-11-01T07:30:00.000Z'],
    ['2026-12-31', '23:59', '2027-01-01T04:59:00.000Z'],
  ])('%s %s in New York is %s', (date, time, expected) => {
    expect(iso(instantOfWall(date, time, newYork))).toBe(expected)
  })

  it('is right east of Greenwich too', () => {
    expect(iso(instantOfWall('2026-10-20', '08:00', 'Asia/Shanghai'))).toBe('2026-10-20T00:00:00.000Z')
    expect(iso(instantOfWall('2026-03-29', '02:30', 'Europe/Berlin'))).toBe('2026-03-29T01:30:00.000Z')
  })
})

describe('dates', () => {
  it('are added and counted on the calendar, whatever the clocks do', () => {
    expect(addDays('2026-03-01', -2)).toBe('2026-02-27')
    expect(addDays('2026-11-02', -2)).toBe('2026-10-31')
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2)
    expect(daysBetween('2026-03-09', '2026-03-07')).toBe(-2)
  })
})

describe('clockChanges', () => {
  it('finds both days of New York for the years of the rules', () => {
    // US law since 2007: second Sunday of March, first Sunday of November.
    const days = [2026, 2027, 2028, 2029, 2030].map((year) =>
      clockChanges(year, newYork).map(({ at }) => iso(at).slice(0, 16)),
    )
    expect(days).toEqual([
      ['2026-03-08T07:00', '2026-11-01T06:00'],
      ['2027-03-14T07:00', '2027-11-07T06:00'],
      ['2028-03-12T07:00', '2028-11-05T06:00'],
      ['2029-03-11T07:00', '2029-11-04T06:00'],
      ['2030-03-10T07:00', '2030-11-03T06:00'],
    ])
  })

  it('finds none where clocks stand still, and the two around a Ramadan', () => {
    expect(clockChanges(2026, 'America/Phoenix')).toEqual([])
    expect(clockChanges(2026, 'Africa/Casablanca')).toHaveLength(2)
  })
})
