import { and, eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { providers } from '#drizzle/schema/directory.ts'

/** Switches care coordination on for a doctor, who leads it. @returns whether it was off */
export async function enableCoordination(tx: Transaction, providerId: string): Promise<boolean> {
  const changed = await tx
    .update(providers)
    .set({ careCoordinationEnabled: true, careCoordinationRole: 'cc_admin', updatedAt: now() })
    .where(and(eq(providers.id, providerId), eq(providers.careCoordinationEnabled, false)))
    .returning({ id: providers.id })
  return changed.length > 0
}
