import { expect, it } from 'vitest'
import { sourceOf } from './visitor-source.ts'

it('takes the class of a host and nothing else from a Referer', () => {
  const classes = {
    direct: [undefined, ''],
    own: ['https://care.test/doctor?q=x', 'https://CARE.test/'],
    wechat: ['https://mp.weixin.qq.com/s/abc', 'https://servicewechat.com/wx1/1/page.html'],
    search_engine: [
      'https://www.google.com/',
      'https://google.com.hk/',
      'https://m.baidu.com/s?wd=x',
      'https://tw.search.yahoo.com/',
    ],
    other: [
      'https://example.com/',
      'https://notgoogle.com/',
      'https://google.com.evil.example/',
      'no address',
      'https://care.test.evil/',
    ],
  } as const
  for (const [expected, referers] of Object.entries(classes)) {
    for (const referer of referers) expect([referer, sourceOf(referer, 'care.test')]).toEqual([referer, expected])
  }
})
