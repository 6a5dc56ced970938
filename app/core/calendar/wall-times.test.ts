import { describe, expect, it } from 'vitest'
import { dateSpan, instantOfWall, localDate, readWallTime, wallSpan, wallText } from './zones.ts'

const zone = 'America/New_York'
const at = (iso: string) => Date.parse(iso)

describe('the wall clock of a facility', () => {
  it('is the same going there and back, on every hour of both change days', () => {
    for (const date of ['2026-03-08', '2026-11-01', '2026-06-12']) {
      for (let hour = 0; hour < 24; hour++) {
        const wall = `${date}T${String(hour).padStart(2, '0')}:00`
        const instant = readWallTime(wall, zone)!
        // Two in the morning of the spring day does not exist: it is the change, three o'clock.
        const shown = wall === '2026-03-08T02:00' ? '2026-03-08T03:00' : wall
        expect(wallText(instant, zone)).toBe(`${shown}:00Z`)
      }
    }
  })

  it('takes the first of a time that comes twice, and the change for one that is skipped', () => {
    expect(readWallTime('2026-11-01T01:30', zone)).toBe(at('2026-11-01T05:30:00Z'))
    expect(readWallTime('2026-03-08T02:30', zone)).toBe(at('2026-03-08T07:00:00Z'))
    expect(readWallTime('2026-11-01T09:00:00.000Z', zone)).toBe(at('2026-11-01T14:00:00Z'))
    expect(readWallTime('2026-10-31T09:00', zone)).toBe(at('2026-10-31T13:00:00Z'))
  })

  it('refuses what is no wall time', () => {
    for (const text of ['', null, '2026-02-30T10:00', '2026-10-20T24:30', '2026-10-20T10:60', '2026-10-20 10:00', 'x'])
      expect(readWallTime(text, zone)).toBeNull()
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

describe('the instant of a date and a time on the wall', () => {
  const iso = (instant: number) => new Date(instant).toISOString()

  it.each([
    ['2026-03-07', '10:00', '2026-03-07T15:00:00.000Z'],
    ['2026-03-08', '10:00', '2026-03-08T14:00:00.000Z'],
    // Skipped: the change itself.
    ['2026-03-08', '02:30', '2026-03-08T07:00:00.000Z'],
    // Twice: the first.
    ['2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['2026-11-01', '00:30', '2026-11-01T04:30:00.000Z'],
    ['2026-11-01', '02:30', '2026-11-01T07:30:00.000Z'],
    ['2026-12-31', '23:59', '2027-01-01T04:59:00.000Z'],
  ])('%s %s in New York is %s', (date, time, expected) => {
    expect(iso(instantOfWall(date, time, zone))).toBe(expected)
  })

  it('is the second of two where a span ends', () => {
    expect(iso(instantOfWall('2026-11-01', '01:30', zone, 'end'))).toBe('2026-11-01T06:30:00.000Z')
    expect(iso(instantOfWall('2026-03-08', '02:30', zone, 'end'))).toBe('2026-03-08T07:00:00.000Z')
  })

  it('is right east of Greenwich too', () => {
    expect(iso(instantOfWall('2026-10-20', '08:00', 'Asia/Shanghai'))).toBe('2026-10-20T00:00:00.000Z')
    expect(iso(instantOfWall('2026-03-29', '02:30', 'Europe/Berlin'))).toBe('2026-03-29T01:00:00.000Z')
  })
})
