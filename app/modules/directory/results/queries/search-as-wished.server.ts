import type { SearchQuery, SearchResult, Understood } from '#app/modules/directory/search/search-query.ts'
import { type ListWishes, listWishesIn } from '../list-wishes.ts'
import {
  exactHours,
  isByOpenTimes,
  pageSize,
  type SearchParams,
  type WantedHour,
  wantedHours,
} from '../search-params.ts'
import {
  type FixedFilters,
  nearestToIn,
  type Point,
  queryOf,
  type ReadOpenings,
  type Rows,
} from './asked-search.server.ts'
import { searchAllowed } from './search-allowed.server.ts'

export type Search = (asked: SearchParams, nearestTo?: Point | null) => Promise<SearchResult>

type Place = Readonly<{ fixed: FixedFilters; home: Point | null }>

/** The search of a list, each time with the open times of what is asked. */
export const searchWith =
  (
    find: (query: SearchQuery) => Promise<SearchResult>,
    rows: Rows,
    readOpenings: ReadOpenings | undefined,
    { fixed, home }: Place,
  ): Search =>
  async (asked, nearestTo) => {
    const soonest = await readOpenings?.({ ...asked, hours: exactHours(asked) })
    return searchAllowed(find, queryOf(asked, rows, fixed, soonest, nearestTo, home))
  }

/** What the words wish of the list and the address does not ask for. */
export type Wished = ListWishes & {
  /** The words whose hours the list answers. */
  words: string[]
  /** Those that nobody has time for. */
  givenUp: string[]
  isDayGivenUp: boolean
}

/** When somebody is to have time. */
type When = Pick<SearchParams, 'day' | 'open'>
type TypedHours = { hours: WantedHour; words: string }
type TimeWishes = Pick<ListWishes, 'day' | 'hours'>

/**
 * Searches for what was asked, then once more where the words wish for the nearest, for a day or for hours that the address does not name.
 * Where nobody has time then, the hours are given up, and then the day.
 */
export async function searchAsWished(
  search: Search,
  params: SearchParams,
  rows: Rows,
  fixed: FixedFilters,
  { hasOpenings, home }: { hasOpenings: boolean; home: Point | null },
) {
  const plain = await search(params)
  const wishes = listWishesIn(
    params.q,
    plain.understood.filter(({ isUnused }) => !isUnused),
  )
  const ofTime = hasOpenings ? wishesBeside(params, wishes) : { day: null, hours: null }
  const nearestTo = nearestToIn(plain, wishes.near !== null, params, rows, fixed, home)
  const typed = hasOpenings ? typedHours(params, plain, ofTime) : []
  const whens = whensOf(params, ofTime.day?.day ?? params.day, typed)
  const isPlain = (when: When) => nearestTo === null && when === whens.at(-1)
  const searchList = (page: number, when: When) => search({ ...params, ...when, page }, nearestTo)
  const { asked, when } = await firstFound(whens, async (each) =>
    isPlain(each) ? plain : searchList(params.page, each),
  )
  const pageCount = Math.ceil(asked.total / pageSize)
  // An address of a page that is no more shows the last one there is.
  const page = Math.max(1, Math.min(params.page, pageCount))
  const found = page === params.page ? asked : await searchList(page, when)
  return {
    found,
    page,
    pageCount,
    asked: { ...params, ...when },
    wished: {
      // Beside an area, the words say near to what.
      near: plain.meant.some(({ kind }) => kind === 'neighborhood') ? null : wishes.near,
      ...ofTime,
      words: hasOpenings ? [wishes.day, wishes.hours].flatMap((wish) => (wish?.part ? [wish.words] : [])) : [],
      ...givenUpIn(ofTime, typed, whens[0], when),
    } satisfies Wished,
    /** Hours whose times are to be named. */
    hours: wantedHours.filter((hours) => when.open.includes(hours) || isFlagIn(found, hours)),
    isNearUnknown: wishes.near !== null && nearestTo === null && params.sort === 'best',
  }
}

/** A day of the address goes before the one in the words, whose hours are asked for all the same. */
function wishesBeside({ day: chosen, open }: SearchParams, { day, hours }: ListWishes): TimeWishes {
  const left = chosen !== null && day?.part ? { words: day.words, rest: day.rest, part: day.part } : hours
  return { day: chosen === null ? day : null, hours: left && open.includes(left.part) ? null : left }
}

const isHours = ({ kind, id }: Understood, hours: WantedHour) => kind === 'flag' && id === hours
const isFlagIn = ({ understood }: SearchResult, hours: WantedHour) => understood.some((each) => isHours(each, hours))

/** The hours that the words name and the address does not, be they read as a wish of the list or of the clinic. */
function typedHours({ open }: SearchParams, found: SearchResult, { day, hours }: TimeWishes): TypedHours[] {
  const ofList = [day, hours].flatMap((wish) => (wish?.part ? [{ hours: wish.part, words: wish.words }] : []))
  const ofClinic = wantedHours
    .filter((each) => isFlagIn(found, each))
    .map((each) => ({
      hours: each,
      words: [...found.meant, ...found.understood].find((part) => isHours(part, each))!.text,
    }))
  return [...ofList, ...ofClinic].filter((each) => !open.includes(each.hours))
}

/** What to look for, the most first and the address alone last. Hours that are typed ask for clinics only, where nothing asks for open times. */
function whensOf(params: SearchParams, day: SearchParams['day'], typed: readonly TypedHours[]): [When, ...When[]] {
  const open = [...new Set([...params.open, ...typed.map(({ hours }) => hours)])]
  const isMore = typed.length > 0 && isByOpenTimes({ sort: params.sort, day, open })
  const own = { day: params.day, open: params.open }
  const less: [When, ...When[]] = day === params.day ? [own] : [{ day, open: params.open }, own]
  return isMore ? [{ day, open }, ...less] : less
}

async function firstFound(
  [when, ...others]: readonly [When, ...When[]],
  search: (when: When) => Promise<SearchResult>,
) {
  let last = { asked: await search(when), when }
  for (const less of others) {
    if (last.asked.total > 0) break
    last = { asked: await search(less), when: less }
  }
  return last
}

/** What of the words was given up; a day keeps its name without its hours. */
function givenUpIn({ day }: TimeWishes, typed: readonly TypedHours[], most: When, when: When) {
  const isDayGivenUp = when.day !== most.day
  const lost = typed.filter(({ hours }) => most.open.includes(hours) && !when.open.includes(hours))
  const words = [...(isDayGivenUp && day ? [day.words] : []), ...lost.map((each) => each.words)]
  return { day: day && { ...day, part: lost.length > 0 ? null : day.part }, givenUp: [...new Set(words)], isDayGivenUp }
}
