import { DatabaseError } from '#app/core/database/errors.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import {
  type BookingProviderFacility,
  getProviderFacility,
} from '#app/modules/booking/queries/booking-provider-facility.server.ts'
import { refuse } from '#app/modules/booking/refusal.ts'
import { lockProvider } from './lock-provider.server.ts'

/** A merge may have given a row another provider between reading it and the lock: whatever was read with it is another one's. */
export const startOver = () => new DatabaseError('retryable', 'MERGED', { cause: null })

/**
 * Takes the provider of a provider facility until the commit, so that what is written names whose it is. Where it has changed since it was
 * read, the transaction begins anew.
 * @throws DomainError `booking.CLOSED` for what was merged into another: nobody books there, not at the desk either
 */
export async function lockProviderFacility(tx: Transaction, read: BookingProviderFacility): Promise<void> {
  await lockProvider(tx, read.providerId)
  const stands = await getProviderFacility(tx, read.providerFacilityId)
  if (JSON.stringify(stands) !== JSON.stringify(read)) throw startOver()
  if (stands.providerStatus === 'merged' || stands.facilityStatus === 'merged') refuse('CLOSED')
}
