import { waysOn, type WayOn } from '#app/modules/directory/results/result-filters.ts'
import type { SearchParams } from '#app/modules/directory/results/search-params.ts'
import type { SearchHit } from '#app/modules/directory/search/search-query.ts'
import type { TypedPart } from '#app/modules/directory/search/typed-text.ts'

/** A way on from nothing with the number of doctors that the page it leads to shows. */
export type CountedWay = WayOn & { total: number }

type Found = { total: number; hits: SearchHit[] }

const shownNearest = 3

/**
 * What a search that found nobody could give up, the most helpful first, and the first doctors of the best way that keeps some of
 * what was asked. Each way is counted by searching for what its link asks, so that it holds what it promises.
 */
export async function findWaysOn(
  params: SearchParams,
  parts: readonly TypedPart[],
  search: (params: SearchParams) => Promise<Found>,
): Promise<{ ways: CountedWay[]; nearest: SearchHit[] }> {
  const count = async (ways: readonly WayOn[]) => {
    const counted = await Promise.all(ways.map(async (way) => ({ ...way, found: await search(way.params) })))
    const isWhole = ({ drop }: WayOn) => drop === 'filters' || drop === 'text'
    return counted
      .filter(({ found }) => found.total > 0)
      .sort((a, b) => Number(isWhole(a)) - Number(isWhole(b)) || b.found.total - a.found.total)
  }
  const { filters, words } = waysOn(params, parts)
  const useful = [...(await count(filters)), ...(await count(words))]
  // Without any of the words, nearness means nothing.
  const best = useful.find(({ drop }) => drop !== 'text')
  return {
    ways: useful.map(({ found, ...way }) => ({ ...way, total: found.total })),
    nearest: best ? best.found.hits.slice(0, shownNearest) : [],
  }
}
