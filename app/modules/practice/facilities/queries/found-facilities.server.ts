import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { ProviderActor } from '#app/core/actor.ts'
import { db } from '#app/core/database/database.server.ts'
import { facilityName } from '#app/modules/directory/facility-name.ts'
import { facilities, providerFacilities } from '#drizzle/schema/index.ts'

export type FoundFacility = { id: string; name: string; address: string; isMine: boolean }

const mostFound = 20

/** Active facilities by their name in any script, street or ZIP code; every word has to stand in one of them. */
export async function searchFacilities(actor: ProviderActor, typed: string): Promise<FoundFacility[]> {
  const tokens = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[%_\\\0]/g, ' ')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 6)
  if (tokens.join('').length < 2) return []
  const text = sql`lower(${facilities.nameEn} || ' ' || coalesce(${facilities.nameHans}, '') || ' ' || coalesce(${facilities.nameHant}, '') || ' ' || ${facilities.addressLine1} || ' ' || ${facilities.city} || ' ' || ${facilities.zip})`
  const rows = await db
    .select()
    .from(facilities)
    .where(and(eq(facilities.status, 'active'), ...tokens.map((token) => sql`${text} like ${`%${token}%`}`)))
    .orderBy(asc(facilities.nameEn), asc(facilities.id))
    .limit(mostFound)
  const mine = await db
    .select({ facilityId: providerFacilities.facilityId })
    .from(providerFacilities)
    .where(and(eq(providerFacilities.providerId, actor.providerId ?? ''), isNull(providerFacilities.activeTo)))
    .orderBy(asc(providerFacilities.id))
  return rows.map((row) => ({
    id: row.id,
    name: facilityName(row, actor.locale),
    address: [row.addressLine1, row.addressLine2, row.city, `${row.state} ${row.zip}`].filter(Boolean).join(', '),
    isMine: mine.some(({ facilityId }) => facilityId === row.id),
  }))
}
