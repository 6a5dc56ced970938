import { describe, expect, it } from 'vitest'
import {
  addDays,
  dayFromParts,
  daysBetween,
  instantOf,
  isCalendarDay,
  isInSeason,
  monthsBetween,
  yearsLater,
} from './calendar-day.ts'

describe('a calendar day', () => {
  it.each(['2026-11-02', '2024-02-29', '1900-01-01', '2199-12-31'])('is %s', (text) => {
    expect(isCalendarDay(text)).toBe(true)
  })

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '1899-12-31', '2200-01-01', '26-1-1', '', 'today'])(
    'is not %s',
    (text) => {
      expect(isCalendarDay(text)).toBe(false)
    },
  )

  it('is read from the parts that people type, full-width digits included', () => {
    expect(dayFromParts('1980', '3', '7')).toBe('1980-03-07')
    expect(dayFromParts(' １９８０ ', '０３', '７')).toBe('1980-03-07')
    expect(dayFromParts('80', '3', '7')).toBeNull()
    expect(dayFromParts('1980', '2', '30')).toBeNull()
    expect(dayFromParts('1980', '', '7')).toBeNull()
    expect(dayFromParts('1e3', '1', '1')).toBeNull()
  })

  it('is midnight UTC as an instant', () => {
    expect(instantOf('2026-11-02')).toBe(Date.UTC(2026, 10, 2))
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

  it('knows a season that goes over New Year', () => {
    expect(isInSeason('2026-11-10', '10-01', '03-31')).toBe(true)
    expect(isInSeason('2027-03-31', '10-01', '03-31')).toBe(true)
    expect(isInSeason('2027-04-01', '10-01', '03-31')).toBe(false)
    expect(isInSeason('2026-09-30', '10-01', '03-31')).toBe(false)
    expect(isInSeason('2026-06-01', '05-01', '06-01')).toBe(true)
  })
})
