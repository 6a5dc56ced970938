import { now as clockNow } from '#app/core/clock.ts'
import { instantOfWall, localDate, newYork } from '#app/core/calendar/zones.ts'
import { addDays } from '#app/core/calendar/dates.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { findProviderCards, type ProviderCard } from '#app/modules/directory/queries/provider-cards.server.ts'
import { isByDay, mixSoonest } from '../soonest-mix.ts'
import { type WhenWords, whenWords } from '../when-words.ts'
import { type FirstOpening, listFirstOpenings } from './first-openings.server.ts'

const shown = 6
/** Times that are looked at for a mix, those by day first; more than these are later anyway. */
const looked = 60

/** An open time as a small ticket: when, with whom, where. */
export type OpenTicket = { when: WhenWords; card: ProviderCard }

export type OpenTickets = {
  tickets: OpenTicket[]
  /** Whether all of them are today or tomorrow. */
  isSoon: boolean
}

async function withCards(openings: readonly FirstOpening[], locale: Locale) {
  const hits = openings.map(({ providerId, facilityId }) => ({ providerId, facilityId, distanceMeters: null }))
  // A doctor with two places has a time, and so a card, at each.
  const cards = new Map(
    (await findProviderCards(hits, locale)).map((card) => [card.location?.providerFacilityId, card]),
  )
  return openings.flatMap((opening) => {
    const card = cards.get(opening.providerFacilityId)
    // Who takes no new patients would turn most readers of this page away.
    return card?.location && card.accepting !== 'no' ? [{ ...opening, card }] : []
  })
}

/**
 * The soonest open times, one a doctor, mixed by specialty and area and near the areas that are named; of today and tomorrow, or later ones
 * where those are fewer than three.
 */
export async function listOpenTickets(areaIds: readonly string[], locale: Locale): Promise<OpenTickets> {
  const now = clockNow()
  const endOfTomorrow = instantOfWall(addDays(localDate(now, newYork), 2), '00:00', newYork)
  const openings = (await listFirstOpenings(now)).filter(({ startsAt }) => startsAt > now)
  const sorted = openings.toSorted(
    (one, other) => Number(isByDay(other)) - Number(isByDay(one)) || one.startsAt - other.startsAt,
  )
  const times = await withCards(sorted.slice(0, looked), locale)
  const soon = times.filter(({ startsAt }) => startsAt < endOfTomorrow)
  const isSoon = soon.filter(isByDay).length >= 3
  const mixed = mixSoonest(isSoon ? soon : times, {
    areaIds,
    specialtyOf: ({ card }) => card.specialtySlug,
    count: shown,
  })
  return {
    tickets: mixed.map(({ card, startsAt, timeZone }) => ({ card, when: whenWords(startsAt, timeZone, locale, now) })),
    isSoon,
  }
}
