import { eq } from 'drizzle-orm'
import { now } from '#app/core/clock.ts'
import type { Transaction } from '#app/core/database/connection.ts'
import { DomainError } from '#app/core/errors.ts'
import { newId } from '#app/core/ids.server.ts'
import { recordAudit } from '#app/modules/audit/commands/record-audit.server.ts'
import { providers, providerSpecialties } from '#drizzle/schema/directory.ts'
import { specialties } from '#drizzle/schema/reference.ts'
import { npiSlug } from '../registry/registry-slug.server.ts'
import { indexProviders } from '../search/commands/index-providers.server.ts'

export type NewProviderFacts = Readonly<{
  npi: string
  legalFirst: string
  legalLast: string
  nameHans: string | null
  nameHant: string | null
  specialtyId: string
  /** The account that owns the profile. */
  userId: string
}>

/**
 * Adds the profile of somebody a reviewer has approved: listed, tier 1, not yet complete. Call it last.
 * @returns its id
 * @throws DomainError invalid `directory.unknown_specialty`
 */
export async function addProvider(
  tx: Transaction,
  by: Readonly<{ userId: string }>,
  { specialtyId, ...facts }: NewProviderFacts,
): Promise<string> {
  const [known] = await tx.select({ id: specialties.id }).from(specialties).where(eq(specialties.id, specialtyId))
  if (!known) throw new DomainError('invalid', 'directory.unknown_specialty')
  const id = newId()
  const at = now()
  await tx.insert(providers).values({
    id,
    ...facts,
    slug: npiSlug(`${facts.legalFirst} ${facts.legalLast}`, facts.npi),
    status: 'listed',
    gender: 'undisclosed',
    tier: 1,
    careCoordinationEnabled: false,
    isProfileComplete: false,
    accepting: 'unknown',
    offersTelehealth: false,
    source: 'self',
    isDemo: false,
    editedFields: ['nameHans', 'nameHant', 'specialties'],
    qualityScore: 0,
    version: 1,
    createdAt: at,
    updatedAt: at,
  })
  const link = { id: newId(), providerId: id, specialtyId, isPrimary: true, isBoardCertified: false }
  await tx.insert(providerSpecialties).values(link)
  await indexProviders(tx, [id])
  await recordAudit(tx, {
    actor: { type: 'user', id: by.userId },
    action: 'directory.provider_create',
    subject: { type: 'provider', id },
  })
  return id
}
