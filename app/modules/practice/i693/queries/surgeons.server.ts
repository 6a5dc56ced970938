import { and, asc, eq, gte, inArray, isNull, ne, or } from 'drizzle-orm'
import { todayInNewYork } from '#app/core/calendar/today.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { displayName } from '#app/modules/directory/person-name.ts'
import { worksOn } from '#app/modules/directory/queries/works-on.ts'
import { providerCredentials, providerFacilities, providers } from '#drizzle/schema/directory.ts'

/**
 * The civil surgeons of facilities: who works there and whose designation has been checked and has not ended. Not only those whom the public sees: a doctor
 * who is not listed signs all the same.
 */
async function surgeonRows(reader: Reader, facilityIds: readonly string[]) {
  if (facilityIds.length === 0) return []
  const today = todayInNewYork()
  const rows = await reader
    .select({ provider: providers, facilityId: providerFacilities.facilityId })
    .from(providerFacilities)
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .innerJoin(providerCredentials, eq(providerCredentials.providerId, providers.id))
    .where(
      and(
        inArray(providerFacilities.facilityId, [...facilityIds]),
        worksOn(today),
        ne(providers.status, 'merged'),
        eq(providerCredentials.kind, 'civil_surgeon'),
        eq(providerCredentials.verifyState, 'verified'),
        or(isNull(providerCredentials.endsOn), gte(providerCredentials.endsOn, today)),
      ),
    )
    .orderBy(asc(providers.slug), asc(providerCredentials.id))
  const keyOf = ({ facilityId, provider }: (typeof rows)[number]) => `${facilityId} ${provider.id}`
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()]
}

export async function listSurgeons(facilityId: string, locale: Locale) {
  const rows = await surgeonRows(db, [facilityId])
  return rows.map(({ provider }) => ({ id: provider.id, name: displayName(provider, locale).main }))
}

export async function facilitiesWithSurgeon(facilityIds: readonly string[]): Promise<Set<string>> {
  return new Set((await surgeonRows(db, facilityIds)).map(({ facilityId }) => facilityId))
}

export async function isSurgeonAt(reader: Reader, providerId: string | null, facilityId: string): Promise<boolean> {
  if (providerId === null) return false
  return (await surgeonRows(reader, [facilityId])).some(({ provider }) => provider.id === providerId)
}
