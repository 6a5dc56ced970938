import type { Transaction } from '#app/core/database/connection.ts'
import { prepared } from '#app/core/database/prepared.ts'
import { providerSchedules } from '#drizzle/schema/scheduling.ts'
import { sql } from 'drizzle-orm'

const lockStatement = prepared((tx: Transaction) =>
  tx
    .insert(providerSchedules)
    .values({
      providerId: sql.placeholder('providerId'),
      revision: sql.placeholder('start'),
      hoursRevision: sql.placeholder('start'),
    })
    .onConflictDoUpdate({
      target: providerSchedules.providerId,
      set: { revision: sql`${providerSchedules.revision} + 1` },
    })
    .prepare(),
)

/**
 * Takes the provider's row until the commit: two writers on one provider's time decide one after the other. On SQLite
 * the write lock does that already; the row is what PostgreSQL waits at.
 */
export async function lockProvider(tx: Transaction, providerId: string): Promise<void> {
  await lockStatement(tx).execute({ providerId, start: Math.floor(Math.random() * 1e9) })
}
