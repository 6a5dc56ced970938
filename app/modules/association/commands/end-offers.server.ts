import { and, eq, sql } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { associationHandovers, associationInvitations } from '#drizzle/schema/association/access.ts'

/** Nobody becomes an officer, an admin or the owner any more of an association that is suspended, turned down or closed: whoever was asked is asked anew. */
export async function endOffers(tx: Transaction, associationId: string): Promise<void> {
  const over = { status: 'ended', openKey: null, updatedAt: now() } as const
  const { version } = associationInvitations
  await tx
    .update(associationInvitations)
    .set({ ...over, version: sql`${version} + 1` })
    .where(and(eq(associationInvitations.associationId, associationId), eq(associationInvitations.status, 'sent')))
  await tx
    .update(associationHandovers)
    .set(over)
    .where(and(eq(associationHandovers.associationId, associationId), eq(associationHandovers.status, 'offered')))
}
