import { expect, it } from 'vitest'
import type { CalendarEvent } from '#app/modules/desk/queries/calendar-events.server.ts'
import { withClassesAsOne } from './drawn-events.ts'

const seats = { taken: 3, of: 8 }
const event = (id: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...{ id, kind: 'visit', start: '2026-10-20T18:00:00Z', end: '2026-10-20T19:00:00Z', words: null, title: id },
  ...{
    detail: 'Group class',
    seats,
    phone: '+12125550123',
    doctor: 'zeng',
    status: 'confirmed',
    buffers: [],
    version: 2,
  },
  ...more,
})

it('draws a class once, whoever comes to it, and does not let it be dragged', () => {
  const own = event('own', { seats: null, detail: 'Office visit' })
  const block = event('block', { kind: 'block', seats: null, status: null })
  const drawn = withClassesAsOne([
    event('away', { status: 'cancelled' }),
    event('first', { status: 'requested' }),
    own,
    event('second'),
    event('later', { start: '2026-10-20T20:00:00Z' }),
    event('elsewhere', { doctor: 'luo' }),
    block,
  ])
  expect(drawn.map(({ id }) => id)).toEqual(['own', 'block', 'first', 'later', 'elsewhere'])
  expect(drawn[0]).toEqual(own)
  expect(drawn[2]).toMatchObject({
    title: 'Group class',
    detail: null,
    phone: null,
    version: null,
    seats,
    status: 'booked',
  })
})

it('leaves out a class that everybody has called off', () => {
  expect(withClassesAsOne([event('away', { status: 'cancelled' })])).toEqual([])
})
