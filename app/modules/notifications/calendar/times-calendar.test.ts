import { expect, it } from 'vitest'
import { type Component, instantOf, property, readCalendar, textOf } from '#tests/fakes/icalendar-reader.ts'
import { type CalendarTime, timesCalendar } from './times-calendar.ts'

const time: CalendarTime = {
  uid: '0199f0a0-0000-7000-8000-000000000001',
  // The hour that comes twice, the second time.
  startsAt: Date.parse('2026-11-01T06:30:00Z'),
  endsAt: Date.parse('2026-11-01T07:00:00Z'),
  changedAt: Date.parse('2026-10-20T14:00:00Z'),
  isTentative: false,
  summary: '检查，洗牙; 40分钟',
  location: '垂柳家庭医疗',
  link: 'https://care.test/provider/3/mgmt/appt/1',
}

it('holds each time as an instant, whatever clock it is read by', () => {
  const calendar = readCalendar(timesCalendar('林国强的预约', [time, { ...time, uid: 'other', isTentative: true }]))
  expect(textOf(calendar, 'X-WR-CALNAME')).toBe('林国强的预约')
  expect(calendar.components).toHaveLength(2)
  const [event, other] = calendar.components as [Component, Component]
  expect(property(event, 'DTSTART').value).toBe('20261101T063000Z')
  expect(instantOf(calendar, property(event, 'DTEND'))).toBe(time.endsAt)
  expect(textOf(event, 'SUMMARY')).toBe('检查，洗牙; 40分钟')
  expect(property(event, 'STATUS').value).toBe('CONFIRMED')
  expect(property(other, 'STATUS').value).toBe('TENTATIVE')
})

it('is a calendar without times as well', () => {
  expect(readCalendar(timesCalendar('林国强的预约', [])).components).toEqual([])
})
