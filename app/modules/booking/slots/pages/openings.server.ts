import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import { now as clockNow } from '#app/core/clock.ts'
import type { Reader } from '#app/core/database/connection.ts'
import { db } from '#app/core/database/database.server.ts'
import { listOf, listSize, listValues, preparedForSizes } from '#app/core/database/prepared.ts'
import { newYork, wallClock } from '#app/core/calendar/zones.ts'
import { groupBy } from '#app/modules/directory/group-by.ts'
import type { Openings } from '#app/modules/directory/openings.ts'
import type { ProviderCard } from '#app/modules/directory/queries/provider-cards.server.ts'
import type { NamedTimes, OpeningsReader } from '#app/modules/directory/results/pages/results-page.server.ts'
import { lowestTierWith } from '#app/modules/tiers/features.ts'
import { providerFacilities, providers, visitTypes } from '#drizzle/schema/index.ts'
import { closedWaitlists } from '#app/modules/booking/queries/booking-rules.server.ts'
import { findOpeningDays } from '../queries/opening-days.server.ts'
import { anyTime, type WantedTimes } from '../wanted-hours.ts'
import { knownOpenings, timesOfWish } from './first-openings.server.ts'
import { firstOpening } from '../queries/read-schedule.server.ts'

/** Days in a row on a card. */
const stripDays = 5
/** Times that a card names. */
const namedTimes = 5
/**
 * The open times of provider facilities on the next days, for cards and profiles; of the day and the hours that are wanted, where there are any.
 * Those without live booking are left out.
 */
export async function findOpenings(
  providerFacilityIds: readonly (string | null)[],
  wanted?: NamedTimes,
): Promise<Openings> {
  const times = wanted ? timesOfWish(wanted, clockNow()) : anyTime
  return openingsOf(await liveProviderFacilities(providerFacilityIds), times)
}

/**
 * The same for who comes for one kind of visit. Where a provider facility has that kind beside others, its times are not those of cards:
 * it is left out.
 */
export async function findOpeningsOfKind(providerFacilityIds: readonly string[], code: string): Promise<Openings> {
  const live = await liveProviderFacilities(providerFacilityIds)
  return openingsOf(new Map([...live].filter(([, codes]) => codes[0] === code || !codes.includes(code))))
}

/** `live` are the codes of the kinds of visits of each provider facility. */
async function openingsOf(
  live: ReadonlyMap<string, readonly string[]>,
  wanted: WantedTimes = anyTime,
): Promise<Openings> {
  if (live.size === 0) return {}
  const now = clockNow()
  const today = wallClock(now, newYork).date
  const [counted, closed] = await Promise.all([
    findOpeningDays([...live.keys()], today, stripDays, now, wanted),
    closedWaitlists(db, [...live.keys()]),
  ])
  const missing = [...counted].filter(([, { first }]) => first === null).map(([id]) => id)
  const later = missing.length > 0 ? await firstOpening(missing, now) : new Map<string, never>()
  return Object.fromEntries(
    [...counted].map(([id, { timeZone, days, first, named }]) => {
      const firstAt = first?.startsAt ?? later.get(id)?.slot.startsAt ?? null
      const nextAt = named.length > 0 ? named.slice(0, namedTimes) : firstAt === null ? [] : [firstAt]
      return [id, { timeZone, visitCode: live.get(id)![0]!, days, firstAt, nextAt, hasWaitlist: !closed.has(id) }]
    }),
  )
}

const liveQuery = preparedForSizes((reader: Reader, size: number) =>
  reader
    .select({ id: providerFacilities.id, code: visitTypes.code })
    .from(visitTypes)
    .innerJoin(providerFacilities, eq(providerFacilities.id, visitTypes.providerFacilityId))
    .innerJoin(providers, eq(providers.id, providerFacilities.providerId))
    .where(
      and(
        inArray(visitTypes.providerFacilityId, listOf('id', size)),
        eq(visitTypes.isActive, true),
        eq(providerFacilities.isBookable, true),
        gte(providers.tier, lowestTierWith('liveBooking')),
      ),
    )
    .orderBy(asc(visitTypes.sort), asc(visitTypes.id))
    .prepare(),
)

/** The provider facilities among those given that book at once, with the codes of their kinds of visits, the first of them first. */
async function liveProviderFacilities(given: readonly (string | null)[]): Promise<Map<string, string[]>> {
  const ids = [...new Set(given.filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  const size = listSize(ids.length)
  const rows = await liveQuery(db, size).execute(listValues('id', ids, size))
  return new Map([...groupBy(rows, ({ id }) => id)].map(([id, kinds]) => [id, kinds.map(({ code }) => code)]))
}

/** The open times of the provider facilities that cards show. */
export function findCardOpenings(
  cards: readonly { location: Pick<NonNullable<ProviderCard['location']>, 'providerFacilityId'> | null }[],
): Promise<Openings> {
  return findOpenings(cards.map((card) => card.location?.providerFacilityId ?? null))
}

/** What the directory's lists ask of schedules. */
export const openingsReader: OpeningsReader = { soonest: knownOpenings, next: findOpenings }
