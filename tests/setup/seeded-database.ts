import { copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { setClock } from '#app/core/clock.ts'
import type { Connection } from '#app/core/database/connection.ts'
import { closeDatabase, openDatabase, withTransaction } from '#app/core/database/database.server.ts'
import { rebuildSearchIndex } from '#app/modules/directory/search/commands/rebuild-index.server.ts'
import { dialect } from '#drizzle/dialect.ts'
import { seedDemo } from '#drizzle/seed/seed-demo.ts'
import { seedDemoPosts, seedLibrary } from '#drizzle/seed/seed-library.ts'
import { seedReference } from '#drizzle/seed/seed-reference.ts'
import { openPassing } from './passing-database.ts'
import { storyTime } from './story-time.ts'
import { copyOf, keepDump, postgresTemplate, templateFile } from './template-database.ts'

const seededFile = resolve('data/test/seeded.sqlite')
const seededDump = resolve('data/test/seeded.postgres.tar')

/**
 * Gives a file of tests one database with reference data, demo data and search index, as `npm start` makes it on a bare
 * machine. The tests of the file share it: one that writes takes its rows away again.
 */
export function useSeededDatabase(): void {
  const file = resolve(`data/test/seeded-${process.pid}.sqlite`)
  beforeAll(async () => {
    setClock(storyTime)
    if (dialect === 'postgres') return openSeededPostgres()
    if (!isOfThisRun(seededFile)) {
      copyFileSync(templateFile, file)
      await makeSeeded(`file:${file}`)
      await closeDatabase()
      // Renamed into place, so that files of tests that run at once never copy half a database.
      renameSync(file, seededFile)
    }
    copyFileSync(seededFile, file)
    await openPassing(`file:${file}`)
  })
  afterAll(async () => {
    await closeDatabase()
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
  })
}

async function openSeededPostgres(): Promise<void> {
  if (!isOfThisRun(seededDump)) {
    const connection = await makeSeeded(copyOf(postgresTemplate))
    return keepDump(await connection.dump!(), seededDump)
  }
  await openDatabase(copyOf(seededDump))
}

/** SQLite keeps the process to itself while it writes; the test runner gives up on one that has not answered for a minute. */
const answerRunner = () => new Promise((done) => setImmediate(done))

async function makeSeeded(url: string): Promise<Connection> {
  const connection = await (dialect === 'sqlite' ? openPassing(url) : openDatabase(url))
  await withTransaction(async (tx) => {
    for (const seed of [seedReference, seedLibrary, seedDemo, seedDemoPosts]) {
      await seed(tx)
      await answerRunner()
    }
  })
  await rebuildSearchIndex()
  return connection
}

/** The empty template is made anew at the start of every run; what is older than it may hold another schema. */
function isOfThisRun(path: string): boolean {
  return existsSync(path) && statSync(path).mtimeMs > statSync(templateFile).mtimeMs
}
