import { describe, expect, it } from 'vitest'
import { closedSpans, type DoctorDay, hoursWindow, isAway } from './calendar-hours.ts'

const date = '2026-10-20'
const at = (from: string, to: string) => ({ start: `${date}T${from}:00Z`, end: `${date}T${to}:00Z` })
const day = (open: [string, string][], changes: Partial<DoctorDay> = {}): DoctorDay => ({
  doctor: 'bai',
  date,
  open: open.map(([from, to]) => at(from, to)),
  keepsHours: true,
  ...changes,
})
const night = { start: `${date}T17:00:00Z`, end: '2026-10-21T00:00:00Z', isBreak: false }

describe('closed time', () => {
  it('is what lies before, between and after the hours; between them it is a break', () => {
    const open: [string, string][] = [
      ['09:00', '12:00'],
      ['13:00', '17:00'],
    ]
    expect(closedSpans([day(open)], date)).toEqual([
      { ...at('00:00', '09:00'), isBreak: false },
      { ...at('12:00', '13:00'), isBreak: true },
      night,
    ])
  })

  it('of several doctors is when none of them works', () => {
    const days = [day([['13:00', '17:00']]), day([['09:00', '14:00']], { doctor: 'chen' })]
    expect(closedSpans(days, date)).toEqual([{ ...at('00:00', '09:00'), isBreak: false }, night])
  })

  it('is the whole of a day without hours, and nothing where no hours are kept', () => {
    const whole = { start: `${date}T00:00:00Z`, end: '2026-10-21T00:00:00Z', isBreak: false }
    expect(closedSpans([day([])], date)).toEqual([whole])
    expect(closedSpans([day([], { keepsHours: false })], date)).toEqual([])
    expect(closedSpans([day([], { date: '2026-10-19' })], date)).toEqual([])
  })
})

describe('a doctor is away', () => {
  it('without hours and without a visit', () => {
    expect(isAway(day([]), [{ doctor: 'chen' }])).toBe(true)
    expect(isAway(day([]), [{ doctor: 'bai' }])).toBe(false)
    expect(isAway(day([['09:00', '12:00']]), [])).toBe(false)
  })
})

describe('the hours that are drawn', () => {
  it('begin with the earlier of first opening and first visit, in whole hours', () => {
    expect(hoursWindow([at('09:30', '16:40'), at('08:50', '09:20')])).toEqual({ from: '08:00:00', to: '17:00:00' })
    expect(hoursWindow([at('05:15', '06:00')])).toEqual({ from: '05:00:00', to: '06:00:00' })
  })

  it('go on to midnight with what does, and are those of an office where there is nothing', () => {
    expect(hoursWindow([{ start: `${date}T22:00:00Z`, end: '2026-10-21T00:00:00Z' }]).to).toBe('24:00:00')
    expect(hoursWindow([])).toEqual({ from: '09:00:00', to: '17:00:00' })
  })
})
