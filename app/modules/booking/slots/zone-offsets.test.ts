import { describe, expect, it } from 'vitest'
import { shownAt } from '#tests/bench/slots/oracle.ts'
import { zones } from '#tests/bench/slots/cases.ts'
import { dateText, dayNumber, isoWeekday, wallMinutes, weekNumber } from './local-date.ts'
import { zoneOffsets } from './zone-offsets.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const iso = (instant: number) => new Date(instant).toISOString().slice(0, 16)

describe('zone offsets', () => {
  it.each([...zones, 'America/Havana', 'Asia/Beirut', 'Pacific/Chatham', 'Asia/Kolkata', 'UTC'])(
    'agree with Intl at every sixth hour of %s',
    (timeZone) => {
      const zone = zoneOffsets(timeZone)
      for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2028, 0, 1); at += 6 * hourMs) {
        const wall = shownAt(timeZone, at) * minuteMs
        if (zone.offsetAt(at) !== wall - at) throw new Error(`${timeZone} at ${iso(at)}`)
        expect(zone.dayOf(at)).toBe(Math.floor(wall / (24 * hourMs)))
      }
    },
  )

  it('know the minute of each change', () => {
    const zone = zoneOffsets('America/New_York')
    const spring = zone.offsetEnds(Date.UTC(2026, 0, 15))
    const autumn = zone.offsetEnds(spring)
    expect([iso(spring), iso(autumn)]).toEqual(['2026-03-08T07:00', '2026-11-01T06:00'])
    expect([zone.offsetAt(spring - 1), zone.offsetAt(spring)]).toEqual([-5 * hourMs, -4 * hourMs])
    expect(zoneOffsets('Asia/Shanghai').offsetEnds(spring)).toBe(Infinity)
  })

  it('convert each wall time by its own instant', () => {
    const zone = zoneOffsets('America/New_York')
    const at = (date: string, time: string, edge: 'start' | 'end') =>
      iso(zone.instantOf(dayNumber(date), wallMinutes(time), edge))
    expect(at('2026-03-08', '01:59', 'start')).toBe('2026-03-08T06:59')
    expect(at('2026-03-08', '02:30', 'start')).toBe('2026-03-08T07:00')
    expect(at('2026-03-08', '02:30', 'end')).toBe('2026-03-08T07:00')
    expect(at('2026-03-08', '03:00', 'end')).toBe('2026-03-08T07:00')
    expect(at('2026-11-01', '01:30', 'start')).toBe('2026-11-01T05:30')
    expect(at('2026-11-01', '01:30', 'end')).toBe('2026-11-01T06:30')
    expect(at('2026-11-01', '02:00', 'end')).toBe('2026-11-01T07:00')
    expect(at('2026-10-31', '24:00', 'end')).toBe('2026-11-01T04:00')
    expect(zone.minuteOf(Date.parse('2026-11-01T06:30Z'))).toBe(90)
  })

  it('begin days at their first instant, also where midnight is skipped or comes twice', () => {
    const starts = (zone: string, date: string) => iso(zoneOffsets(zone).dayStart(dayNumber(date)))
    // Beirut's clocks go from 24:00 to 01:00; Havana's from 01:00 back to 00:00.
    expect(starts('Asia/Beirut', '2026-03-29')).toBe('2026-03-28T22:00')
    expect(starts('America/Havana', '2026-11-01')).toBe('2026-11-01T04:00')
    expect(starts('America/Havana', '2026-11-02')).toBe('2026-11-02T05:00')
  })

  it('know no zone that is none', () => {
    expect(() => zoneOffsets('Mars/Olympus')).toThrow(RangeError)
  })
})

describe('local dates', () => {
  it('are counted in days and weeks', () => {
    expect([dayNumber('1970-01-01'), dayNumber('2026-10-20')]).toEqual([0, 20_746])
    expect(dateText(20_746)).toBe('2026-10-20')
    expect(['2026-10-19', '2026-10-25', '1969-12-28'].map((date) => isoWeekday(dayNumber(date)))).toEqual([1, 7, 7])
    const week = (date: string) => weekNumber(dayNumber(date))
    expect([week('2026-10-25') - week('2026-10-19'), week('2026-10-26') - week('2026-10-25')]).toEqual([0, 1])
  })

  it('and wall times are refused when they are none', () => {
    expect([wallMinutes('00:00'), wallMinutes('09:30'), wallMinutes('24:00')]).toEqual([0, 570, 1440])
    for (const wrong of ['24:01', '9:30', '12:60', '']) expect(() => wallMinutes(wrong)).toThrow(RangeError)
    for (const wrong of ['2026-13-01', 'today', '']) expect(() => dayNumber(wrong)).toThrow(RangeError)
  })
})
