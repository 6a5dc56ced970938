import { describe, expect, it } from 'vitest'
import { readListFilters } from './list-filters.ts'

const dates = (search: string) => {
  const { from, to } = readListFilters(new URLSearchParams(search), '2026-10-20')
  return [from, to]
}

describe('the dates of a list', () => {
  it('are a week from today on where the address says nothing, or nonsense', () => {
    for (const search of ['', 'from=nonsense&to=2026-13-40'])
      expect(dates(search)).toEqual(['2026-10-20', '2026-10-26'])
    expect(dates('from=2026-11-01')).toEqual(['2026-11-01', '2026-11-07'])
  })

  it('never end before they begin', () => {
    expect(dates('from=2026-11-01&to=2026-10-01')).toEqual(['2026-11-01', '2026-11-01'])
  })

  it('span 400 days at most, so that no export takes a clinic’s whole history along', () => {
    expect(dates('from=2026-01-01&to=2027-02-05')).toEqual(['2026-01-01', '2027-02-05'])
    expect(dates('from=2026-01-01&to=2027-02-06')).toEqual(['2026-01-01', '2027-02-05'])
    expect(dates('from=2000-01-01&to=2099-12-31')).toEqual(['2000-01-01', '2001-02-04'])
  })
})
