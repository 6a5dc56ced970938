import { describe, expect, it } from 'vitest'
import { openStateOf } from './open-now.ts'

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '07:00', closes: '15:00' }))
const lab = { hours: weekdays, closedDays: [], timeZone: 'America/New_York' }
// Tuesday, 2026-10-20, in New York.
const at = (time: string, date = '2026-10-20') => Date.parse(`${date}T${time}:00-04:00`)

describe('a place', () => {
  it('is open from the minute it opens until the minute it closes', () => {
    expect(openStateOf(lab, at('07:00'))).toEqual({ state: 'open', until: '15:00' })
    expect(openStateOf(lab, at('14:59'))).toEqual({ state: 'open', until: '15:00' })
    expect(openStateOf(lab, at('15:00'))).toEqual({
      state: 'closed',
      next: { weekday: 3, opens: '07:00', isToday: false },
    })
    expect(openStateOf(lab, at('06:59'))).toEqual({
      state: 'closed',
      next: { weekday: 2, opens: '07:00', isToday: true },
    })
  })

  it('opens on Monday after the weekend', () => {
    expect(openStateOf(lab, at('12:00', '2026-10-24'))).toMatchObject({ next: { weekday: 1 } })
  })

  it('is open around the clock without a gap at midnight', () => {
    const hospital = { ...lab, hours: [1, 2, 3].map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' })) }
    expect(openStateOf(hospital, at('23:59'))).toEqual({ state: 'open', until: '24:00' })
    expect(openStateOf(hospital, at('00:00'))).toEqual({ state: 'open', until: '24:00' })
  })

  it('goes by its own clock', () => {
    expect(openStateOf({ ...lab, timeZone: 'America/Los_Angeles' }, at('09:59'))).toMatchObject({ state: 'closed' })
    expect(openStateOf({ ...lab, timeZone: 'America/Los_Angeles' }, at('10:00'))).toMatchObject({ state: 'open' })
  })

  it('keeps its closed days, whole and in part', () => {
    const closed = (
      part: 'all' | 'am' | 'pm' | 'times',
      startsAt: string | null = null,
      endsAt: string | null = null,
    ) =>
      openStateOf(
        { ...lab, closedDays: [{ dateFrom: '2026-10-20', dateTo: '2026-10-21', part, startsAt, endsAt }] },
        at('10:00'),
      )
    expect(closed('all')).toEqual({ state: 'closed', next: { weekday: 4, opens: '07:00', isToday: false } })
    expect(closed('am')).toMatchObject({ state: 'closed' })
    expect(closed('pm')).toMatchObject({ state: 'open' })
    expect(closed('times', '09:00', '10:00')).toMatchObject({ state: 'open' })
    expect(closed('times', '10:00', '11:00')).toMatchObject({ state: 'closed' })
  })

  it('says nothing when its hours are not known', () => {
    expect(openStateOf({ ...lab, hours: [] }, at('10:00'))).toEqual({ state: 'unknown' })
  })
})
