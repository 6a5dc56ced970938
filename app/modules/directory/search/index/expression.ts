import { namespaces } from '../documents/document.ts'
import { countOf, intersect, noDocs, unite, type DocSet } from './doc-set.ts'
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
/** Nested ones are laid flat, so that the rarest of all parts can come first. */
export function all(of: Expression[]): Expression {
  const flat = of.flatMap((part) => (part.is === 'all' ? part.of : [part]))
  return flat.length === 1 ? flat[0]! : { is: 'all', of: flat }
}
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
  return expressions.map((expression) => new Evaluation(segment, postings).documents(expression))
}

/** Combines sets that have been read. */
class Evaluation {
  constructor(
    readonly segment: Segment,
    readonly postings: Postings,
  ) {}

  documents(expression: Expression): DocSet {
    switch (expression.is) {
      case 'key':
        return this.postings.keys.get(expression.key) ?? noDocs
      case 'range':
        return this.postings.ranges.get(expression.prefix) ?? noDocs
      case 'value':
        return this.segment.value(expression.group, expression.id)
      case 'word':
        return this.#word(expression.text)
      case 'any':
        return unite(
          expression.of.map((part) => this.documents(part)),
          this.segment.size,
        )
      case 'all': {
        // The rarest part first: what it leaves is all that the others have to be looked up for.
        const [first, ...others] = expression.of
          .map((part) => ({ part, most: this.#most(part) }))
          .sort((a, b) => a.most - b.most)
        if (!first || first.most === 0) return noDocs
        return others.reduce((set, { part }) => this.#among(part, set), this.documents(first.part))
      }
    }
  }

  /** The documents of an expression among some. */
  #among(expression: Expression, some: DocSet): DocSet {
    if (countOf(some) === 0) return noDocs
    if (expression.is === 'any') {
      return unite(
        expression.of.map((part) => this.#among(part, some)),
        this.segment.size,
      )
    }
    if (expression.is === 'all') return expression.of.reduce<DocSet>((set, part) => this.#among(part, set), some)
    if (expression.is === 'word' && !this.postings.words.has(expression.text)) {
      return unite(
        wordKeys(expression.text).map((each) => this.#among(key(each), some)),
        this.segment.size,
      )
    }
    return intersect(some, this.documents(expression))
  }

  /** No more documents than this. */
  #most(expression: Expression): number {
    const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
    if (expression.is === 'any') return sum(expression.of.map((part) => this.#most(part)))
    if (expression.is === 'all') return Math.min(...expression.of.map((part) => this.#most(part)))
    if (expression.is === 'word')
      return sum(wordKeys(expression.text).map((each) => countOf(this.postings.keys.get(each) ?? noDocs)))
    return countOf(this.documents(expression))
  }

  #word(text: string): DocSet {
    let set = this.postings.words.get(text)
    if (!set) {
      set = unite(
        wordKeys(text).map((each) => this.postings.keys.get(each) ?? noDocs),
        this.segment.size,
      )
      this.postings.words.set(text, set)
    }
    return set
  }
}
