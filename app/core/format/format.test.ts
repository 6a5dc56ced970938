import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatDay,
  formatInstantClock,
  formatList,
  formatLongDate,
  formatMoney,
  formatNumber,
  formatPhone,
  formatShortDate,
  formatTime,
  formatWallTime,
  formatWallRange,
  formatWeekday,
  formatWeekdays,
} from './format.ts'
import { wallClock } from '#app/core/calendar/zones.ts'

const friday = Date.parse('2026-06-12T16:00:00Z')

describe('dates and times', () => {
  it.each([
    ['zh-Hans', '2026年6月12日', '6月12日', '2026年6月12日，周五'],
    ['zh-Hant', '2026年6月12日', '6月12日', '2026年6月12日，週五'],
    ['en-US', 'Jun 12, 2026', 'Jun 12', 'Friday, June 12, 2026'],
  ] as const)('are written as %s readers expect', (locale, date, short, long) => {
    expect(formatDate(friday, locale)).toBe(date)
    expect(formatDay('2026-06-12', locale)).toBe(date)
    expect(formatShortDate(friday, locale)).toBe(short)
    expect(formatLongDate(friday, locale)).toBe(long)
  })

  it('writes times for desks: 24 hours in Chinese, AM and PM in English', () => {
    const instant = Date.parse('2026-06-12T17:30:00Z')
    expect(formatInstantClock(instant, 'America/New_York', 'zh-Hans')).toBe('13:30')
    expect(formatInstantClock(instant, 'America/New_York', 'en-US').replace('\u202f', ' ')).toBe('1:30 PM')
  })

  it.each([
    ['zh-Hans', ['凌晨1:30（夏令时）', '凌晨1:30（标准时间）', '凌晨2:30'], '01:30（夏令时）'],
    ['zh-Hant', ['凌晨1:30（夏令時間）', '凌晨1:30（標準時間）', '凌晨2:30'], '01:30（夏令時間）'],
    ['en-US', ['1:30 AM EDT', '1:30 AM EST', '2:30 AM'], '1:30 AM EDT'],
  ] as const)(
    'tell the two of the hour that comes twice apart, and say no zone else, in %s',
    (locale, night, clock) => {
      const at = (text: string) => formatTime(Date.parse(text), 'America/New_York', locale).replace('\u202f', ' ')
      expect(['2026-11-01T05:30Z', '2026-11-01T06:30Z', '2026-11-01T07:30Z'].map(at)).toEqual(night)
      const plain = (text: string) => formatWallTime(text, locale).replace('\u202f', ' ')
      expect(['2026-11-01T04:59Z', '2026-11-01T07:00Z'].map(at)).toEqual([plain('00:59'), plain('02:00')])
      expect(['2026-11-02T06:30Z', '2026-06-12T05:30Z'].map(at)).toEqual([plain('01:30'), plain('01:30')])
      const early = formatInstantClock(Date.parse('2026-11-01T05:30Z'), 'America/New_York', locale)
      expect(early.replace('\u202f', ' ')).toBe(clock)
    },
  )

  it.each([
    ['zh-Hans', '上午9:00–下午5:30'],
    ['zh-Hant', '上午9:00–下午5:30'],
    ['en-US', '9:00 AM–5:30 PM'],
  ] as const)('write a range of wall times in %s', (locale, expected) => {
    expect(formatWallRange('09:00', '17:30', locale)).toBe(expected)
  })

  it.each([
    ['zh-Hans', '24小时'],
    ['zh-Hant', '24小時'],
    ['en-US', '24 hours'],
  ] as const)('call a whole day by its hours in %s', (locale, expected) => {
    expect(formatWallRange('00:00', '24:00', locale)).toBe(expected)
  })

  it.each([
    ['zh-Hans', '中午12:30', '凌晨12:00'],
    ['zh-Hant', '中午12:30', '凌晨12:00'],
    ['en-US', '12:30 PM', '12:00 AM'],
  ] as const)('call half past noon twelve thirty in %s', (locale, noon, midnight) => {
    expect(formatWallRange('12:30', '24:00', locale)).toBe(`${noon}–${midnight}`)
  })

  it.each([
    ['00:15', '凌晨12:15', '12:15 AM'],
    ['04:59', '凌晨4:59', '4:59 AM'],
    ['05:00', '上午5:00', '5:00 AM'],
    ['11:59', '上午11:59', '11:59 AM'],
    ['12:00', '中午12:00', '12:00 PM'],
    ['13:00', '下午1:00', '1:00 PM'],
    ['18:45', '下午6:45', '6:45 PM'],
    ['19:00', '晚上7:00', '7:00 PM'],
    ['23:15', '晚上11:15', '11:15 PM'],
  ])('say of %s which part of the day it is', (wall, chinese, english) => {
    expect([formatWallTime(wall, 'zh-Hans'), formatWallTime(wall, 'zh-Hant')]).toEqual([chinese, chinese])
    expect(formatWallTime(wall, 'en-US')).toBe(english)
  })

  it('name weekdays by their ISO number', () => {
    expect([1, 7].map((day) => formatWeekday(day, 'zh-Hans'))).toEqual(['周一', '周日'])
    expect([1, 7].map((day) => formatWeekday(day, 'zh-Hant'))).toEqual(['週一', '週日'])
    expect([1, 7].map((day) => formatWeekday(day, 'en-US', 'short'))).toEqual(['Mon', 'Sun'])
    expect(formatWeekdays([1, 2, 3, 4, 5], 'zh-Hant')).toBe('週一至週五')
    expect(formatWeekdays([1, 2, 3], 'en-US')).toBe('Monday–Wednesday')
    expect(formatWeekdays([6, 7], 'zh-Hans')).toBe('周六、周日')
  })

  it('read the wall clock of New York on both sides of the autumn change', () => {
    expect(wallClock(Date.parse('2026-11-01T05:30:00Z'))).toEqual({ weekday: 7, time: '01:30', date: '2026-11-01' })
    expect(wallClock(Date.parse('2026-11-01T06:30:00Z'))).toEqual({ weekday: 7, time: '01:30', date: '2026-11-01' })
    expect(wallClock(Date.parse('2026-11-01T04:00:00Z')).time).toBe('00:00')
  })
})

describe('money, numbers, phones and lists', () => {
  it('show cents only where there are some', () => {
    expect(formatMoney(12_000, 'zh-Hans')).toBe('$120')
    expect(formatMoney(12_050, 'en-US')).toBe('$120.50')
  })
  it('group digits in threes in every locale', () => {
    expect(formatNumber(12_800, 'zh-Hant')).toBe('12,800')
  })
  it('write American phones nationally and leave unreadable ones as they are', () => {
    expect(formatPhone('+12125550100')).toBe('(212) 555-0100')
    expect(formatPhone('12')).toBe('12')
  })
  it('separate lists by script', () => {
    expect(formatList(['普通话', '粤语'], 'zh-Hans')).toBe('普通话、粤语')
    expect(formatList(['Mandarin', 'Cantonese'], 'en-US')).toBe('Mandarin, Cantonese')
  })
})
