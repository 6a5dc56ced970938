import { allDocs, type DocSet } from './doc-set.ts'
import { countProviders } from './facets.ts'
import { applyChoices, choicesOf } from './filters.ts'
import { findText, isFilled, type TextFinds } from './find-text.ts'
import { interpret, textOf, type Interpretation } from './interpretation.ts'
import { firstByRank } from './rank.ts'
import { noFilters, type SearchFilters, type SearchQuery, type SearchResult } from './search-query.ts'
import type { Snapshot } from './snapshot.server.ts'
import type { Vocabulary } from './vocabulary.ts'

const nearestCount = 6

type Widening = { drop: string; total: number; nearest: () => string[] }

/**
 * For a search that found nobody: what could be given up, with the number of doctors that would show, and the doctors
 * nearest to what was asked: those of the most promising way out that keeps the words, else of any.
 */
export async function widenings(
  snapshot: Snapshot,
  vocabulary: Vocabulary,
  interpretation: Interpretation,
  finds: readonly TextFinds[],
  query: SearchQuery,
): Promise<Pick<SearchResult, 'widen' | 'nearest'>> {
  const ways: Widening[] = []
  if (finds.some(({ found }) => found === null || isFilled(found))) ways.push(...withoutFilters(finds, query.filters))
  if (!interpretation.isBlank) {
    if (interpretation.units.length > 0) ways.push(...(await withoutWords(snapshot, vocabulary, interpretation, query)))
    const blank = snapshot.segments.map((segment) => ({ segment, tiers: null, found: null }))
    ways.push(way('text', blank, query.filters))
  }
  const useful = ways.filter(({ total }) => total > 0)
  const [best] = useful
  return { widen: useful.map(({ drop, total }) => ({ drop, total })), nearest: best?.nearest() ?? [] }
}

function way(drop: string, finds: readonly TextFinds[], filters: SearchFilters): Widening {
  const choices = choicesOf(filters)
  const matched = finds.map((each) => ({
    ...each,
    all: applyChoices(each.segment, each.found, choices, filters.near).all,
  }))
  const count = (set: DocSet, index: number) => countProviders(matched[index]!.segment.columns, set)
  return {
    drop,
    total: matched.reduce((sum, { all }, index) => sum + count(all, index), 0),
    nearest: () =>
      matched
        .flatMap(({ segment, tiers, all }) =>
          firstByRank(segment.columns, tiers ?? [allDocs(segment.size)], all, nearestCount).map(({ doc, key }) => ({
            id: segment.columns.providerIds.at(doc),
            key,
          })),
        )
        .sort((a, b) => a.key - b.key)
        .slice(0, nearestCount)
        .map(({ id }) => id),
  }
}

/** Each chosen group given up, the most helpful first, then all of them at once. */
function withoutFilters(finds: readonly TextFinds[], filters: SearchFilters): Widening[] {
  const names: (keyof SearchFilters)[] = choicesOf(filters).map((choice) => choice.name)
  if (filters.near?.radiusMeters != null) names.push('near')
  const single = names.map((name) => {
    const given = name === 'near' ? { ...filters.near!, radiusMeters: null } : noFilters[name]
    return way(name, finds, { ...filters, [name]: given })
  })
  single.sort((a, b) => b.total - a.total)
  return names.length > 1 ? [...single, way('filters', finds, noFilters)] : single
}

/** Each piece of the text given up in turn. */
async function withoutWords(
  snapshot: Snapshot,
  vocabulary: Vocabulary,
  { pieces }: Interpretation,
  { filters }: SearchQuery,
): Promise<Widening[]> {
  const said = pieces.filter((piece) => !piece.isFiller)
  const parts = said.length > 1 ? said.map((piece) => piece.units) : (said[0]?.units ?? []).map((unit) => [unit])
  // A long text has too many parts to try; its first ones say most.
  if (parts.length < 2) return []
  const ways: Widening[] = []
  for (const part of parts.slice(0, 8)) {
    const rest = parts.flatMap((other) => (other === part ? [] : other))
    const finds = await findText(snapshot, interpret(textOf(rest), vocabulary))
    ways.push(way(`term:${textOf(part)}`, finds, filters))
  }
  return ways.sort((a, b) => b.total - a.total)
}
