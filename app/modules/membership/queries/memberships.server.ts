import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { DomainError } from '#app/core/errors.ts'
import { allows, facilityIdsWith } from '#app/modules/accounts/capabilities.ts'
import { teamMembers } from '#drizzle/schema/accounts.ts'
import { providerFacilities, providers } from '#drizzle/schema/directory.ts'
import { memberships } from '#drizzle/schema/membership.ts'
import type { Membership } from '../change.ts'

export async function findMembership(providerId: string, reader: Reader = db): Promise<Membership | null> {
  const [row] = await reader.select().from(memberships).where(eq(memberships.providerId, providerId))
  return row ?? null
}

export type Payer = Pick<typeof providers.$inferSelect, 'id' | 'tier' | 'userId'>

type Right = 'membership.read' | 'membership.manage'

const columns = { id: providers.id, tier: providers.tier, userId: providers.userId }

/**
 * The profile whose level somebody may see or pay for: their own, or of the practice at which they have the right its owner's, by which
 * its seats are counted too; while no owner has a profile there, the one of the highest level. Null for everybody else.
 */
export async function findPayer(actor: ProviderActor, right: Right, reader: Reader = db): Promise<Payer | null> {
  if (actor.providerId !== null && allows(actor, right, { facilityId: null, providerId: actor.providerId })) {
    const [own] = await reader.select(columns).from(providers).where(eq(providers.id, actor.providerId))
    return own ?? null
  }
  const facilityIds = facilityIdsWith(actor, right)
  if (facilityIds.length === 0) return null
  const [highest] = await reader
    .select(columns)
    .from(providerFacilities)
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .leftJoin(
      teamMembers,
      and(
        eq(teamMembers.facilityId, providerFacilities.facilityId),
        eq(teamMembers.userId, providers.userId),
        eq(teamMembers.role, 'owner'),
        eq(teamMembers.status, 'active'),
      ),
    )
    .where(and(inArray(providerFacilities.facilityId, facilityIds), isNull(providerFacilities.activeTo)))
    .orderBy(asc(isNull(teamMembers.id)), desc(providers.tier), providers.id)
    .limit(1)
  return highest ?? null
}

/** @throws DomainError forbidden `membership.not_yours` */
export async function openPayer(actor: ProviderActor, right: Right, reader: Reader = db): Promise<Payer> {
  const payer = await findPayer(actor, right, reader)
  if (!payer) throw new DomainError('forbidden', 'membership.not_yours')
  return payer
}
