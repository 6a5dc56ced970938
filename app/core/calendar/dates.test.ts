import { describe, expect, it } from 'vitest'
import {
  addMonths,
  addDays,
  ageOn,
  dateFromParts,
  daysBetween,
  isDate,
  isInSeason,
  mondayOf,
  monthsBetween,
  utcMidnight,
  yearsLater,
} from './dates.ts'
import { minutesBetween } from './durations.ts'

describe('a calendar day', () => {
  it.each(['2026-11-02', '2024-02-29', '1900-01-01', '2199-12-31'])('is %s', (text) => {
    expect(isDate(text)).toBe(true)
  })

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '1899-12-31', '2200-01-01', '26-1-1', '', 'today'])(
    'is not %s',
    (text) => {
      expect(isDate(text)).toBe(false)
    },
  )

  it('is read from the parts that people type, full-width digits included', () => {
    expect(dateFromParts('1980', '3', '7')).toBe('1980-03-07')
    expect(dateFromParts(' １９８０ ', '０３', '７')).toBe('1980-03-07')
    expect(dateFromParts('80', '3', '7')).toBeNull()
    expect(dateFromParts('1980', '2', '30')).toBeNull()
    expect(dateFromParts('1980', '', '7')).toBeNull()
    expect(dateFromParts('1e3', '1', '1')).toBeNull()
  })

  it('is midnight UTC as an instant', () => {
    expect(utcMidnight('2026-11-02')).toBe(Date.UTC(2026, 10, 2))
  })
})

describe('counting', () => {
  it('goes over the ends of months and years, and leap days', () => {
    expect(addDays('2026-01-31', 1)).toBe('2026-02-01')
    expect(addDays('2026-12-20', 18)).toBe('2027-01-07')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
  })

  it('takes the days on which clocks change for days like any other', () => {
    expect(addDays('2026-10-31', 2)).toBe('2026-11-02')
    expect(addDays('2027-03-13', 2)).toBe('2027-03-15')
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2)
    expect(daysBetween('2027-03-15', '2027-03-13')).toBe(-2)
  })

  it('counts months when they are complete', () => {
    expect(monthsBetween('2025-09-10', '2026-11-10')).toBe(14)
    expect(monthsBetween('2025-09-11', '2026-11-10')).toBe(13)
    expect(monthsBetween('2026-01-31', '2026-02-28')).toBe(0)
    expect(monthsBetween('2026-01-31', '2026-03-01')).toBe(1)
    expect(monthsBetween('2008-02-29', '2026-02-28')).toBe(215)
    expect(monthsBetween('2008-02-29', '2026-03-01')).toBe(216)
  })

  it('finds the day of another year', () => {
    expect(yearsLater('2026-11-02', -1)).toBe('2025-11-02')
    expect(yearsLater('2024-02-29', 1) > '2025-02-28').toBe(true)
  })

  it.each([
    ['2026-11-02', 6, '2027-05-02'],
    ['2026-11-02', 12, '2027-11-02'],
    ['2026-11-02', 24, '2028-11-02'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-12-31', 0, '2026-12-31'],
    ['2026-01-15', -2, '2025-11-15'],
  ])('%s and %i months is %s', (date, months, later) => {
    expect(addMonths(date, months)).toBe(later)
  })

  it('knows a season that goes over New Year', () => {
    expect(isInSeason('2026-11-10', '10-01', '03-31')).toBe(true)
    expect(isInSeason('2027-03-31', '10-01', '03-31')).toBe(true)
    expect(isInSeason('2027-04-01', '10-01', '03-31')).toBe(false)
    expect(isInSeason('2026-09-30', '10-01', '03-31')).toBe(false)
    expect(isInSeason('2026-06-01', '05-01', '06-01')).toBe(true)
  })
})

describe('dates of desks', () => {
  it('lie within the years that are asked for', () => {
    const within = (text: string | null) => isDate(text, 2000, 2099)
    expect(['2026-02-29', '2028-02-29', '1999-01-01', '2026-13-01', 'today', null].map(within)).toEqual([
      false,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it('have a Monday', () => {
    expect(['2026-06-08', '2026-06-14', '2026-06-15'].map(mondayOf)).toEqual(['2026-06-08', '2026-06-08', '2026-06-15'])
  })

  it('are added and counted on the calendar, whatever the clocks do', () => {
    expect(addDays('2026-03-01', -2)).toBe('2026-02-27')
    expect(addDays('2026-11-02', -2)).toBe('2026-10-31')
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2)
    expect(daysBetween('2026-03-09', '2026-03-07')).toBe(-2)
  })

  it('tell ages and minutes', () => {
    expect(ageOn('1958-10-21', '2026-10-20')).toBe(67)
    expect(ageOn('1958-10-20', '2026-10-20')).toBe(68)
    expect(ageOn(null, '2026-10-20')).toBeNull()
    expect(minutesBetween(0, 119_000)).toBe(1)
    expect(minutesBetween(60_000, 0)).toBe(0)
  })
})
