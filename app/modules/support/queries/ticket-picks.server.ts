import { asc, eq, inArray } from 'drizzle-orm'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { findProviderCards, type ProviderCard } from '#app/modules/directory/queries/provider-cards.server.ts'
import { noFilters } from '#app/modules/directory/search/search-query.ts'
import { searchProviders } from '#app/modules/directory/search/queries/search-providers.server.ts'
import { ticketMessages, ticketPicks } from '#drizzle/schema/support.ts'

/** A doctor who is named in an answer, with what leads to their booking page. */
export type TicketPick = {
  providerId: string
  slug: string
  specialtySlug: string
  name: string
  otherName: string | null
  specialties: string[]
  facility: string | null
}

/** A doctor whom an answer names. */
export type NamedPick = TicketPick & { pickId: string }

function toPick({ id, slug, specialtySlug, name, specialties, location }: ProviderCard): TicketPick {
  const facility = location && [location.nameEn, location.neighborhood].filter(Boolean).join(', ')
  return { providerId: id, slug, specialtySlug, name: name.main, otherName: name.other, specialties, facility }
}

const hitOf = (providerId: string) => ({ providerId, facilityId: null, distanceMeters: null })

/** Doctors by their ids, in the given order; who is no longer listed is left out. */
export async function findPicks(providerIds: readonly string[], locale: Locale): Promise<TicketPick[]> {
  return (await findProviderCards(providerIds.map(hitOf), locale)).map(toPick)
}

/** The doctors under each of some turns. */
export async function picksOf(messageIds: readonly string[], locale: Locale): Promise<Map<string, NamedPick[]>> {
  if (messageIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(ticketPicks)
    .where(inArray(ticketPicks.messageId, [...messageIds]))
    .orderBy(asc(ticketPicks.messageId), asc(ticketPicks.position))
  const found = new Map(
    (await findPicks([...new Set(rows.map((row) => row.providerId))], locale)).map((pick) => [pick.providerId, pick]),
  )
  const picks = new Map<string, NamedPick[]>()
  for (const { id, messageId, providerId } of rows) {
    const pick = found.get(providerId)
    if (pick) picks.set(messageId, [...(picks.get(messageId) ?? []), { ...pick, pickId: id }])
  }
  return picks
}

/** The ids under which answers to a ticket name doctors. */
export async function listPickIds(reader: Reader, ticketId: string): Promise<string[]> {
  const rows = await reader
    .select({ id: ticketPicks.id })
    .from(ticketPicks)
    .innerJoin(ticketMessages, eq(ticketMessages.id, ticketPicks.messageId))
    .where(eq(ticketMessages.ticketId, ticketId))
    .orderBy(asc(ticketPicks.id))
  return rows.map(({ id }) => id)
}

/** Doctors by whatever is asked of the search, for who picks some for a customer. */
export async function searchPicks(text: string, locale: Locale): Promise<TicketPick[]> {
  if (text.trim() === '') return []
  const query = { text: text.slice(0, 200), filters: noFilters, sort: 'best', offset: 0, limit: 10 } as const
  const { hits } = await searchProviders(query)
  return (await findProviderCards(hits, locale)).map(toPick)
}
