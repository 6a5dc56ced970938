import { columnsOf } from './run.ts'
import { Columns, flagBits, acceptingBit, flagValues, genderCodes } from './columns.ts'
import { allDocs, bitsOf, bytesOf, listOf, noDocs, subtract, wordsFor, type DocSet } from './doc-set.ts'
import type { DayNumber, SearchDocument } from '../documents/document.ts'
import { LruCache } from './lru-cache.ts'
import type { SearchFilters } from '../search-query.ts'
import type { ValueSets } from './value-sets.ts'

/** Where the postings of a segment are read. Unknown keys have no documents. */
export interface PostingSource {
  /** False only when no document has the key. */
  mayHave(key: string): boolean
  read(keys: readonly string[]): Promise<Map<string, DocSet>>
  /** The postings of the first `limit` keys that begin with a prefix. */
  readFrom(prefix: string, limit: number): Promise<DocSet[]>
}

export type ValueGroup =
  | 'specialty'
  | 'neighborhood'
  | 'plan'
  | 'gender'
  | 'flag'
  | 'age'
  | 'chinese'
  | `language-${SearchFilters['languageBy']}`

const valueCacheBytes = 24 << 20
/** The tags of the varieties of Chinese (the extended languages of `zh` in the registry of BCP 47). */
const chineseVarieties = /^(zh|cdo|cjy|cmn|cnp|cpx|csp|czh|czo|gan|hak|hnm|hsn|lzh|mnp|nan|wuu|yue)(-|$)/

/** A numbered set of documents that can be searched: the built generation, or the changes since. */
export class Segment {
  readonly #values: LruCache<string, DocSet>

  constructor(
    readonly columns: Columns,
    readonly postings: PostingSource,
    /** Documents of providers that another segment now answers for. */
    readonly dead: DocSet = noDocs,
    values = new LruCache<string, DocSet>(valueCacheBytes, bytesOf),
  ) {
    this.#values = values
  }

  get size(): number {
    return this.columns.size
  }

  /** Every document that this segment still answers for. */
  alive(): DocSet {
    return subtract(allDocs(this.size), this.dead)
  }

  withDead(dead: DocSet): Segment {
    return new Segment(this.columns, this.postings, dead, this.#values)
  }

  /** The documents that have a value: worked out from the columns when first asked for, then kept. */
  value(group: ValueGroup, id: string): DocSet {
    const key = `${group}:${id}`
    let set = this.#values.get(key)
    if (!set) {
      set = this.#select(group, id)
      this.#values.set(key, set)
    }
    return set
  }

  #select(group: ValueGroup, id: string): DocSet {
    const { columns } = this
    const { code } = columns
    switch (group) {
      case 'neighborhood': {
        const number = columns.neighborhoodIds.indexOf(id, 1)
        return number < 0 ? noDocs : select(this.size, (doc) => Math.floor(code[doc]! / flagValues) === number)
      }
      case 'gender': {
        const number = genderCodes.indexOf(id as 'f')
        return select(this.size, (doc) => (code[doc]! & 3) === number)
      }
      case 'flag': {
        const bit = id === 'acceptingNew' ? acceptingBit : flagBits[id as keyof typeof flagBits]
        return select(this.size, (doc) => (code[doc]! & bit) !== 0)
      }
      case 'age': {
        const age = Number(id)
        return select(this.size, (doc) => columns.minAge[doc]! <= age && age <= columns.maxAge[doc]!)
      }
      case 'chinese': {
        const column = columns.language[id as 'doctor' | 'staff']
        const isChinese = column.ids.map((tag) => chineseVarieties.test(tag))
        return select(
          this.size,
          holding(column, (position) => isChinese[position]!),
        )
      }
      default: {
        const column =
          group === 'specialty'
            ? columns.specialty
            : group === 'plan'
              ? columns.plan
              : columns.language[group.slice('language-'.length) as SearchFilters['languageBy']]
        const position = column.find(id)
        if (position === undefined) return noDocs
        return select(
          this.size,
          holding(column, (each) => each === position),
        )
      }
    }
  }
}

/** Whether the set of a document has a wanted value: looked up once a set. */
function holding(column: ValueSets, isWanted: (position: number) => boolean): (doc: number) => boolean {
  const holds = Array.from({ length: column.count }, (_, set) => column.valuesOf(set).some(isWanted))
  return (doc) => holds[column.of[doc]!]!
}

/** A bitmap of the documents for which `holds`; a list when they are few. */
function select(documents: number, holds: (doc: number) => boolean): DocSet {
  const words = new Uint32Array(wordsFor(documents))
  for (let doc = 0; doc < documents; doc++) if (holds(doc)) words[doc >>> 5]! |= 1 << (doc & 31)
  return bitsOf(words)
}

class MemoryPostings implements PostingSource {
  readonly #lists = new Map<string, number[]>()
  #sortedKeys: string[] | null = null

  constructor(documents: readonly SearchDocument[]) {
    for (const [doc, document] of documents.entries()) {
      for (const term of document.terms) {
        const list = this.#lists.get(term)
        if (list) list.push(doc)
        else this.#lists.set(term, [doc])
      }
    }
  }

  mayHave(key: string): boolean {
    return this.#lists.has(key)
  }

  read(keys: readonly string[]): Promise<Map<string, DocSet>> {
    const found = new Map<string, DocSet>()
    for (const key of keys) {
      const list = this.#lists.get(key)
      if (list) found.set(key, listOf(Uint32Array.from(list)))
    }
    return Promise.resolve(found)
  }

  readFrom(prefix: string, limit: number): Promise<DocSet[]> {
    this.#sortedKeys ??= [...this.#lists.keys()].sort()
    const matching = this.#sortedKeys.filter((key) => key.startsWith(prefix)).slice(0, limit)
    return Promise.resolve(matching.map((key) => listOf(Uint32Array.from(this.#lists.get(key)!))))
  }
}

/** A segment of a few documents, made from them directly. `documents` come grouped by provider. */
export function memorySegment(documents: readonly SearchDocument[], day: DayNumber): Segment {
  const columns = new Columns(documents.length, day)
  columns.add(columnsOf(documents), 0)
  return new Segment(columns.seal(), new MemoryPostings(documents))
}
