import { describe, expect, it } from 'vitest'
import { fold } from '#app/modules/directory/search/fold.ts'
import { isForToday } from './same-day.server.ts'

describe('a complaint for the same day', () => {
  it.each([
    '突发性耳聋',
    '突發性耳聾',
    '突然耳聾',
    '耳中風',
    'sudden hearing loss',
    '早上起来左边耳朵突然听不见',
    '眼前闪光',
    '飞蚊加闪光',
    'flashes and floaters',
    '被狗咬了',
    '俾貓抓',
    'dog bite',
    '狂犬疫苗',
  ])('is told by %s', (text) => {
    expect(isForToday([fold(text)])).toBe(true)
  })

  it.each(['', '重聽', '听力下降', '飞蚊症', 'floaters', '乳房肿块', '牙科', '年度体检', '张美玲', 'hearing aid'])(
    'is not told by “%s”',
    (text) => {
      expect(isForToday([fold(text)])).toBe(false)
    },
  )

  it('is told by any of several texts', () => {
    expect(isForToday([fold('牙科'), fold('被狗咬')])).toBe(true)
    expect(isForToday([])).toBe(false)
  })
})
