import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { findUnledFacilities, type UnledFacility } from '#app/modules/accounts/team/queries/unled-facilities.server.ts'
import type { PostalAddress } from '#app/modules/geo/address/address.ts'
import { matchNpi } from '#app/modules/practice/registration/queries/match-npi.server.ts'
import { providerFacilities, providers } from '#drizzle/schema/directory.ts'
import { bringsSomebody, canLeadLater, newFacility } from '../leading.ts'
import { findFacilityAt } from './facility-at-address.server.ts'
import type { ChangeRequest } from './standing-values.server.ts'

async function facilityIdsOf(reader: Reader, providerId: string): Promise<string[]> {
  const rows = await reader
    .select({ id: providerFacilities.facilityId })
    .from(providerFacilities)
    .where(and(eq(providerFacilities.providerId, providerId), isNull(providerFacilities.activeTo)))
    .orderBy(asc(providerFacilities.facilityId))
  return rows.map(({ id }) => id)
}

/** Where the own profile of an account practices and nobody leads the team. */
export async function findUnledOf(reader: Reader, userId: string): Promise<UnledFacility[]> {
  const [own] = await reader.select({ id: providers.id }).from(providers).where(eq(providers.userId, userId))
  return own ? findUnledFacilities(await facilityIdsOf(reader, own.id), reader) : []
}

/** Of somebody who registers: the facilities of the profile they ask for, or the one at the address that they state. */
async function findRegistered(reader: Reader, { kind, targetType, targetId, after }: ChangeRequest): Promise<string[]> {
  if (kind === 'claim' || targetType === 'provider') return facilityIdsOf(reader, targetId)
  const match = await matchNpi(targetId, reader)
  if (match.kind === 'profile') return facilityIdsOf(reader, match.provider.id)
  const at = after.address ? await findFacilityAt(reader, after.address as PostalAddress) : null
  return at === null ? [] : [at]
}

/**
 * The facilities of which a reviewer may decide, with a request, that its submitter leads the team: where nobody does. One that the approval
 * opens is among them by its stated name. After the request was approved they are those where the submitter's profile practices.
 */
export async function findLeadable(reader: Reader, request: ChangeRequest): Promise<UnledFacility[]> {
  const { targetId, field, after, submitterId, decidedAt } = request
  if (submitterId === null || !bringsSomebody(request)) return []
  if (decidedAt !== null) return canLeadLater(request) ? findUnledOf(reader, submitterId) : []
  if (field === 'place') {
    const { nameEn, nameHans, nameHant, addressLine1, city } = after as UnledFacility
    return [{ id: newFacility, nameEn, nameHans: nameHans ?? null, nameHant: nameHant ?? null, addressLine1, city }]
  }
  const ids = request.targetType === 'facility' ? [targetId] : await findRegistered(reader, request)
  return findUnledFacilities(ids, reader)
}
