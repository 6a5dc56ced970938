import { describe, expect, it } from 'vitest'
import { dayNumber } from '#app/core/calendar/dates.ts'
import { hoursObstacles } from './hours-obstacles.ts'
import { toClosure, toException, toRule } from './slot-input.ts'

const rule = { weekdays: [1, 2, 3, 4, 5], effectiveFrom: null, effectiveTo: null, everyWeeks: 1, anchorDate: null }
const morning = toRule({ ...rule, starts: '09:00', ends: '12:00', visitTypeIds: null })
const afternoon = toRule({ ...rule, starts: '13:00', ends: '17:00', visitTypeIds: null })
const hours = {
  timeZone: 'America/New_York',
  activeFrom: -Infinity,
  activeTo: Infinity,
  visitType: { id: 'visit' },
  minutes: 40,
  rules: [morning, afternoon],
  exceptions: [],
  closures: [],
}
/** Eastern daylight time. */
const at = (date: string, time: string) => Date.parse(`${date}T${time}:00-04:00`)
const tuesday = '2026-10-20'
const kinds = (time: string, more: Partial<Parameters<typeof hoursObstacles>[0]> = {}, date = tuesday) =>
  hoursObstacles({ ...hours, ...more }, at(date, time)).map(({ kind }) => kind)
const closed = { part: 'times', startsAt: '09:00', endsAt: '10:00', dateFrom: tuesday, dateTo: tuesday } as const

describe('what the hours say against a time', () => {
  it.each(['09:00', '11:20', '13:00', '16:20', '09:07'])('is nothing at %s, within them', (time) =>
    expect(kinds(time)).toEqual([]),
  )

  it.each([
    ['08:30', ['hours']],
    ['16:30', ['hours']],
    ['11:30', ['break']],
    ['12:10', ['break']],
    ['12:50', ['break']],
  ])('at %s is %j', (time, said) => expect(kinds(time)).toEqual(said))

  it('names both ends of what it says', () => {
    expect(hoursObstacles(hours, at(tuesday, '11:30'))).toEqual([
      { kind: 'break', from: at(tuesday, '12:00'), to: at(tuesday, '13:00') },
    ])
    const spans = ['09:00', '12:00', '13:00', '17:00'].map((time) => at(tuesday, time))
    expect(hoursObstacles(hours, at(tuesday, '20:00'))).toEqual([{ kind: 'hours', spans }])
  })

  it('is a closed day where no hours are, in the middle of the night as well', () => {
    for (const time of ['03:20', '10:00']) expect(kinds(time, {}, '2026-10-25')).toEqual(['closed_day'])
  })

  it('tells holidays, the practice’s closing and somebody’s time off apart, all at once if need be', () => {
    const holiday = toClosure({ ...closed, part: 'all', cause: { holiday: 'thanksgiving-day' } })
    const closures = [holiday, toClosure({ ...closed, cause: 'facility' }), toClosure({ ...closed, cause: 'provider' })]
    expect(kinds('09:30', { closures })).toEqual(['holiday', 'closure', 'time_off'])
    expect(kinds('10:00', { closures })).toEqual(['holiday'])
    expect(kinds('18:00', { closures })).toEqual(['holiday', 'hours'])
    const off = toException({ date: tuesday, kind: 'off', starts: '14:00', ends: '15:00' })
    expect(kinds('13:30', { exceptions: [off] })).toEqual(['time_off'])
    expect(kinds('15:00', { exceptions: [off] })).toEqual([])
  })

  it('knows extra hours, hours that stand instead, and hours that are for another kind of visit', () => {
    const saturday = '2026-10-24'
    const extra = toException({ date: saturday, kind: 'extra', starts: '10:00', ends: '12:00' })
    expect(kinds('10:00', { exceptions: [extra] }, saturday)).toEqual([])
    expect(kinds('12:00', { exceptions: [extra] }, saturday)).toEqual(['hours'])
    const instead = toException({ date: tuesday, kind: 'replace', starts: '18:00', ends: '20:00' })
    expect(kinds('10:00', { exceptions: [instead] })).toEqual(['hours'])
    const other = [morning, { ...afternoon, visitTypeIds: ['other'] }]
    expect(kinds('14:00', { rules: other })).toEqual(['visit_type'])
    expect(kinds('18:00', { rules: other })).toEqual(['hours'])
  })

  it('is a closed day before somebody has begun here, and nothing where no hours are kept', () => {
    expect(kinds('10:00', { activeFrom: dayNumber('2026-10-21') })).toEqual(['closed_day'])
    expect(kinds('03:20', { rules: [] })).toEqual([])
  })
})
