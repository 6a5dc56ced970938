import {
  isByOpenTimes,
  type SearchParams,
  toSearch,
  type WantedDay,
  type WantedHour,
  wantedHours,
} from './search-params.ts'
import type { FacetCounts } from '../search/search-query.ts'
import type { TypedPart } from '../search/typed-text.ts'

/** A word that a filter can be set to: its id in the index, its value in addresses, its label in the page's locale. */
type FilterWord = { id: string; value: string; label: string }

export type Vocabulary = Record<
  'specialty' | 'neighborhood' | 'language' | 'planGroup' | 'plan' | 'symptom' | 'endorsed',
  FilterWord[]
>

/** A choice in the filter panel with the number of doctors it would show. */
export type FilterOption = { value: string; label: string; count: number; isChosen: boolean }

export type FilterOptions = {
  specialty: FilterOption[]
  neighborhood: FilterOption[]
  language: FilterOption[]
  planGroup: FilterOption[]
  plan: FilterOption[]
  gender: Record<'f' | 'm' | 'x', number>
  /** Null where they are asked of open times, which no count knows. */
  weekend: number | null
  evening: number | null
  acceptingNew: number
  telehealth: number
  wheelchair: number
  /** Without counts: a few doctors in all, whatever else is chosen. */
  endorsed: Omit<FilterOption, 'count'>[]
}

function options(words: FilterWord[], counts: Map<string, number>, chosen: string[]): FilterOption[] {
  return words
    .map(({ id, value, label }) => ({ value, label, count: counts.get(id) ?? 0, isChosen: chosen.includes(value) }))
    .filter((option) => option.count > 0 || option.isChosen)
}

/** The most useful first: chosen ones, then by number of doctors; the vocabulary's own order decides ties. */
function byUse(list: FilterOption[]): FilterOption[] {
  return list.toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen) || b.count - a.count)
}

/** The filter panel's choices. What nobody offers is left out, what is chosen stays. */
export function optionsOf(vocabulary: Vocabulary, facets: FacetCounts, params: SearchParams): FilterOptions {
  const yes = (counts: Map<string, number>) => counts.get('yes') ?? 0
  return {
    specialty: byUse(options(vocabulary.specialty, facets.specialty, params.specialty)),
    neighborhood: byUse(options(vocabulary.neighborhood, facets.neighborhood, params.near)),
    language: byUse(options(vocabulary.language, facets.language, params.lang)),
    planGroup: options(vocabulary.planGroup, facets.plan, params.plan),
    plan: byUse(options(vocabulary.plan, facets.plan, params.plan)),
    gender: {
      f: facets.gender.get('f') ?? 0,
      m: facets.gender.get('m') ?? 0,
      x: facets.gender.get('x') ?? 0,
    },
    weekend: isByOpenTimes(params) ? null : yes(facets.weekend),
    evening: isByOpenTimes(params) ? null : yes(facets.evening),
    acceptingNew: yes(facets.acceptingNew),
    telehealth: yes(facets.telehealth),
    wheelchair: yes(facets.wheelchair),
    endorsed: vocabulary.endorsed.map(({ value, label }) => ({
      value,
      label,
      isChosen: params.endorsed.includes(value),
    })),
  }
}

/** A filter that is set, and the state without it. */
type AppliedFilter = { label: string; without: SearchParams }

export type FilterLabels = {
  /** Null for a value of the address that names nothing: the search passes it over, too. */
  option: (name: 'near' | 'specialty' | 'plan' | 'lang' | 'endorsed', value: string) => string | null
  flag: (name: 'f' | 'm' | 'x' | WantedHour | 'acceptingNew' | 'telehealth' | 'wheelchair' | 'nearPoint') => string
  childAge: (age: number) => string
  day: (day: WantedDay) => string
}

/** Every filter that is set, in the order of the panel, each with the state that remains when it is taken off. */
export function appliedFilters(params: SearchParams, labels: FilterLabels): AppliedFilter[] {
  const first = { ...params, page: 1 }
  const lists = (['specialty', 'near', 'lang', 'plan', 'endorsed'] as const).flatMap((name) =>
    params[name].flatMap((value) => {
      const label = labels.option(name, value)
      const without = { ...first, [name]: params[name].filter((each) => each !== value) }
      return label === null ? [] : [{ label, without }]
    }),
  )
  const genders = params.gender.map((value) => ({
    label: labels.flag(value),
    without: { ...first, gender: params.gender.filter((each) => each !== value) },
  }))
  const hours = params.open.map((value) => ({
    label: labels.flag(value),
    without: { ...first, open: params.open.filter((each) => each !== value) },
  }))
  const flags: [boolean, string, Partial<SearchParams>][] = [
    [params.isAcceptingNew, labels.flag('acceptingNew'), { isAcceptingNew: false }],
    [params.isTelehealth, labels.flag('telehealth'), { isTelehealth: false }],
    [params.isAccessible, labels.flag('wheelchair'), { isAccessible: false }],
    [params.point !== null, labels.flag('nearPoint'), { point: null, radiusMeters: null }],
    [params.childAge !== null, labels.childAge(params.childAge ?? 0), { childAge: null }],
    [params.day !== null, labels.day(params.day ?? 'today'), { day: null }],
  ]
  const set = flags.filter(([isSet]) => isSet).map(([, label, change]) => ({ label, without: { ...first, ...change } }))
  return [...lists, ...genders, ...hours, ...set]
}

/** What a search that found nobody could give up. */
type Given =
  'specialty' | 'near' | 'plan' | 'lang' | 'by' | 'gender' | WantedHour | 'new' | 'tele' | 'access' | 'endorsed'
export type Drop = Given | 'hours' | 'radius' | 'point' | 'age' | 'day' | 'filters' | 'words' | 'text'
/** What is given up, the words of it when it is part of the text, and the state that remains. */
export type WayOn = { drop: Drop; words: string | null; params: SearchParams }

/**
 * The ways on from a search that found nobody: each filter off, then all of them; each part of the text left out, then all of it.
 * None leads to where one is already. What the address itself fixes is not among them.
 */
export function waysOn(params: SearchParams, parts: readonly TypedPart[]): Record<'filters' | 'words', WayOn[]> {
  const first = { ...params, page: 1 }
  const without = (hours: WantedHour) => ({ open: params.open.filter((each) => each !== hours) })
  const changes: [Drop, Partial<SearchParams>][] = [
    ['specialty', { specialty: [] }],
    ['near', { near: [], radiusMeters: params.point ? params.radiusMeters : null }],
    ['plan', { plan: [] }],
    ['lang', { lang: [] }],
    ['by', params.lang.length > 0 ? { by: 'anyone' } : {}],
    ['gender', { gender: [] }],
    ...wantedHours.map((hours): [Drop, Partial<SearchParams>] => [hours, without(hours)]),
    // Mornings or afternoons: without one of them there are fewer.
    ['hours', params.open.length > 1 ? { open: [] } : {}],
    ['new', { isAcceptingNew: false }],
    ['tele', { isTelehealth: false }],
    ['access', { isAccessible: false }],
    ['endorsed', { endorsed: [] }],
    ['radius', params.point ? {} : { radiusMeters: null }],
    ['point', params.point ? { point: null, radiusMeters: null } : {}],
    ['age', { childAge: null }],
    ['day', { day: null }],
  ]
  const addressOf = (state: SearchParams) => toSearch(state).toString()
  const here = addressOf(first)
  const single = changes
    .map(([drop, change]) => ({ drop, words: null, params: { ...first, ...change } }))
    .filter(({ params: next }) => addressOf(next) !== here)
  const all: WayOn[] = single.length > 1 ? [{ drop: 'filters', words: null, params: withoutFilters(params) }] : []
  const words = parts.map(({ words: own, rest }): WayOn => ({
    drop: 'words',
    words: own,
    params: { ...first, q: rest },
  }))
  const text: WayOn[] = params.q === '' ? [] : [{ drop: 'text', words: null, params: { ...first, q: '' } }]
  const isNew = ({ params: next }: WayOn, index: number, list: WayOn[]) =>
    index === list.findIndex((other) => addressOf(other.params) === addressOf(next))
  return { filters: [...single, ...all].filter(isNew), words: [...words, ...text].filter(isNew) }
}

/** The same search with every filter off; the words stay. */
export function withoutFilters(params: SearchParams): SearchParams {
  return {
    ...params,
    near: [],
    point: null,
    radiusMeters: null,
    specialty: [],
    plan: [],
    lang: [],
    by: 'anyone',
    gender: [],
    open: [],
    isAcceptingNew: false,
    isTelehealth: false,
    isAccessible: false,
    endorsed: [],
    childAge: null,
    day: null,
    page: 1,
  }
}
