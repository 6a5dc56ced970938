import { eq } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { providerFacilities } from '#drizzle/schema/directory.ts'

/** The answer to who asks for a provider facility that is not theirs to see, as for one that is not there. */
export const missingProviderFacility = () => new DomainError('not_found', 'directory.facility_not_found')

/** A provider facility that holds, inside the transaction that changes it. */
export async function openProviderFacility(tx: Transaction, actor: ProviderActor, id: string) {
  const [providerFacility] = await tx.select().from(providerFacilities).where(eq(providerFacilities.id, id))
  if (!providerFacility || providerFacility.activeTo !== null) throw missingProviderFacility()
  return { ...providerFacility, isOwn: providerFacility.providerId === actor.providerId }
}

/** A provider facility whose plans somebody may change. What they may read and not change is refused, what is foreign is missing. */
export async function openEditable(tx: Transaction, actor: ProviderActor, id: string) {
  const providerFacility = await openProviderFacility(tx, actor, id)
  const { facilityId, providerId } = providerFacility
  if (allows(actor, 'plans.edit', { facilityId, providerId })) return providerFacility
  if (allows(actor, 'appointment.read', { facilityId, providerId }))
    throw new DomainError('forbidden', 'practice.read_only')
  throw missingProviderFacility()
}
