import { describe, expect, it } from 'vitest'
import { datesFrom, dayWords, whenWords } from '#app/modules/booking/slots/when-words.ts'

const newYork = 'America/New_York'
const now = Date.parse('2026-10-31T16:00:00Z')

describe('a time in words', () => {
  it.each([
    ['zh-Hans', { date: '11月1日', weekday: '周日', time: '上午9:00', shortTime: '9:00' }],
    ['zh-Hant', { date: '11月1日', weekday: '週日', time: '上午9:00', shortTime: '9:00' }],
    ['en-US', { date: 'Nov 1', weekday: 'Sunday', time: '9:00 AM', shortTime: '9:00 AM' }],
  ] as const)('%s', (locale, words) => {
    expect(whenWords(Date.parse('2026-11-01T14:00:00Z'), newYork, locale, now)).toEqual({
      ...words,
      slot: '2026-11-01T14:00Z',
      day: '2026-11-01',
      part: 'am',
      daysAhead: 1,
    })
  })

  it('has the same nine o’clock on both sides of the change of clocks', () => {
    const before = whenWords(Date.parse('2026-10-31T13:00:00Z'), newYork, 'en-US', now)
    expect([before.time, before.daysAhead]).toEqual(['9:00 AM', 0])
  })

  it.each([
    ['zh-Hans', ['1:00（夏令时）', '1:00（标准时间）']],
    ['zh-Hant', ['1:00（夏令時間）', '1:00（標準時間）']],
    ['en-US', ['1:00 AM EDT', '1:00 AM EST']],
  ] as const)('says on a button which of two it is, in %s', (locale, labels) => {
    const words = ['2026-11-01T05:00:00Z', '2026-11-01T06:00:00Z'].map((at) =>
      whenWords(Date.parse(at), newYork, locale, now),
    )
    expect(words.map(({ shortTime }) => shortTime.replace('\u202f', ' '))).toEqual(labels)
    expect(words.map(({ time }) => time.endsWith(labels[0].slice(5)))).toEqual([true, false])
  })

  it('calls noon twelve', () => {
    const { time, shortTime, part } = whenWords(Date.parse('2026-11-02T17:30:00Z'), newYork, 'zh-Hans', now)
    expect([time, shortTime, part]).toEqual(['中午12:30', '12:30', 'pm'])
  })
})

it('a local date in words is the same in every zone', () => {
  expect(dayWords('2026-11-01', '2026-10-30', 'zh-Hant')).toEqual({
    day: '2026-11-01',
    date: '11月1日',
    weekday: '週日',
    daysAhead: 2,
  })
  expect(dayWords('2026-11-01', '2026-11-01', 'en-US')).toMatchObject({ weekday: 'Sun', daysAhead: 0 })
})

it('dates in a row go over the end of a month', () => {
  expect(datesFrom('2026-10-30', 3)).toEqual(['2026-10-30', '2026-10-31', '2026-11-01'])
})
