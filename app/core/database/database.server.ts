import { dialectOf } from '#drizzle/dialect.ts'
import { currentSurroundings, surroundedBy } from '#app/core/surroundings.server.ts'
import type { Connection, Reader, Transaction } from './connection.ts'
import { openPglite, openPostgres } from './postgres.server.ts'
import { openSqlite } from './sqlite.server.ts'

let connection: Connection | null = null
let openUrl: string | null = null

/** The reading handle of the open database. A live binding: `openDatabase` sets it. */
export let db: Reader

/**
 * Opens the database of a URL (see `drizzle/dialect.ts`); every process does this once, before its first query. Asking for
 * the one that is open already answers it: in development the server is evaluated anew at every change.
 */
export async function openDatabase(url: string): Promise<Connection> {
  if (connection && url === openUrl) return connection
  if (connection) throw new Error('Another database is already open.')
  if (dialectOf(url) === 'sqlite') connection = openSqlite(url)
  else connection = await (url.startsWith('pglite:') ? openPglite(url) : openPostgres(url))
  openUrl = url
  db = connection.reader
  return connection
}

/** See `Connection.dataVersion`; null on PostgreSQL. */
export function dataVersion(): number | null {
  return connection?.dataVersion?.() ?? null
}

/** See `Connection.wipeDeleted`. Outside of transactions only. */
export function wipeDeleted(tables: readonly string[]): Promise<boolean> {
  if (!connection) throw new Error('The database is not open.')
  if (currentSurroundings()?.isInTransaction) throw new Error('What is deleted is gone after the commit, not before.')
  return connection.wipeDeleted(tables)
}

/** Finishes waiting writes and closes the database. */
export async function closeDatabase(): Promise<void> {
  await connection?.close()
  connection = null
}

/**
 * The only way to write. Runs `work` in one transaction and answers after the commit is durable.
 * `work` may be run again after a retryable failure, so it does nothing outside the database: no network, mail or file.
 * @throws DatabaseError on a driver's failure; whatever `work` throws, after rolling back.
 */
export function withTransaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  if (!connection) throw new Error('The database is not open.')
  // The queue runs in the surroundings of whoever found it idle; what the audit reads in `work` has to be its own caller's.
  const around = currentSurroundings()
  // Waiting in the write queue from inside it would wait for ever.
  if (around?.isInTransaction) throw new Error('Transactions do not nest: pass the transaction on instead.')
  return connection.transact((tx) => surroundedBy({ ...around, isInTransaction: true }, () => work(tx)))
}
