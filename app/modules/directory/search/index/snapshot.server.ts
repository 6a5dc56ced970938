import { now } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { Columns } from './columns.ts'
import { dayOf, type SearchDocument } from '../documents/document.ts'
import { listOf } from './doc-set.ts'
import { IndexStore, type IndexState } from './index-store.server.ts'
import { KeyFilter } from './key-filter.ts'
import { indexFormat, type Manifest } from './index-writer.ts'
import { columnNames, unpackColumns, unpackJson } from './run.ts'
import { memorySegment, Segment } from './segment.ts'
import { StaleGeneration, StoredPostings } from './stored-postings.server.ts'

/** What a search runs on: the built generation and the changes since, both as of one revision and one day. */
export type Snapshot = { segments: Segment[]; state: IndexState; changes: number }

type Known = {
  /** Which loading it came from. */
  sequence: number
  state: IndexState
  day: number
  built: Segment
  changes: Map<string, SearchDocument[]>
  snapshot: Snapshot
}

/** One loader a database handle: a process has one, tests open many. */
const loaders = new WeakMap<Reader, SnapshotLoader>()

/** The present snapshot. Asks the revision row each time, which is how another process's changes are seen. */
function currentSnapshot(): Promise<Snapshot> {
  let loader = loaders.get(db)
  if (!loader) {
    loader = new SnapshotLoader(db)
    loaders.set(db, loader)
  }
  return loader.current()
}

/** Runs a search, and once more when the generation it read was replaced meanwhile. */
export async function withSnapshot<T>(search: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  try {
    return await search(await currentSnapshot())
  } catch (error) {
    if (!(error instanceof StaleGeneration)) throw error
    return search(await currentSnapshot())
  }
}

/** Keeps the snapshot of one reader, loading only what has changed. Each process has one. */
export class SnapshotLoader {
  readonly #store: IndexStore
  #known: Known | null = null
  #loading: Promise<Known> | null = null
  /** Loadings begun so far. */
  #begun = 0

  constructor(reader: Reader) {
    this.#store = new IndexStore(reader)
  }

  async current(): Promise<Snapshot> {
    const asked = this.#begun
    const state = await this.#store.state()
    const day = dayOf(now())
    for (;;) {
      const known = this.#known
      const isFresh = known !== null && (isSame(known.state, state) || known.sequence > asked)
      if (isFresh && known.day === day) return known.snapshot
      // Searches that arrive while one is loading wait for it instead of loading the same again.
      this.#loading ??= this.#load(day).finally(() => {
        this.#loading = null
      })
      this.#known = await this.#loading
    }
  }

  async #load(day: number): Promise<Known> {
    const sequence = ++this.#begun
    const state = await this.#store.state()
    const known = this.#known
    const isSameBase = known !== null && known.day === day && known.state.build === state.build
    const built = isSameBase ? known.built : await openGeneration(this.#store, state.generation, day)
    const changes = new Map(isSameBase ? known.changes : [])
    for (const change of await this.#store.changesSince(isSameBase ? known.state.revision : 0)) {
      changes.set(change.providerId, change.documents)
    }
    // A generation swapped in while this was reading has taken changes with it that the older one lacks.
    const after = await this.#store.state()
    if (after.build !== state.build) return this.#load(day)
    const documents = [...changes.values()].flat()
    const dead = built.columns.providerIds.positionsOf(new Set(changes.keys()))
    const segments = [built.withDead(listOf(Uint32Array.from(dead)))]
    if (documents.length > 0) segments.push(memorySegment(documents, day))
    return { sequence, state, day, built, changes, snapshot: { segments, state, changes: changes.size } }
  }
}

const isSame = (a: IndexState, b: IndexState) => a.build === b.build && a.revision === b.revision

async function openGeneration(store: IndexStore, generation: number, day: number): Promise<Segment> {
  const manifest = generation === 0 ? null : unpackJson<Manifest>(await blob(store, generation, 0))
  if (manifest?.format !== indexFormat) return memorySegment([], day)
  const columns = new Columns(manifest.documents, day)
  for (const { start, firstBlob } of manifest.runs) {
    const numbers = Array.from({ length: columnNames.length + 1 }, (_, index) => firstBlob + index)
    const blobs = await store.blobs(generation, numbers)
    columns.add(unpackColumns(blobs.map(present)), start)
    // Between runs other requests get their turn.
    await new Promise<void>((resolve) => setImmediate(resolve))
  }
  const firstKeys = unpackJson<string[]>(await blob(store, generation, manifest.directory))
  const bits = await blob(store, generation, manifest.keyFilter)
  // A copy of its own: words want an aligned start.
  const filter = new KeyFilter(new Uint32Array(Uint8Array.from(bits).buffer))
  return new Segment(columns.seal(), new StoredPostings(store, generation, manifest, firstKeys, filter))
}

/** Whether there is a built generation that this version of the program reads. */
export async function hasReadableGeneration(store: IndexStore, generation: number): Promise<boolean> {
  if (generation === 0) return false
  const [data] = await store.blobs(generation, [0])
  return data ? unpackJson<Manifest>(data).format === indexFormat : false
}

async function blob(store: IndexStore, generation: number, number: number): Promise<Uint8Array> {
  const [data] = await store.blobs(generation, [number])
  return present(data ?? null)
}

function present(data: Uint8Array | null): Uint8Array {
  if (!data) throw new StaleGeneration()
  return data
}
