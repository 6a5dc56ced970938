import { and, eq, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { facilityAccounts } from '#drizzle/schema/practice/facility-accounts.ts'
import { findStoredAccount, type StoredAccount } from '../queries/facility-account.server.ts'

/** Whose account a page has shown, and in which version. */
export type ShownAccount = Readonly<{ facilityId: string; seen: number | null }>

/** What is kept, and where there is nothing yet what then will be: everything is told. @throws DomainError conflict `directory.stale` */
export async function readShownAccount(
  tx: Transaction,
  { facilityId, seen }: ShownAccount,
): Promise<{ row: StoredAccount; isNew: boolean }> {
  const stored = await findStoredAccount(tx, facilityId)
  if ((stored?.version ?? 0) !== seen) throw new DomainError('conflict', 'directory.stale')
  const empty = { legalName: null, taxIdEnc: null, billingName: null, billingEmail: null, billingPhone: null }
  const told = { tellsBookings: true, tellsMoves: true, tellsCancellations: true }
  const since = { version: 1, createdAt: now(), updatedAt: now() }
  return { row: stored ?? { id: newId(), facilityId, ...empty, ...told, ...since }, isNew: stored === null }
}

/** Writes what has been said of a facility. @throws DomainError conflict `directory.stale` when somebody else was quicker */
export async function writeAccount(
  tx: Transaction,
  { row, isNew }: Readonly<{ row: StoredAccount; isNew: boolean }>,
  columns: Partial<StoredAccount>,
): Promise<void> {
  const written = isNew
    ? await tx
        .insert(facilityAccounts)
        .values({ ...row, ...columns })
        .onConflictDoNothing()
        .returning({ id: facilityAccounts.id })
    : await tx
        .update(facilityAccounts)
        .set({ ...columns, version: sql`${facilityAccounts.version} + 1`, updatedAt: now() })
        .where(and(eq(facilityAccounts.id, row.id), eq(facilityAccounts.version, row.version)))
        .returning({ id: facilityAccounts.id })
  if (written.length === 0) throw new DomainError('conflict', 'directory.stale')
}
