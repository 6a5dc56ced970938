import { bytesOf, type DocSet } from './doc-set.ts'
import type { IndexStore } from './index-store.server.ts'
import type { Manifest } from './index-writer.ts'
import type { KeyFilter } from './key-filter.ts'
import { LruCache } from './lru-cache.ts'
import { findInPage, pageFor, readPage } from './pages.ts'
import { decodePosting } from './posting.ts'
import type { PostingSource } from './segment.ts'

const setCacheBytes = 24 << 20
const pageCacheBytes = 8 << 20
/** What an entry weighs besides its bytes. */
const entryBytes = 100

/** The postings of a generation, read from their pages when asked for; the latest stay in memory. */
export class StoredPostings implements PostingSource {
  readonly #sets = new LruCache<string, DocSet>(setCacheBytes, (set) => bytesOf(set) + entryBytes)
  readonly #pages = new LruCache<number, Uint8Array>(pageCacheBytes, (page) => page.byteLength + entryBytes)

  constructor(
    readonly store: IndexStore,
    readonly generation: number,
    readonly manifest: Manifest,
    readonly firstKeys: readonly string[],
    readonly filter: KeyFilter,
  ) {}

  mayHave(key: string): boolean {
    return this.filter.has(key)
  }

  async read(keys: readonly string[]): Promise<Map<string, DocSet>> {
    const found = new Map<string, DocSet>()
    const missing = new Map<number, Set<string>>()
    for (const key of keys) {
      if (!this.filter.has(key)) continue
      const known = this.#sets.get(key)
      if (known) {
        found.set(key, known)
        continue
      }
      const page = pageFor(this.firstKeys, key)
      const wanted = missing.get(page)
      if (wanted) wanted.add(key)
      else missing.set(page, new Set([key]))
    }
    if (missing.size === 0) return found
    for (const [number, page] of await this.#read([...missing.keys()])) {
      for (const [key, posting] of findInPage(page, missing.get(number)!)) {
        const set = decodePosting(posting, this.manifest.documents)
        this.#sets.set(key, set)
        found.set(key, set)
      }
    }
    return found
  }

  async readFrom(prefix: string, limit: number): Promise<DocSet[]> {
    const sets: DocSet[] = []
    for (let number = Math.max(0, pageFor(this.firstKeys, prefix)); number < this.firstKeys.length; number++) {
      if (this.firstKeys[number]! > prefix && !this.firstKeys[number]!.startsWith(prefix)) break
      const page = (await this.#read([number])).get(number)
      for (const [key, posting] of page ? readPage(page) : []) {
        if (sets.length >= limit) return sets
        if (key.startsWith(prefix)) sets.push(decodePosting(posting, this.manifest.documents))
      }
    }
    return sets
  }

  async #read(numbers: readonly number[]): Promise<Map<number, Uint8Array>> {
    const pages = new Map<number, Uint8Array>()
    const wanted: number[] = []
    for (const number of new Set(numbers)) {
      const known = this.#pages.get(number)
      if (known) pages.set(number, known)
      else if (number >= 0) wanted.push(number)
    }
    const blobs = await this.store.blobs(
      this.generation,
      wanted.map((number) => this.manifest.firstPage + number),
    )
    for (const [index, number] of wanted.entries()) {
      const page = blobs[index]
      if (!page) throw new StaleGeneration()
      this.#pages.set(number, page)
      pages.set(number, page)
    }
    return pages
  }
}

/** The generation was replaced and deleted by another process while it was being read; searching again finds the next. */
export class StaleGeneration extends Error {
  override readonly name = 'StaleGeneration'
}
