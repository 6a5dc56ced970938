import { distanceMeters } from '#app/modules/geo/distance.ts'
import type { Columns } from './columns.ts'
import { contains, docsOf, visitBoth, type DocSet } from './doc-set.ts'
import type { SearchFilters } from './search-query.ts'

/** A provider found: its first matching document, and what it is ordered by (smaller first, then by document). */
export type Ranked = { doc: number; key: number }

type Near = NonNullable<SearchFilters['near']>

/**
 * The first `count` providers by tier and static rank. Document numbers are the static rank, so these are simply the
 * first documents of each tier. `key` is tier × 65,536 + the rank's complement, comparable between segments.
 */
export function firstByRank(columns: Columns, tiers: readonly DocSet[], matches: DocSet, count: number): Ranked[] {
  const ranked: Ranked[] = []
  for (const [tier, set] of tiers.entries()) {
    let lastHead = -1
    visitBoth(set, matches, (doc) => {
      const head = columns.isSolo(doc) ? doc : columns.headOf(doc)
      if (head !== lastHead && !isInEarlier(columns, tiers, tier, head, matches)) {
        ranked.push({ doc, key: tier * 65_536 + (65_535 - columns.score[doc]!) })
      }
      lastHead = head
      return ranked.length < count
    })
    if (ranked.length >= count) break
  }
  return ranked
}

/** Whether some matching place of the provider already stands in an earlier tier. */
function isInEarlier(columns: Columns, tiers: readonly DocSet[], tier: number, head: number, matches: DocSet): boolean {
  for (let doc = head; doc === head || (doc < columns.size && columns.isContinued(doc)); doc++) {
    for (let earlier = 0; earlier < tier; earlier++)
      if (contains(tiers[earlier]!, doc) && contains(matches, doc)) return true
  }
  return false
}

/** What a sort looks at: smaller comes first. Another order (the soonest opening) is another such function. */
export type SortKey = (doc: number) => number

export const byName =
  (columns: Columns): SortKey =>
  (doc) =>
    columns.nameKey[doc]!

const never = 2 ** 48

/** By first open time; providers without one come last, by name. */
export function byOpening(columns: Columns, firstAt: ReadonlyMap<string, number>): SortKey {
  const { providerIds, nameKey } = columns
  const openAt = new Map(
    providerIds.positionsOf(new Set(firstAt.keys())).map((doc) => [doc, firstAt.get(providerIds.at(doc))!]),
  )
  // Later than any time that can be booked, and still in the order of names.
  return (doc) => openAt.get(doc) ?? never + nameKey[doc]!
}

/** Whole meters; places without coordinates come last. */
export function byDistance(columns: Columns, near: Near): SortKey {
  const { lat, lng } = columns
  return (doc) => {
    const meters = distanceMeters(near, { lat: lat[doc]!, lng: lng[doc]! })
    return Number.isNaN(meters) ? Infinity : Math.round(meters)
  }
}

/** Beyond this many places an insertion list is slower than sorting everything. */
const insertionLimit = 1_000

/** The first `count` providers by a key; a provider counts by its best matching place. */
export function firstByKey(columns: Columns, matches: DocSet, sortKey: SortKey, count: number): Ranked[] {
  if (count > insertionLimit) return allByKey(columns, matches, sortKey).slice(0, count)
  const keys = new Float64Array(count)
  const docs = new Uint32Array(count)
  let length = 0
  eachProvider(columns, matches, sortKey, (doc, key) => {
    if (length === count && key >= keys[length - 1]!) return
    let at = length < count ? length++ : length - 1
    for (; at > 0 && keys[at - 1]! > key; at--) {
      keys[at] = keys[at - 1]!
      docs[at] = docs[at - 1]!
    }
    keys[at] = key
    docs[at] = doc
  })
  return Array.from(docs.subarray(0, length), (doc, index) => ({ doc, key: keys[index]! }))
}

function allByKey(columns: Columns, matches: DocSet, sortKey: SortKey): Ranked[] {
  const ranked: Ranked[] = []
  eachProvider(columns, matches, sortKey, (doc, key) => ranked.push({ doc, key }))
  return ranked.sort((a, b) => a.key - b.key || a.doc - b.doc)
}

function eachProvider(
  columns: Columns,
  matches: DocSet,
  sortKey: SortKey,
  visit: (doc: number, key: number) => void,
): void {
  const docs = docsOf(matches)
  for (let index = 0; index < docs.length; index++) {
    let doc = docs[index]!
    let key = sortKey(doc)
    if (!columns.isSolo(doc)) {
      const head = columns.headOf(doc)
      for (
        let next = docs[index + 1];
        next !== undefined && columns.isContinued(next) && columns.headOf(next) === head;
        next = docs[index + 1]
      ) {
        const other = sortKey(next)
        if (other < key) [doc, key] = [next, other]
        index++
      }
    }
    visit(doc, key)
  }
}

/** Which matching place of a provider to show: the nearest to a point, else the first. */
export function placeOf(
  columns: Columns,
  doc: number,
  matches: DocSet,
  near: Near | null,
): { doc: number; meters: number | null } {
  if (!near) return { doc, meters: null }
  const distance = byDistance(columns, near)
  let best = { doc, meters: distance(doc) }
  const head = columns.headOf(doc)
  for (let place = head; place === head || (place < columns.size && columns.isContinued(place)); place++) {
    const meters = distance(place)
    if (contains(matches, place) && meters < best.meters) best = { doc: place, meters }
  }
  return Number.isFinite(best.meters) ? best : { doc: best.doc, meters: null }
}
