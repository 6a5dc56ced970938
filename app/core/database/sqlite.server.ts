import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import Client from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import * as schema from '#drizzle/schema/index.ts'
import type { Connection } from './connection.ts'
import { keepStatements } from './statement-cache.server.ts'
import { WriteQueue } from './write-queue.server.ts'

function openWriter(file: string): Client.Database {
  const client = new Client(file)
  client.pragma('journal_mode = WAL')
  // better-sqlite3 compiles WAL to synchronous=NORMAL, which can lose an acknowledged commit at power loss.
  client.pragma('synchronous = FULL')
  client.pragma('foreign_keys = ON')
  client.pragma('busy_timeout = 0')
  // What is deleted is overwritten with zeros where it stood, so that `wipeDeleted` has the write-ahead log alone to empty.
  client.pragma('secure_delete = ON')
  keepStatements(client)
  return client
}

function openReader(file: string): Client.Database {
  const client = new Client(file)
  client.pragma('query_only = ON')
  client.pragma('busy_timeout = 5000')
  client.pragma('mmap_size = 268435456')
  keepStatements(client)
  return client
}

/** SQLite behind the seam: reads on one connection, every write on another behind an in-process queue. */
export function openSqlite(url: string): Connection {
  const file = url.replace(/^file:/, '')
  mkdirSync(dirname(resolve(file)), { recursive: true })
  const writerClient = openWriter(file)
  const readerClient = openReader(file)
  // Counts commits of every other connection: the writer's and those of other processes.
  const version = readerClient.prepare('PRAGMA data_version').pluck()
  const writer = drizzle(writerClient, { schema })
  const writes = new WriteQueue(writerClient, writer)

  return {
    reader: drizzle(readerClient, { schema }),
    transact: (work) => writes.add(work),
    dataVersion: () => version.get() as number,
    migrate() {
      migrate(writer, { migrationsFolder: resolve('drizzle/migrations/sqlite') })
      return Promise.resolve()
    },
    async overwriteDeleted() {
      await writes.drained
      // Waits here, for other processes to let go: there is no queue outside of transactions.
      writerClient.pragma('busy_timeout = 60000')
      writerClient.exec('VACUUM')
      const [{ busy }] = writerClient.pragma('wal_checkpoint(TRUNCATE)') as [{ busy: number }]
      writerClient.pragma('busy_timeout = 0')
      return busy === 0
    },
    async wipeDeleted() {
      // Between the end of one batch and the checkpoint another may have begun.
      do await writes.drained
      while (writerClient.inTransaction)
      const [{ busy }] = writerClient.pragma('wal_checkpoint(TRUNCATE)') as [{ busy: number }]
      return busy === 0
    },
    async close() {
      await writes.drained
      readerClient.close()
      writerClient.close()
    },
  }
}
