import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import Client from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import * as schema from '#drizzle/schema/index.ts'
import type { Connection, Transaction } from './connection.ts'
import { mapDriverError } from './errors.ts'
import { keepStatements } from './statement-cache.server.ts'
import { writeTurn } from './write-turn.server.ts'

/** How many waiting writes share one commit. More would only make the last of them wait longer. */
const batchLimit = 64
/** A commit takes no more writes in after this many milliseconds: on a busy machine 64 would keep other processes waiting. */
const longestBatch = 100
type Job = {
  run: (tx: Transaction) => Promise<unknown>
  resolve: (value: never) => void
  reject: (error: unknown) => void
}

/**
 * SQLite behind the seam: reads on one connection, every write on another behind an in-process queue.
 * The queue takes what is waiting, gives each its own savepoint inside one BEGIN IMMEDIATE, commits once (one fsync)
 * and only then answers, so an answer is never earlier than its durability.
 */
export function openSqlite(url: string): Connection {
  const file = url.replace(/^file:/, '')
  mkdirSync(dirname(resolve(file)), { recursive: true })
  const writerClient = new Client(file)
  writerClient.pragma('journal_mode = WAL')
  // better-sqlite3 compiles WAL to synchronous=NORMAL, which can lose an acknowledged commit at power loss.
  writerClient.pragma('synchronous = FULL')
  writerClient.pragma('foreign_keys = ON')
  writerClient.pragma('busy_timeout = 0')
  const readerClient = new Client(file)
  readerClient.pragma('query_only = ON')
  readerClient.pragma('busy_timeout = 5000')
  readerClient.pragma('mmap_size = 268435456')
  keepStatements(writerClient)
  keepStatements(readerClient)
  // Counts commits of every other connection: the writer's and those of other processes.
  const version = readerClient.prepare('PRAGMA data_version').pluck()
  const writer = drizzle(writerClient, { schema })
  const turn = writeTurn(writerClient)
  const [savepoint, release, commit] = ['SAVEPOINT job', 'RELEASE job', 'COMMIT'].map((text) =>
    writerClient.prepare(text),
  ) as [Client.Statement, Client.Statement, Client.Statement]
  const queue: Job[] = []
  let isDraining = false
  let draining: Promise<void> = Promise.resolve()

  async function drain(): Promise<void> {
    while (queue.length > 0) await writeBatch()
    // In the same turn as the last look at the queue: a write that comes later starts a drain of its own.
    isDraining = false
  }

  async function writeBatch(): Promise<void> {
    try {
      await turn.begin()
    } catch (error) {
      for (const job of queue.splice(0)) job.reject(mapDriverError(error))
      return
    }
    const batch: Job[] = []
    const answers: (() => void)[] = []
    const until = performance.now() + longestBatch
    try {
      while (queue.length > 0 && batch.length < batchLimit && performance.now() < until) {
        const job = queue.shift()!
        batch.push(job)
        savepoint.run()
        try {
          const value = await job.run(writer)
          release.run()
          answers.push(() => job.resolve(value as never))
        } catch (error) {
          if (!writerClient.inTransaction) throw error
          writerClient.exec('ROLLBACK TO job; RELEASE job')
          answers.push(() => job.reject(mapDriverError(error)))
        }
      }
      commit.run()
      turn.end()
      for (const answer of answers) answer()
    } catch (error) {
      if (writerClient.inTransaction) writerClient.exec('ROLLBACK')
      for (const job of batch) job.reject(mapDriverError(error))
    }
  }

  return {
    reader: drizzle(readerClient, { schema }),
    transact(work) {
      return new Promise((resolve, reject) => {
        queue.push({ run: work, resolve: resolve as (value: never) => void, reject })
        if (isDraining) return
        isDraining = true
        draining = drain()
      })
    },
    dataVersion: () => version.get() as number,
    migrate() {
      migrate(writer, { migrationsFolder: resolve('drizzle/migrations/sqlite') })
      return Promise.resolve()
    },
    async overwriteDeleted() {
      await draining
      // Waits here, for other processes to let go: there is no queue outside of transactions.
      writerClient.pragma('busy_timeout = 60000')
      writerClient.exec('VACUUM')
      const [{ busy }] = writerClient.pragma('wal_checkpoint(TRUNCATE)') as [{ busy: number }]
      writerClient.pragma('busy_timeout = 0')
      return busy === 0
    },
    async close() {
      await draining
      readerClient.close()
      writerClient.close()
    },
  }
}
