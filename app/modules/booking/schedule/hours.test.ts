import { describe, expect, it } from 'vitest'
import { copyDay, firstOverlap, hoursOverlap, takeWeek, weekOf } from './hours.ts'
import type { Rule, RuleValues } from './schedule-change.ts'

const monday = '2026-10-19'
const rule = (overrides: Partial<RuleValues> = {}): RuleValues => ({
  weekdays: [1],
  starts: '09:00',
  ends: '12:00',
  effectiveFrom: null,
  effectiveTo: null,
  everyWeeks: 1,
  anchorDate: null,
  visitTypeIds: null,
  ...overrides,
})
const named = (id: string, overrides: Partial<RuleValues> = {}): Rule => ({ id, ...rule(overrides) })

describe('overlap of weekly periods', () => {
  it.each([
    ['the same hours', rule(), true],
    ['an hour in common', rule({ starts: '11:00', ends: '14:00' }), true],
    ['periods that touch', rule({ starts: '12:00', ends: '14:00' }), false],
    ['another weekday', rule({ weekdays: [2] }), false],
    ['one weekday in common', rule({ weekdays: [7, 1] }), true],
    ['a night before that runs into it', rule({ weekdays: [7], starts: '22:00', ends: '09:30' }), true],
    ['a night before that ends in time', rule({ weekdays: [7], starts: '22:00', ends: '09:00' }), false],
    ['years that do not meet', rule({ effectiveFrom: '2027-01-01' }), true],
    ['what has ended before today', rule({ effectiveTo: '2026-10-12' }), false],
  ])('%s', (_, other, expected) => {
    expect(hoursOverlap(rule(), other, monday)).toBe(expected)
    expect(hoursOverlap(other, rule(), monday)).toBe(expected)
  })

  it('does not meet where one ends before the other begins', () => {
    expect(hoursOverlap(rule({ effectiveTo: '2026-12-31' }), rule({ effectiveFrom: '2027-01-01' }), monday)).toBe(false)
  })

  it('meets hours that begin the morning after a last night', () => {
    const lastNight = rule({ weekdays: [7], starts: '22:00', ends: '09:30', effectiveTo: '2026-11-01' })
    const newWeek = rule({ effectiveFrom: '2026-11-02' })
    expect(hoursOverlap(lastNight, newWeek, monday)).toBe(true)
    expect(hoursOverlap(newWeek, lastNight, monday)).toBe(true)
    expect(hoursOverlap({ ...lastNight, ends: '09:00' }, newWeek, monday)).toBe(false)
  })

  it('looks at which weeks: every other one apart never meets, every second and third does', () => {
    const even = rule({ everyWeeks: 2, anchorDate: '2026-10-19' })
    const odd = rule({ everyWeeks: 2, anchorDate: '2026-10-26' })
    const third = rule({ everyWeeks: 3, anchorDate: '2026-10-26' })
    expect(hoursOverlap(even, odd, monday)).toBe(false)
    expect(hoursOverlap(even, third, monday)).toBe(true)
    expect(hoursOverlap(even, { ...third, effectiveTo: '2026-11-15' }, monday)).toBe(false)
  })

  it('lets hours for different visits lie over each other', () => {
    expect(hoursOverlap(rule({ visitTypeIds: ['a'] }), rule({ visitTypeIds: ['b'] }), monday)).toBe(false)
    expect(hoursOverlap(rule({ visitTypeIds: ['a', 'b'] }), rule({ visitTypeIds: ['b'] }), monday)).toBe(true)
    expect(hoursOverlap(rule({ visitTypeIds: ['a'] }), rule(), monday)).toBe(true)
  })

  it('does not hold a period against itself', () => {
    const rules = [named('one'), named('two', { starts: '13:00', ends: '17:00' })]
    expect(firstOverlap(rules[0]!, rules, monday)).toBeNull()
    expect(firstOverlap({ ...rules[0]!, ends: '14:00' }, rules, monday)?.id).toBe('two')
  })
})

describe('copying a day', () => {
  const rules = [
    named('early', { weekdays: [1, 3] }),
    named('late', { weekdays: [1], starts: '14:00', ends: '18:00' }),
    named('tuesday', { weekdays: [2], starts: '10:00', ends: '11:00' }),
    named('half', { weekdays: [2, 5], starts: '20:00', ends: '21:00' }),
  ]

  it('replaces what the other days had and copies nothing twice', () => {
    const { put, remove } = copyDay(rules, 1, [2, 3])
    expect(remove).toEqual(['tuesday'])
    expect(put.map(({ id, weekdays }) => [id, weekdays])).toEqual([
      ['early', [1, 2, 3]],
      ['late', [1, 2, 3]],
      ['half', [5]],
    ])
  })

  it('copies a closed day too, and a day onto itself not at all', () => {
    expect(copyDay(rules, 7, [3])).toEqual({ put: [{ ...rules[0]!, weekdays: [1] }], remove: [] })
    expect(copyDay(rules, 1, [1])).toEqual({ put: [], remove: [] })
  })
})

describe('a week', () => {
  it('shows each day from Monday with its periods in order, without those that have ended', () => {
    const week = weekOf(
      [
        named('late', { starts: '22:00', ends: '02:00' }),
        named('early'),
        named('gone', { effectiveTo: '2026-10-18' }),
        named('sunday', { weekdays: [7] }),
      ],
      monday,
    )
    expect(week.map((day) => day.map((each) => each.id))).toEqual([
      ['early', 'late'],
      ...[[], [], [], [], []],
      ['sunday'],
    ])
  })
})

describe('hours of somebody else', () => {
  const own = [
    named('long', { weekdays: [1, 2, 3] }),
    named('friday', { weekdays: [5], starts: '13:00', ends: '17:00' }),
  ]
  const theirs = [rule({ weekdays: [2, 5, 6], starts: '08:00', ends: '11:00' })]
  const take = (rules: Rule[], days: number[]) => takeWeek(rules, theirs, days, (index) => `press-${index}`)

  it('take the place of one’s own on the days that are chosen, and of no others', () => {
    expect(take(own, [2, 5])).toEqual({
      put: [
        named('long', { weekdays: [1, 3] }),
        named('press-0', { weekdays: [2, 5], starts: '08:00', ends: '11:00' }),
      ],
      remove: ['friday'],
    })
  })

  it('leave a day free that is free there', () => {
    expect(take(own, [3])).toEqual({ put: [named('long', { weekdays: [1, 2] })], remove: [] })
  })

  it('are taken once by a press that arrives twice', () => {
    const [long] = take(own, [2, 5]).put
    const after = [long!, named('press-0', { weekdays: [2, 5], starts: '08:00', ends: '11:00' })]
    expect(take(after, [2, 5])).toEqual({ put: [after[1]], remove: [] })
  })
})
