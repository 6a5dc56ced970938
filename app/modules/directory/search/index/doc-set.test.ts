import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allDocs,
  bitsOf,
  contains,
  countOf,
  docsOf,
  intersect,
  listOf,
  noDocs,
  subtract,
  unite,
  visitBoth,
  wordsFor,
  type DocSet,
} from './doc-set.ts'
import { decodePosting, encodePosting } from './posting.ts'

const size = 700
/** Sets from nearly empty to nearly full, in either form. */
const docs = fc
  .record({
    seed: fc.array(fc.nat(size - 1), { maxLength: 60 }),
    share: fc.constantFrom(1, 2, 3, 50, 1000),
    isBits: fc.boolean(),
  })
  .map(({ seed, share, isBits }) => {
    const numbers = new Set(seed)
    for (let doc = 0; doc < size; doc++) if (doc % share === 0 && share < 1000) numbers.add(doc)
    const ascending = Uint32Array.from([...numbers].sort((a, b) => a - b))
    if (!isBits) return listOf(ascending)
    const words = new Uint32Array(wordsFor(size))
    for (const doc of ascending) words[doc >>> 5]! |= 1 << (doc & 31)
    return bitsOf(words)
  })
const numbers = (set: DocSet) => [...docsOf(set)]

describe('document sets', () => {
  it('combine as sets of numbers do, in whatever form they are', () => {
    fc.assert(
      fc.property(docs, docs, docs, (a, b, c) => {
        const [inA, inB] = [new Set(numbers(a)), new Set(numbers(b))]
        expect(numbers(intersect(a, b))).toEqual([...inA].filter((doc) => inB.has(doc)))
        expect(numbers(subtract(a, b))).toEqual([...inA].filter((doc) => !inB.has(doc)))
        const all = new Set([...inA, ...inB, ...numbers(c)])
        expect(numbers(unite([a, b, c], size))).toEqual([...all].sort((x, y) => x - y))
        expect(numbers(unite([a, b], size))).toEqual([...new Set([...inA, ...inB])].sort((x, y) => x - y))
      }),
      { numRuns: 500 },
    )
  })

  it('know their members and their number', () => {
    fc.assert(
      fc.property(docs, fc.nat(size - 1), (set, doc) => {
        expect(contains(set, doc)).toBe(numbers(set).includes(doc))
        expect(countOf(set)).toBe(numbers(set).length)
      }),
    )
  })

  it('are visited together in order, until enough', () => {
    fc.assert(
      fc.property(docs, docs, fc.nat(10), (a, b, enough) => {
        const visited: number[] = []
        visitBoth(a, b, (doc) => visited.push(doc) < enough + 1)
        expect(visited).toEqual(numbers(intersect(a, b)).slice(0, enough + 1))
      }),
    )
  })

  it('of everybody end where the documents end', () => {
    for (const count of [0, 1, 31, 32, 33, 64])
      expect(numbers(allDocs(count))).toEqual(Array.from({ length: count }, (_, doc) => doc))
  })

  it('of nothing are nothing', () => {
    expect(numbers(unite([], size))).toEqual([])
    expect(numbers(intersect(noDocs, allDocs(size)))).toEqual([])
    expect(numbers(subtract(allDocs(3), allDocs(3)))).toEqual([])
  })
})

describe('postings', () => {
  it('come back from their bytes', () => {
    fc.assert(
      fc.property(docs, (set) => {
        const bytes = encodePosting(docsOf(set), size)
        expect(numbers(decodePosting(bytes, size))).toEqual(numbers(set))
      }),
      { numRuns: 300 },
    )
  })

  it('come back from the middle of a page, and with numbers beyond 2²⁸', () => {
    const far = Uint32Array.from([5, 300, 300_000_000, 400_000_001])
    const bytes = encodePosting(far, 500_000_000)
    const page = new Uint8Array(bytes.length + 3)
    page.set(bytes, 3)
    expect(numbers(decodePosting(page.subarray(3), 500_000_000))).toEqual([...far])
  })

  it('take no more room than a bitmap', () => {
    const everybody = docsOf(allDocs(80_000))
    expect(encodePosting(everybody, 80_000).length).toBe(1 + 10_000)
  })
})
