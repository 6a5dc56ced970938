import {
  exactName,
  looseName,
  nameOrFacility,
  ownSurnameIn,
  surnameAndInitials,
  understoodReading,
  wholeName,
} from './readings.ts'
import { isPlanGroupKey } from '#app/modules/directory/plan-groups.ts'
import { namespaces } from '../documents/document.ts'
import { isDayInPinyin, isNameLike } from './fillers.ts'
import { all, any, key, type Expression } from '../index/expression.ts'
import { numbersIn } from '../numbers.ts'
import type { Understood, UnderstoodPart } from '../search-query.ts'
import { unitsOf, type Unit } from '../tokens.ts'
import { typedAs, typedParts, type TypedPart } from '../typed-text.ts'
import type { Meaning, Piece, Vocabulary } from './vocabulary.ts'

/** How a text was understood: readings in the order of their relevance, to be joined. */
export type Interpretation = {
  /** Nothing was typed, or only words like "doctor": everybody matches. */
  isBlank: boolean
  /** The units that matter. */
  units: Unit[]
  pieces: Piece[]
  /** Nothing was typed but wishes that no name has: they are a filter, and tell nothing of a complaint. */
  isWish: boolean
  /** Always looked up; the first that holds a document gives its tier. */
  readings: Expression[]
  /** How many of the readings, from the first, take the text for a name. */
  nameReadings: number
  /** Looked up when the others do not fill a page; made when asked for, since spelling characters out takes time. */
  looseReadings: () => Expression[]
}

/**
 * Reads a text as names first, then by the vocabulary, then as words of names and places. A name beats a meaning only
 * when the whole text is in somebody's name.
 */
export function interpretText(
  text: string,
  vocabulary: Vocabulary,
  pieces = vocabulary.read(unitsOf(text)),
): Interpretation {
  const named = pieces.flatMap((piece) => (piece.isFiller && !isNameLike(textOf(piece.units)) ? [] : piece.units))
  const said = pieces.flatMap((piece) => (piece.isFiller ? [] : piece.units))
  const units = said.length === 0 && named.length < 3 ? named : said
  if (units.length === 0) {
    const isBlank = pieces.length > 0 || text.trim() === ''
    return { isBlank, units, pieces, isWish: false, readings: [], nameReadings: 0, looseReadings: () => [] }
  }
  if (pieces.every((piece) => piece.isFiller || isWish(piece))) {
    const readings = understoodReading(pieces, nameOrFacility)
    return { isBlank: false, units, pieces, isWish: true, readings, nameReadings: 0, looseReadings: () => [] }
  }
  const numbers = numbersIn(units)
  const own = ownSurnameIn(units)
  const names = [units, ...(named.length > units.length ? [named] : [])]
    .flatMap((each) => [wholeName(each), exactName(each)])
    .filter((name) => name !== null)
  const readings = [
    ...(numbers.length > 0 ? [any(numbers.map((digits) => key(namespaces.number + digits)))] : []),
    // Who writes the surname so comes before those whose characters may be spelled so.
    ...names.flatMap((name) => (own ? [all([own, name]), name] : [name])),
  ]
  const nameReadings = readings.length
  const hasMeaning = pieces.some((piece) => piece.meanings.length > 0)
  const rest = pieces.flatMap((piece) => (piece.meanings.length === 0 && !piece.isFiller ? piece.units : []))
  const hasRest = rest.length > 0
  if (hasMeaning) {
    const ownRest = ownSurnameIn(rest)
    const meant = understoodReading(pieces, nameOrFacility)
    if (ownRest) readings.push(...meant.map((each) => all([ownRest, each])))
    readings.push(...meant)
  }
  // Words that are all understood name a place only in case nobody fits what they mean.
  if (hasRest) readings.push(nameOrFacility(units))
  const looseReadings = () => {
    const looseNames = [surnameAndInitials(units), looseName(units)].filter((name) => name !== null)
    return [
      ...(hasMeaning && hasRest ? understoodReading(pieces, (units) => looseName(units)) : []),
      ...(hasRest ? [] : [nameOrFacility(units)]),
      ...looseNames.flatMap((name) => (own ? [all([own, name]), name] : [name])),
    ]
  }
  return { isBlank: false, units, pieces, isWish: false, readings, nameReadings, looseReadings }
}

const isWish = ({ meanings }: Piece) =>
  meanings.length > 0 && meanings.every(({ kind }) => kind === 'flag' || kind === 'gender')

/** Whether a text is nothing but a day in pinyin, which is one where nobody is called so. */
export const isDayAlone = ({ pieces }: Interpretation): boolean =>
  pieces.every(({ isFiller }) => isFiller) && pieces.some(({ units }) => isDayInPinyin(textOf(units)))

/** What a person is told about how the text was read; `isName` says whether the names answered. */
export function understoodOf({ pieces }: Interpretation, isName: boolean, unused: ReadonlySet<Piece>): Understood[] {
  const said = pieces.filter((piece) => !piece.isFiller)
  return (isName && said.length === 0 ? pieces : said).map((piece) => {
    const [meaning] = piece.meanings
    const text = textOf(piece.units)
    if (meaning && !isName) return { kind: meaning.kind, id: meaning.id, text }
    return { kind: 'name', id: null, text, ...(unused.has(piece) ? { isUnused: true } : {}) }
  })
}

/** Units as one would type them: characters without gaps, words with. */
export function textOf(units: readonly Unit[]): string {
  return units.reduce((text, unit, index) => {
    const gap = index > 0 && !(unit.kind === 'han' && units[index - 1]!.kind === 'han') ? ' ' : ''
    return text + gap + unit.text
  }, '')
}

/** A long text has too many parts to try; its first ones say most. */
const mostParts = 8

/** The parts of a text that could be given up: its pieces, or the words of its only one. */
export function partsOf(text: string, { pieces }: Interpretation): TypedPart[] {
  const said = pieces.filter((piece) => !piece.isFiller)
  const isOneByOne = said.length === 1 && said[0]!.units.every(({ kind }) => kind === 'word')
  const lengths = pieces.flatMap((piece) =>
    isOneByOne && !piece.isFiller
      ? piece.units.map(() => ({ length: 1, isGivenUp: true }))
      : [{ length: piece.units.length, isGivenUp: !piece.isFiller }],
  )
  if (lengths.filter(({ isGivenUp }) => isGivenUp).length < 2) return []
  const units = pieces.flatMap((piece) => piece.units)
  return typedParts(text, units, lengths).slice(0, mostParts)
}

/** The parts of a text that have a meaning, each with what remains without it. */
export function meantParts(text: string, interpretation: Interpretation): UnderstoodPart[] {
  const { pieces } = interpretation
  const lengths = pieces.map(({ units, isFiller }) => ({ length: units.length, isGivenUp: !isFiller }))
  const units = pieces.flatMap((piece) => piece.units)
  const parts = typedParts(text, units, lengths)
  const said = pieces.filter((piece) => !piece.isFiller)
  // A word that holds others together (on Saturdays) asks for nothing by itself, and would be looked up as a name.
  const isAlone = said.length === 1 && pieces.every((piece) => !piece.isFiller || isJoining(textOf(piece.units)))
  return parts.flatMap(({ words, rest }, index) => {
    const { meanings } = said[index]!
    const [meaning] = meanings
    if (!meaning) return []
    const { kind, id } = meaning
    return [{ kind, id, text: words, rest: isAlone ? '' : rest, isCertain: isCertain(meanings) }]
  })
}

/** One meaning, or a card with the plans that people know by it. */
const isCertain = ([first, ...others]: readonly Meaning[]): boolean =>
  others.length === 0 || (isPlanGroupKey(first!.id) && others.every(({ kind }) => kind === 'plan'))

const isJoining = (text: string) => isNameLike(text) && !isDayInPinyin(text)

/** The unit at a place among those that matter, or all of them, in the spelling of the visitor. */
export function asTyped(text: string, { pieces }: Interpretation, at: number | null): string | null {
  const all = pieces.flatMap((piece) => piece.units)
  const positions = pieces
    .flatMap((piece) => piece.units.map(() => piece.isFiller))
    .flatMap((isFiller, index) => (isFiller ? [] : [index]))
  const [first, last] = at === null ? [positions[0], positions.at(-1)] : [positions[at], positions[at]]
  return first === undefined || last === undefined ? null : typedAs(text, all, first, last + 1)
}
