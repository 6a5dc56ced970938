import { describe, expect, it } from 'vitest'
import { parseHours } from './hours.ts'

describe('parseHours', () => {
  it('reads ranges, lists and split days', () => {
    expect(parseHours('1-2 09:00-13:00 14:00-18:00; 6,7 09:30-15:00')).toEqual([
      { weekday: 1, opens: '09:00', closes: '13:00' },
      { weekday: 1, opens: '14:00', closes: '18:00' },
      { weekday: 2, opens: '09:00', closes: '13:00' },
      { weekday: 2, opens: '14:00', closes: '18:00' },
      { weekday: 6, opens: '09:30', closes: '15:00' },
      { weekday: 7, opens: '09:30', closes: '15:00' },
    ])
  })

  it('knows the end of the day', () => {
    expect(parseHours('7 00:00-24:00')).toEqual([{ weekday: 7, opens: '00:00', closes: '24:00' }])
  })

  it.each([
    '',
    '1-5',
    '0 09:00-10:00',
    '8 09:00-10:00',
    '5-1 09:00-10:00',
    '1 9:00-10:00',
    '1 09:00-25:00',
    '1 24:00-24:00',
    '1 10:00-10:00',
    '1 18:00-09:00',
    '1 09:00–10:00',
    '1  09:00-10:00',
  ])('refuses %j', (text) => {
    expect(() => parseHours(text)).toThrow()
  })
})
