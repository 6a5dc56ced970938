import { describe, expect, it } from 'vitest'
import { listWishesIn } from './list-wishes.ts'
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
    ['聽日可以睇嘅牙醫', 'tomorrow', '嘅牙醫'],
    ['约明天 牙医', 'tomorrow', '牙医'],
    ['same-day appointment dentist', 'today', 'dentist'],
    ['皮肤痒 法拉盛 有白卡 明天下午', 'tomorrow', '皮肤痒 法拉盛 有白卡'],
    ['皮膚癢 明天 法拉盛', 'tomorrow', '皮膚癢 法拉盛'],
    ['頭暈聽日', 'tomorrow', '頭暈'],
    ['itchy skin tomorrow morning', 'tomorrow', 'itchy skin'],
    ['dentist tomorrow', 'tomorrow', 'dentist'],
    ['dentist the day after tomorrow', 'dayafter', 'dentist'],
    ['后天能看的牙医', 'dayafter', '的牙医'],
    ['皮膚癢 後天下午', 'dayafter', '皮膚癢'],
    ['dentist tomorrow afternoon', 'tomorrow', 'dentist'],
    ['明天下午能看的牙医', 'tomorrow', '的牙医'],
    ['today’s appointments dentist', 'today', 'dentist'],
  ])('hears a day in %j', (text, day, rest) => {
    const heard = listWishesIn(text, [specialty]).day
    expect(heard?.day).toBe(day)
    expect(heard?.rest).toBe(rest)
  })

  it('takes a day beside a complaint or a name for when it began, unless it says what for', () => {
    for (const understood of [[symptom], [specialty, symptom], [name]])
      for (const text of ['今天头晕', 'dizzy today', '今天看到血', '明天', '王明天'])
        expect(listWishesIn(text, understood).day).toBeNull()
    expect(listWishesIn('头晕 今天能看吗', [symptom]).day?.day).toBe('today')
  })

  it.each([
    ['今早', 'today', 'am'],
    ['今天早上', 'today', 'am'],
    ['今日朝早', 'today', 'am'],
    ['今天下午', 'today', 'pm'],
    ['今日下晝', 'today', 'pm'],
    ['今天 下午', 'today', 'pm'],
    ['今晚', 'today', 'evening'],
    ['今晚黑', 'today', 'evening'],
    ['今天夜晚', 'today', 'evening'],
    ['this morning', 'today', 'am'],
    ['this afternoon', 'today', 'pm'],
    ['tonight', 'today', 'evening'],
    ['jin wan', 'today', 'evening'],
    ['jintian xiawu', 'today', 'pm'],
    ['明早', 'tomorrow', 'am'],
    ['聽朝', 'tomorrow', 'am'],
    ['听朝早', 'tomorrow', 'am'],
    ['明天上午', 'tomorrow', 'am'],
    ['聽日下晝', 'tomorrow', 'pm'],
    ['聽日晏晝', 'tomorrow', 'pm'],
    ['明晚', 'tomorrow', 'evening'],
    ['聽晚', 'tomorrow', 'evening'],
    ['ming wan', 'tomorrow', 'evening'],
    ['ming tian shang wu', 'tomorrow', 'am'],
    ['tomorrow morning', 'tomorrow', 'am'],
    ['tomorrow in the afternoon', 'tomorrow', 'pm'],
    ['tomorrow night', 'tomorrow', 'evening'],
    ['后天下午', 'dayafter', 'pm'],
    ['the day after tomorrow evening', 'dayafter', 'evening'],
    ['今天', 'today', null],
    ['今天中午', 'today', null],
    ['明天', 'tomorrow', null],
    ['this week', 'week', null],
  ])('hears the hours of a day in %s', (text, day, part) => {
    expect(listWishesIn(text, [])).toMatchObject({ day: { day, part, words: text, rest: '' }, hours: null })
    const beside = listWishesIn(`牙医 ${text} 法拉盛`, [specialty])
    expect(beside).toMatchObject({ day: { day, part, rest: '牙医 法拉盛' }, hours: null })
  })

  it.each([
    ['明天下午能看的牙医', 'tomorrow', 'pm'],
    ['頭暈，今天下午', 'today', 'pm'],
    ['rash, is anyone open this afternoon', 'today', 'pm'],
    ['itchy skin tomorrow morning', 'tomorrow', 'am'],
    ['appointment tomorrow morning, rash', 'tomorrow', 'am'],
  ])('hears them beside a complaint where the day is asked for: %s', (text, day, part) => {
    expect(listWishesIn(text, [symptom]).day).toMatchObject({ day, part })
  })

  it.each([
    ['上午', 'am', ''],
    ['朝早', 'am', ''],
    ['朝頭早', 'am', ''],
    ['早上 牙医', 'am', '牙医'],
    ['下午', 'pm', ''],
    ['下晝', 'pm', ''],
    ['晏晝 牙醫', 'pm', '牙醫'],
    ['下午三点 牙医', 'pm', '三点 牙医'],
    ['morning dentist', 'am', 'dentist'],
    ['dentist in the morning', 'am', 'dentist'],
    ['afternoon', 'pm', ''],
    ['afternoons', 'pm', ''],
  ])('hears hours of any day in %j', (text, part, rest) => {
    expect(listWishesIn(text, [specialty])).toMatchObject({ day: null, hours: { part, rest } })
  })

  it('hears hours apart from the day they are of', () => {
    expect(listWishesIn('明天 牙医 下午', [specialty])).toMatchObject({
      day: { day: 'tomorrow', part: null, rest: '牙医 下午' },
      hours: { part: 'pm', rest: '明天 牙医' },
    })
  })

  it('takes hours beside a complaint or a name for when it comes, unless they say what for', () => {
    for (const understood of [[symptom], [specialty, symptom], [name]])
      for (const text of [
        '早上起来头晕',
        '下午发烧',
        'cough in the morning',
        '王上午',
        'jaw won’t open in the morning',
      ])
        expect(listWishesIn(text, understood).hours).toBeNull()
    expect(listWishesIn('头晕，下午看病', [symptom]).hours?.part).toBe('pm')
    expect(listWishesIn('rash, morning appointment', [symptom]).hours?.part).toBe('am')
  })

  it.each([
    '早',
    '晚',
    '朝',
    '王早',
    '早上好，找牙医',
    'good morning, a dentist please',
    '下午6点后',
    '晚上',
    'evening',
  ])('hears no hours of the list in %s', (text) => {
    expect(listWishesIn(text, [specialty])).toMatchObject({ day: null, hours: null })
  })

  it.each([
    ['今天', 'today'],
    ['今日', 'today'],
    ['今晚', 'today'],
    ['今晚黑', 'today'],
    ['今天有空', 'today'],
    ['tonight', 'today'],
    ['jintian', 'today'],
    ['明天', 'tomorrow'],
    ['聽日', 'tomorrow'],
    ['聽晚', 'tomorrow'],
    ['mingtian', 'tomorrow'],
    ['后天', 'dayafter'],
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
  })

  it.each(['I see spots today', 'today, I can’t see well', '今天，头晕', 'chest felt tight this morning'])(
    'does not in %j',
    (text) => {
      expect(listWishesIn(text, [symptom]).day).toBeNull()
    },
  )
})
