import { describe, expect, it } from 'vitest'
import { locales } from '#app/core/i18n/locale.ts'
import { holidayDates, holidayNames, holidayPacks, holidaysOn, type HolidayCode } from './holidays.ts'

const codesOn = (date: string) => holidaysOn(date).map(({ code }) => code)

describe('holidays', () => {
  it('of the federation are those that the personnel office publishes', () => {
    const published: Record<string, HolidayCode> = {
      '2026-01-01': 'new-years-day',
      '2026-01-19': 'martin-luther-king-day',
      '2026-02-16': 'presidents-day',
      '2026-05-25': 'memorial-day',
      '2026-06-19': 'juneteenth',
      '2026-07-03': 'independence-day',
      '2026-09-07': 'labor-day',
      '2026-10-12': 'columbus-day',
      '2026-11-11': 'veterans-day',
      '2026-11-26': 'thanksgiving-day',
      '2026-12-25': 'christmas-day',
      '2027-05-31': 'memorial-day',
      '2027-06-18': 'juneteenth',
      '2027-07-05': 'independence-day',
      '2027-12-24': 'christmas-day',
      '2027-12-31': 'new-years-day',
      '2028-11-10': 'veterans-day',
      '2029-11-12': 'veterans-day',
      '2030-11-28': 'thanksgiving-day',
    }
    for (const [date, code] of Object.entries(published)) expect(codesOn(date), date).toContain(code)
    const federal = new Set<string>(holidayPacks['us-federal'])
    const observedIn2026 = [...new Set(holidayPacks['us-federal'].flatMap((code) => holidayDates(code)))]
      .filter((date) => date.startsWith('2026'))
      .filter((date) => holidaysOn(date).some(({ code }) => federal.has(code)))
    // Eleven holidays, and the Saturday of July 4 beside its observed Friday.
    expect(observedIn2026).toHaveLength(12)
  })

  it('at a weekend are kept on their day and on the day they are observed', () => {
    expect(holidaysOn('2026-07-04')).toEqual([{ code: 'independence-day', isObserved: false }])
    expect(holidaysOn('2026-07-03')).toEqual([{ code: 'independence-day', isObserved: true }])
    expect(holidaysOn('2027-12-31')).toEqual([{ code: 'new-years-day', isObserved: true }])
  })

  it('know Election Day, the Tuesday after the first Monday of November', () => {
    expect(holidayDates('election-day').slice(0, 4)).toEqual(['2025-11-04', '2026-11-03', '2027-11-02', '2028-11-07'])
  })

  it('of two calendars may meet', () => {
    expect(codesOn('2026-06-19')).toEqual(['juneteenth', 'dragon-boat-festival'])
    expect(codesOn('2026-10-20')).toEqual([])
    expect(codesOn('2036-01-01')).toEqual([])
  })

  it('have packs of known codes, all of which have dates in every year and names in every locale', () => {
    for (const codes of Object.values(holidayPacks))
      for (const code of codes) {
        const years = new Set(holidayDates(code).map((date) => date.slice(0, 4)))
        expect(years.size, code).toBe(11)
        for (const locale of locales) expect(holidayNames[code][locale], code).not.toBe('')
      }
    expect(holidayPacks.nyc).toContain('lunar-new-year')
    expect(new Set(Object.values(holidayPacks).flat()).size).toBe(Object.keys(holidayNames).length)
  })
})
