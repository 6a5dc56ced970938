import { describe, expect, it } from 'vitest'
import type { Slot } from '../slots/slot-input.ts'
import { impactOf, isInside, type StandingVisit, suggestTimes } from './impact.ts'
import {
  changedSchedule,
  type StoredSchedule,
  type Rule,
  type ScheduleChange,
  type VisitTypeRow,
} from './schedule-change.ts'

const rule: Rule = {
  id: 'week',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  starts: '09:00',
  ends: '17:00',
  effectiveFrom: null,
  effectiveTo: null,
  everyWeeks: 1,
  anchorDate: null,
  visitTypeIds: null,
}
const schedule: StoredSchedule = {
  providerFacilityId: 'place',
  providerId: 'provider',
  facilityId: 'facility',
  timeZone: 'America/New_York',
  activeFrom: null,
  activeTo: null,
  rules: [rule],
  exceptions: [],
  closures: [],
  holidays: [],
  visitTypes: [{ id: 'visit', isActive: true } as VisitTypeRow],
}
/** A half-hour visit; the start as "YYYY-MM-DDTHH:MM" in UTC. */
const visit = (start: string, overrides: Partial<StandingVisit> = {}): StandingVisit => {
  const startsAt = Date.parse(`${start}Z`)
  const times = { startsAt, endsAt: startsAt + 30 * 60_000 }
  return { id: start, version: 1, providerFacilityId: 'place', visitTypeId: 'visit', ...times, ...overrides }
}
const scope = { providerFacilityIds: ['place'], facilityId: null }
const touched = (change: ScheduleChange, visits: StandingVisit[], before = schedule) =>
  impactOf([before], [changedSchedule(before, change)], visits).map(({ visit: { id }, reason }) => [id, reason])
const shorter: ScheduleChange = { ...scope, kind: 'hours', put: [{ ...rule, ends: '12:00' }], remove: [] }

describe('visits inside of hours', () => {
  it('counts the first and the last half hour, by the clock on the wall on both sides of a change', () => {
    for (const [first, last] of [
      ['2026-10-31T13:00', '2026-10-31T20:30'],
      ['2026-11-01T14:00', '2026-11-01T21:30'],
    ] as const) {
      expect(isInside(schedule, visit(first))).toBe(true)
      expect(isInside(schedule, visit(last))).toBe(true)
      expect(isInside(schedule, { ...visit(last), endsAt: visit(last).endsAt + 60_000 })).toBe(false)
    }
    expect(isInside(schedule, visit('2026-11-01T13:30'))).toBe(false)
  })

  it('does not care about the grid or about what is booked', () => {
    expect(isInside(schedule, visit('2026-10-21T14:07'))).toBe(true)
  })
})

describe('the impact of a change', () => {
  const inside = visit('2026-10-21T15:00')
  const afternoon = visit('2026-10-21T18:00')
  const across = visit('2026-10-21T15:45')

  it('is what lay inside and does not any more, earliest first', () => {
    expect(touched(shorter, [afternoon, inside, across])).toEqual([
      [across.id, 'hours'],
      [afternoon.id, 'hours'],
    ])
  })

  it('leaves alone what lay outside before, and other provider facilities', () => {
    const night = visit('2026-10-22T02:00')
    expect(touched(shorter, [night, visit('2026-10-21T18:00', { providerFacilityId: 'elsewhere' })])).toEqual([])
  })

  it('is nothing when hours grow', () => {
    const longer: ScheduleChange = { ...scope, kind: 'hours', put: [{ ...rule, ends: '20:00' }], remove: [] }
    expect(touched(longer, [inside, afternoon])).toEqual([])
  })

  it('looks at days off, closures and kept holidays', () => {
    const off: ScheduleChange = {
      ...scope,
      kind: 'days',
      exceptions: [
        {
          id: 'x',
          providerFacilityId: 'place',
          date: '2026-10-21',
          kind: 'off',
          starts: '13:00',
          ends: '24:00',
          reason: null,
        },
      ],
      closures: [],
      remove: [],
    }
    expect(touched(off, [inside, afternoon])).toEqual([[afternoon.id, 'hours']])
    const thanksgiving = visit('2026-11-26T15:00')
    const morning: ScheduleChange = {
      kind: 'holidays',
      providerFacilityIds: [],
      facilityId: 'facility',
      kept: [{ holidayCode: 'thanksgiving-day', part: 'am' }],
    }
    expect(touched(morning, [thanksgiving, visit('2026-11-26T18:00')])).toEqual([[thanksgiving.id, 'hours']])
  })

  it('meets extra hours that are taken back', () => {
    const extra = {
      id: 'x',
      providerFacilityId: 'place',
      date: '2026-10-21',
      kind: 'extra',
      starts: '18:00',
      ends: '20:00',
    } as const
    const with_ = { ...schedule, exceptions: [{ ...extra, reason: null }] }
    const evening = visit('2026-10-21T22:30')
    const back: ScheduleChange = { ...scope, kind: 'days', exceptions: [], closures: [], remove: ['x'] }
    expect(touched(back, [evening, inside], with_)).toEqual([[evening.id, 'hours']])
  })

  it('meets every visit of a type that is no longer offered', () => {
    const row = { id: 'visit', isActive: false } as VisitTypeRow
    expect(
      touched({ ...scope, kind: 'visit_type', row }, [inside, visit('2026-10-21T14:00', { visitTypeId: 'b' })]),
    ).toEqual([[inside.id, 'visit_type']])
  })

  it('leaves a request without a type in anybody’s hours', () => {
    const only = { ...schedule, rules: [{ ...rule, visitTypeIds: ['other'] }] }
    expect(isInside(only, inside)).toBe(false)
    expect(isInside(only, { ...inside, visitTypeId: null })).toBe(true)
  })
})

describe('a change', () => {
  it('adds days once however often it is applied', () => {
    const row = {
      id: 'a',
      providerFacilityId: 'place',
      date: '2026-10-21',
      kind: 'off',
      starts: null,
      ends: null,
      reason: null,
    } as const
    const change = (id: string): ScheduleChange => ({
      ...scope,
      kind: 'days',
      exceptions: [{ ...row, id }],
      closures: [],
      remove: [],
    })
    const once = changedSchedule(schedule, change('a'))
    expect(changedSchedule(once, change('b'))).toEqual(once)
  })

  it('does not touch provider facilities it is not about', () => {
    expect(changedSchedule({ ...schedule, providerFacilityId: 'elsewhere' }, shorter).rules).toEqual([rule])
  })
})

describe('suggested times', () => {
  const slot = (start: string): Slot => {
    const startsAt = Date.parse(`${start}Z`)
    const endsAt = startsAt + 30 * 60_000
    return { startsAt, endsAt, busyFrom: startsAt, busyTo: endsAt, seat: 0, resourceIds: [] }
  }

  it('are the nearest, and no first choice lies over another', () => {
    const free = ['2026-10-21T14:00', '2026-10-21T14:30', '2026-10-22T14:00'].map(slot)
    const visits = [visit('2026-10-21T15:00'), visit('2026-10-21T15:30')]
    const times = suggestTimes(visits, () => free)
    const starts = visits.map(({ id }) =>
      times.get(id)!.map(({ startsAt }) => new Date(startsAt).toISOString().slice(8, 16)),
    )
    expect(starts).toEqual([
      ['21T14:30', '21T14:00', '22T14:00'],
      ['21T14:00', '22T14:00'],
    ])
  })
})
