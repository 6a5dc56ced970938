import { dayMs } from '#app/core/calendar/durations.ts'
import { now } from '#app/core/clock.ts'
import { db, withTransaction } from '#app/core/database/database.server.ts'
import { searchChanges } from '#drizzle/schema/index.ts'
import type { SearchDocument } from '../documents/document.ts'
import { listedProviderIds, readDocuments } from '../documents/documents.server.ts'
import { IndexStore } from '../index/index-store.server.ts'
import { IndexWriter } from '../index/index-writer.ts'
import { hasReadableGeneration } from '../index/snapshot.server.ts'
import { blobWriter, deleteGenerationsBefore, nextRevision, swapGeneration } from './write-index.server.ts'

/** Changes that make a rebuild worth its while: each slows a search a little. */
const foldAfterChanges = 400
/** How long a replaced generation stays, for searches of other processes that still read it. */
const graceMs = 60_000

let running: Promise<{ documents: number; generation: number }> | null = null

/**
 * Builds the search index anew from the tables and swaps it in, in one transaction. Reads in steps and lets other
 * work run in between; changes made meanwhile stay recorded and answer from the overlay. Calls that overlap share one
 * build. Answers the number of documents (a provider at a place) and the new generation.
 */
export function rebuildSearchIndex(): Promise<{ documents: number; generation: number }> {
  running ??= rebuild().finally(() => {
    running = null
  })
  return running
}

function rebuild(): Promise<{ documents: number; generation: number }> {
  return writeGeneration(async function* () {
    for await (const ids of listedProviderIds(db)) {
      const documents = await readDocuments(db, ids)
      for (const id of ids) yield* documents.get(id) ?? []
      await new Promise<void>((resolve) => setImmediate(resolve))
    }
  })
}

/** Writes documents, those of a provider together, as the next generation and makes it the one that answers. */
export async function writeGeneration(
  documents: () => AsyncIterable<SearchDocument>,
): Promise<{ documents: number; generation: number }> {
  const { generation: replaced } = await new IndexStore(db).state()
  await deleteGenerationsBefore(db, replaced)
  // The number is a revision taken before the tables are read: no other build has it, and a change recorded later,
  // which may or may not be in what is read, stays in the overlay.
  const generation = await withTransaction(nextRevision)
  const { sink, flush } = blobWriter(generation)
  const writer = new IndexWriter(sink)
  for await (const document of documents()) await writer.add(document)
  const count = await writer.finish()
  await flush()
  await swapGeneration({ generation, documents: count, builtAt: now() })
  return { documents: count, generation }
}

/**
 * The regular upkeep, for a timer (every minute or so) in one or all processes: rebuilds when there is no index yet or one
 * of another format, when enough changes wait, or once a day; otherwise clears away a replaced generation. Answers whether
 * it rebuilt.
 */
export async function keepSearchIndex(): Promise<boolean> {
  const store = new IndexStore(db)
  const state = await store.state()
  const waiting = await db.$count(searchChanges)
  const age = now() - state.builtAt
  const isReadable = await hasReadableGeneration(store, state.generation)
  if (!isReadable || waiting >= foldAfterChanges || age >= dayMs) {
    await rebuildSearchIndex()
    return true
  }
  if (age >= graceMs) await deleteGenerationsBefore(db, state.generation)
  return false
}
