import { rmSync, statSync } from 'node:fs'
import Client from 'better-sqlite3'
import { closeDatabase, openDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { writeGeneration } from '#app/modules/directory/search/rebuild.server.ts'
import { searchProviders } from '#app/modules/directory/search/search-providers.server.ts'
import type { Doctor } from './corpus.ts'
import { noCounts, countedFacets, type Builder, type Engine } from './engine.ts'

/** Opens an empty database with the reference data, in which the index will stand. */
export async function openOurs(file: string): Promise<void> {
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  const connection = await openDatabase(`file:${file}`)
  await connection.migrate()
  await withTransaction(seedReference)
}

/**
 * Our index of the doctors, asked through the same function as the pages ask. The other engines are built in the same
 * pass, since a million doctors are neither kept in memory nor made more often than needed.
 */
export async function buildOurs(file: string, doctors: Iterable<Doctor>, others: readonly Builder[]): Promise<Engine> {
  const empty = statSync(file).size
  const rankOf = new Map<string, number>()
  await writeGeneration(async function* () {
    for (const doctor of doctors) {
      rankOf.set(doctor.document.providerId, rankOf.size)
      for (const other of others) await other.add(doctor)
      yield doctor.document
    }
  })
  compact(file)
  return {
    name: 'ours',
    answers: () => true,
    async search({ text, filters }) {
      const result = await searchProviders({ text, filters, sort: 'best', offset: 0, limit: 20 })
      const facets = noCounts()
      for (const name of countedFacets)
        for (const [id, count] of result.facets[name]) if (!id.startsWith('group:')) facets[name].set(id, count)
      return { top: result.hits.map(({ providerId }) => rankOf.get(providerId)!), total: result.total, facets }
    },
    diskBytes: () => statSync(file).size - empty,
    close: closeDatabase,
  }
}

/** Moves what the log holds into the file, so that its size is the index's. */
function compact(file: string): void {
  const client = new Client(file)
  client.pragma('wal_checkpoint(TRUNCATE)')
  client.close()
}
