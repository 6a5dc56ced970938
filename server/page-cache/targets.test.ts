import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PageCache } from '#app/core/page/page.ts'
import { targetReader } from './targets.ts'

const rule: PageCache = { tags: ['directory'], query: ['q', 'near', 'page'], maxAge: 60 }
const read = targetReader((path) => (/^\/(?:list|%E7%89%99|a%2Db)/i.test(path) || path === '/' ? rule : null))
const targetOf = (url: string) => read(url)?.target

describe('the one spelling of an address', () => {
  it.each([
    ['/list', '/list'],
    ['/', '/'],
    ['/list?', '/list'],
    ['/list?q=a+b&near=x', '/list?near=x&q=a+b'],
    ['/list?q=a%20b', '/list?q=a+b'],
    ['/list?near=b&q=1&near=a', '/list?near=b&near=a&q=1'],
    ['/list?utm_source=x&utm_medium=y&fbclid=z&gclid=1', '/list'],
    ['/list?q=%E7%89%99', '/list?q=%E7%89%99'],
    ['/list?q=牙', undefined],
    ['/%E7%89%99', '/%E7%89%99'],
    ['/list?q=', '/list?q='],
  ])('%s → %s', (given, expected) => {
    if (expected !== undefined) expect(targetOf(given)).toBe(expected)
    else expect(['/list?q=%E7%89%99', null, undefined]).toContain(targetOf(given))
  })

  it.each(['/list?x=1', '/list?q=1&locale=en-US', '/list?_data=a', '/list?Q=1', '/list?=1', '/list?index'])(
    '%s is a state that is not kept',
    (given) => {
      expect(read(given)).toMatchObject({ rule, target: null })
    },
  )

  it.each([
    ...['/list/', '/zh-Hans/list', '/zh-hans', '/EN-us/list', '/en-US/'],
    ...['//list', '/list//a', '/list\\a', '/list/../x', '/list/.', '/list/%2e%2e/x', '/list/%2E', '/list/%00'],
    ...['/list/%', '/list/%zz', '/list/%ff', '/list#a', 'http://x/list', '*', '', 'list', '/list/%0a', '/list/%2f'],
    ...[`/list?q=${'a'.repeat(601)}`, '/other'],
  ])('%s is left to the shell', (given) => {
    expect(read(given)).toBeNull()
  })

  it('does not depend on the order of the query, nor on what advertisers add', () => {
    const pair = fc.tuple(fc.constantFrom('q', 'near', 'page'), fc.string({ maxLength: 12 }))
    const unique = fc.uniqueArray(pair, { selector: ([key]) => key })
    fc.assert(
      fc.property(unique, fc.string({ maxLength: 9 }), (pairs, noise) => {
        const url = (given: [string, string][]) => `/list?${new URLSearchParams(given).toString()}`
        const expected = targetOf(url(pairs))
        expect(targetOf(url(pairs.toReversed()))).toBe(expected)
        expect(targetOf(url([['utm_source', noise], ...pairs]))).toBe(expected)
        // The spelling means the same, and is its own spelling.
        expect(new URLSearchParams(expected!.split('?')[1]).size).toBe(pairs.length)
        expect(targetOf(expected!)).toBe(expected)
      }),
    )
  })
})
