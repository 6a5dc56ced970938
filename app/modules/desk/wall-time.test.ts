import { describe, expect, it } from 'vitest'
import {
  ageOn,
  dateSpan,
  deskTime,
  instantOfWall,
  isDate,
  localDate,
  minutesBetween,
  mondayOf,
  wallSpan,
  wallText,
} from './wall-time.ts'

const zone = 'America/New_York'
const at = (iso: string) => Date.parse(iso)

describe('the wall clock of a facility', () => {
  it('is the same going there and back, on every hour of both change days', () => {
    for (const date of ['2026-03-08', '2026-11-01', '2026-06-12']) {
      for (let hour = 0; hour < 24; hour++) {
        const wall = `${date}T${String(hour).padStart(2, '0')}:00`
        const instant = instantOfWall(wall, zone)!
        // Two in the morning of the spring day does not exist: it is the change, three o'clock.
        const shown = wall === '2026-03-08T02:00' ? '2026-03-08T03:00' : wall
        expect(wallText(instant, zone)).toBe(`${shown}:00Z`)
      }
    }
  })

  it('takes the first of a time that comes twice, and the change for one that is skipped', () => {
    expect(instantOfWall('2026-11-01T01:30', zone)).toBe(at('2026-11-01T05:30:00Z'))
    expect(instantOfWall('2026-03-08T02:30', zone)).toBe(at('2026-03-08T07:00:00Z'))
    expect(instantOfWall('2026-11-01T09:00:00.000Z', zone)).toBe(at('2026-11-01T14:00:00Z'))
    expect(instantOfWall('2026-10-31T09:00', zone)).toBe(at('2026-10-31T13:00:00Z'))
  })

  it('refuses what is no wall time', () => {
    for (const text of ['', null, '2026-02-30T10:00', '2026-10-20T24:30', '2026-10-20T10:60', '2026-10-20 10:00', 'x'])
      expect(instantOfWall(text, zone)).toBeNull()
  })

  it('draws a visit as long as it takes, also over a change of the clock', () => {
    // From 1:30 before the change to 1:30 after it is an hour, not nothing.
    expect(wallSpan(at('2026-11-01T05:30:00Z'), at('2026-11-01T06:30:00Z'), zone)).toEqual({
      start: '2026-11-01T01:30:00Z',
      end: '2026-11-01T02:30:00Z',
    })
    expect(wallSpan(at('2026-03-08T06:30:00Z'), at('2026-03-08T07:30:00Z'), zone)).toEqual({
      start: '2026-03-08T01:30:00Z',
      end: '2026-03-08T02:30:00Z',
    })
  })

  it('knows local days of 23, 24 and 25 hours', () => {
    const hours = (date: string) => (dateSpan(date, zone).to - dateSpan(date, zone).from) / 3_600_000
    expect(['2026-03-08', '2026-06-12', '2026-11-01'].map(hours)).toEqual([23, 24, 25])
    expect(localDate(at('2026-11-02T04:59:59Z'), zone)).toBe('2026-11-01')
  })
})

describe('words of times and dates', () => {
  it('writes times for desks: 24 hours in Chinese, AM and PM in English', () => {
    const instant = at('2026-06-12T17:30:00Z')
    expect(deskTime(instant, zone, 'zh-Hans')).toBe('13:30')
    expect(deskTime(instant, zone, 'en-US').replace('\u202f', ' ')).toBe('1:30 PM')
  })

  it('knows dates and their Mondays', () => {
    expect(['2026-02-29', '2028-02-29', '1999-01-01', '2026-13-01', 'today', null].map(isDate)).toEqual([
      false,
      true,
      false,
      false,
      false,
      false,
    ])
    expect(['2026-06-08', '2026-06-14', '2026-06-15'].map(mondayOf)).toEqual(['2026-06-08', '2026-06-08', '2026-06-15'])
  })

  it('counts minutes and years', () => {
    expect(minutesBetween(0, 119_000)).toBe(1)
    expect(minutesBetween(60_000, 0)).toBe(0)
    expect(ageOn('1958-10-21', '2026-10-20')).toBe(67)
    expect(ageOn('1958-10-20', '2026-10-20')).toBe(68)
    expect(ageOn(null, '2026-10-20')).toBeNull()
  })
})
