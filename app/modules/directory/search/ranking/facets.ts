import { acceptingBit, type Columns, flagBits, flagValues, genderCodes } from '../index/columns.ts'
import { docsOf, popcount, type DocSet } from '../index/doc-set.ts'
import type { FacetCounts, FacetName } from '../search-query.ts'
import type { ValueSets } from '../index/value-sets.ts'

/** Numbers of the documents being counted; one search counts at a time, between two awaits. */
let scratch = new Uint32Array(0)
/** Fewer matches than this are added up one by one; more go through a histogram of their codes. */
const histogramFrom = 300

export type LanguageBy = keyof Columns['language']

/**
 * Adds to `counts` how many providers among the documents have each value of the named facets. A provider counts once
 * for a value, at however many places.
 */
export function countFacets(
  columns: Columns,
  set: DocSet,
  names: ReadonlySet<FacetName>,
  languageBy: LanguageBy,
  counts: FacetCounts,
): void {
  const { alone, together } = divide(columns, set)
  const sets = setColumns(columns, names, languageBy)
  const codes = new CodeCounts(columns)
  codes.addDocuments(alone)
  codes.into(counts, names)
  for (const [name, column] of sets) addSets(column, alone, counts[name])
  addTogether(columns, together, names, sets, counts)
}

/** How many providers the documents belong to. */
export function countProviders(columns: Columns, set: DocSet): number {
  let count = 0
  let head = -1
  if (set.kind === 'bits') {
    // A set bit that continues nothing is a new provider; others have to look for their first matching place.
    const { words } = set
    for (let index = 0; index < words.length; index++) {
      let word = words[index]! & columns.continues[index]!
      count += popcount(words[index]! ^ word)
      while (word !== 0) {
        const lowest = word & -word
        const doc = (index << 5) + 31 - Math.clz32(lowest)
        word ^= lowest
        let before = doc - 1
        while (columns.isContinued(before) && (words[before >>> 5]! & (1 << (before & 31))) === 0) before--
        if ((words[before >>> 5]! & (1 << (before & 31))) === 0) count++
      }
    }
    return count
  }
  for (const doc of set.docs) {
    const own = columns.isContinued(doc) ? columns.headOf(doc) : doc
    if (own !== head) count++
    head = own
  }
  return count
}

/** Documents that are their provider's only match of the set, and the groups that share a provider. */
function divide(columns: Columns, set: DocSet): { alone: Uint32Array; together: number[][] } {
  if (scratch.length < columns.size) scratch = new Uint32Array(columns.size)
  const docs = set.kind === 'bits' ? docsOf(set, scratch) : set.docs
  const together: number[][] = []
  const { solo } = columns
  const alone = set.kind === 'bits' ? docs : new Uint32Array(docs.length)
  let length = 0
  for (let index = 0; index < docs.length; index++) {
    const doc = docs[index]!
    if ((solo[doc >>> 5]! & (1 << (doc & 31))) !== 0 || !isSame(columns, doc, docs[index + 1])) {
      alone[length++] = doc
      continue
    }
    const group = [doc]
    while (isSame(columns, group.at(-1)!, docs[index + 1])) group.push(docs[++index]!)
    together.push(group)
  }
  return { alone: alone.subarray(0, length), together }
}

function isSame(columns: Columns, doc: number, next: number | undefined): boolean {
  return next !== undefined && columns.isContinued(next) && columns.headOf(next) <= doc
}

const flagFacets = [['acceptingNew', acceptingBit], ...Object.entries(flagBits)] as [FacetName, number][]

/** Counts of what is packed in one code: neighborhood, gender and flags. */
class CodeCounts {
  readonly #areas: Uint32Array
  readonly #genders = new Uint32Array(genderCodes.length)
  readonly #flags = new Uint32Array(flagFacets.length)

  constructor(readonly columns: Columns) {
    this.#areas = new Uint32Array(columns.neighborhoodIds.length)
  }

  add(code: number, count: number): void {
    this.#areas[Math.floor(code / flagValues)]! += count
    this.#genders[code & 3]! += count
    for (let index = 0; index < flagFacets.length; index++) {
      if (code & flagFacets[index]![1]) this.#flags[index]! += count
    }
  }

  addDocuments(docs: Uint32Array): void {
    const { code } = this.columns
    if (docs.length < histogramFrom) {
      for (let index = 0; index < docs.length; index++) this.add(code[docs[index]!]!, 1)
      return
    }
    const histogram = new Uint32Array(this.columns.neighborhoodIds.length * flagValues)
    for (let index = 0; index < docs.length; index++) histogram[code[docs[index]!]!]!++
    for (let each = 0; each < histogram.length; each++) if (histogram[each]! > 0) this.add(each, histogram[each]!)
  }

  into(counts: FacetCounts, names: ReadonlySet<FacetName>): void {
    const { neighborhoodIds } = this.columns
    if (names.has('neighborhood')) {
      for (let area = 1; area < neighborhoodIds.length; area++)
        increase(counts.neighborhood, neighborhoodIds[area]!, this.#areas[area]!)
    }
    if (names.has('gender')) {
      for (let gender = 1; gender < genderCodes.length; gender++)
        increase(counts.gender, genderCodes[gender]!, this.#genders[gender]!)
    }
    for (const [index, [name]] of flagFacets.entries())
      if (names.has(name)) increase(counts[name], 'yes', this.#flags[index]!)
  }
}

function increase(counts: Map<string, number>, id: string, by: number): void {
  if (by > 0) counts.set(id, (counts.get(id) ?? 0) + by)
}

function setColumns(columns: Columns, names: ReadonlySet<FacetName>, languageBy: LanguageBy): [FacetName, ValueSets][] {
  const all: [FacetName, ValueSets][] = [
    ['specialty', columns.specialty],
    ['plan', columns.plan],
    ['language', columns.language[languageBy]],
  ]
  return all.filter(([name]) => names.has(name))
}

function addSets(column: ValueSets, docs: Uint32Array, counts: Map<string, number>): void {
  const { ids, of, starts, items } = column
  const totals = new Uint32Array(ids.length)
  // Documents that share sets: count the sets first. Otherwise each document adds its own values.
  if (docs.length > column.count) {
    const histogram = new Uint32Array(column.count)
    for (let index = 0; index < docs.length; index++) histogram[of[docs[index]!]!]!++
    for (let set = 1; set < histogram.length; set++) {
      const count = histogram[set]!
      if (count > 0) for (let at = starts[set]!; at < starts[set + 1]!; at++) totals[items[at]!]! += count
    }
  } else {
    for (let index = 0; index < docs.length; index++) {
      const set = of[docs[index]!]!
      for (let at = starts[set]!; at < starts[set + 1]!; at++) totals[items[at]!]!++
    }
  }
  for (let position = 0; position < totals.length; position++) increase(counts, ids[position]!, totals[position]!)
}

function addTogether(
  columns: Columns,
  groups: readonly number[][],
  names: ReadonlySet<FacetName>,
  sets: readonly [FacetName, ValueSets][],
  counts: FacetCounts,
): void {
  for (const group of groups) {
    const codes = group.map((doc) => columns.code[doc]!)
    const flags = codes.reduce((united, code) => united | (code & (flagValues - 1)), 0)
    if (names.has('neighborhood')) {
      for (const area of new Set(codes.map((code) => Math.floor(code / flagValues))))
        if (area > 0) increase(counts.neighborhood, columns.neighborhoodIds[area]!, 1)
    }
    const gender = genderCodes[codes[0]! & 3]
    if (gender && names.has('gender')) increase(counts.gender, gender, 1)
    for (const [name, bit] of flagFacets) if (flags & bit && names.has(name)) increase(counts[name], 'yes', 1)
    for (const [name, column] of sets) {
      const values = new Set(group.flatMap((doc) => [...column.valuesOf(column.of[doc]!)]))
      for (const position of values) increase(counts[name], column.ids[position]!, 1)
    }
  }
}
