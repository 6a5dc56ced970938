import { describe, expect, it } from 'vitest'
import { lengthOf, readSpan, readView, spanOf, stepDate } from './calendar-span.ts'

describe('views of the calendar', () => {
  it('span their dates, a month in whole weeks', () => {
    expect(spanOf('day', '2026-11-01')).toEqual({ from: '2026-11-01', to: '2026-11-02' })
    expect(spanOf('week', '2026-11-01')).toEqual({ from: '2026-10-26', to: '2026-11-02' })
    expect(spanOf('month', '2026-11-15')).toEqual({ from: '2026-10-26', to: '2026-12-07' })
    expect(spanOf('month', '2027-02-10')).toEqual({ from: '2027-02-01', to: '2027-03-01' })
  })

  it('step by their own length', () => {
    expect(stepDate('day', '2026-03-08', 1)).toBe('2026-03-09')
    expect(stepDate('week', '2026-03-08', -1)).toBe('2026-03-01')
    expect(stepDate('month', '2026-01-31', 1)).toBe('2026-02-01')
    expect(stepDate('month', '2026-03-31', -1)).toBe('2026-02-01')
    expect(stepDate('month', '2026-12-05', 1)).toBe('2027-01-01')
  })

  it('are read from addresses, whatever stands there', () => {
    const view = (search: string, doctors: number) => readView(new URLSearchParams(search), doctors)
    expect(view('view=month', 13)).toBe('month')
    expect(view('view=doctors', 2)).toBe('day')
    for (const nothing of ['', 'view=decade', 'view=week']) {
      expect(view(nothing, 3)).toBe('week')
      expect(view(nothing, 4)).toBe('day')
    }
    expect([lengthOf('list', 3), lengthOf('list', 4), lengthOf('month', 4)]).toEqual(['week', 'day', 'month'])
    const span = (start: string, end: string) => readSpan(new URLSearchParams({ start, end }))
    expect(span('2026-10-26T00:00:00Z', '2026-12-07')).toEqual({ from: '2026-10-26', days: 42 })
    expect(span('2026-10-26', '2027-10-26')).toBeNull()
    expect(span('2026-10-26', '2026-10-26')).toBeNull()
    expect(span('x', '2026-10-26')).toBeNull()
  })
})
