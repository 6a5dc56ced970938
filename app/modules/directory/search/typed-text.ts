import { unitsOf, type Unit } from './tokens.ts'

/** A stretch of a text as it was typed, from one place to another (UTF-16). */
type Stretch = { from: number; to: number }

/** A part of a text that can be given up: its own words, and the text that remains, both in the spelling of the visitor. */
export type TypedPart = { words: string; rest: string }

/** What units are made of: one Han character, or a run of other letters and digits with what joins them. */
const atoms = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}'’‘ʼʻ`´＇])+/gu

/** Where in a text each of its units was typed; null where folding leaves no trace to follow. */
function stretchesOf(text: string, units: readonly Unit[]): Stretch[] | null {
  const stretches: Stretch[] = []
  for (const { 0: atom, index } of text.matchAll(atoms)) {
    const stretch = { from: index, to: index + atom.length }
    for (const _ of unitsOf(atom)) stretches.push(stretch)
  }
  // What is beyond the longest text has no units.
  return stretches.length >= units.length ? stretches : null
}

/** The words that some of a text's units were typed as; the folded ones where nothing better is known. */
export function typedAs(text: string, units: readonly Unit[], start: number, end: number): string | null {
  const stretches = stretchesOf(text, units)
  return stretches && text.slice(stretches[start]!.from, stretches[end - 1]!.to)
}

/**
 * The parts of a text, each with what remains without it. `lengths` says how many units each piece has, and whether it can be given
 * up; what cannot and stands next to a part in characters (看, 的) goes with it.
 */
export function typedParts(
  text: string,
  units: readonly Unit[],
  pieces: readonly { length: number; isGivenUp: boolean }[],
): TypedPart[] {
  const stretches = stretchesOf(text, units)
  if (!stretches) return []
  const ends = pieces.map((_, index) => pieces.slice(0, index + 1).reduce((sum, { length }) => sum + length, 0))
  const startOf = (index: number) => ends[index]! - pieces[index]!.length
  const spanOf = (index: number) => ({ from: stretches[startOf(index)]!.from, to: stretches[ends[index]! - 1]!.to })
  const looseAt = (index: number, edge: (span: Stretch) => boolean) => {
    const isLoose = pieces[index] !== undefined && !pieces[index].isGivenUp && units[startOf(index)]!.kind === 'han'
    return isLoose && edge(spanOf(index)) ? spanOf(index) : null
  }
  return pieces.flatMap(({ isGivenUp }, index) => {
    if (!isGivenUp) return []
    const own = spanOf(index)
    const from = looseAt(index - 1, ({ to }) => to === own.from)?.from ?? own.from
    const to = looseAt(index + 1, (next) => next.from === own.to)?.to ?? own.to
    const rest = `${text.slice(0, from)} ${text.slice(to)}`.replace(/\s+/g, ' ').trim()
    return [{ words: text.slice(own.from, own.to), rest }]
  })
}
