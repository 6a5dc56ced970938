import { rmSync, statSync } from 'node:fs'
import Client from 'better-sqlite3'
import { closeDatabase, openDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { writeGeneration } from '#app/modules/directory/search/commands/rebuild-index.server.ts'
import { searchProviders } from '#app/modules/directory/search/queries/search-providers.server.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import type { Corpus } from './corpus.ts'
import { countedFacets, noCounts, type Engine } from './engine.ts'

/** Makes a database with the reference data, in which the index will stand. */
export async function createDatabase(file: string): Promise<void> {
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  const connection = await openDatabase(`file:${file}`)
  await connection.migrate()
  await withTransaction(seedReference)
}

/** Builds our index of a corpus; answers the bytes it adds to the file. */
export async function buildOurs(file: string, corpus: Corpus): Promise<number> {
  await openDatabase(`file:${file}`)
  const empty = compactSize(file)
  // The generator has nothing to wait for; the writer takes documents as a rebuild reads them from the tables.
  await writeGeneration(async function* () {
    for (const { document } of corpus) yield document
  })
  return compactSize(file) - empty
}

/** Our index, opened as a server opens it and asked through the function that the pages ask. */
export async function openOurs(file: string, corpus: Corpus): Promise<Engine> {
  await openDatabase(`file:${file}`)
  return {
    name: 'ours',
    async search({ text, filters }) {
      const result = await searchProviders({ text, filters, sort: 'best', offset: 0, limit: 20 })
      const facets = noCounts()
      for (const name of countedFacets) for (const [id, count] of result.facets[name]) facets[name].set(id, count)
      return { top: result.hits.map(({ providerId }) => corpus.rankOf(providerId)), total: result.total, facets }
    },
    diskBytes: () => null,
    close: closeDatabase,
  }
}

/** The size of the file once it holds what the log held. */
function compactSize(file: string): number {
  const client = new Client(file)
  client.pragma('wal_checkpoint(TRUNCATE)')
  client.close()
  return statSync(file).size
}
