import { describe, expect, it } from 'vitest'
import { newYork } from '#app/core/calendar/zones.ts'
import { type LineDay, type LineHours, lineStateAt, ownDay } from './line-hours.ts'

const nineToFive = [{ from: 540, to: 1020 }]
const everyDay = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((weekday) => [String(weekday), nineToFive]))
const own = (holidays: Extract<LineHours, { mode: 'own' }>['holidays'] = []) =>
  ({ mode: 'own', week: everyDay, holidays }) as const
const stateOf = (utc: string, hours = own(), switched: Parameters<typeof lineStateAt>[2]['switched'] = null) =>
  lineStateAt(Date.parse(utc), newYork, { dayOf: (date) => ownDay(hours, date), switched })

describe('hours', () => {
  it('begin with their minute and end before theirs', () => {
    expect(stateOf('2026-10-20T12:59:59Z')).toBe('closed')
    expect(stateOf('2026-10-20T13:00:00Z')).toBe('open')
    expect(stateOf('2026-10-20T20:59:59Z')).toBe('open')
    expect(stateOf('2026-10-20T21:00:00Z')).toBe('closed')
  })

  it('are of the wall clock on both sides of a change of the clocks', () => {
    expect(stateOf('2026-10-31T13:00:00Z')).toBe('open')
    expect(stateOf('2026-11-01T13:00:00Z')).toBe('closed')
    expect(stateOf('2026-11-01T14:00:00Z')).toBe('open')
    expect(stateOf('2027-03-13T13:59:00Z')).toBe('closed')
    expect(stateOf('2027-03-14T13:00:00Z')).toBe('open')
  })

  it('of an hour that comes twice hold both times', () => {
    const early = { ...own(), week: { '7': [{ from: 60, to: 120 }] } }
    expect(stateOf('2026-11-01T05:30:00Z', early)).toBe('open')
    expect(stateOf('2026-11-01T06:30:00Z', early)).toBe('open')
    expect(stateOf('2026-11-01T07:00:00Z', early)).toBe('closed')
  })

  it('are none on a day without any', () => {
    expect(stateOf('2026-10-20T15:00:00Z', { ...own(), week: {} })).toBe('closed')
  })
})

describe('holidays', () => {
  it('of the moon are those of the table, not of the runtime', () => {
    expect(stateOf('2027-02-06T15:00:00Z', own(['lunar-new-year']))).toBe('holiday')
    expect(stateOf('2027-02-07T15:00:00Z', own(['lunar-new-year']))).toBe('open')
  })

  it('of the country are kept on the day they are observed', () => {
    expect(stateOf('2026-07-03T15:00:00Z', own(['independence-day']))).toBe('holiday')
    expect(stateOf('2026-07-03T15:00:00Z')).toBe('open')
  })
})

describe('what is closed', () => {
  const dayOf = (): LineDay => ({ hours: nineToFive, closed: [{ part: { from: 720, to: 1440 }, isHoliday: false }] })
  it('is closed for its part of a day', () => {
    const at = (utc: string) => lineStateAt(Date.parse(utc), newYork, { dayOf, switched: null })
    expect(at('2026-10-20T15:59:00Z')).toBe('open')
    expect(at('2026-10-20T16:00:00Z')).toBe('closed')
  })
})

it('the switch of the desk stands above everything until it ends', () => {
  const until = Date.parse('2026-10-20T16:00:00Z')
  for (const to of ['open', 'closed', 'holiday'] as const)
    expect(stateOf('2026-10-20T15:59:59Z', own(), { to, until })).toBe(to)
  expect(stateOf('2026-10-20T16:00:00Z', own(), { to: 'closed', until })).toBe('open')
  expect(stateOf('2026-10-20T03:00:00Z', own(), { to: 'open', until })).toBe('open')
})
