import { describe, expect, it } from 'vitest'
import { acceptedEncodings, namesTag } from './negotiation.ts'

describe('Accept-Encoding', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['identity', []],
    ['gzip', ['gzip']],
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['GZIP;Q=0.5', ['gzip']],
    ['br;q=0, gzip', ['gzip']],
    ['*', ['br', 'gzip']],
    ['*;q=0', []],
    ['gzip;q=0, *', ['br']],
    ['br;q=0.0, gzip;q=0.001', ['gzip']],
    ['br;q=x', []],
  ])('%s takes %j', (header, expected) => {
    expect(acceptedEncodings(header)).toEqual(expected)
    expect(acceptedEncodings(header)).toEqual(expected)
  })

  it('is read aright however many different ones have come before', () => {
    for (let index = 0; index < 500; index++) expect(acceptedEncodings(`gzip, x-${index}`)).toEqual(['gzip'])
    expect(acceptedEncodings('br, x-499')).toEqual(['br'])
  })
})

describe('If-None-Match', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['"b",W/"a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    ['"a', false],
    ['', false],
  ])('%s', (header, expected) => {
    expect(namesTag(header, '"a"')).toBe(expected)
  })
})
