import { describe, expect, it } from 'vitest'
import { dayMaybeIn, listWishesIn } from './list-wishes.ts'
import type { Understood } from '../search/search-query.ts'

const specialty: Understood = { kind: 'specialty', id: 'dentistry', text: '牙医' }
const symptom: Understood = { kind: 'symptom', id: 'headache', text: '头晕' }
const name: Understood = { kind: 'name', id: null, text: '王' }

describe('listWishesIn', () => {
  it.each([
    ['附近的牙医', '附近的', '牙医'],
    ['牙医 離我近一點', '離我近一點', '牙医'],
    ['离我家最近的牙医', '离我家最近的', '牙医'],
    ['就近找牙医', '就近', '找牙医'],
    ['我附近 牙医', '我附近', '牙医'],
    ['Dentist near me', 'near me', 'Dentist'],
    ['closest dentist', 'closest', 'dentist'],
    ['nearby dentist', 'nearby', 'dentist'],
  ])('hears that the list is to be near in %j', (text, words, rest) => {
    expect(listWishesIn(text, [specialty]).near).toEqual({ words, rest })
  })

  it.each(['牙医', '近视', '最近牙疼', 'nearsighted', 'a doctor near Flushing'])('does not in %j', (text) => {
    expect(listWishesIn(text, [specialty]).near).toBeNull()
  })

  it.each([
    ['今天能看的牙医', 'today', '的牙医'],
    ['牙医 今天', 'today', '牙医'],
    ['聽日可以睇嘅牙醫', '2days', '嘅牙醫'],
    ['约明天 牙医', '2days', '牙医'],
    ['same-day appointment dentist', 'today', 'dentist'],
    ['皮肤痒 法拉盛 有白卡 明天下午', '2days', '皮肤痒 法拉盛 有白卡'],
    ['皮膚癢 明天 法拉盛', '2days', '皮膚癢 法拉盛'],
    ['頭暈聽日', '2days', '頭暈'],
    ['itchy skin tomorrow morning', '2days', 'itchy skin'],
    ['dentist tomorrow', '2days', 'dentist'],
    ['dentist the day after tomorrow', '3days', 'dentist'],
    ['后天能看的牙医', '3days', '的牙医'],
    ['皮膚癢 後天下午', '3days', '皮膚癢'],
    ['dentist tomorrow afternoon', '2days', 'dentist'],
    ['明天下午能看的牙医', '2days', '的牙医'],
    ['today’s appointments dentist', 'today', 'dentist'],
  ])('hears a day in %j', (text, day, rest) => {
    const heard = listWishesIn(text, [specialty]).day
    expect(heard?.day).toBe(day)
    expect(heard?.rest).toBe(rest)
    expect(dayMaybeIn(text)).toBe(day)
  })

  it('takes a day beside a complaint or a name for when it began, unless it says what for', () => {
    for (const understood of [[symptom], [specialty, symptom], [name]])
      for (const text of ['今天头晕', 'dizzy today', '今天看到血', '明天', '王明天'])
        expect(listWishesIn(text, understood).day).toBeNull()
    expect(listWishesIn('头晕 今天能看吗', [symptom]).day?.day).toBe('today')
  })

  it.each([
    ['今天', 'today'],
    ['今日', 'today'],
    ['今晚', 'today'],
    ['今晚黑', 'today'],
    ['今天有空', 'today'],
    ['tonight', 'today'],
    ['jintian', 'today'],
    ['明天', '2days'],
    ['聽日', '2days'],
    ['聽晚', '2days'],
    ['mingtian', '2days'],
    ['后天', '3days'],
    ['这周', 'week'],
    ['這週', 'week'],
    ['這個星期', 'week'],
    ['呢個禮拜', 'week'],
    ['一周之内', 'week'],
    ['this week', 'week'],
    ['within a week', 'week'],
    ['zhe ge xing qi', 'week'],
  ])('hears a day that is all that is said: %s', (text, day) => {
    expect(listWishesIn(text, []).day).toMatchObject({ day, words: text, rest: '' })
    expect(dayMaybeIn(text)).toBe(day)
    expect(listWishesIn(text, [name]).day?.day).toBe(text === '今天有空' ? 'today' : undefined)
  })

  it.each(['这周末', '這個週末', '呢個禮拜六', '这个星期天', 'this weekend', '一周三次', '三个星期', 'weekly'])(
    'hears no week in %s',
    (text) => {
      expect(listWishesIn(text, [specialty]).day).toBeNull()
    },
  )

  it.each([
    'pediatrician for my son, fever for three days, today',
    'can someone see my daughter today, she has a rash',
    'I need to see an eye doctor today',
    'rash, is anyone open this afternoon',
    '头晕，今天下午',
  ])('hears what a day beside a complaint is for in %j', (text) => {
    expect(listWishesIn(text, [specialty, symptom]).day?.day).toBe('today')
    expect(dayMaybeIn(text)).toBe('today')
  })

  it.each(['I see spots today', 'today, I can’t see well', '今天，头晕', 'chest felt tight this morning'])(
    'does not in %j',
    (text) => {
      expect(listWishesIn(text, [symptom]).day).toBeNull()
    },
  )
})
