import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KeyFilter, KeyFilterBuilder } from './key-filter.ts'
import { findInPage, pageFor, readPage, writePages } from './pages.ts'

const keys = fc
  .uniqueArray(
    fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }), fc.stringMatching(/^s[a-c]{1,6}$/)),
    { maxLength: 200 },
  )
  .map((all) => all.sort())
const postingOf = (key: string) => Uint8Array.from({ length: (key.length * 97) % 300 }, (_, index) => index)

describe('pages', () => {
  it('give back every entry in order, and each by its key', () => {
    fc.assert(
      fc.property(keys, (sorted) => {
        const { pages, firstKeys } = writePages(sorted.map((key) => [key, postingOf(key)]))
        expect(pages.flatMap((page) => [...readPage(page)].map(([key]) => key))).toEqual(sorted)
        for (const key of sorted) {
          const page = pages[pageFor(firstKeys, key)]!
          expect(findInPage(page, new Set([key]))).toEqual([[key, postingOf(key)]])
        }
      }),
      { numRuns: 200 },
    )
  })

  it('say where a key would be that is not there', () => {
    const { pages, firstKeys } = writePages(
      Array.from({ length: 3_000 }, (_, index) => [`k${String(index).padStart(4, '0')}`, new Uint8Array(9)]),
    )
    expect(pages.length).toBeGreaterThan(3)
    expect(pageFor(firstKeys, 'a')).toBe(-1)
    const page = pages[pageFor(firstKeys, 'k1500x')]!
    expect(findInPage(page, new Set(['k1500x']))).toEqual([])
    expect(findInPage(page, new Set(['k1500']))).toHaveLength(1)
  })

  it('share what keys have in common', () => {
    const long = Array.from(
      { length: 100 },
      (_, index) => [`the-same-beginning-${100 + index}`, new Uint8Array(1)] as const,
    )
    const [page] = writePages(long).pages
    expect(page!.length).toBeLessThan(100 * 10)
  })
})

describe('the filter of keys', () => {
  it('never denies a key that is there, and most that are not', () => {
    const builder = new KeyFilterBuilder()
    const present = Array.from({ length: 20_000 }, (_, index) => `g${index.toString(36)}`)
    for (const key of present) builder.add(key)
    const filter = new KeyFilter(builder.build().bits)
    expect(present.filter((key) => !filter.has(key))).toEqual([])
    const absent = Array.from({ length: 20_000 }, (_, index) => `n${index.toString(36)}`)
    expect(absent.filter((key) => filter.has(key)).length).toBeLessThan(20_000 * 0.02)
  })

  it('of nothing denies everything', () => {
    expect(new KeyFilterBuilder().build().has('szhang')).toBe(false)
  })
})
