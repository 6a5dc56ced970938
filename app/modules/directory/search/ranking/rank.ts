import { minuteMs } from '#app/core/calendar/durations.ts'
import { distanceMeters } from '#app/modules/geo/distance.ts'
import type { Columns } from '../index/columns.ts'
import { contains, docsOf, intersect, type DocSet } from '../index/doc-set.ts'
import type { Fit } from './fit.ts'
import { type KnownOpenings, openTimes } from './open-times.ts'
import type { SearchFilters } from '../search-query.ts'

/** A provider found: its best matching document, and what it is ordered by (smaller first, then by document). */
export type Ranked = { doc: number; key: number }

type Near = NonNullable<SearchFilters['near']>

/** The first `count` providers by tier, and within a tier by fit. `key` is the tier and the fit, comparable between segments. */
export function firstByTier(
  columns: Columns,
  tiers: readonly DocSet[],
  matches: DocSet,
  fit: Fit,
  count: number,
): Ranked[] {
  const ranked: Ranked[] = []
  for (const [tier, set] of tiers.entries()) {
    const isNew = (doc: number) => tier === 0 || !isInEarlier(columns, tiers, tier, columns.headOf(doc), matches)
    const found = firstByKey(columns, intersect(set, matches), fit, count - ranked.length, isNew)
    for (const { doc, key } of found) ranked.push({ doc, key: tier + key })
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

/** What a sort looks at: smaller comes first. The fraction of each is the fit, which parts those who are alike otherwise. */
export type SortKey = (doc: number) => number

/** In minutes later than any time that can be booked, in meters farther than any two places. */
const never = 2 ** 26

/** By first open time; providers without one come last, by fit. */
export function byOpening(columns: Columns, openings: KnownOpenings, fit: Fit): SortKey {
  const openAt = openTimes(columns, openings)
  return (doc) => {
    const at = openAt.get(doc)
    return (at === undefined ? never : Math.floor(at / minuteMs)) + fit(doc)
  }
}

/** By whole meters; places without coordinates come last. */
export function byDistance(columns: Columns, near: Near, fit: Fit): SortKey {
  const meters = metersTo(columns, near)
  return (doc) => (meters(doc) ?? never) + fit(doc)
}

/** The nearest first within a rank, so from 0 and below 1, as fit is. */
export function byNearness(columns: Columns, near: Near, fit: Fit): Fit {
  const distance = byDistance(columns, near, fit)
  return (doc) => distance(doc) / (2 * never)
}

function metersTo({ lat, lng }: Columns, near: Near): (doc: number) => number | null {
  return (doc) => {
    const meters = distanceMeters(near, { lat: lat[doc]!, lng: lng[doc]! })
    return Number.isNaN(meters) ? null : Math.round(meters)
  }
}

/** Beyond this many places an insertion list is slower than sorting everything. */
const insertionLimit = 1_000

/**
 * The first `count` providers by a key; a provider counts by its best matching place. `isWanted` is asked of those only who
 * would be among the first.
 */
export function firstByKey(
  columns: Columns,
  matches: DocSet,
  sortKey: SortKey,
  count: number,
  isWanted: (doc: number) => boolean = () => true,
): Ranked[] {
  if (count > insertionLimit) return allByKey(columns, matches, sortKey, isWanted).slice(0, count)
  const keys = new Float64Array(count)
  const docs = new Uint32Array(count)
  let length = 0
  eachProvider(columns, matches, sortKey, (doc, key) => {
    if ((length === count && key >= keys[length - 1]!) || !isWanted(doc)) return
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

function allByKey(columns: Columns, matches: DocSet, sortKey: SortKey, isWanted: (doc: number) => boolean): Ranked[] {
  const ranked: Ranked[] = []
  eachProvider(columns, matches, sortKey, (doc, key) => {
    if (isWanted(doc)) ranked.push({ doc, key })
  })
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

/** A place as it was found, with its distance. */
export function documentAsFound(
  columns: Columns,
  doc: number,
  near: Near | null,
): { doc: number; meters: number | null } {
  return { doc, meters: near ? metersTo(columns, near)(doc) : null }
}

/** Which matching place of a provider to show: the nearest to a point, else the first. */
export function documentToShow(
  columns: Columns,
  doc: number,
  matches: DocSet,
  near: Near | null,
): { doc: number; meters: number | null } {
  if (!near) return { doc, meters: null }
  const distance = metersTo(columns, near)
  let best = { doc, meters: distance(doc) }
  const head = columns.headOf(doc)
  for (let other = head; other === head || (other < columns.size && columns.isContinued(other)); other++) {
    const meters = distance(other)
    if (contains(matches, other) && meters !== null && meters < (best.meters ?? Infinity)) best = { doc: other, meters }
  }
  return best
}
