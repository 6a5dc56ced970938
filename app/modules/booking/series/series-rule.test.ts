import { describe, expect, it } from 'vitest'
import { mostVisits, sameTimeOn, type SeriesRule, seriesDates } from './series-rule.ts'

const newYork = 'America/New_York'
const weekly: SeriesRule = { unit: 'week', every: 1, weekdays: [3], count: 4, until: null }

describe('the dates of a series', () => {
  it('are the weekdays of every so many weeks, the first one with them', () => {
    // A Wednesday.
    expect(seriesDates(weekly, '2026-10-21')).toEqual(['2026-10-21', '2026-10-28', '2026-11-04', '2026-11-11'])
    expect(seriesDates({ ...weekly, every: 2, count: 3 }, '2026-10-21')).toEqual([
      '2026-10-21',
      '2026-11-04',
      '2026-11-18',
    ])
  })

  it('begin with the first one where that is another weekday, and count weeks from Monday', () => {
    expect(seriesDates({ ...weekly, every: 2, weekdays: [1, 5], count: 4 }, '2026-10-21')).toEqual([
      '2026-10-21',
      '2026-10-23',
      '2026-11-02',
      '2026-11-06',
    ])
  })

  it('follow each other by days, over the end of a year', () => {
    const rule: SeriesRule = { unit: 'day', every: 10, weekdays: [], count: 3, until: null }
    expect(seriesDates(rule, '2026-12-20')).toEqual(['2026-12-20', '2026-12-30', '2027-01-09'])
  })

  it('end on the date that is said, with it', () => {
    const rule = { ...weekly, count: null, until: '2026-11-04' }
    expect(seriesDates(rule, '2026-10-21')).toEqual(['2026-10-21', '2026-10-28', '2026-11-04'])
    expect(seriesDates({ ...rule, until: '2026-11-03' }, '2026-10-21')).toHaveLength(2)
  })

  it('are never more than one press may book, nor later than a year', () => {
    expect(seriesDates({ ...weekly, unit: 'day', count: 500 }, '2026-10-21')).toHaveLength(mostVisits)
    const rare = seriesDates({ ...weekly, every: 26, count: 10 }, '2026-10-21')
    expect(rare).toEqual(['2026-10-21', '2027-04-21', '2027-10-20'])
  })
})

it('the time on the wall stays when the clocks change', () => {
  // October 28 at 10:00 is EDT; a week later it is EST, an hour later in UTC.
  const before = Date.parse('2026-10-28T14:00:00Z')
  expect(sameTimeOn('2026-11-04', before, newYork)).toBe(Date.parse('2026-11-04T15:00:00Z'))
  // 02:30 is skipped on March 14, 2027: the visit is at the change.
  const night = Date.parse('2027-03-07T07:30:00Z')
  expect(sameTimeOn('2027-03-14', night, newYork)).toBe(Date.parse('2027-03-14T07:00:00Z'))
})
