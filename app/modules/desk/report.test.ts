import { describe, expect, it } from 'vitest'
import { countLeads, countWeeks, type Counted, percentText, totalsOf } from './report.ts'

const visit = (status: string, leadDays: number | null, week = '2026-10-19'): Counted => ({ status, week, leadDays })

describe('the report', () => {
  const visits = [
    visit('completed', 0),
    visit('completed', 2),
    visit('no_show', 3),
    visit('no_show', 45, '2026-10-12'),
    visit('cancelled', 9),
    visit('in_room', 1),
  ]

  it('counts weeks, those without visits too', () => {
    expect(countWeeks(visits, ['2026-10-05', '2026-10-12', '2026-10-19'])).toEqual([
      { week: '2026-10-05', came: 0, missed: 0, cancelled: 0, due: 0 },
      { week: '2026-10-12', came: 0, missed: 1, cancelled: 0, due: 1 },
      { week: '2026-10-19', came: 3, missed: 1, cancelled: 1, due: 4 },
    ])
  })

  it('sorts what is decided by lead time, each visit once', () => {
    const leads = countLeads(visits)
    expect(leads.map(({ from, to, count, missed }) => [from, to, count, missed])).toEqual([
      [0, 0, 1, 0],
      [1, 2, 1, 0],
      [3, 7, 1, 1],
      [8, 14, 0, 0],
      [15, 30, 0, 0],
      [31, Infinity, 1, 1],
    ])
  })

  it('gives totals, a median and shares', () => {
    expect(totalsOf(visits)).toEqual({ came: 2, missed: 2, cancelled: 1, due: 4, medianLead: 2 })
    expect(totalsOf([visit('completed', 1), visit('completed', 4)]).medianLead).toBe(2.5)
    expect(totalsOf([])).toEqual({ came: 0, missed: 0, cancelled: 0, due: 0, medianLead: null })
    expect(percentText(1, 24)).toBe('4.2')
    expect(percentText(0, 0)).toBeNull()
  })

  it('counts who came without an appointment among those who came; they could not miss one, and booked nothing ahead', () => {
    const withWalkIns = [...visits, visit('completed', null), visit('in_room', null), visit('cancelled', null)]
    expect(countWeeks(withWalkIns, ['2026-10-19'])).toEqual([
      { week: '2026-10-19', came: 5, missed: 1, cancelled: 2, due: 4 },
    ])
    expect(totalsOf(withWalkIns)).toEqual({ came: 3, missed: 2, cancelled: 2, due: 4, medianLead: 2 })
    expect(countLeads(withWalkIns)).toEqual(countLeads(visits))
  })
})
