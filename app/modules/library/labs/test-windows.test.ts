import { describe, expect, it } from 'vitest'
import { isCounted, readExposure, typedDay, windowDates } from './test-windows.ts'

const hivLab = { earliestDay: 18, conclusiveDay: 45 }
const hepatitisB = { earliestDay: 28, conclusiveDay: 180 }

describe('the day of an exposure', () => {
  it('may be today, and PEP may still help', () => {
    expect(readExposure('2026-11-02', '2026-11-02')).toEqual({ state: 'dated', daysAgo: 0, mayNeedPep: true })
  })

  it('is read when all of it is typed, and not before', () => {
    expect(typedDay('2026', '11', '2')).toBe('2026-11-02')
    for (const [year, month, day] of [
      ['', '', ''],
      ['202', '11', '2'],
      ['2026', '', '2'],
      ['2026', '11', ' '],
    ] as const)
      expect(typedDay(year, month, day)).toBeNull()
    expect(readExposure(typedDay('2026', '2', '30')!, '2026-11-02')).toEqual({ state: 'unreadable' })
  })

  it('leaves PEP behind after the third day', () => {
    expect(readExposure('2026-10-30', '2026-11-02')).toMatchObject({ daysAgo: 3, mayNeedPep: true })
    expect(readExposure('2026-10-29', '2026-11-02')).toMatchObject({ daysAgo: 4, mayNeedPep: false })
  })

  it('counts three days over the change of clocks', () => {
    expect(readExposure('2026-10-31', '2026-11-03')).toMatchObject({ daysAgo: 3, mayNeedPep: true })
    expect(readExposure('2027-03-13', '2027-03-16')).toMatchObject({ daysAgo: 3, mayNeedPep: true })
  })

  it('does not lie ahead', () => {
    expect(readExposure('2026-11-03', '2026-11-02')).toEqual({ state: 'future' })
  })

  it('needs no dates when it is older than a year', () => {
    expect(readExposure('2025-11-02', '2026-11-02')).toMatchObject({ state: 'dated', daysAgo: 365 })
    expect(readExposure('2025-11-01', '2026-11-02')).toEqual({ state: 'older' })
    expect(readExposure('2027-02-28', '2028-02-29')).toEqual({ state: 'older' })
    expect(readExposure('2027-03-01', '2028-02-29')).toMatchObject({ state: 'dated' })
  })

  it.each(['', '2026-02-30', '11/02/2026', '0001-01-01', '<script>', '２０２６-11-02'])('is not %s', (text) => {
    expect(readExposure(text, '2026-11-02')).toEqual({ state: 'unreadable' })
  })
})

describe('the window of a test', () => {
  it('is counted from the exposure, which is day 0', () => {
    expect(windowDates(hivLab, '2026-10-01', '2026-10-02')).toEqual({
      earliestOn: '2026-10-19',
      conclusiveOn: '2026-11-15',
      state: 'too_early',
    })
  })

  it('opens and closes on its days themselves', () => {
    expect(windowDates(hivLab, '2026-10-01', '2026-10-18').state).toBe('too_early')
    expect(windowDates(hivLab, '2026-10-01', '2026-10-19').state).toBe('useful')
    expect(windowDates(hivLab, '2026-10-01', '2026-11-14').state).toBe('useful')
    expect(windowDates(hivLab, '2026-10-01', '2026-11-15').state).toBe('conclusive')
  })

  it('goes over ends of months, of the year and leap days', () => {
    expect(windowDates(hivLab, '2026-01-31', '2026-02-01')).toMatchObject({
      earliestOn: '2026-02-18',
      conclusiveOn: '2026-03-17',
    })
    expect(windowDates(hivLab, '2028-01-31', '2028-02-01').conclusiveOn).toBe('2028-03-16')
    expect(windowDates(hepatitisB, '2026-11-02', '2026-11-02')).toMatchObject({
      earliestOn: '2026-11-30',
      conclusiveOn: '2027-05-01',
    })
  })

  it('does not lose or win a day when clocks change', () => {
    expect(windowDates(hivLab, '2026-10-15', '2026-10-16').earliestOn).toBe('2026-11-02')
    expect(windowDates(hivLab, '2027-02-25', '2027-02-26').earliestOn).toBe('2027-03-15')
  })
})

describe('a test that looks at sores', () => {
  it('has no days to count', () => {
    expect(isCounted({ concerns: ['mpox'], earliestDay: 3, conclusiveDay: 21 })).toBe(false)
    expect(isCounted({ concerns: ['syphilis'], earliestDay: 0, conclusiveDay: 0 })).toBe(false)
    expect(isCounted({ concerns: ['syphilis', 'mpox'], earliestDay: 21, conclusiveDay: 90 })).toBe(true)
    expect(isCounted({ concerns: ['hiv'], ...hivLab })).toBe(true)
  })
})
