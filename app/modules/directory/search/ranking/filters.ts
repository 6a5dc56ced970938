import { boundsAround, distanceMeters } from '#app/modules/geo/distance.ts'
import { allDocs, docsOf, intersect, listOf, subtract, unite, type DocSet } from '../index/doc-set.ts'
import type { FacetName, SearchFilters } from '../search-query.ts'
import type { Segment, ValueGroup } from '../index/segment.ts'

/** A group of choices: a document has to have one of them. */
export type Choice = { name: keyof SearchFilters; facet: FacetName | null; of: (segment: Segment) => DocSet }

const flags = ['acceptingNew', 'telehealth', 'weekend', 'evening', 'wheelchair'] as const

/** The groups that a visitor has chosen from, except distance. */
export function choicesOf(filters: SearchFilters): Choice[] {
  const choices: Choice[] = []
  const among = (name: keyof SearchFilters, facet: FacetName, group: ValueGroup, ids: readonly string[]) => {
    if (ids.length > 0)
      choices.push({
        name,
        facet,
        of: (segment) =>
          unite(
            ids.map((id) => segment.value(group, id)),
            segment.size,
          ),
      })
  }
  among('specialtyIds', 'specialty', 'specialty', filters.specialtyIds)
  among('neighborhoodIds', 'neighborhood', 'neighborhood', filters.neighborhoodIds)
  among('planIds', 'plan', 'plan', filters.planIds)
  among('languageIds', 'language', `language-${filters.languageBy}`, filters.languageIds)
  among('genders', 'gender', 'gender', filters.genders)
  for (const flag of flags)
    if (filters[flag]) choices.push({ name: flag, facet: flag, of: (segment) => segment.value('flag', flag) })
  const { childAge } = filters
  if (childAge !== null)
    choices.push({ name: 'childAge', facet: null, of: (segment) => segment.value('age', String(childAge)) })
  if (filters.among !== null) choices.push({ name: 'among', facet: null, of: docsAmong(filters.among) })
  return choices
}

/** The documents of some providers: one pass over the ids, which few searches ask for. */
const docsAmong = (ids: ReadonlySet<string>) => (segment: Segment) =>
  listOf(Uint32Array.from(segment.columns.providerIds.positionsOf(ids)))

/** The documents that fit every choice, and for each choice those that fit all the others. */
export type Matches = { all: DocSet; without: Map<Choice, DocSet> }

/** Applies choices to the documents a text found (null: any), within the radius if there is one. */
export function applyChoices(
  segment: Segment,
  found: DocSet | null,
  choices: readonly Choice[],
  near: SearchFilters['near'],
): Matches {
  let start = subtract(found ?? allDocs(segment.size), segment.dead)
  if (near?.radiusMeters != null) start = within(segment, start, near, near.radiusMeters)
  // Products of all choices before and after each one: three intersections a choice, whatever their number.
  const sets = choices.map((choice) => choice.of(segment))
  const before = [start]
  for (const set of sets) before.push(intersect(before.at(-1)!, set))
  const without = new Map<Choice, DocSet>()
  let after: DocSet | null = null
  for (let index = choices.length - 1; index >= 0; index--) {
    without.set(choices[index]!, after ? intersect(before[index]!, after) : before[index]!)
    after = after ? intersect(sets[index]!, after) : sets[index]!
  }
  return { all: before.at(-1)!, without }
}

/** The documents inside a circle; those without coordinates are not. */
function within(segment: Segment, docs: DocSet, center: { lat: number; lng: number }, radiusMeters: number): DocSet {
  const { lat, lng } = segment.columns
  const box = boundsAround(center, radiusMeters)
  const inside = docsOf(docs).filter((doc) => {
    const position = { lat: lat[doc]!, lng: lng[doc]! }
    if (!(
      position.lat >= box.south &&
      position.lat <= box.north &&
      position.lng >= box.west &&
      position.lng <= box.east
    ))
      return false
    return distanceMeters(center, position) <= radiusMeters
  })
  return listOf(inside)
}
