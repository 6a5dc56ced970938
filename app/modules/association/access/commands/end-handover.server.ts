import { eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { associationHandovers } from '#drizzle/schema/association/access.ts'
import type { Handover } from '../access-status.ts'

/** Writes how an offer that this transaction holds has come out. */
export async function endHandover(
  tx: Transaction,
  { id }: Handover,
  status: Exclude<Handover['status'], 'offered'>,
): Promise<void> {
  await tx
    .update(associationHandovers)
    .set({ status, openKey: null, updatedAt: now() })
    .where(eq(associationHandovers.id, id))
}
