import { element, type Fault, type Segment, type TransactionSet } from './interchange.ts'

/** A hierarchical level (HL) with what stands in it and below it. */
export type Level = Readonly<{
  number: string
  /** 20 the payer, 21 the provider, 22 the subscriber, 23 a dependent. */
  code: string
  segments: readonly Segment[]
  children: readonly Level[]
}>

type Growing = { number: string; code: string; hasChildren: string; segments: Segment[]; children: Growing[] }

/** Below which level each may stand. */
const parents: Readonly<Record<string, string>> = { '20': '', '21': '20', '22': '21', '23': '22' }

/** What is wrong with a level where it stands. */
function faultsOf(hl: Segment, parent: Growing | undefined, expected: number): Fault[] {
  const [number, above, code] = [element(hl, 1), element(hl, 2), element(hl, 3)]
  const found: Fault[] = []
  if (number !== String(expected)) found.push({ code: 'hl_number', found: number, expected: String(expected) })
  if (above !== '' && !parent) found.push({ code: 'hl_parent', found: above, expected: '' })
  const wanted = parents[code]
  if (wanted === undefined || wanted !== (parent?.code ?? ''))
    found.push({ code: 'hl_level', found: code, expected: wanted ?? '' })
  return found
}

/** What a level says of its children; to say that there are none is no more than permitted where there are none. */
function faultsOfChildren({ hasChildren, children }: Growing): Fault[] {
  const own: Fault[] =
    hasChildren === '0' && children.length > 0
      ? [{ code: 'hl_children', found: '0', expected: String(children.length) }]
      : []
  return [...own, ...children.flatMap(faultsOfChildren)]
}

/** The tree of levels in a transaction set, in their order, with what does not fit in it. */
export function readLevels({ segments }: TransactionSet): { roots: readonly Level[]; faults: readonly Fault[] } {
  const roots: Growing[] = []
  const known = new Map<string, Growing>()
  const faults: Fault[] = []
  let level: Growing | null = null
  for (const segment of segments.slice(1, -1)) {
    if (segment.id !== 'HL') {
      level?.segments.push(segment)
      continue
    }
    const parent = known.get(element(segment, 2))
    const found = faultsOf(segment, parent, known.size + 1)
    faults.push(...found)
    level = {
      ...{ number: element(segment, 1), code: element(segment, 3), hasChildren: element(segment, 4) },
      ...{ segments: [], children: [] },
    }
    known.set(level.number, level)
    // Only what belongs below a level hangs on it, so that no text makes the tree deeper than the guide does.
    const isBelow = found.every(({ code }) => code !== 'hl_level')
    ;((isBelow && parent?.children) || roots).push(level)
  }
  return { roots, faults: [...faults, ...roots.flatMap(faultsOfChildren)] }
}
