import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { listOf, listSize, listValues, preparedForSizes } from '#app/core/database/prepared.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { groupBy } from '#app/modules/directory/group-by.ts'
import type { ProviderProfile } from '#app/modules/directory/queries/provider-profile.server.ts'
import { hasFeature } from '#app/modules/tiers/features.ts'
import { visitTypes } from '#drizzle/schema/index.ts'

const visitQuery = preparedForSizes((reader: Reader, size: number) =>
  reader
    .select({
      providerFacilityId: visitTypes.providerFacilityId,
      code: visitTypes.code,
      name: visitTypes.name,
      minutes: visitTypes.minutes,
      mode: visitTypes.mode,
      newPatients: visitTypes.newPatients,
      priceCents: visitTypes.priceCents,
    })
    .from(visitTypes)
    .where(and(inArray(visitTypes.providerFacilityId, listOf('id', size)), eq(visitTypes.isActive, true)))
    .orderBy(asc(visitTypes.sort), asc(visitTypes.id))
    .prepare(),
)

type Shown = Pick<ProviderProfile, 'isRetired' | 'accepting' | 'acceptingFreshness'> & {
  locations: readonly Pick<ProviderProfile['locations'][number], 'id' | 'isBookable'>[]
}

/**
 * The visits that patients can book online with the provider of a profile, by provider facility: those of the booking page. Private ones
 * are among them, as there: it is messages that never name these. Visits for new patients are left out where none are taken; half a year
 * without a word is no longer knowledge.
 */
export async function findBookableVisits(profile: Shown, tier: number, locale: Locale) {
  const ids = profile.locations.filter(({ isBookable }) => isBookable).map(({ id }) => id)
  if (profile.isRetired || ids.length === 0 || !hasFeature(tier, 'liveBooking')) return {}
  const size = listSize(ids.length)
  const rows = await visitQuery(db, size).execute(listValues('id', ids, size))
  const takesNew = profile.accepting !== 'no' || profile.acceptingFreshness === 'stale'
  const shown = rows
    .filter(({ newPatients }) => takesNew || newPatients !== 'new_only')
    .map(({ name, ...visit }) => ({ ...visit, name: name[locale] }))
  return Object.fromEntries(groupBy(shown, ({ providerFacilityId }) => providerFacilityId))
}

/** By provider facility; one without any is missing. */
export type BookableVisits = Awaited<ReturnType<typeof findBookableVisits>>
