import { describe, expect, it } from 'vitest'
import { addDays } from '#app/core/calendar/dates.ts'
import { isExpected, kindsOf, shownNumber } from './kinds.ts'
import { alertOf, fits, isFilter, standingOf } from './standing.ts'

const today = '2026-10-20'
const dated = (days: number) => ({ isWaived: false, expires: addDays(today, days) })

describe('how something stands', () => {
  it.each([
    [91, 'valid'],
    [90, 'expiring'],
    [1, 'expiring'],
    [0, 'expiring'],
    [-1, 'expired'],
    [-400, 'expired'],
  ] as const)('%i days before its last day is %s', (days, status) => {
    expect(standingOf(dated(days), today)).toEqual({ status, daysLeft: days })
  })

  it('is missing, waived or without an end where there is no day to count from', () => {
    expect(standingOf(null, today)).toEqual({ status: 'missing', daysLeft: null })
    expect(standingOf({ isWaived: true, expires: null }, today)).toEqual({ status: 'waived', daysLeft: null })
    expect(standingOf({ isWaived: false, expires: null }, today)).toEqual({ status: 'valid', daysLeft: null })
  })

  it('fits one filter or none', () => {
    expect([fits('expired', { status: 'expired' }), fits('soon', { status: 'expired' })]).toEqual([true, false])
    expect([fits('soon', { status: 'expiring' }), fits('missing', { status: 'missing' })]).toEqual([true, true])
    expect([isFilter('soon'), isFilter('valid'), isFilter(null)]).toEqual([true, false, false])
  })
})

it('an alert is due at 90, 60 and 30 days and on the last day, and stays the nearest that has gone by', () => {
  const alerts = [91, 90, 61, 60, 31, 30, 1, 0, -5].map((days) => alertOf(addDays(today, days), today))
  expect(alerts).toEqual([null, 90, 90, 60, 60, 30, 30, 0, 0])
})

describe('what there is of somebody', () => {
  it('is asked of doctors and the clinic, and may be entered of others', () => {
    expect(kindsOf('clinic')).toEqual(['malpractice', 'clia'])
    expect(kindsOf('doctor')).not.toContain('clia')
    expect(kindsOf('staff')).toContain('license')
    expect([isExpected('staff', 'license'), isExpected('staff', 'hipaa_training')]).toEqual([false, true])
    expect(isExpected('doctor', 'dea')).toBe(true)
  })

  it('is read by its end where a number opens more', () => {
    expect(shownNumber('dea', 'AB1234563')).toBe('•••••4563')
    expect(shownNumber('license', '123456')).toBe('123456')
  })
})
