import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { searchBlobs, searchChanges, searchState } from '#drizzle/schema/index.ts'
import type { SearchDocument } from '../documents/document.ts'

export type IndexState = { build: string; generation: number; revision: number; documents: number; builtAt: number }
export type IndexChange = { providerId: string; revision: number; documents: SearchDocument[] }

export const stateId = 'search'
export const noIndex: IndexState = { build: '', generation: 0, revision: 0, documents: 0, builtAt: 0 }

/** How many blobs one prepared statement asks for. */
const blobsPerRead = 8

const bind = (name: string) => sql.placeholder(name)

function prepareReads(db: Reader) {
  const numbers = Array.from({ length: blobsPerRead }, (_, index) => bind(`n${index}`))
  return {
    state: db
      .select({
        build: searchState.build,
        generation: searchState.generation,
        revision: searchState.revision,
        documents: searchState.documents,
        builtAt: searchState.builtAt,
      })
      .from(searchState)
      .where(eq(searchState.id, stateId))
      .prepare(),
    blobs: db
      .select({ number: searchBlobs.number, data: searchBlobs.data })
      .from(searchBlobs)
      .where(and(eq(searchBlobs.generation, bind('generation')), inArray(searchBlobs.number, numbers)))
      .prepare(),
  }
}

/** Reads the index. Statements are prepared once a database handle, since a search asks for little and often. */
export class IndexStore {
  readonly #reads
  constructor(readonly db: Reader) {
    this.#reads = prepareReads(db)
  }

  async state(): Promise<IndexState> {
    const [row] = await this.#reads.state.execute()
    return row ?? noIndex
  }

  /** Blobs of a generation by number, in the order asked for; null for those that are no longer there. */
  async blobs(generation: number, wanted: readonly number[]): Promise<(Uint8Array | null)[]> {
    const found = new Map<number, Uint8Array>()
    for (let start = 0; start < wanted.length; start += blobsPerRead) {
      const values: Record<string, number> = { generation }
      for (let index = 0; index < blobsPerRead; index++) values[`n${index}`] = wanted[start + index] ?? -1
      for (const { number, data } of await this.#reads.blobs.execute(values)) found.set(number, data)
    }
    return wanted.map((number) => found.get(number) ?? null)
  }

  /** Changes recorded after a revision, oldest first. */
  async changesSince(revision: number): Promise<IndexChange[]> {
    const rows = await this.db
      .select()
      .from(searchChanges)
      .where(gt(searchChanges.revision, revision))
      .orderBy(asc(searchChanges.revision), asc(searchChanges.providerId))
    return rows.map((row) => ({ ...row, documents: row.documents as SearchDocument[] }))
  }
}
