import { exactName, looseName, nameOrFacility, understood, wholeName } from './readings.ts'
import type { Expression } from './expression.ts'
import type { Understood } from './search-query.ts'
import { unitsOf, type Unit } from './tokens.ts'
import type { Piece, Vocabulary } from './vocabulary.ts'

/** How a text was understood: readings in the order of their relevance, to be joined. */
export type Interpretation = {
  /** Nothing was typed, or only words like "doctor": everybody matches. */
  isBlank: boolean
  /** The units that matter. */
  units: Unit[]
  pieces: Piece[]
  /** Always looked up; the first that holds a document gives its tier. */
  readings: Expression[]
  /** How many of the readings, from the first, take the text for a name. */
  nameReadings: number
  /** Looked up when the others do not fill a page. */
  looseReadings: Expression[]
}

/**
 * Reads a text as names first, then by the vocabulary, then as words of names and places. A name beats a meaning only
 * when the whole text is in somebody's name.
 */
export function interpret(text: string, vocabulary: Vocabulary): Interpretation {
  const pieces = vocabulary.read(unitsOf(text))
  const units = pieces.flatMap((piece) => (piece.isFiller ? [] : piece.units))
  if (units.length === 0) {
    const isBlank = pieces.length > 0 || text.trim() === ''
    return { isBlank, units, pieces, readings: [], nameReadings: 0, looseReadings: [] }
  }
  const whole = wholeName(units)
  const readings = whole ? [whole, exactName(units)] : [exactName(units)]
  const nameReadings = readings.length
  const looseReadings: Expression[] = []
  const hasMeaning = pieces.some((piece) => piece.meanings.length > 0)
  const hasRest = pieces.some((piece) => piece.meanings.length === 0 && !piece.isFiller)
  if (hasMeaning) {
    readings.push(understood(pieces, nameOrFacility))
    if (hasRest) looseReadings.push(understood(pieces, (rest) => looseName(rest)))
  }
  // Words that are all understood name a place only in case nobody fits what they mean.
  if (hasRest) readings.push(nameOrFacility(units))
  else looseReadings.push(nameOrFacility(units))
  looseReadings.push(looseName(units))
  return { isBlank: false, units, pieces, readings, nameReadings, looseReadings }
}

/** What a person is told about how the text was read; `isName` says whether the names answered. */
export function understoodOf({ pieces }: Interpretation, isName: boolean): Understood[] {
  return pieces
    .filter((piece) => !piece.isFiller)
    .map((piece) => {
      const [meaning] = piece.meanings
      const text = textOf(piece.units)
      if (!meaning || isName) return { kind: 'name', id: null, text }
      return { kind: meaning.kind, id: meaning.id, text }
    })
}

/** Units as one would type them: characters without gaps, words with. */
export function textOf(units: readonly Unit[]): string {
  return units.reduce((text, unit, index) => {
    const gap = index > 0 && !(unit.kind === 'han' && units[index - 1]!.kind === 'han') ? ' ' : ''
    return text + gap + unit.text
  }, '')
}
