import type { SoonestOpenings } from '#app/modules/directory/openings.ts'
import type { SearchResult } from '#app/modules/directory/search/search-query.ts'
import { listWishesIn } from '../list-wishes.ts'
import { pageSize, type SearchParams } from '../search-params.ts'
import { type FixedFilters, nearestToIn, type Point, type Rows } from './asked-search.server.ts'

export type Search = (asked: SearchParams, nearestTo?: Point | null) => Promise<SearchResult>

/** Searches for what was asked, then once more where the words wish for the nearest or for a day that the address does not name. */
export async function searchAsWished(
  search: Search,
  params: SearchParams,
  rows: Rows,
  fixed: FixedFilters,
  soonest: SoonestOpenings | undefined,
  home: Point | null,
) {
  const plain = await search(params)
  const wishes = listWishesIn(
    params.q,
    plain.understood.filter(({ isUnused }) => !isUnused),
  )
  const nearestTo = nearestToIn(plain, wishes.near !== null, params, rows, fixed, home)
  const day = params.day ?? (soonest && soonest.before !== null ? (wishes.day?.day ?? null) : null)
  const searchList = (page: number, on: SearchParams['day']) => search({ ...params, page, day: on }, nearestTo)
  const isPlain = nearestTo === null && day === params.day
  const wished = isPlain ? plain : await searchList(params.page, day)
  // A day in the words is given up where nobody has time on it.
  const isDayGivenUp = day !== params.day && wished.total === 0
  const asked = isDayGivenUp ? await searchList(params.page, params.day) : wished
  const pageCount = Math.ceil(asked.total / pageSize)
  // An address of a page that is no more shows the last one there is.
  const page = Math.max(1, Math.min(params.page, pageCount))
  const found = page === params.page ? asked : await searchList(page, isDayGivenUp ? params.day : day)
  return {
    found,
    page,
    pageCount,
    wished: {
      // Beside a place, the words say near to what.
      near: plain.meant.some(({ kind }) => kind === 'neighborhood') ? null : wishes.near,
      day: day === params.day ? null : wishes.day,
      isDayGivenUp,
    },
    isNearUnknown: wishes.near !== null && nearestTo === null && params.sort === 'best',
  }
}
