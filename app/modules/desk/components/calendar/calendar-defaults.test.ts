import { expect, it } from 'vitest'
import { fixedOptions } from './calendar-defaults.ts'

it('the calendar keeps the defaults of the specification', () => {
  expect(fixedOptions).toMatchObject({
    aspectRatio: 1.35,
    defaultTimedEventDuration: '01:00:00',
    scrollTime: '06:00:00',
    longPressDelay: 1000,
  })
})
