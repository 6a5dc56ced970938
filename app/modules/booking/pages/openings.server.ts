import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { now as clockNow } from '#app/core/clock.ts'
import { db } from '#app/core/database/database.server.ts'
import { newYork, wallClock } from '#app/core/format.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import type { Openings, SoonestOpenings } from '#app/modules/directory/openings.ts'
import type { ProviderCard } from '#app/modules/directory/queries/provider-cards.server.ts'
import { findResults, type FixedFilters, type Results } from '#app/modules/directory/queries/results.server.ts'
import type { SearchParams } from '#app/modules/directory/search-params.ts'
import { addDays, instantOfWall } from '#app/modules/notifications/calendar/zone-time.ts'
import { facilities, providerFacilities, providers, visitTypes } from '#drizzle/schema/index.ts'
import { findOpeningDays } from '../queries/opening-days.server.ts'
import { firstOpening } from '../slots/read-schedule.server.ts'
import { liveTier } from '../limits.ts'

/** Days in a row on a card. */
const stripDays = 5
/** The open times of places on the next days, for cards and profiles. Places without live booking are left out. */
export async function findOpenings(providerFacilityIds: readonly (string | null)[]): Promise<Openings> {
  const given = [...new Set(providerFacilityIds.filter((id) => id !== null))]
  if (given.length === 0) return {}
  const live = await livePlaces(given)
  if (live.size === 0) return {}
  const now = clockNow()
  const today = wallClock(now, newYork).date
  const counted = await findOpeningDays([...live.keys()], today, stripDays, now)
  const missing = [...counted].filter(([, { first }]) => first === null).map(([id]) => id)
  const later = missing.length > 0 ? await firstOpening(missing, null, now) : new Map<string, never>()
  return Object.fromEntries(
    [...counted].map(([id, { timeZone, days, first }]) => [
      id,
      {
        timeZone,
        visitCode: live.get(id)!,
        days,
        firstAt: first?.startsAt ?? later.get(id)?.slot.startsAt ?? null,
      },
    ]),
  )
}

/** The places among those given that book at once, with the code of their first kind of visit. */
async function livePlaces(ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: providerFacilities.id, code: visitTypes.code })
    .from(visitTypes)
    .innerJoin(providerFacilities, eq(providerFacilities.id, visitTypes.providerFacilityId))
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .where(
      and(
        inArray(visitTypes.providerFacilityId, [...ids]),
        eq(visitTypes.isActive, true),
        eq(providerFacilities.isBookable, true),
        gte(providers.tier, liveTier),
      ),
    )
    .orderBy(asc(visitTypes.sort), asc(visitTypes.id))
  const first = new Map<string, string>()
  for (const { id, code } of rows) if (!first.has(id)) first.set(id, code)
  return first
}

/** Every place with live booking and its provider. */
function listLivePlaces() {
  return db
    .selectDistinct({ id: providerFacilities.id, providerId: providers.id })
    .from(visitTypes)
    .innerJoin(providerFacilities, eq(providerFacilities.id, visitTypes.providerFacilityId))
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .innerJoin(facilities, eq(facilities.id, providerFacilities.facilityId))
    .where(
      and(
        eq(visitTypes.isActive, true),
        eq(providerFacilities.isBookable, true),
        eq(providers.status, 'listed'),
        eq(facilities.status, 'active'),
        gte(providers.tier, liveTier),
      ),
    )
    .orderBy(asc(providerFacilities.id))
}

/** A list of the soonest may be this old; the strips beside it and the booking itself always look again. */
const freshFor = 20_000
let known: { at: number; firstAt: Promise<Map<string, number>> } | null = null

async function readFirstOpenings(now: number): Promise<Map<string, number>> {
  const places = await listLivePlaces()
  const providerOf = new Map(places.map(({ id, providerId }) => [id, providerId]))
  const openings = await firstOpening([...providerOf.keys()], null, now)
  const firstAt = new Map<string, number>()
  for (const [id, { slot }] of openings) {
    const providerId = providerOf.get(id)!
    firstAt.set(providerId, Math.min(slot.startsAt, firstAt.get(providerId) ?? Infinity))
  }
  return firstAt
}

/** The first open time of every provider that has one. */
function firstOpenings(now = clockNow()): Promise<Map<string, number>> {
  if (known && now >= known.at && now - known.at < freshFor) return known.firstAt
  const fresh = { at: now, firstAt: readFirstOpenings(now) }
  known = fresh
  // A failed reading is not kept.
  fresh.firstAt.catch(() => {
    if (known === fresh) known = null
  })
  return fresh.firstAt
}

const daysOf = { today: 1, '3days': 3 } as const

async function soonestFor({ sort, day }: SearchParams): Promise<SoonestOpenings | undefined> {
  if (sort !== 'soonest' && day === null) return undefined
  const now = clockNow()
  const end = day === null ? null : addDays(wallClock(now, newYork).date, daysOf[day])
  return { firstAt: await firstOpenings(now), before: end === null ? null : instantOfWall(end, '00:00', newYork) }
}

/** The open times of the places that cards show. */
export function findCardOpenings(cards: readonly Pick<ProviderCard, 'location'>[]): Promise<Openings> {
  return findOpenings(cards.map((card) => card.location?.providerFacilityId ?? null))
}

/** A page of results with the open times of its cards; the order "soonest" and the day filter look at real schedules. */
export async function findResultsWithOpenings(
  params: SearchParams,
  locale: Locale,
  fixed: FixedFilters = {},
): Promise<{ results: Results; openings: Openings }> {
  const results = await findResults(params, locale, fixed, await soonestFor(params))
  return { results, openings: await findCardOpenings([...results.cards, ...results.nearest]) }
}
