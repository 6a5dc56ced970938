import { instantOfWall, localDate, newYork } from '#app/core/calendar/zones.ts'
import { addDays } from '#app/core/calendar/dates.ts'
import { now as clockNow } from '#app/core/clock.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { groupBy } from '#app/modules/directory/group-by.ts'
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
import { type FirstOpening, listFirstOpenings } from './first-openings.server.ts'

/** Shown of each kind. */
const shown = 4
/** Days, today among them, within which an open time is soon. */
const soonDays = 7
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

type Openings = ReadonlyMap<string, readonly FirstOpening[]>

/** Open times by provider, the soonest first. */
function byProvider(openings: readonly FirstOpening[], now: number): Openings {
  const sorted = openings.filter(({ startsAt }) => startsAt > now).toSorted((a, b) => a.startsAt - b.startsAt)
  return groupBy(sorted, ({ providerId }) => providerId)
}

type Choice = SearchHit & { opening: FirstOpening | null }

/** Each colleague once, at the shared facility where they can be seen first: those of the same field first, then by time. */
function colleagueChoices(colleagues: readonly Colleague[], openings: Openings): Choice[] {
  const choices = colleagues
    .map(({ providerId, facilityId, isSameField }) => {
      const opening = openings.get(providerId)?.find((each) => each.facilityId === facilityId) ?? null
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
  { id, specialties, languages, locations }: ProviderProfile,
  known: { openings: Openings; colleagueIds: ReadonlySet<string>; now: number },
): Promise<Choice[]> {
  const point = pointOf(locations)
  const nearby = await findNearby(specialties[0]!.id, point)
  const others = nearby
    .filter(({ providerId }) => providerId !== id && !known.colleagueIds.has(providerId))
    .map((hit) => {
      const own = known.openings.get(hit.providerId) ?? []
      const opening = own.find(({ facilityId }) => facilityId === hit.facilityId) ?? own[0] ?? null
      return {
        ...hit,
        facilityId: opening?.facilityId ?? hit.facilityId,
        opening,
        meters: hit.distanceMeters,
        firstAt: opening?.startsAt ?? null,
      }
    })
  const soonBefore = instantOfWall(addDays(localDate(known.now, newYork), soonDays), '00:00', newYork)
  return mostSimilar(others, { languageIds: tellingLanguages(languages), soonBefore })
}

function pointOf(locations: ProviderProfile['locations']) {
  const located = locations.find(({ lat, lng }) => lat !== null && lng !== null)
  return located ? { lat: located.lat!, lng: located.lng! } : null
}

/** The first of them as cards; with a point, how far each shown facility is from there. */
async function withCards(
  choices: readonly Choice[],
  point: { lat: number; lng: number } | null,
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

function measured(location: CardLocation, point: { lat: number; lng: number } | null): CardLocation {
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
  const openings = byProvider(first, now)
  const colleagueIds = new Set(colleagues.map(({ providerId }) => providerId))
  const similar = await similarChoices(profile, { openings, colleagueIds, now })
  const point = pointOf(profile.locations)
  const [atClinic, others] = await Promise.all([
    withCards(colleagueChoices(colleagues, openings), null, { locale, now, takesNew: false }),
    withCards(similar, point, { locale, now, takesNew: true }),
  ])
  return { atClinic, similar: others, isNearby: point !== null }
}
