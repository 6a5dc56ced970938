import { parsePosition, parseRadius } from '#app/modules/geo/coordinates.ts'
import type { SearchFilters, SearchQuery } from '#app/modules/directory/search/search-query.ts'

/**
 * The state of the results page, all of it in the address. Choices are kept by slug (plans: see `planAddress`); unknown values are dropped, since
 * an address travels through chats and gets cut. Names: q near lat lng r specialty plan lang by gender open new tele
 * access endorsed age day sort view page.
 */
export type SearchParams = {
  q: string
  near: string[]
  /** A point to search around (degrees, WGS 84), and how far (meters). */
  point: { lat: number; lng: number } | null
  radiusMeters: number | null
  specialty: string[]
  plan: string[]
  lang: string[]
  by: SearchFilters['languageBy']
  gender: ('f' | 'm' | 'x')[]
  open: WantedHour[]
  isAcceptingNew: boolean
  isTelehealth: boolean
  isAccessible: boolean
  /** Addresses of associations that endorse, or `any`. */
  endorsed: string[]
  childAge: number | null
  /** Only who has an open time on this day, or within these. */
  day: WantedDay | null
  sort: SearchQuery['sort']
  view: 'list' | 'map'
  page: number
}

/** Today, tomorrow, the day after it; within two days, three, seven, today among them. */
export const wantedDays = ['today', 'tomorrow', 'dayafter', '2days', '3days', 'week'] as const
export type WantedDay = (typeof wantedDays)[number]

/** Hours in which somebody wants to be seen; mornings end at noon, afternoons at five, by the clock of the facility. */
export const wantedHours = ['weekend', 'am', 'pm', 'evening'] as const
export type WantedHour = (typeof wantedHours)[number]

type When = Pick<SearchParams, 'sort' | 'day' | 'open'>

/** Whether hours are asked of open times: beside a day or another part of a day, and in a list by time. Elsewhere a clinic is open in them. */
export const isByOpenTimes = ({ sort, day, open }: When): boolean =>
  day !== null || sort === 'soonest' || open.includes('am') || open.includes('pm')

/** The hours within which an open time is asked for. */
export const exactHours = (when: When): readonly WantedHour[] => (isByOpenTimes(when) ? when.open : [])

/** The names under which a page of results may be kept for everybody: all but the visitor's own position. */
export const keptSearchKeys = [
  ...['q', 'near', 'specialty', 'plan', 'lang', 'by', 'gender', 'open', 'new', 'tele', 'access', 'age'],
  'endorsed',
  ...['day', 'sort', 'view', 'page'],
]

export const pageSize = 20

const maxChoices = 30
const maxPage = 5000
const slugPattern = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,79}$/u

function choices(search: URLSearchParams, name: string): string[] {
  const given = search.getAll(name).flatMap((value) => value.split(','))
  return [...new Set(given.filter((value) => slugPattern.test(value)))].slice(0, maxChoices)
}

function oneOf<const T extends string>(value: string | null, allowed: readonly T[]): T | null {
  return allowed.find((each) => each === value) ?? null
}

function someOf<const T extends string>(search: URLSearchParams, name: string, allowed: readonly T[]): T[] {
  return allowed.filter((each) => search.getAll(name).includes(each))
}

function wholeNumber(value: string | null, min: number, max: number): number | null {
  if (value === null || !/^\d{1,6}$/.test(value)) return null
  const number = Number(value)
  return number < min ? null : Math.min(number, max)
}

/** Reads an address's query. Never throws: whatever cannot be understood counts as not given. */
export function parseSearchParams(search: URLSearchParams): SearchParams {
  return {
    q: (search.get('q') ?? '').trim(),
    near: choices(search, 'near'),
    point: parsePosition(search.get('lat'), search.get('lng')),
    radiusMeters: parseRadius(search.get('r')),
    specialty: choices(search, 'specialty'),
    plan: choices(search, 'plan'),
    lang: choices(search, 'lang'),
    by: oneOf(search.get('by'), ['anyone', 'doctor', 'staff']) ?? 'anyone',
    gender: someOf(search, 'gender', ['f', 'm', 'x']),
    open: someOf(search, 'open', wantedHours),
    isAcceptingNew: search.get('new') === '1',
    isTelehealth: search.get('tele') === '1',
    isAccessible: search.get('access') === '1',
    endorsed: choices(search, 'endorsed'),
    childAge: wholeNumber(search.get('age'), 0, 17),
    day: oneOf(search.get('day'), wantedDays),
    sort: oneOf(search.get('sort'), ['best', 'soonest', 'distance']) ?? 'best',
    view: oneOf(search.get('view'), ['list', 'map']) ?? 'list',
    page: wholeNumber(search.get('page'), 1, maxPage) ?? 1,
  }
}

/** The query of an address in a fixed order and without defaults, so that one state has one address. */
export function toSearch(params: SearchParams): URLSearchParams {
  const search = new URLSearchParams()
  const add = (name: string, value: string | number | null | false) => {
    if (value !== null && value !== false && value !== '') search.append(name, String(value))
  }
  add('q', params.q)
  params.near.forEach((slug) => add('near', slug))
  add('lat', params.point && params.point.lat)
  add('lng', params.point && params.point.lng)
  add('r', params.radiusMeters)
  params.specialty.forEach((slug) => add('specialty', slug))
  params.plan.forEach((slug) => add('plan', slug))
  params.lang.forEach((tag) => add('lang', tag))
  add('by', params.by !== 'anyone' && params.by)
  params.gender.forEach((gender) => add('gender', gender))
  wantedHours.forEach((hours) => add('open', params.open.includes(hours) && hours))
  add('new', params.isAcceptingNew && '1')
  add('tele', params.isTelehealth && '1')
  add('access', params.isAccessible && '1')
  params.endorsed.forEach((slug) => add('endorsed', slug))
  add('age', params.childAge)
  add('day', params.day)
  add('sort', params.sort !== 'best' && params.sort)
  add('view', params.view !== 'list' && params.view)
  add('page', params.page > 1 && params.page)
  return search
}

/** How many filters are chosen; the text and the order of results are no filters. */
export function countChosen(params: SearchParams): number {
  const lists = [params.near, params.specialty, params.plan, params.lang, params.gender, params.open, params.endorsed]
  const flags = [
    params.isAcceptingNew,
    params.isTelehealth,
    params.isAccessible,
    params.childAge !== null,
    params.day !== null,
    params.point,
  ]
  return lists.reduce((sum, list) => sum + list.length, 0) + flags.filter(Boolean).length
}
