import { unite, type DocSet } from '../index/doc-set.ts'
import { evaluate, type Expression } from '../index/expression.ts'
import { countProviders } from '../ranking/facets.ts'
import type { Interpretation } from './interpretation.ts'
import type { Segment } from '../index/segment.ts'
import type { Unit } from '../tokens.ts'

/** Fewer finds than this and looser readings of the text join in, after the others. */
const fewFinds = 20

/** What a text found in one segment: its documents by tier, or null for everything. */
export type TextFinds = { segment: Segment; tiers: DocSet[] | null; found: DocSet | null }

type Segments = { segments: readonly Segment[] }

export const isFilled = (set: DocSet) => (set.kind === 'list' ? set.docs.length > 0 : set.count > 0)

export const everybody = ({ segments }: Segments): TextFinds[] =>
  segments.map((segment) => ({ segment, tiers: null, found: null }))

/** Reads a text in every segment. Whether looser readings join is decided before filters, so a filter never adds finds. */
export async function findText(snapshot: Segments, interpretation: Interpretation): Promise<TextFinds[]> {
  if (interpretation.isBlank) return everybody(snapshot)
  const finds = await findTiers(snapshot, interpretation.readings)
  const count = countFinds(finds)
  if (count >= fewFinds || (count > 0 && isExplicit(interpretation.units))) return finds
  const loose = await findTiers(snapshot, interpretation.looseReadings())
  return finds.map(({ segment, tiers, found }, index) => ({
    segment,
    tiers: [...(tiers ?? []), ...loose[index]!.tiers!],
    found: unite([found!, loose[index]!.found!], segment.size),
  }))
}

/**
 * Several words in letters that found somebody say whom they mean. One word may be the beginning of another, and
 * characters may be those of somebody who is known in letters only.
 */
const isExplicit = (units: readonly Unit[]) => units.length > 1 && units.every((unit) => unit.kind === 'word')

/** The documents of each of several readings, in every segment. */
export function findTiers({ segments }: Segments, readings: readonly Expression[]): Promise<TextFinds[]> {
  return Promise.all(
    segments.map(async (segment) => {
      const tiers = await evaluate(segment, readings)
      return { segment, tiers, found: unite(tiers, segment.size) }
    }),
  )
}

function countFinds(finds: readonly TextFinds[]): number {
  return finds.reduce((sum, { segment, found }) => sum + countProviders(segment.columns, found!), 0)
}
