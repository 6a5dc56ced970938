import { describe, expect, it } from 'vitest'
import { detectLocale, localeCookie } from './locale-detection.server.ts'

const ask = (path: string, headers: Record<string, string> = {}) =>
  detectLocale(new Request(`https://care.test${path}`, { headers }))
const remembered = async (locale: string) => (await localeCookie.serialize(locale)).split(';')[0]!

describe('the visitor’s locale', () => {
  it('is the prefix, then the cookie, then the browser’s language, then Simplified Chinese', async () => {
    const Cookie = await remembered('zh-Hant')
    const headers = { Cookie, 'Accept-Language': 'en' }
    expect(await ask('/en-US/doctor', { Cookie })).toBe('en-US')
    expect(await ask('/doctor', headers)).toBe('zh-Hant')
    expect(await ask('/doctor', { 'Accept-Language': 'en' })).toBe('en-US')
    expect(await ask('/doctor')).toBe('zh-Hans')
  })

  it.each([
    ['zh-TW', 'zh-Hant'],
    ['zh-HK,zh;q=0.9,en;q=0.8', 'zh-Hant'],
    ['zh-MO', 'zh-Hant'],
    ['zh-Hant-TW', 'zh-Hant'],
    ['ZH-tw', 'zh-Hant'],
    ['zh-Hant', 'zh-Hant'],
    ['zh', 'zh-Hans'],
    ['zh-CN,zh;q=0.9', 'zh-Hans'],
    ['zh-SG', 'zh-Hans'],
    ['en-GB', 'en-US'],
    ['en', 'en-US'],
    ['fr,en;q=0.5', 'en-US'],
    ['en;q=0.5, zh-TW;q=0.9', 'zh-Hant'],
    ['fr', 'zh-Hans'],
    ['*', 'zh-Hans'],
    ['', 'zh-Hans'],
    [';;;,,,q=x', 'zh-Hans'],
    ['constructor', 'zh-Hans'],
    ['toString', 'zh-Hans'],
    ['zh-Hant-HK', 'zh-Hant'],
    ['zh-Hans-HK', 'zh-Hans'],
    ['fr-'.repeat(2000), 'zh-Hans'],
    ['fr,de,it;q=0.9,zh-HK;q=0.1', 'zh-Hant'],
    ['english', 'zh-Hans'],
  ] as const)('reads Accept-Language %j as %s', async (accept, locale) => {
    expect(await ask('/', { 'Accept-Language': accept })).toBe(locale)
  })

  it('passes over a cookie that says nothing it knows', async () => {
    const cookies = [await remembered('fr'), 'locale=', 'locale=%', 'locale=en-US', await remembered('__proto__')]
    for (const Cookie of cookies) {
      expect(await ask('/', { Cookie, 'Accept-Language': 'zh-TW' }), Cookie).toBe('zh-Hant')
    }
  })
})

describe('the cookie', () => {
  it('lasts 365 days, everywhere on the site', async () => {
    const cookie = await localeCookie.serialize('en-US')
    for (const part of ['Max-Age=31536000', 'Path=/', 'SameSite=Lax', 'HttpOnly']) expect(cookie).toContain(part)
    expect(await localeCookie.parse(cookie)).toBe('en-US')
  })
})
