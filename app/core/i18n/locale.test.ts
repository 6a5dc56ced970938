import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  basenames,
  defaultLocale,
  isLocale,
  localeOf,
  localeOfPath,
  locales,
  prefixLocale,
  withoutPrefix,
  withPrefix,
} from './locale.ts'

describe('the locale of a path', () => {
  it.each([
    ['/', null, '/'],
    ['/doctor', null, '/doctor'],
    ['/en-US', 'en-US', '/'],
    ['/en-US/', 'en-US', '/'],
    ['/en-US/doctor', 'en-US', '/doctor'],
    ['/zh-Hant/doctor/x', 'zh-Hant', '/doctor/x'],
    ['/ZH-hant/doctor', 'zh-Hant', '/doctor'],
    ['/en-USA/doctor', null, '/en-USA/doctor'],
    ['/en/doctor', null, '/en/doctor'],
    ['/doctor/en-US', null, '/doctor/en-US'],
    ['/zh-Hans/doctor', null, '/zh-Hans/doctor'],
    ['', null, ''],
  ] as const)('of %j is %s, the rest %j', (path, prefix, rest) => {
    expect(prefixLocale(path)).toBe(prefix)
    expect(localeOfPath(path)).toBe(prefix ?? 'zh-Hans')
    expect(withoutPrefix(path)).toBe(rest)
    expect(localeOf(new Request(`https://care.test${path}?locale=en-US`))).toBe(prefix ?? 'zh-Hans')
  })

  it('is taken off as it was put on', () => {
    const path = fc.webPath().filter((text) => text.startsWith('/') && prefixLocale(text) === null)
    fc.assert(
      fc.property(path, fc.constantFrom(...locales), (root, locale) => {
        const address = withPrefix(root, locale)
        expect(withoutPrefix(address)).toBe(root)
        expect(localeOfPath(address)).toBe(locale)
        expect(address.startsWith(basenames[locale])).toBe(true)
      }),
    )
  })
})

describe('isLocale', () => {
  it('knows the three and nothing else', () => {
    expect(locales.filter(isLocale)).toEqual(['zh-Hans', 'zh-Hant', 'en-US'])
    for (const other of ['zh', 'en', 'EN-us', '', null, undefined, 3, ['en-US']]) expect(isLocale(other)).toBe(false)
    expect(isLocale(defaultLocale)).toBe(true)
  })
})
