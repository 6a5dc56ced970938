import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type * as schema from '#drizzle/schema/index.ts'

/** A handle inside `withTransaction`: the only one that can write. Both dialects are seen through SQLite's types. */
export type Transaction = BetterSQLite3Database<typeof schema>

/** A handle for reading. A transaction is also a reader, so queries can run inside one. */
export type Reader = Pick<Transaction, 'select' | 'selectDistinct' | 'with' | '$with' | '$count'>

/** What each dialect provides behind the seam. */
export interface Connection {
  readonly reader: Reader
  transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /**
   * A number that is another one after every commit, by whichever process; costs microseconds. Null where the database has none
   * (PostgreSQL).
   */
  readonly dataVersion: (() => number) | null
  /** Brings the schema up to the newest migration. Safe to repeat and to interrupt. */
  migrate(): Promise<void>
  /**
   * Leaves nothing of deleted values in the database's files: rewrites them, the named tables at least. Takes as long as copying
   * them. False when another process was reading all the while; what it read may then still be there.
   */
  overwriteDeleted(tables: readonly string[]): Promise<boolean>
  /**
   * Leaves nothing of rows that were deleted from these tables, in its files and its write-ahead log. Quick, as deleting has already
   * overwritten them where the database can do that. False when another process was reading all the while: it is to be asked again.
   */
  wipeDeleted(tables: readonly string[]): Promise<boolean>
  close(): Promise<void>
  /** The whole database as a file that another begins with (`pglite:memory?from=`): in-process PostgreSQL only. */
  dump?(): Promise<Blob>
}
