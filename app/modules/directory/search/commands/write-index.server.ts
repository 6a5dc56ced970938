import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '#app/core/database/connection.ts'
import { withTransaction } from '#app/core/database/database.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { searchBlobs, searchChanges, searchState } from '#drizzle/schema/index.ts'
import { type IndexState, noIndex, stateId } from '../index/index-store.server.ts'
import type { BlobSink } from '../index/index-writer.ts'

/** Bytes of blobs written in one transaction: long enough to be quick, short enough to let others write. */
const bytesPerWrite = 2 << 20

/** Raises the revision and answers it. The row is a lock, too: revisions are committed in their order. */
export async function nextRevision(tx: Transaction): Promise<number> {
  const [row] = await tx
    .insert(searchState)
    .values({ id: stateId, ...noIndex, build: newId(), revision: 1 })
    .onConflictDoUpdate({ target: searchState.id, set: { revision: sql`${searchState.revision} + 1` } })
    .returning({ revision: searchState.revision })
  return row!.revision
}

/** Lets every process read the words of the reference tables anew with its next search, in the transaction that changes them. */
export async function renewReferences(tx: Transaction): Promise<void> {
  await tx.update(searchState).set({ build: newId() }).where(eq(searchState.id, stateId))
}

/** A sink that writes blobs of a generation in transactions of a few megabytes; `flush` writes the last of them. */
export function blobWriter(generation: number): { sink: BlobSink; flush(): Promise<void> } {
  let waiting: { generation: number; number: number; data: Buffer }[] = []
  let bytes = 0
  const flush = async () => {
    const rows = waiting
    waiting = []
    bytes = 0
    if (rows.length > 0) await withTransaction(async (tx) => void (await tx.insert(searchBlobs).values(rows)))
  }
  return {
    flush,
    async sink(number, data) {
      waiting.push({ generation, number, data: Buffer.from(data.buffer, data.byteOffset, data.byteLength) })
      bytes += data.byteLength
      if (bytes >= bytesPerWrite || waiting.length >= 2000) await flush()
    },
  }
}

/**
 * Makes a written generation the one that answers, in one transaction, and drops the changes it already holds: those
 * recorded before it was begun, which its number tells. Does nothing and answers false when a later one has won.
 */
export async function swapGeneration(next: Omit<IndexState, 'revision' | 'build'>): Promise<boolean> {
  return withTransaction(async (tx) => {
    await nextRevision(tx)
    const [state] = await tx.select().from(searchState).where(eq(searchState.id, stateId))
    if (state!.generation > next.generation) return false
    await tx
      .update(searchState)
      .set({ ...next, build: newId() })
      .where(eq(searchState.id, stateId))
    await tx.delete(searchChanges).where(lte(searchChanges.revision, next.generation))
    return true
  })
}

/** Deletes the blobs of the generations before one, a few at a time. Later ones may be another process's work. */
export async function deleteGenerationsBefore(db: Reader, kept: number): Promise<void> {
  for (;;) {
    const rows = await db
      .select({ generation: searchBlobs.generation, number: searchBlobs.number })
      .from(searchBlobs)
      .where(lt(searchBlobs.generation, kept))
      .orderBy(asc(searchBlobs.generation), asc(searchBlobs.number))
      .limit(500)
    const [first] = rows
    if (!first) return
    const numbers = rows.filter((row) => row.generation === first.generation).map((row) => row.number)
    await withTransaction(async (tx) => {
      await tx
        .delete(searchBlobs)
        .where(and(eq(searchBlobs.generation, first.generation), inArray(searchBlobs.number, numbers)))
    })
  }
}
