import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/core/database/connection.ts'
import { providerFacilities } from '#drizzle/schema/directory.ts'

/** Says whether patients may book, or ask for a time, with a provider at a place. Who may say so, and auditing, is the caller's. */
export async function setProviderFacilityBookable(
  tx: Transaction,
  providerFacilityId: string,
  isBookable: boolean,
): Promise<void> {
  await tx.update(providerFacilities).set({ isBookable }).where(eq(providerFacilities.id, providerFacilityId))
}
