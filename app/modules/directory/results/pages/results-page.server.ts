import type { Locale } from '#app/core/i18n/locale.ts'
import { isForToday } from '#app/modules/complaints/same-day.server.ts'
import { neighborhoodLabels } from '#app/modules/directory/map-labels.ts'
import type { Openings } from '#app/modules/directory/openings.ts'
import { noPreferences, type Preferences } from '#app/modules/directory/preferences/preferences.ts'
import { findOwnChoices, type OwnChoices } from '#app/modules/directory/preferences/queries/own-choices.server.ts'
import { findProviderCards } from '#app/modules/directory/queries/provider-cards.server.ts'
import { fold } from '#app/modules/directory/search/fold.ts'
import { boroughIn } from '#app/modules/directory/search/reading/boroughs.ts'
import { searchProviders } from '#app/modules/directory/search/queries/search-providers.server.ts'
import type { SearchFilters, SearchResult, Understood } from '#app/modules/directory/search/search-query.ts'
import type { MapLabel } from '#app/modules/geo/map-labels.ts'
import type { HelpTopic } from '#app/modules/help-lines/lines.ts'
import { helpTopicsIn } from '#app/modules/help-lines/recognize.server.ts'
import {
  type FixedFilters,
  queryOf,
  type ReadOpenings,
  readVocabulary,
  type Rows,
  vocabularyIn,
} from '../queries/asked-search.server.ts'
import { isImmigrationExam } from '../queries/search-allowed.server.ts'
import { searchAsWished, searchWith } from '../queries/search-as-wished.server.ts'
import { areaOf, fewDoctors, fieldOf, findMoreWays, type MoreWay } from '../queries/more-ways.server.ts'
import { readingOf, type Reading } from '../queries/reading.server.ts'
import { type CountedWay, findWaysOn } from '../queries/ways-on.server.ts'
import { readChoices, type ReadChoices } from '../read-choices.ts'
import { type FilterOptions, optionsOf, type Vocabulary } from '../result-filters.ts'
import { exactHours, type SearchParams, type WantedHour } from '../search-params.ts'

/** What a list asks of schedules, which this module does not know: booking hands its reader in. */
export type OpeningsReader = {
  soonest: ReadOpenings
  /** The next open times of provider facilities, by their ids; on the day and within the hours that are wanted where there are any. */
  next(providerFacilityIds: readonly (string | null)[], wanted?: NamedTimes): Promise<Openings>
}

/** Times that cards name before others. */
export type NamedTimes = Readonly<{ day: SearchParams['day']; hours: readonly WantedHour[] }>

/** A page of results with the open times of its cards; the order "soonest" and the day filter look at real schedules. */
export async function findResultsPage(
  params: SearchParams,
  locale: Locale,
  openings: OpeningsReader,
  fixed: FixedFilters = {},
  preferences = noPreferences,
): Promise<{ results: Results; openings: Openings }> {
  const results = await findResults(params, locale, fixed, openings.soonest, preferences)
  const shown = [...results.cards, ...results.nearest].map(({ location }) => location?.providerFacilityId ?? null)
  return { results, openings: await openings.next(shown, results.times) }
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

/** How soon what the words tell should be seen: the vocabulary knows what 911 is for, the complaints what is for today. */
function hurryOf(text: string, { total, understood, sentence }: SearchResult, { symptoms }: Rows) {
  // Names in letters sound like much: of whoever was found by name no complaint is heard.
  const isName = total > 0 && sentence === null && understood.every(({ kind }) => kind === 'name')
  const meant = symptoms.filter((symptom) => understood.some(({ kind, id }) => kind === 'symptom' && id === symptom.id))
  return {
    isUrgent: meant.some(({ isUrgent }) => isUrgent),
    isForToday: !isName && isForToday([text, ...meant.map(({ name }) => name['zh-Hans'])].map(fold)),
  }
}

export type Results = {
  total: number
  cards: Awaited<ReturnType<typeof findProviderCards>>
  page: number
  pageCount: number
  options: FilterOptions
  times: NamedTimes
  /** What the words have ticked in the options, and the words that are none of it. */
  read: Pick<ReadChoices, 'rest' | 'count'>
  /** How the words were read: in the reader's terms, or by the borough they name; without names of people. */
  understood: (string | { borough: string })[]
  /** What was asked for, chosen or typed, with what was taken for a name; to be counted, not to be shown. */
  subject: { specialtyIds: string[]; neighborhoodIds: string[]; readAs: Understood[] }
  /** The remembered plan by its name, where no other was asked for: every card says whether it is accepted. */
  ownPlan: string | null
  /** Languages that were asked for, chosen or typed, by their names. */
  askedLanguages: string[]
  /** What this visitor asked us to remember, if anything. */
  own: OwnChoices | null
  /** The words ask for who is near, and nobody knows near to what. */
  isNearUnknown: boolean
  /** The same as parts that can be taken off, when there are several or the text is a sentence. */
  reading: Reading | null
  /** The words ask for an examination of imaging, of which the library says what it is and how to prepare. */
  isImaging: boolean
  /** The words ask for the examination of immigrants, whose guide has its prices and papers. */
  isImmigrationExam: boolean
  isUrgent: boolean
  /** The words tell something that should be seen the same day. */
  isForToday: boolean
  /** What the words tell of somebody in danger: the lines that help stand above everything. */
  help: HelpTopic[]
  corrected: { from: string; to: string } | null
  /** Only when nobody was found: what to give up, and who would be found then. */
  ways: CountedWay[]
  nearest: Awaited<ReturnType<typeof findProviderCards>>
  /** So few that the page says where there are more. */
  isFew: boolean
  moreWays: MoreWay[]
  /** Nobody shown has time on the day that was asked for. */
  isDayMissed: boolean
  /** Whose earliest open times the page leads to. */
  field: { slug: string; name: string } | null
  /** The one area in which it looks. */
  area: { slug: string; name: string } | null
  /** Neighborhoods to name on the map. */
  labels: MapLabel[]
}

/** What was asked for, chosen or typed: of plans their ids and the keys of the cards that people know. */
const askedOf = (kind: 'plan' | 'language', chosen: readonly string[], { understood }: SearchResult) => [
  ...chosen,
  ...understood.flatMap((meant) => (meant.kind === kind && meant.id !== null ? [meant.id] : [])),
]

/** The choices of the filter panel: those of the address are ticked, and those that the words have made. */
function panelOf(
  { found, wished, asked }: Awaited<ReturnType<typeof searchAsWished>>,
  params: SearchParams,
  vocabulary: Vocabulary,
  fixed: FixedFilters,
): Pick<Results, 'options' | 'read'> {
  const read = readChoices(found, params, vocabulary, {
    hasWishes: wished.near !== null || wished.day !== null || wished.hours !== null,
    isSpecialtyFixed: fixed.specialtyId !== undefined,
  })
  const ticked = {
    ...asked,
    lang: [...params.lang, ...read.lang],
    plan: [...params.plan, ...read.plan],
    specialty: [...params.specialty, ...read.specialty],
  }
  return { options: optionsOf(vocabulary, found.facets, ticked), read }
}

const chosenIn = ({ specialtyIds, neighborhoodIds }: SearchFilters) => ({ specialtyIds, neighborhoodIds })

/**
 * Answers the results page: one page of cards, the filters with their counts, and ways on when nothing is found.
 * `readOpenings` tells what the order by opening, the day and the hours look at; without it, nobody is known to have time.
 */
export async function findResults(
  params: SearchParams,
  locale: Locale,
  fixed: FixedFilters = {},
  readOpenings?: ReadOpenings,
  preferences: Preferences = noPreferences,
): Promise<Results> {
  const rows = await readVocabulary()
  const vocabulary = vocabularyIn(locale, rows)
  const own = await findOwnChoices(preferences, vocabulary)
  const home = own?.area ?? null
  const search = searchWith(searchProviders, rows, readOpenings, { fixed, home })
  const hasOpenings = readOpenings !== undefined
  const asWished = await searchAsWished(search, params, rows, fixed, { hasOpenings, home })
  const { found, page, pageCount, wished, isNearUnknown } = asWished
  const searchAgain = (asked: SearchParams) => search(asked)
  const waysOn = found.total === 0 ? await findWaysOn(params, found.parts, searchAgain) : { ways: [], nearest: [] }
  const moreWays = await findMoreWays(params, found, searchAgain)
  const { filters } = queryOf(params, rows, fixed, undefined)
  const labelOf = new Map(
    Object.values(vocabulary).flatMap((words) => words.map(({ id, label }) => [id, label] as const)),
  )
  const askedLanguages = askedOf('language', filters.languageIds, found)
  const askedPlans = askedOf('plan', filters.planIds, found)
  const [cards, nearest] = await Promise.all([
    // What the list was asked for goes before what is remembered.
    findProviderCards(found.hits, locale, askedPlans.length > 0 || !own?.plan ? askedPlans : [own.plan.key]),
    findProviderCards(waysOn.nearest, locale),
  ])
  return {
    total: found.total,
    cards,
    page,
    pageCount,
    times: { day: asWished.asked.day, hours: asWished.hours },
    ...panelOf(asWished, params, vocabulary, fixed),
    understood: found.understood
      .filter(({ kind }) => kind !== 'name' && kind !== 'facility' && kind !== 'gender' && kind !== 'flag')
      .map(({ id, text }) => boroughOf(id) ?? ((id && labelOf.get(id)) || text)),
    subject: { ...chosenIn(filters), readAs: found.understood },
    askedLanguages: rows.languages.filter(({ id }) => askedLanguages.includes(id)).map(({ name }) => name[locale]),
    ownPlan: askedPlans.length === 0 && own?.plan ? own.plan.label : null,
    own,
    reading: readingOf(found, params, locale, rows, labelOf, wished),
    isNearUnknown,
    isImaging: found.understood.some((meant) => isImaging(meant, rows)),
    isImmigrationExam: found.understood.some(isImmigrationExam),
    ...hurryOf(params.q, found, rows),
    help: helpTopicsIn(fold(params.q)),
    corrected: found.corrected,
    ways: waysOn.ways,
    nearest,
    isFew: found.total < fewDoctors,
    moreWays,
    isDayMissed: wished.isDayGivenUp || (found.total === 0 && (params.day !== null || exactHours(params).length > 0)),
    field: fieldOf(filters.specialtyIds, found, rows, [...cards, ...nearest], locale),
    area: areaOf(filters.neighborhoodIds, found, rows, locale),
    labels: neighborhoodLabels(rows.neighborhoods, locale, found.facets.neighborhood),
  }
}
