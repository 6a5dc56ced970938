import { describe, expect, it } from 'vitest'
import { shownAt } from '#tests/bench/slots/oracle.ts'
import { zones } from '#tests/bench/slots/cases.ts'
import { dateText, dayNumber, isoWeekday, wallMinutes, weekNumber } from './dates.ts'
import { hourMs, minuteMs } from './durations.ts'
import { newYork, wallClock, zoneOffsets } from './zones.ts'

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

  it.each([...zones, 'Australia/Lord_Howe'])(
    'know at every quarter of an hour which times of %s come twice',
    (timeZone) => {
      const zone = zoneOffsets(timeZone)
      const [from, to] = [Date.UTC(2026, 0, 1), Date.UTC(2027, 0, 1)]
      const quarter = 15 * minuteMs
      const shown = new Map<number, number[]>()
      for (let at = from; at < to; at += quarter)
        shown.set(at + zone.offsetAt(at), [...(shown.get(at + zone.offsetAt(at)) ?? []), at])
      for (const instants of shown.values())
        expect(instants.map((at) => zone.turnOf(at))).toEqual(instants.length === 2 ? ['first', 'second'] : [null])
    },
  )

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

  it('know the changes of a year, in order', () => {
    // US law since 2007: second Sunday of March, first Sunday of November.
    const days = [2026, 2027, 2028, 2029, 2030].map((year) =>
      zoneOffsets(newYork)
        .changesIn(year)
        .map(({ at }) => iso(at)),
    )
    expect(days).toEqual([
      ['2026-03-08T07:00', '2026-11-01T06:00'],
      ['2027-03-14T07:00', '2027-11-07T06:00'],
      ['2028-03-12T07:00', '2028-11-05T06:00'],
      ['2029-03-11T07:00', '2029-11-04T06:00'],
      ['2030-03-10T07:00', '2030-11-03T06:00'],
    ])
    expect(zoneOffsets(newYork).changesIn(2026)[0]).toMatchObject({ from: -5 * hourMs, to: -4 * hourMs })
    expect(zoneOffsets('America/Phoenix').changesIn(2026)).toEqual([])
    // The two around a Ramadan.
    expect(zoneOffsets('Africa/Casablanca').changesIn(2026)).toHaveLength(2)
  })

  it.each([
    ['2026-03-08T06:59:59.999Z', newYork, -5],
    ['2026-03-08T07:00:00Z', newYork, -4],
    ['2026-11-01T05:59:59Z', newYork, -4],
    ['2026-11-01T06:00:00Z', newYork, -5],
    ['1985-07-01T12:00:00Z', newYork, -4],
    ['2026-07-01T00:00:00Z', 'Asia/Kathmandu', 5.75],
    ['2026-07-01T00:00:00Z', 'America/Phoenix', -7],
  ])('at %s in %s are %d hours', (instant, zone, hours) => {
    expect(zoneOffsets(zone).offsetAt(Date.parse(instant))).toBe(hours * hourMs)
  })

  it('tell what the wall shows', () => {
    expect(wallClock(Date.parse('2026-11-02T04:59:59Z'))).toEqual({ date: '2026-11-01', time: '23:59', weekday: 7 })
    expect(wallClock(Date.parse('2026-11-02T05:00:00Z'), 'UTC')).toEqual({
      date: '2026-11-02',
      time: '05:00',
      weekday: 1,
    })
  })
})
