import type { FacetName, SearchFilters } from '#app/modules/directory/search/search-query.ts'
import type { Doctor } from './corpus.ts'
import type { BenchQuery } from './queries.ts'

/** The facets that every engine counts: six, as the page shows. */
export const countedFacets = [
  'specialty',
  'neighborhood',
  'plan',
  'language',
  'gender',
  'acceptingNew',
] as const satisfies readonly FacetName[]
export type CountedFacet = (typeof countedFacets)[number]

/** The first twenty doctors by rank number, the exact total, and the counts of six facets. */
export type Answer = { top: number[]; total: number; facets: Record<CountedFacet, Map<string, number>> }

export interface Engine {
  name: string
  search(query: BenchQuery): Promise<Answer> | Answer
  /** Bytes on disk; null for an engine that lives in memory. */
  diskBytes(): number | null
  close(): Promise<void> | void
}

/** Takes doctors one by one, in the order of their rank, and becomes an engine. */
export interface Builder {
  add(doctor: Doctor): void | Promise<void>
  finish(): Engine | Promise<Engine>
}

export function noCounts(): Answer['facets'] {
  return Object.fromEntries(countedFacets.map((name) => [name, new Map<string, number>()])) as Answer['facets']
}

/** The filters that the questions use, by facet. */
export function chosen({
  specialtyIds,
  neighborhoodIds,
  planIds,
  acceptingNew,
}: SearchFilters): Partial<Record<CountedFacet, string[]>> {
  return {
    ...(specialtyIds.length > 0 && { specialty: specialtyIds }),
    ...(neighborhoodIds.length > 0 && { neighborhood: neighborhoodIds }),
    ...(planIds.length > 0 && { plan: planIds }),
    ...(acceptingNew && { acceptingNew: ['yes'] }),
  }
}

/** The values of a doctor in each counted facet. */
export function valuesOf({ document }: Doctor): Record<CountedFacet, string[]> {
  return {
    specialty: document.specialtyIds,
    neighborhood: document.neighborhoodId ? [document.neighborhoodId] : [],
    plan: document.plans.filter((fact) => fact.until > 0).map((fact) => fact.id),
    language: [...new Set([...document.doctorLanguageIds, ...document.staffLanguageIds])],
    gender: document.gender ? [document.gender] : [],
    acceptingNew: document.acceptingUntil === null ? [] : ['yes'],
  }
}

/** The words a doctor is indexed by in the other engines: every spelling that ours has, and the specialties. */
export function wordsOf({ forms, specialtyWords }: Doctor): string[] {
  return [...new Set([...forms.surnames, ...forms.givens, ...forms.words, ...specialtyWords])]
}

/** A form in which answers are compared: order of counts aside, all must be the same. */
export function fingerprint({ total, facets, top }: Answer): string {
  const counts = countedFacets.map((name) => [...facets[name]].sort(([a], [b]) => (a < b ? -1 : 1)))
  return JSON.stringify([total, top, counts])
}
