import { inArray } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { findProviderCards } from '#app/modules/directory/queries/provider-cards.server.ts'
import { searchProviders } from '#app/modules/directory/search/queries/search-providers.server.ts'
import { noFilters } from '#app/modules/directory/search/search-query.ts'
import { providers } from '#drizzle/schema/directory.ts'

const mostFound = 8

const find = async (ids: readonly string[], locale: Locale) => {
  const hits = ids.map((providerId) => ({ providerId, facilityId: null, distanceMeters: null }))
  const [cards, rows] = await Promise.all([
    findProviderCards(hits, locale),
    db
      .select({ id: providers.id, userId: providers.userId })
      .from(providers)
      .where(inArray(providers.id, [...ids])),
  ])
  const owned = new Set(rows.flatMap(({ id, userId }) => (userId === null ? [] : [id])))
  return cards.map(({ id, name, photo, specialties, location }) => ({
    ...{ id, name, photo, specialty: specialties[0] ?? '', neighborhood: location?.neighborhood ?? '' },
    /** Whether there is somebody who can agree. */
    hasAccount: owned.has(id),
  }))
}

/** Doctors whom somebody's words may mean. */
export async function findDoctors(words: string, locale: Locale) {
  const text = words.trim().slice(0, 100)
  if (text === '') return []
  const query = { text, filters: noFilters, sort: 'best', offset: 0, limit: mostFound } as const
  const { hits } = await searchProviders(query)
  return find(
    hits.map(({ providerId }) => providerId),
    locale,
  )
}

/** A listed doctor; null for any other id. */
export async function findDoctor(id: string, locale: Locale) {
  const [doctor] = await find([id], locale)
  return doctor ?? null
}
