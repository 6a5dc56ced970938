import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { returnPathOf, safeReturnPath } from './return-path.server.ts'

describe('a return path', () => {
  it.each([
    ['/provider/3', '/provider/3'],
    ['/en-US/provider/3?day=2026-10-21&x=a%20b', '/provider/3?day=2026-10-21&x=a%20b'],
    ['/zh-Hant/provider/4/dashboard', '/provider/4/dashboard'],
    ['/provider/3#top', '/provider/3'],
    ['/provider/loginish', '/provider/loginish'],
  ])('%j is %j', (given, expected) => expect(safeReturnPath(given)).toBe(expected))

  it.each([
    [null],
    [''],
    ['provider/3'],
    ['//evil.test'],
    ['/\\evil.test'],
    ['/\t/evil.test'],
    ['/\n/evil.test'],
    ['/x\\y'],
    ['https://evil.test/'],
    ['javascript:alert(1)'],
    ['/en-US//evil.test'],
    ['/en-US/provider/4/login?next=/x'],
    ['/provider/login'],
    ['/provider/4/logout'],
    ['/PROVIDER/4/LOGOUT'],
    ['/provider/4/forget-password/token'],
    ['/api/auth/session'],
    [`/${'x'.repeat(2000)}`],
  ])('%j is none', (given) => expect(safeReturnPath(given)).toBeNull())

  it('never leaves the site, whatever is given', () => {
    const nasty = fc.string({
      unit: fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', '\t', '\n', '\0', 'a', '%2f', '%5c'),
    })
    fc.assert(
      fc.property(fc.oneof(nasty, fc.webUrl(), fc.string()), (given) => {
        const path = safeReturnPath(given)
        if (path === null) return
        expect(new URL(path, 'https://care.test/en-US/provider/4/login').origin).toBe('https://care.test')
        expect(safeReturnPath(path)).toBe(path)
      }),
      { numRuns: 2000 },
    )
  })

  it('of a request is its address without what the framework adds', () => {
    expect(returnPathOf(new Request('https://care.test/en-US/provider/3?_data=root&day=1'))).toBe('/provider/3?day=1')
    expect(returnPathOf(new Request('https://care.test/provider/4/logout'))).toBeNull()
  })
})
