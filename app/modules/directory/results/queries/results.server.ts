import type { Locale } from '#app/core/i18n/locale.ts'
import { planGroupKey } from '#app/modules/directory/plan-groups.ts'
import { type FilterOptions, optionsOf, type Vocabulary } from '#app/modules/directory/results/result-filters.ts'
import { pageSize, type SearchParams } from '#app/modules/directory/results/search-params.ts'
import { listWishesIn } from '#app/modules/directory/results/list-wishes.ts'
import { neighborhoodLabels } from '#app/modules/directory/map-labels.ts'
import { searchProviders } from '#app/modules/directory/search/queries/search-providers.server.ts'
import { boroughIn } from '#app/modules/directory/search/reading/boroughs.ts'
import { fold } from '#app/modules/directory/search/fold.ts'
import type { SoonestOpenings } from '#app/modules/directory/openings.ts'
import type { HelpTopic } from '#app/modules/help-lines/lines.ts'
import { helpTopicsIn } from '#app/modules/help-lines/recognize.server.ts'
import type { MapLabel } from '#app/modules/geo/map-labels.ts'
import type {
  SearchFilters,
  SearchQuery,
  SearchResult,
  Understood,
} from '#app/modules/directory/search/search-query.ts'
import { fewDoctors, findMoreWays, type MoreWay } from './more-ways.server.ts'
import { readingOf, type Reading } from './reading.server.ts'
import { findProviderCards } from '#app/modules/directory/queries/provider-cards.server.ts'
import { type CountedWay, findWaysOn } from './ways-on.server.ts'
import {
  listFilterLanguages,
  listNeighborhoods,
  listPlanGroups,
  listPlans,
  listSpecialties,
  listSymptoms,
} from '#app/modules/directory/queries/reference.server.ts'

/** What an address fixes besides its query: /doctor/cardiology, /location/flushing/all. Ids. */
export type FixedFilters = { specialtyId?: string; neighborhoodId?: string }

async function readVocabulary() {
  const [specialties, neighborhoods, languages, planGroups, plans, symptoms] = await Promise.all([
    listSpecialties(),
    listNeighborhoods(),
    listFilterLanguages(),
    listPlanGroups(),
    listPlans(),
    listSymptoms(),
  ])
  return { specialties, neighborhoods, languages, planGroups, plans, symptoms }
}

type Rows = Awaited<ReturnType<typeof readVocabulary>>

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
    near: around ? { lat: around.lat, lng: around.lng, radiusMeters: params.radiusMeters } : null,
  }
}

type Point = NonNullable<SearchParams['point']>

/** From where a list that is to be near is ordered: a position, an area that is chosen or named, or one that nobody is in. */
function nearestToIn(
  { meant, sentence }: SearchResult,
  isNearAsked: boolean,
  params: SearchParams,
  rows: Rows,
  fixed: FixedFilters,
): Point | null {
  if (params.sort !== 'best') return null
  const pointOf = (id: string | undefined): Point | null => {
    const row = rows.neighborhoods.find((each) => each.id === id)
    return row ? { lat: row.lat, lng: row.lng } : null
  }
  const missed = pointOf(sentence?.givenUpPlaces[0])
  if (!isNearAsked) return params.point ? null : missed
  const named = meant.find(({ kind }) => kind === 'neighborhood')?.id ?? undefined
  return params.point ?? pointOf(fixed.neighborhoodId ?? idsOf(rows.neighborhoods, params.near)[0] ?? named) ?? missed
}

function queryOf(
  params: SearchParams,
  rows: Rows,
  fixed: FixedFilters,
  soonest: SoonestOpenings | undefined,
  nearestTo: Point | null = null,
): SearchQuery {
  const chosen = filtersOf(params, rows, fixed)
  const filters = nearestTo && !chosen.near ? { ...chosen, near: { ...nearestTo, radiusMeters: null } } : chosen
  const day = params.day === null ? { before: null } : {}
  return {
    text: params.q,
    filters,
    sort: params.sort === 'distance' && !filters.near ? 'best' : params.sort,
    offset: (params.page - 1) * pageSize,
    limit: pageSize,
    nearestFirst: nearestTo !== null,
    ...(soonest ? { soonest: { ...soonest, ...day } } : {}),
  }
}

function vocabularyIn(locale: Locale, rows: Rows): Vocabulary {
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
    symptom: rows.symptoms.map(({ id, name }) => ({ id, value: id, label: name[locale] })),
  }
}

const boroughOf = (id: string | null) => {
  const borough = id === null ? null : boroughIn(id)
  return borough === null ? null : { borough }
}

/** Who reads images; whoever asks for one by its name is likelier to want the examination than the person. */
const imagingSpecialty = 'diagnostic-radiology'

function isImaging({ kind, id }: Understood, { symptoms }: Rows): boolean {
  if (kind === 'specialty') return id === imagingSpecialty
  return kind === 'symptom' && symptoms.some((row) => row.id === id && row.specialtyIds[0] === imagingSpecialty)
}

export type Results = {
  total: number
  cards: Awaited<ReturnType<typeof findProviderCards>>
  page: number
  pageCount: number
  options: FilterOptions
  /** How the words were read: in the reader's terms, or by the borough they name; without names of people. */
  understood: (string | { borough: string })[]
  /** The words ask for who is near, and nobody knows near to what. */
  isNearUnknown: boolean
  /** The same as parts that can be taken off, when there are several or the text is a sentence. */
  reading: Reading | null
  /** The words ask for an examination of imaging, of which the library says what it is and how to prepare. */
  isImaging: boolean
  isUrgent: boolean
  /** What the words tell of somebody in danger: the lines that help stand above everything. */
  help: HelpTopic[]
  corrected: { from: string; to: string } | null
  /** Only when nobody was found: what to give up, and who would be found then. */
  ways: CountedWay[]
  nearest: Awaited<ReturnType<typeof findProviderCards>>
  /** So few that the page says where there are more. */
  isFew: boolean
  moreWays: MoreWay[]
  /** Neighborhoods to name on the map. */
  labels: MapLabel[]
}

/**
 * Answers the results page: one page of cards, the filters with their counts, and ways on when nothing is found.
 * `soonest` is what the order by opening and the day filter look at; this module knows no schedules.
 */
export async function findResults(
  params: SearchParams,
  locale: Locale,
  fixed: FixedFilters = {},
  soonest?: SoonestOpenings,
): Promise<Results> {
  const rows = await readVocabulary()
  const search = (asked: SearchParams) => searchProviders(queryOf(asked, rows, fixed, soonest))
  const plain = await search(params)
  const wishes = listWishesIn(params.q, plain.understood)
  const nearestTo = nearestToIn(plain, wishes.near !== null, params, rows, fixed)
  const day = params.day ?? (soonest && soonest.before !== null ? (wishes.day?.day ?? null) : null)
  const searchList = (page: number, on: SearchParams['day']) =>
    searchProviders(queryOf({ ...params, page, day: on }, rows, fixed, soonest, nearestTo))
  const isPlain = nearestTo === null && day === params.day
  const wished = isPlain ? plain : await searchList(params.page, day)
  // A day in the words is given up where nobody has time on it.
  const isDayGivenUp = day !== params.day && wished.total === 0
  const asked = isDayGivenUp ? await searchList(params.page, params.day) : wished
  const pageCount = Math.ceil(asked.total / pageSize)
  // An address of a page that is no more shows the last one there is.
  const page = Math.max(1, Math.min(params.page, pageCount))
  const found = page === params.page ? asked : await searchList(page, isDayGivenUp ? params.day : day)
  const waysOn = found.total === 0 ? await findWaysOn(params, found.parts, search) : { ways: [], nearest: [] }
  const moreWays = await findMoreWays(params, found, search)
  const vocabulary = vocabularyIn(locale, rows)
  const labelOf = new Map(
    Object.values(vocabulary).flatMap((words) => words.map(({ id, label }) => [id, label] as const)),
  )
  const urgent = new Set(rows.symptoms.filter((symptom) => symptom.isUrgent).map((symptom) => symptom.id))
  const [cards, nearest] = await Promise.all([
    findProviderCards(found.hits, locale),
    findProviderCards(waysOn.nearest, locale),
  ])
  return {
    total: found.total,
    cards,
    page,
    pageCount,
    options: optionsOf(vocabulary, found.facets, params),
    understood: found.understood
      .filter(({ kind }) => kind !== 'name' && kind !== 'facility' && kind !== 'gender' && kind !== 'flag')
      .map(({ id, text }) => boroughOf(id) ?? ((id && labelOf.get(id)) || text)),
    reading: readingOf(found, params, locale, rows, labelOf, {
      // Beside a place, the words say near to what.
      near: plain.meant.some(({ kind }) => kind === 'neighborhood') ? null : wishes.near,
      day: day === params.day ? null : wishes.day,
      isDayGivenUp,
    }),
    isNearUnknown: wishes.near !== null && nearestTo === null && params.sort === 'best',
    isImaging: found.understood.some((meant) => isImaging(meant, rows)),
    isUrgent: found.understood.some(({ kind, id }) => kind === 'symptom' && id !== null && urgent.has(id)),
    help: helpTopicsIn(fold(params.q)),
    corrected: found.corrected,
    ways: waysOn.ways,
    nearest,
    isFew: found.total < fewDoctors,
    moreWays,
    labels: neighborhoodLabels(rows.neighborhoods, locale),
  }
}
