import { expect, it } from 'vitest'
import { groupWeek } from './opening-hours.ts'

const day = (weekday: number, opens = '09:00', closes = '17:00') => ({ weekday, opens, closes })

it('joins neighboring days with the same hours and closes the others', () => {
  expect(groupWeek([day(1), day(2), day(3, '13:00', '19:00'), day(4), day(5)])).toEqual([
    { weekdays: [1, 2], periods: [{ opens: '09:00', closes: '17:00' }] },
    { weekdays: [3], periods: [{ opens: '13:00', closes: '19:00' }] },
    { weekdays: [4, 5], periods: [{ opens: '09:00', closes: '17:00' }] },
    { weekdays: [6, 7], periods: [] },
  ])
})

it('keeps a lunch break as two periods of one day', () => {
  const [monday] = groupWeek([day(1, '09:00', '12:00'), day(1, '13:00', '18:00')])
  expect(monday?.periods).toHaveLength(2)
})

it('shows a place without hours as closed all week in one line', () => {
  expect(groupWeek([])).toEqual([{ weekdays: [1, 2, 3, 4, 5, 6, 7], periods: [] }])
})
