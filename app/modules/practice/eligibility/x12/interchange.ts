/**
 * Reads what stands in an X12 interchange: separators, groups and transaction sets. Nothing is guessed: whatever does not fit is a fault, and
 * what cannot be read at all is refused.
 */

/** One segment: its name and its elements, of which the first has the index 1 as in the guides. */
export type Segment = Readonly<{ id: string; elements: readonly string[] }>

export type Delimiters = Readonly<{
  element: string
  component: string
  /** Versions before 00501 have none. */
  repetition: string | null
  terminator: string
}>

/** What does not fit in an interchange that can be read. */
type FaultCode =
  | ('ge_count' | 'ge_control' | 'iea_count' | 'iea_control' | 'se_count' | 'se_control')
  | ('hl_number' | 'hl_parent' | 'hl_level' | 'hl_children')

export type Fault = Readonly<{
  code: FaultCode
  /** What was there, and what there should have been. */
  found: string
  expected: string
}>

/** Why something is no interchange at all. */
type Unreadable = 'not_x12' | 'delimiters' | 'truncated' | 'envelope' | 'characters' | 'too_long'

/** Its message is for logs and holds nothing of the text. */
export class UnreadableX12 extends Error {
  override readonly name = 'UnreadableX12'
  constructor(readonly code: Unreadable) {
    super(code)
  }
}

export type TransactionSet = Readonly<{
  /** 270, 271, 999. */
  kind: string
  control: string
  /** From ST to SE, both included. */
  segments: readonly Segment[]
}>

type Group = Readonly<{ code: string; control: string; version: string; sets: readonly TransactionSet[] }>

export type Interchange = Readonly<{
  delimiters: Delimiters
  sender: string
  receiver: string
  control: string
  /** 00501. */
  version: string
  groups: readonly Group[]
  faults: readonly Fault[]
}>

/** An ISA segment has a fixed length, the terminator included. */
const isaLength = 106
/** Longer than any answer about one person. */
export const mostCharacters = 500_000
/** More than the longest answers have; what compares benefits with each other stays quick. */
const mostSegments = 5_000

/** Element n of a segment, empty where there is none. */
export const element = ({ elements }: Segment, n: number): string => elements[n - 1] ?? ''

/** The separators of an interchange, from their places in the ISA segment. */
function readDelimiters(text: string): Delimiters {
  const separator = text.charAt(3)
  const isa = text.slice(0, isaLength - 1).split(separator)
  const terminator = text.charAt(isaLength - 1)
  const component = isa[16] ?? ''
  if (isa.length !== 17 || component.length !== 1) throw new UnreadableX12('delimiters')
  const repetition = isa[12]! >= '00501' ? isa[11]! : null
  const all = [separator, component, terminator, ...(repetition === null ? [] : [repetition])]
  const areApart = new Set(all).size === all.length && all.every((each) => /^[^A-Za-z0-9 ]$/.test(each))
  if (!areApart) throw new UnreadableX12('delimiters')
  return { element: separator, component, repetition, terminator }
}

function readSegments(text: string, { element: separator, terminator }: Delimiters): Segment[] {
  const parts = text.split(terminator)
  if (parts.length > mostSegments) throw new UnreadableX12('too_long')
  // What follows the last terminator may be the end of a line and nothing else.
  if (parts.pop()!.trim() !== '') throw new UnreadableX12('truncated')
  return parts.map((part) => {
    const [id = '', ...elements] = part.replace(/^[\r\n]+/, '').split(separator)
    if (!/^[A-Z][A-Z0-9]{1,2}$/.test(id)) throw new UnreadableX12('characters')
    return { id, elements }
  })
}

/** Walks through segments in their order. */
function walkOf(segments: readonly Segment[]) {
  let at = 0
  return {
    next: (): Segment | undefined => segments[at],
    take(id: string): Segment {
      const segment = segments[at]
      if (segment?.id !== id) throw new UnreadableX12('envelope')
      at += 1
      return segment
    },
  }
}

type Walk = ReturnType<typeof walkOf>
type Faults = Fault[]

/** Compares numbers that may be written with zeros before them. */
function compare(faults: Faults, code: Fault['code'], found: string, expected: string): void {
  const plain = (text: string) => text.trim().replace(/^0+(?=.)/, '')
  if (plain(found) !== plain(expected)) faults.push({ code, found: found.trim(), expected: expected.trim() })
}

function readSet(walk: Walk, faults: Faults): TransactionSet {
  const start = walk.take('ST')
  const segments = [start]
  for (let next = walk.next(); next?.id !== 'SE'; next = walk.next()) {
    if (!next || ['ST', 'GE', 'GS', 'IEA', 'ISA'].includes(next.id)) throw new UnreadableX12('envelope')
    segments.push(walk.take(next.id))
  }
  const end = walk.take('SE')
  segments.push(end)
  compare(faults, 'se_count', element(end, 1), String(segments.length))
  compare(faults, 'se_control', element(end, 2), element(start, 2))
  return { kind: element(start, 1), control: element(start, 2), segments }
}

function readGroup(walk: Walk, faults: Faults): Group {
  const start = walk.take('GS')
  const sets: TransactionSet[] = []
  while (walk.next()?.id === 'ST') sets.push(readSet(walk, faults))
  const end = walk.take('GE')
  compare(faults, 'ge_count', element(end, 1), String(sets.length))
  compare(faults, 'ge_control', element(end, 2), element(start, 6))
  return { code: element(start, 1), control: element(start, 6), version: element(start, 8), sets }
}

/**
 * Reads an interchange with everything in it.
 * @throws UnreadableX12 for what is none, is cut off, or holds what no segment may
 */
export function readInterchange(text: string): Interchange {
  if (text.length > mostCharacters) throw new UnreadableX12('too_long')
  const given = text.replace(/^\uFEFF?\s*/, '')
  if (!given.startsWith('ISA')) throw new UnreadableX12('not_x12')
  if (given.length < isaLength) throw new UnreadableX12('truncated')
  const delimiters = readDelimiters(given)
  const walk = walkOf(readSegments(given, delimiters))
  const faults: Faults = []
  const isa = walk.take('ISA')
  const groups: Group[] = []
  // Answers such as TA1 stand between the envelope and the first group.
  while (walk.next()?.id === 'TA1') walk.take('TA1')
  while (walk.next()?.id === 'GS') groups.push(readGroup(walk, faults))
  const iea = walk.take('IEA')
  if (walk.next()) throw new UnreadableX12('envelope')
  compare(faults, 'iea_count', element(iea, 1), String(groups.length))
  compare(faults, 'iea_control', element(iea, 2), element(isa, 13))
  return {
    ...{ delimiters, groups, faults },
    sender: element(isa, 6).trim(),
    receiver: element(isa, 8).trim(),
    control: element(isa, 13),
    version: element(isa, 12),
  }
}
