import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { rememberedWhile } from '#app/core/page/page-revisions.server.ts'
import { type CurrentEndorsement, currentEndorsements } from '#app/modules/directory/queries/endorsements.server.ts'
import type { SoonestOpenings } from '#app/modules/directory/openings.ts'
import { planGroupKey } from '#app/modules/directory/plan-groups.ts'
import {
  listFilterLanguages,
  listNeighborhoods,
  listPlanGroups,
  listPlans,
  listSpecialties,
  listSymptoms,
} from '#app/modules/directory/queries/reference.server.ts'
import type { SearchFilters, SearchQuery, SearchResult } from '#app/modules/directory/search/search-query.ts'
import type { Vocabulary } from '../result-filters.ts'
import { exactHours, pageSize, type SearchParams, type WantedHour } from '../search-params.ts'

/** What an address fixes besides its query: /doctor/cardiology, /location/flushing/all. Ids. */
export type FixedFilters = { specialtyId?: string; neighborhoodId?: string }

const readReference = rememberedWhile('reference', async () => {
  const [specialties, neighborhoods, languages, planGroups, plans, symptoms] = await Promise.all([
    listSpecialties(),
    listNeighborhoods(),
    listFilterLanguages(),
    listPlanGroups(),
    listPlans(),
    listSymptoms(),
  ])
  return { specialties, neighborhoods, languages, planGroups, plans, symptoms }
})

/** Everything that can be chosen, in all languages; `endorsements` are those of today. */
export async function readVocabulary() {
  const [reference, endorsements] = await Promise.all([readReference(), currentEndorsements()])
  return { ...reference, endorsements }
}

export type Rows = Awaited<ReturnType<typeof readVocabulary>>

/** Stands for every association in an address. */
const anyAssociation = 'any'

/** Whom the chosen associations endorse; null where none is chosen. An association that has gone endorses nobody. */
function endorsedIds(endorsements: readonly CurrentEndorsement[], chosen: readonly string[]): Set<string> | null {
  if (chosen.length === 0) return null
  const isAny = chosen.includes(anyAssociation)
  const wanted = endorsements.filter(({ slug }) => isAny || chosen.includes(slug))
  return new Set(wanted.map(({ providerId }) => providerId))
}

function idsOf(rows: { id: string; slug: string }[], slugs: string[]): string[] {
  return rows.filter((row) => slugs.includes(row.slug)).map((row) => row.id)
}

/** A plan choice is a group that people know by its card, or one exact plan. */
function planIdsOf(rows: Rows, values: string[]): string[] {
  const groups = rows.planGroups.filter((group) => values.includes(group.id)).map((group) => planGroupKey(group.id))
  const exact = rows.plans.filter((plan) => values.includes(plan.address)).map((plan) => plan.id)
  return [...groups, ...exact]
}

function filtersOf(params: SearchParams, rows: Rows, fixed: FixedFilters): SearchFilters {
  const chosen = idsOf(rows.neighborhoods, params.near)
  const center = rows.neighborhoods.find((row) => row.id === (fixed.neighborhoodId ?? chosen[0])) ?? null
  // "Within 3 miles of Flushing" asks for a circle around the area instead of the area itself.
  const asCircle = params.point === null && center !== null && params.radiusMeters !== null
  const around = params.point ?? (center && (asCircle || params.sort === 'distance') ? center : null)
  const areas = fixed.neighborhoodId ? [fixed.neighborhoodId] : chosen
  return {
    specialtyIds: fixed.specialtyId ? [fixed.specialtyId] : idsOf(rows.specialties, params.specialty),
    neighborhoodIds: asCircle ? [] : areas,
    planIds: planIdsOf(rows, params.plan),
    languageIds: rows.languages.filter((row) => params.lang.includes(row.id)).map((row) => row.id),
    languageBy: params.by,
    genders: params.gender,
    acceptingNew: params.isAcceptingNew,
    telehealth: params.isTelehealth,
    weekend: params.open.includes('weekend'),
    evening: params.open.includes('evening'),
    wheelchair: params.isAccessible,
    childAge: params.childAge,
    among: endorsedIds(rows.endorsements, params.endorsed),
    near: around ? { lat: around.lat, lng: around.lng, radiusMeters: params.radiusMeters } : null,
  }
}

/** What a list asks of schedules: the order, the day by which an open time is wanted, and the hours within which. */
export type OpeningsWish = Pick<SearchParams, 'sort' | 'day'> & { hours: readonly WantedHour[] }
/** Who can be booked and when. */
export type ReadOpenings = (wish: OpeningsWish) => Promise<SoonestOpenings>

export type Point = NonNullable<SearchParams['point']>

/** From where a list that is to be near is ordered: a position, an area that is chosen or named, or one that nobody is in. */
export function nearestToIn(
  { meant, sentence }: SearchResult,
  isNearAsked: boolean,
  params: SearchParams,
  rows: Rows,
  fixed: FixedFilters,
  home: Point | null = null,
): Point | null {
  if (params.sort !== 'best') return null
  const pointOf = (id: string | undefined): Point | null => {
    const row = rows.neighborhoods.find((each) => each.id === id)
    return row ? { lat: row.lat, lng: row.lng } : null
  }
  const missed = pointOf(sentence?.givenUpNeighborhoods[0])
  if (!isNearAsked) return params.point ? null : missed
  const named = meant.find(({ kind }) => kind === 'neighborhood')?.id ?? undefined
  return (
    params.point ??
    pointOf(fixed.neighborhoodId ?? idsOf(rows.neighborhoods, params.near)[0] ?? named) ??
    missed ??
    home
  )
}

/** Where most people who read this live; the suburbs come after it where no place is asked for. */
const cityBoroughs = new Set(['manhattan', 'queens', 'brooklyn', 'bronx', 'staten-island'])

/** The search that an address means; distances are from `home`, which the visitor asked us to remember, where it names no place. */
export function queryOf(
  params: SearchParams,
  rows: Rows,
  fixed: FixedFilters,
  soonest: SoonestOpenings | undefined,
  nearestTo: Point | null = null,
  home: Point | null = null,
): SearchQuery {
  // Clinics that close at six have times after five: what open times answer is not asked of opening hours as well.
  const isExact = soonest !== undefined && exactHours(params).length > 0
  const chosen = filtersOf(isExact ? { ...params, open: [] } : params, rows, fixed)
  const from = nearestTo ?? home
  const near = chosen.near ?? (from && { lat: from.lat, lng: from.lng, radiusMeters: null })
  const filters = { ...chosen, near }
  return {
    text: params.q,
    filters,
    sort: params.sort === 'distance' && !filters.near ? 'best' : params.sort,
    offset: (params.page - 1) * pageSize,
    limit: pageSize,
    nearestFirst: nearestTo !== null,
    firstNeighborhoodIds: rows.neighborhoods.filter(({ borough }) => cityBoroughs.has(borough)).map(({ id }) => id),
    ...(soonest ? { soonest: { ...soonest, before: params.day !== null || isExact ? soonest.before : null } } : {}),
  }
}

/** Every association that endorses somebody now, by name, and before them all of them together. */
function endorsersIn(locale: Locale, endorsements: readonly CurrentEndorsement[]): Vocabulary['endorsed'] {
  const bySlug = new Map(endorsements.map(({ slug, name }) => [slug, name[locale]]))
  const named = [...bySlug].toSorted(([, one], [, other]) => one.localeCompare(other, locale))
  const any = {
    id: anyAssociation,
    value: anyAssociation,
    label: translator(locale, 'directory')('filter.endorsedAny'),
  }
  return bySlug.size === 0 ? [] : [any, ...named.map(([slug, label]) => ({ id: slug, value: slug, label }))]
}

export function vocabularyIn(locale: Locale, rows: Rows): Vocabulary {
  const named = (list: { id: string; slug: string; name: Record<Locale, string> }[]) =>
    list.map(({ id, slug, name }) => ({ id, value: slug, label: name[locale] }))
  return {
    specialty: named(rows.specialties),
    neighborhood: named(rows.neighborhoods),
    language: rows.languages.map(({ id, name }) => ({ id, value: id, label: name[locale] })),
    planGroup: rows.planGroups.map((group) => ({
      id: planGroupKey(group.id),
      value: group.id,
      label: group.name[locale],
    })),
    plan: rows.plans.map(({ id, address, name }) => ({ id, value: address, label: name[locale] })),
    endorsed: endorsersIn(locale, rows.endorsements),
    symptom: rows.symptoms.map(({ id, name }) => ({ id, value: id, label: name[locale] })),
  }
}
