import { inArray } from 'drizzle-orm'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import type { ProviderPhoto } from '#app/modules/directory/provider-photo.ts'
import { findProviderCards } from '#app/modules/directory/queries/provider-cards.server.ts'
import { searchProviders } from '#app/modules/directory/search/queries/search-providers.server.ts'
import { noFilters } from '#app/modules/directory/search/search-query.ts'
import { providers } from '#drizzle/schema/directory.ts'
import { matchNpi } from './match-npi.server.ts'
import { readNpi } from '../forms.ts'

/** A row under "find yourself". */
export type FoundProfile = {
  id: string
  /** Null while the directory does not know it: it is then asked for. */
  npi: string | null
  name: string
  photo: ProviderPhoto | null
  other: string | null
  specialty: string | null
  address: string | null
  isOwned: boolean
}

const shown = 8

/** Profiles that somebody's words may mean: the one with that NPI, else those the search of the directory finds by name. */
export async function findYourself(words: string, locale: Locale): Promise<FoundProfile[]> {
  const npi = readNpi(words)
  const match = 'value' in npi ? await matchNpi(npi.value) : null
  const ids = match?.kind === 'profile' ? [match.provider.id] : match ? [] : await idsByName(words)
  if (ids.length === 0) return []
  const hits = ids.map((providerId) => ({ providerId, distanceMeters: null, facilityId: null }))
  const [cards, rows] = await Promise.all([
    findProviderCards(hits, locale),
    db
      .select({ id: providers.id, npi: providers.npi, userId: providers.userId })
      .from(providers)
      .where(inArray(providers.id, ids)),
  ])
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return cards.map((card) => ({
    id: card.id,
    npi: rowOf.get(card.id)?.npi ?? null,
    name: card.name.main,
    photo: card.photo,
    other: card.name.other,
    specialty: card.specialties[0] ?? null,
    address: card.location?.addressLine ?? null,
    isOwned: rowOf.get(card.id)?.userId != null,
  }))
}

async function idsByName(words: string): Promise<string[]> {
  const { hits } = await searchProviders({
    text: words.slice(0, 100),
    filters: noFilters,
    sort: 'best',
    offset: 0,
    limit: shown,
  })
  return hits.map(({ providerId }) => providerId)
}
