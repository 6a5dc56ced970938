import { columnsOf, packColumns, packJson, type RunDocument } from './run.ts'
import { KeyFilterBuilder } from './key-filter.ts'
import { ByteReader, ByteWriter, encodePosting } from './posting.ts'
import { readPage, writePages } from './pages.ts'
import type { SearchDocument } from '../documents/document.ts'

/** Documents in a run: what the writer holds in memory before it turns them into bytes. */
const runSize = 65_536

/** Counts up when documents, terms or blobs become others: a generation of another format is not read but built anew. */
export const indexFormat = 3

/** What the blobs of a generation are. Blob 0 is this, packed. */
export type Manifest = {
  /** Missing in the first format. */
  format?: number
  documents: number
  runs: { start: number; firstBlob: number }[]
  /** Blob with the first keys of all pages, packed. */
  directory: number
  /** Blob with the bits of the filter of keys. */
  keyFilter: number
  firstPage: number
}

export type BlobSink = (number: number, data: Uint8Array) => Promise<void>

/**
 * Writes a generation of the index from documents in the order of their numbers. Memory stays within one run and the
 * compressed postings; `sink` is given every blob as it is ready, the manifest last.
 */
export class IndexWriter {
  readonly #sink: BlobSink
  readonly #runs: Manifest['runs'] = []
  readonly #runPages: Uint8Array[][] = []
  #nextBlob = 1
  #size = 0
  #before: string | null = null
  #documents: RunDocument[] = []
  #postings = new Map<string, number[]>()

  constructor(sink: BlobSink) {
    this.#sink = sink
  }

  async add({ terms, ...document }: SearchDocument): Promise<void> {
    const number = this.#size++
    this.#documents.push(document)
    for (const term of terms) {
      const docs = this.#postings.get(term)
      if (docs) docs.push(number)
      else this.#postings.set(term, [number])
    }
    if (this.#documents.length === runSize) await this.#closeRun()
  }

  /** Ends writing; answers how many documents there are. */
  async finish(): Promise<number> {
    if (this.#documents.length > 0) await this.#closeRun()
    const manifest: Manifest = {
      format: indexFormat,
      documents: this.#size,
      runs: this.#runs,
      directory: 0,
      keyFilter: 0,
      firstPage: this.#nextBlob,
    }
    const firstKeys: string[] = []
    const filter = new KeyFilterBuilder()
    // Pages are filled a stretch of keys at a time, so that the merged postings never are in memory as a whole.
    for (const stretch of stretches(mergeRuns(this.#runPages, this.#size))) {
      for (const [key] of stretch) filter.add(key)
      const written = writePages(stretch)
      for (const page of written.pages) await this.#sink(this.#nextBlob++, page)
      firstKeys.push(...written.firstKeys)
    }
    manifest.directory = this.#nextBlob++
    await this.#sink(manifest.directory, packJson(firstKeys))
    manifest.keyFilter = this.#nextBlob++
    await this.#sink(manifest.keyFilter, new Uint8Array(filter.build().bits.buffer))
    await this.#sink(0, packJson(manifest))
    return this.#size
  }

  async #closeRun(): Promise<void> {
    this.#runs.push({ start: this.#size - this.#documents.length, firstBlob: this.#nextBlob })
    for (const blob of packColumns(columnsOf(this.#documents, this.#before))) await this.#sink(this.#nextBlob++, blob)
    this.#before = this.#documents.at(-1)!.providerId
    this.#documents = []
    const keys = [...this.#postings.keys()].sort()
    const entries = keys.map((key) => [key, gapsOf(this.#postings.get(key)!)] as const)
    this.#runPages.push(writePages(entries).pages)
    this.#postings = new Map()
  }
}

/** Numbers as gaps alone: the form in which runs wait to be merged. */
function gapsOf(docs: readonly number[]): Uint8Array {
  const writer = new ByteWriter()
  let last = 0
  for (const doc of docs) {
    writer.varint(doc - last)
    last = doc
  }
  return writer.take()
}

function readGaps(bytes: Uint8Array, docs: number[]): void {
  const reader = new ByteReader(bytes)
  let doc = 0
  while (reader.at < bytes.length) docs.push((doc += reader.varint()))
}

function* entriesOf(pages: readonly Uint8Array[]): Generator<[string, Uint8Array]> {
  for (const page of pages) yield* readPage(page)
}

/** The entries of all runs in the order of their keys, the runs' postings of one key joined. */
function* mergeRuns(runs: readonly Uint8Array[][], documents: number): Generator<[string, Uint8Array]> {
  const cursors = runs.map((pages) => entriesOf(pages))
  const heads = cursors.map((cursor) => cursor.next())
  for (;;) {
    let least: string | null = null
    for (const head of heads) if (!head.done && (least === null || head.value[0] < least)) least = head.value[0]
    if (least === null) return
    const docs: number[] = []
    for (const [index, head] of heads.entries()) {
      if (head.done || head.value[0] !== least) continue
      readGaps(head.value[1], docs)
      heads[index] = cursors[index]!.next()
    }
    yield [least, encodePosting(docs, documents)]
  }
}

function* stretches<T>(items: Iterable<T>): Generator<T[]> {
  let stretch: T[] = []
  for (const item of items) {
    stretch.push(item)
    if (stretch.length === 4096) {
      yield stretch
      stretch = []
    }
  }
  if (stretch.length > 0) yield stretch
}
