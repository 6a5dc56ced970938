import { namespaces } from './document.ts'
import { intersect, noDocs, unite, type DocSet } from './doc-set.ts'
import type { Segment, ValueGroup } from './segment.ts'

/** What a text means, as sets to be read and combined. */
export type Expression =
  | { is: 'key'; key: string }
  /** A word as it stands in a name, wherever it stands. */
  | { is: 'word'; text: string }
  /** Every key that begins with this one. */
  | { is: 'range'; prefix: string }
  | { is: 'value'; group: ValueGroup; id: string }
  | { is: 'all'; of: Expression[] }
  | { is: 'any'; of: Expression[] }

export const key = (text: string): Expression => ({ is: 'key', key: text })
export const word = (text: string): Expression => ({ is: 'word', text })
export const value = (group: ValueGroup, id: string): Expression => ({ is: 'value', group, id })
export const range = (prefix: string): Expression => ({ is: 'range', prefix })
export const all = (of: Expression[]): Expression => (of.length === 1 ? of[0]! : { is: 'all', of })
export const any = (of: Expression[]): Expression => (of.length === 1 ? of[0]! : { is: 'any', of })

/** Keys beyond these say nothing more about what somebody begins to type. */
const rangeLimit = 300

/** `words` fills as words are combined: several readings of a text share most of them. */
type Postings = { keys: Map<string, DocSet>; ranges: Map<string, DocSet>; words: Map<string, DocSet> }

const wordKeys = (text: string) => [namespaces.surname + text, namespaces.given + text, namespaces.word + text]

function collect(expression: Expression, keys: Set<string>, ranges: Set<string>): void {
  if (expression.is === 'key') keys.add(expression.key)
  else if (expression.is === 'word') for (const each of wordKeys(expression.text)) keys.add(each)
  else if (expression.is === 'range') ranges.add(expression.prefix)
  else if (expression.is === 'all' || expression.is === 'any')
    for (const part of expression.of) collect(part, keys, ranges)
}

/** The documents of several expressions: all postings are read at once, then the sets are combined. */
export async function evaluate(segment: Segment, expressions: readonly Expression[]): Promise<DocSet[]> {
  const keys = new Set<string>()
  const prefixes = new Set<string>()
  for (const expression of expressions) collect(expression, keys, prefixes)
  const postings: Postings = { keys: await segment.postings.read([...keys]), ranges: new Map(), words: new Map() }
  for (const prefix of prefixes) {
    postings.ranges.set(prefix, unite(await segment.postings.readFrom(prefix, rangeLimit), segment.size))
  }
  return expressions.map((expression) => combine(segment, expression, postings))
}

function combine(segment: Segment, expression: Expression, postings: Postings): DocSet {
  switch (expression.is) {
    case 'key':
      return postings.keys.get(expression.key) ?? noDocs
    case 'word': {
      let set = postings.words.get(expression.text)
      if (!set) {
        set = unite(
          wordKeys(expression.text).map((each) => postings.keys.get(each) ?? noDocs),
          segment.size,
        )
        postings.words.set(expression.text, set)
      }
      return set
    }
    case 'range':
      return postings.ranges.get(expression.prefix) ?? noDocs
    case 'value':
      return segment.value(expression.group, expression.id)
    case 'any':
      return unite(
        expression.of.map((part) => combine(segment, part, postings)),
        segment.size,
      )
    case 'all': {
      const sets = expression.of.map((part) => combine(segment, part, postings))
      return sets.length === 0 ? noDocs : sets.reduce(intersect)
    }
  }
}
