import { now as clockNow } from '#app/core/clock.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import {
  type Colleague,
  findColleagues,
  findNearby,
  tellingLanguages,
} from '#app/modules/directory/queries/other-providers.server.ts'
import { findProviderCards, type ProviderCard } from '#app/modules/directory/queries/provider-cards.server.ts'
import type { ProviderProfile } from '#app/modules/directory/queries/provider-profile.server.ts'
import type { SearchHit } from '#app/modules/directory/search/search-query.ts'
import { mostSimilar } from '#app/modules/directory/similar-providers.ts'
import { distanceMeters } from '#app/modules/geo/distance.ts'
import { type WhenWords, whenWords } from '../when-words.ts'
import { byProvider, type FirstOpening, listFirstOpenings, soonUntil } from './first-openings.server.ts'

/** Shown of each kind. */
const shown = 4
/** After every time that can be booked. */
const never = Number.MAX_SAFE_INTEGER

/** Somebody else to see: where, and the next open time there, if one can be booked online. */
export type OtherDoctor = { card: ProviderCard; when: WhenWords | null }

export type OtherDoctors = {
  /** At the same facilities. */
  atClinic: OtherDoctor[]
  /** Of the same specialty, elsewhere. */
  similar: OtherDoctor[]
  /** Whether `similar` is by distance: the profile's own location is known. */
  isNearby: boolean
}

/** The open times of a provider that are still to come, the soonest first. */
type OpeningsOf = (providerId: string) => readonly FirstOpening[]

type Choice = SearchHit & { opening: FirstOpening | null }

/** Each colleague once, at the shared facility where they can be seen first: those of the same field first, then by time. */
function colleagueChoices(colleagues: readonly Colleague[], openingsOf: OpeningsOf): Choice[] {
  const choices = colleagues
    .map(({ providerId, facilityId, isSameField }) => {
      const opening = openingsOf(providerId).find((each) => each.facilityId === facilityId) ?? null
      return { providerId, facilityId, isSameField, distanceMeters: null, opening }
    })
    .toSorted(
      (one, other) =>
        Number(other.isSameField) - Number(one.isSameField) ||
        (one.opening?.startsAt ?? never) - (other.opening?.startsAt ?? never),
    )
  const seen = new Set<string>()
  return choices.filter(({ providerId }) => !seen.has(providerId) && seen.add(providerId))
}

/** The most similar of the same specialty who are not at the same facilities, each where their next time is. */
async function similarChoices(
  { id, specialties, languages }: ProviderProfile,
  known: { point: Point | null; openingsOf: OpeningsOf; colleagueIds: ReadonlySet<string>; soonBefore: number },
): Promise<Choice[]> {
  const nearby = await findNearby(specialties[0]!.id, known.point)
  const others = nearby
    .filter(({ providerId }) => providerId !== id && !known.colleagueIds.has(providerId))
    .map((hit) => {
      const own = known.openingsOf(hit.providerId)
      const opening = own.find(({ facilityId }) => facilityId === hit.facilityId) ?? own[0] ?? null
      return {
        ...hit,
        facilityId: opening?.facilityId ?? hit.facilityId,
        opening,
        meters: hit.distanceMeters,
        firstAt: opening?.startsAt ?? null,
      }
    })
  return mostSimilar(others, { languageIds: tellingLanguages(languages), soonBefore: known.soonBefore })
}

type Point = { lat: number; lng: number }

function pointOf(locations: ProviderProfile['locations']): Point | null {
  const located = locations.find(({ lat, lng }) => lat !== null && lng !== null)
  return located ? { lat: located.lat!, lng: located.lng! } : null
}

/** The first of them as cards; with a point, how far each shown facility is from there. */
async function withCards(
  choices: readonly Choice[],
  point: Point | null,
  { locale, now, takesNew }: { locale: Locale; now: number; takesNew: boolean },
): Promise<OtherDoctor[]> {
  // Some may have left the lists since they were indexed, or take nobody new.
  const cards = await findProviderCards(choices.slice(0, shown * 3), locale)
  const openingOf = new Map(choices.map(({ providerId, opening }) => [providerId, opening]))
  return cards
    .filter(({ accepting }) => !takesNew || accepting !== 'no')
    .slice(0, shown)
    .map((card) => {
      const opening = openingOf.get(card.id) ?? null
      return {
        card: { ...card, location: card.location && measured(card.location, point) },
        when: opening && whenWords(opening.startsAt, opening.timeZone, locale, now),
      }
    })
}

type CardLocation = NonNullable<ProviderCard['location']>

function measured(location: CardLocation, point: Point | null): CardLocation {
  const { lat, lng } = location
  const isKnown = point !== null && lat !== null && lng !== null
  return { ...location, distanceMeters: isKnown ? Math.round(distanceMeters(point, { lat, lng })) : null }
}

/** Where else the reader of a profile can go: to others at the same clinic, and to similar doctors nearby, each with the next open time. */
export async function findOtherDoctors(profile: ProviderProfile, locale: Locale): Promise<OtherDoctors> {
  const now = clockNow()
  const facilityIds = profile.locations.map(({ facilityId }) => facilityId)
  const [first, colleagues] = await Promise.all([
    listFirstOpenings(now),
    findColleagues(facilityIds, { id: profile.id, specialtyId: profile.specialties[0]!.id }),
  ])
  const openings = byProvider(first)
  const openingsOf = (id: string) => (openings.get(id) ?? []).filter(({ startsAt }) => startsAt > now)
  const colleagueIds = new Set(colleagues.map(({ providerId }) => providerId))
  const point = pointOf(profile.locations)
  const similar = await similarChoices(profile, { point, openingsOf, colleagueIds, soonBefore: soonUntil(now) })
  const [atClinic, others] = await Promise.all([
    withCards(colleagueChoices(colleagues, openingsOf), null, { locale, now, takesNew: false }),
    withCards(similar, point, { locale, now, takesNew: true }),
  ])
  return { atClinic, similar: others, isNearby: point !== null }
}
