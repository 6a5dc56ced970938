/**
 * A set of document numbers, in ascending order: a sorted list while it is rare, a bitmap once it is common.
 * The two read alike; every operation picks the form of its result by how full it is.
 */
export type DocSet =
  | { readonly kind: 'list'; readonly docs: Uint32Array }
  | { readonly kind: 'bits'; readonly words: Uint32Array; readonly count: number }

export const noDocs: DocSet = { kind: 'list', docs: new Uint32Array(0) }

export const listOf = (docs: Uint32Array): DocSet => ({ kind: 'list', docs })

export function bitsOf(words: Uint32Array): DocSet {
  return { kind: 'bits', words, count: countBits(words) }
}

export const wordsFor = (documents: number): number => (documents + 31) >>> 5

export function allDocs(documents: number): DocSet {
  const words = new Uint32Array(wordsFor(documents)).fill(0xffffffff)
  if (documents & 31) words[words.length - 1] = 2 ** (documents & 31) - 1
  return { kind: 'bits', words, count: documents }
}

export const countOf = (set: DocSet): number => (set.kind === 'list' ? set.docs.length : set.count)

/** Bytes a set holds; what a cache is charged. */
export const bytesOf = (set: DocSet): number => (set.kind === 'list' ? set.docs : set.words).byteLength + 64

export function popcount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

function countBits(words: Uint32Array): number {
  let count = 0
  for (let index = 0; index < words.length; index++) count += popcount(words[index]!)
  return count
}

export function contains(set: DocSet, doc: number): boolean {
  if (set.kind === 'bits') return (set.words[doc >>> 5]! & (1 << (doc & 31))) !== 0
  let low = 0
  let high = set.docs.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = set.docs[middle]!
    if (found === doc) return true
    if (found < doc) low = middle + 1
    else high = middle - 1
  }
  return false
}

/** The numbers as a list. A bitmap is written into `scratch` (as long as the segment); the result is valid until it is reused. */
export function docsOf(set: DocSet, scratch?: Uint32Array): Uint32Array {
  if (set.kind === 'list') return set.docs
  const docs = scratch ?? new Uint32Array(set.count)
  const { words } = set
  let length = 0
  for (let index = 0; index < words.length; index++) {
    let word = words[index]!
    const first = index << 5
    while (word !== 0) {
      const lowest = word & -word
      docs[length++] = first + 31 - Math.clz32(lowest)
      word ^= lowest
    }
  }
  return docs.subarray(0, length)
}

/** Visits the numbers that are in both sets, in order, until `visit` answers false. */
export function visitBoth(a: DocSet, b: DocSet, visit: (doc: number) => boolean): void {
  if (a.kind === 'bits' && b.kind === 'bits') {
    for (let index = 0; index < a.words.length; index++) {
      let word = a.words[index]! & b.words[index]!
      while (word !== 0) {
        const lowest = word & -word
        if (!visit((index << 5) + 31 - Math.clz32(lowest))) return
        word ^= lowest
      }
    }
    return
  }
  const [few, many] = a.kind === 'list' && (b.kind === 'bits' || a.docs.length <= b.docs.length) ? [a, b] : [b, a]
  for (const doc of docsOf(few)) if (contains(many, doc) && !visit(doc)) return
}

export function intersect(a: DocSet, b: DocSet): DocSet {
  if (a.kind === 'bits' && b.kind === 'bits') {
    const words = new Uint32Array(a.words.length)
    let count = 0
    for (let index = 0; index < words.length; index++) {
      const word = a.words[index]! & b.words[index]!
      words[index] = word
      count += popcount(word)
    }
    return thin({ kind: 'bits', words, count })
  }
  const [few, many] = a.kind === 'list' && (b.kind === 'bits' || a.docs.length <= b.docs.length) ? [a, b] : [b, a]
  const docs = docsOf(few)
  const kept = new Uint32Array(docs.length)
  let length = 0
  if (many.kind === 'bits') {
    const { words } = many
    for (let index = 0; index < docs.length; index++) {
      const doc = docs[index]!
      if ((words[doc >>> 5]! & (1 << (doc & 31))) !== 0) kept[length++] = doc
    }
  } else if (many.docs.length > docs.length * 32) {
    for (const doc of docs) if (contains(many, doc)) kept[length++] = doc
  } else {
    let at = 0
    for (const doc of docs) {
      while (at < many.docs.length && many.docs[at]! < doc) at++
      if (many.docs[at] === doc) kept[length++] = doc
    }
  }
  return listOf(kept.subarray(0, length))
}

/** The numbers of `a` that are not in `b`. */
export function subtract(a: DocSet, b: DocSet): DocSet {
  if (countOf(a) === 0 || countOf(b) === 0) return a
  if (a.kind === 'bits') {
    const words = a.words.slice()
    if (b.kind === 'bits') for (let index = 0; index < words.length; index++) words[index]! &= ~b.words[index]!
    else for (const doc of b.docs) words[doc >>> 5]! &= ~(1 << (doc & 31))
    return thin(bitsOf(words))
  }
  return listOf(a.docs.filter((doc) => !contains(b, doc)))
}

/** All numbers of all sets; `documents` is the size of the segment. */
export function unite(sets: readonly DocSet[], documents: number): DocSet {
  const filled = sets.filter((set) => countOf(set) > 0)
  const [first, second] = filled
  if (!first) return noDocs
  if (!second) return first
  const total = filled.reduce((sum, set) => sum + countOf(set), 0)
  if (total * 32 < documents || filled.every((set) => set.kind === 'list' && set.docs.length < 64))
    return mergeLists(filled)
  const words = new Uint32Array(wordsFor(documents))
  for (const set of filled) {
    if (set.kind === 'bits') for (let index = 0; index < words.length; index++) words[index]! |= set.words[index]!
    else for (const doc of set.docs) words[doc >>> 5]! |= 1 << (doc & 31)
  }
  return bitsOf(words)
}

/** Neighbors are merged two by two until one is left. */
function mergeLists(sets: readonly DocSet[]): DocSet {
  let lists = sets.map((set) => docsOf(set)).sort((a, b) => a.length - b.length)
  while (lists.length > 1) {
    const merged: Uint32Array[] = []
    for (let index = 0; index < lists.length; index += 2) {
      const [a, b] = [lists[index]!, lists[index + 1]]
      merged.push(b ? mergeTwo(a, b) : a)
    }
    lists = merged
  }
  return listOf(lists[0]!)
}

function mergeTwo(a: Uint32Array, b: Uint32Array): Uint32Array {
  const docs = new Uint32Array(a.length + b.length)
  let fromA = 0
  let fromB = 0
  let length = 0
  while (fromA < a.length && fromB < b.length) {
    const nextA = a[fromA]!
    const nextB = b[fromB]!
    docs[length++] = nextA < nextB ? nextA : nextB
    if (nextA <= nextB) fromA++
    if (nextB <= nextA) fromB++
  }
  while (fromA < a.length) docs[length++] = a[fromA++]!
  while (fromB < b.length) docs[length++] = b[fromB++]!
  return docs.subarray(0, length)
}

/** A bitmap with less than one bit a word costs more than its list. */
function thin(set: DocSet): DocSet {
  if (set.kind === 'list' || set.count > set.words.length) return set
  return listOf(docsOf(set, new Uint32Array(set.count)))
}
