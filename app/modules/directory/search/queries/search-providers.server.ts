import { complaintKnowledge } from '#app/modules/complaints/knowledge.server.ts'
import type { Knowledge } from '#app/modules/complaints/understand.ts'
import { type DocSet, intersect, listOf } from '../index/doc-set.ts'
import { countFacets, countProviders } from '../ranking/facets.ts'
import { applyChoices, choicesOf, type Choice, type Matches } from '../ranking/filters.ts'
import { findAnswer } from '../reading/find-answer.ts'
import type { TextFinds } from '../reading/find-text.ts'
import { describeSentence } from '../reading/sentence.ts'
import { interpretText, meantParts, partsOf, understoodOf, type Interpretation } from '../reading/interpretation.ts'
import { unusedIn } from '../reading/unused-words.ts'
import { fitOf } from '../ranking/fit.ts'
import { openTimes } from '../ranking/open-times.ts'
import {
  byDistance,
  byNearness,
  byOpening,
  firstByKey,
  firstByTier,
  documentAsFound,
  documentToShow,
  type Ranked,
} from '../ranking/rank.ts'
import {
  emptyFacets,
  facetNames,
  type FacetName,
  type SearchHit,
  type SearchQuery,
  type SearchResult,
} from '../search-query.ts'
import type { Segment } from '../index/segment.ts'
import { withSnapshot, type Snapshot } from '../index/snapshot.server.ts'
import type { Vocabulary } from '../reading/vocabulary.ts'
import { currentReferences } from '../reading/vocabulary.server.ts'

/** The farthest result that can be asked for; a page beyond it is empty. */
const farthest = 10_000

/**
 * Answers a search: the page of providers from `offset`, the exact number of all, and disjunctive facet counts. Any text
 * is data and none is an error. Bounds are taken in: at least one and at most 100 a page, up to the farthest result.
 */
export async function searchProviders(query: SearchQuery): Promise<SearchResult> {
  return withSnapshot(async (snapshot) => {
    const { vocabulary } = await currentReferences(snapshot.state.build)
    return searchSnapshot(snapshot, vocabulary, query)
  })
}

/** The same on a given snapshot. */
export async function searchSnapshot(
  snapshot: Snapshot,
  vocabulary: Vocabulary,
  query: SearchQuery,
  knowledge: () => Knowledge = complaintKnowledge,
): Promise<SearchResult> {
  const answer = await findAnswer(snapshot, vocabulary, query.text, knowledge)
  const { finds, read, isName, corrected, sentence, givenUp } = answer
  const unused = unusedIn(query.text, answer)
  const choices = choicesOf(query.filters)
  const matched = finds.map((each) => ({
    ...each,
    matches: applyChoices(each.segment, openOf(each, query.soonest), choices, query.filters.near),
  }))
  const total = sumProviders(matched, (each) => each.matches.all)
  const facets = emptyFacets()
  for (const { segment, matches } of matched) countChoices(segment, matches, choices, query.filters.languageBy, facets)
  const meant = isName || corrected ? [] : meantParts(query.text, read)
  return {
    total,
    hits: total === 0 ? [] : hitsOf(matched, query, languagesAsked(read, query.filters)),
    facets,
    understood: understoodOf(read, isName, unused.pieces),
    unused: unused.words,
    meant,
    sentence: sentence && describeSentence(sentence, givenUp, meant),
    corrected,
    parts: total === 0 ? partsOf(query.text, interpretText(query.text, vocabulary)) : [],
  }
}

function sumProviders<T extends { segment: Segment }>(parts: readonly T[], setOf: (part: T) => DocSet): number {
  return parts.reduce((sum, part) => sum + countProviders(part.segment.columns, setOf(part)), 0)
}

/** Every facet over what matches; a facet that is chosen from, over what matches without its own choice. */
function countChoices(
  segment: Segment,
  matches: Matches,
  choices: readonly Choice[],
  by: SearchQuery['filters']['languageBy'],
  facets: SearchResult['facets'],
): void {
  const free = new Set<FacetName>(facetNames)
  for (const choice of choices) {
    if (!choice.facet) continue
    free.delete(choice.facet)
    countFacets(segment.columns, matches.without.get(choice)!, new Set([choice.facet]), by, facets)
  }
  countFacets(segment.columns, matches.all, free, by, facets)
}

type Matched = TextFinds & { matches: Matches }

/** What a text found, less the places where a provider has no open time soon enough. */
function openOf({ segment, found }: TextFinds, soonest: SearchQuery['soonest']): DocSet | null {
  if (!soonest || soonest.before === null) return found
  const { before } = soonest
  const soon = [...openTimes(segment.columns, soonest)].filter(([, at]) => at < before)
  const open = listOf(Uint32Array.from(soon, ([doc]) => doc))
  return found ? intersect(found, open) : open
}

function hitsOf(matched: readonly Matched[], query: SearchQuery, languageIds: readonly string[]): SearchHit[] {
  const { filters, offset, limit } = query
  const isByTime = query.sort === 'soonest' && query.soonest !== undefined
  const start = Math.max(0, Math.floor(offset))
  const end = Math.min(start + Math.min(Math.max(1, Math.floor(limit)), 100), farthest)
  const found = matched.flatMap((part, order) =>
    rankPart(part, query, languageIds, end).map((ranked) => ({ ...ranked, part, order })),
  )
  if (matched.length > 1) found.sort((a, b) => a.key - b.key || a.order - b.order || a.doc - b.doc)
  return found.slice(start, end).map(({ part: { segment, matches }, doc }) => {
    // A list by time shows where the time is, be another place nearer.
    const shown = isByTime
      ? documentAsFound(segment.columns, doc, filters.near)
      : documentToShow(segment.columns, doc, matches.all, filters.near)
    return {
      providerId: segment.columns.providerIds.at(doc),
      distanceMeters: shown.meters,
      facilityId: segment.columns.facilityId(shown.doc),
    }
  })
}

function rankPart(
  { segment, tiers, matches }: Matched,
  { sort, filters: { near, neighborhoodIds }, nearestFirst, soonest, firstNeighborhoodIds = [] }: SearchQuery,
  languageIds: readonly string[],
  count: number,
): Ranked[] {
  const { columns } = segment
  const firstAreas = neighborhoodIds.length === 0 ? firstNeighborhoodIds : []
  const fit = fitOf(segment, { languageIds, near, openings: soonest, firstNeighborhoodIds: firstAreas })
  if (sort === 'distance' && near) return firstByKey(columns, matches.all, byDistance(columns, near, fit), count)
  if (sort === 'soonest' && soonest) return firstByKey(columns, matches.all, byOpening(columns, soonest, fit), count)
  const order = nearestFirst && near ? byNearness(columns, near, fit) : fit
  return firstByTier(columns, tiers ?? [matches.all], matches.all, order, count)
}

/** The languages that were chosen or named. */
function languagesAsked({ pieces }: Interpretation, { languageIds }: SearchQuery['filters']): string[] {
  const named = pieces.flatMap(({ meanings }) => meanings.filter(({ kind }) => kind === 'language'))
  const ids = named.flatMap(({ values }) => values.filter(({ group }) => group !== 'chinese').map(({ id }) => id))
  return [...new Set([...languageIds, ...ids])]
}
