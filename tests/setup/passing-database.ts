import type Client from 'better-sqlite3'
import type { Connection } from '#app/core/database/connection.ts'
import { openDatabase, withTransaction } from '#app/core/database/database.server.ts'

/**
 * Opens the SQLite database of a test, which nobody needs after a loss of power: no commit waits for the disk, as the product's do. A
 * thousand histories of payments wait longer than they work. `sqlite.module.test.ts` holds the product's own connections to waiting.
 */
export async function openPassing(url: string): Promise<Connection> {
  const connection = await openDatabase(url)
  // The connection that writes is known inside of a transaction, and takes this outside of one.
  const writer = await withTransaction((tx) => Promise.resolve((tx as unknown as { $client: Client.Database }).$client))
  writer.pragma('synchronous = OFF')
  return connection
}
