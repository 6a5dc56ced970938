import { eq, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import type { providers } from '#drizzle/schema/directory.ts'
import { type SyncTable, syncTables } from '#app/modules/directory/registry/records/sync-tables.ts'
import type { Restoration } from '../take-back.ts'

/**
 * Writes what takes a run back. A version goes on counting: a form that was opened while the run stood is refused, and overwrites nothing.
 */
export async function restoreRows(tx: Transaction, restorations: readonly Restoration[]): Promise<void> {
  for (const restoration of restorations) {
    const { key, table: tableOf } = syncTables[restoration.table as SyncTable]
    // Every table of the list takes its own rows; the type stands for all of them.
    const table = tableOf as typeof providers
    if (restoration.kind === 'remove') await tx.delete(table).where(eq(key, restoration.id))
    else if (restoration.kind === 'insert') await tx.insert(table).values(restoration.row as never)
    else {
      const counted = restoration.version === null ? {} : { version: sql`${table.version} + 1`, updatedAt: now() }
      await tx
        .update(table)
        .set({ ...restoration.columns, ...counted } as never)
        .where(eq(key, restoration.id))
    }
  }
}
