import { isUnanswered } from './fillers.ts'
import { foldHan } from '../fold.ts'
import { textOf, type Interpretation } from './interpretation.ts'
import type { Answer } from './find-answer.ts'
import { isCommonSurname, isSurnameSpelling } from '../romanization/latin-names.ts'
import { surnameHabits } from '../romanization/surnames.ts'
import { unitsOf } from '../tokens.ts'
import { typedParts } from '../typed-text.ts'
import { isComplaint, type Piece } from './vocabulary.ts'

/** Words that were passed over, and the pieces of the text that they are. */
export type Unused = { pieces: ReadonlySet<Piece>; words: string[] }

const nothing: Unused = { pieces: new Set(), words: [] }
/** One line has room for so many. */
const mostWords = 4
/** More characters or words than these tell something, though nothing knows what. */
const most = { characters: 6, words: 3 }

/**
 * Which words of a text did nothing: a few that nothing knows, and what no list can be asked for. Nothing of a complaint, and nothing where
 * the whole text found somebody or was mended.
 */
export function unusedIn(text: string, { read, isName, corrected, sentence }: Answer): Unused {
  if (isName || corrected) return nothing
  const { pieces } = read
  const isTold = sentence?.isHeard === true || pieces.some(isComplaint)
  const left = pieces.filter(({ isFiller, meanings }) => !isFiller && meanings.length === 0)
  const isUnknown = sentence !== null && !isTold && isShort(left)
  const unused = new Set(
    pieces.filter((piece) =>
      piece.isFiller ? isUnanswered(textOf(piece.units), isTold) : isUnknown && left.includes(piece),
    ),
  )
  return { pieces: unused, words: wordsOf(text, read, unused) }
}

function isShort(pieces: readonly Piece[]): boolean {
  const units = pieces.flatMap((piece) => piece.units)
  const words = units.filter(({ kind }) => kind === 'word').length
  return words <= most.words && units.length - words <= most.characters
}

/** As they were typed, without those that say nothing and those that may be somebody's name. */
function wordsOf(text: string, { pieces }: Interpretation, unused: ReadonlySet<Piece>): string[] {
  const said = pieces.filter((piece) => unused.has(piece) && (piece.isFiller || saysSomething(piece)))
  const lengths = pieces.map((piece) => ({ length: piece.units.length, isGivenUp: said.includes(piece) }))
  const words = typedParts(text, unitsOf(text), lengths).flatMap(({ words: typed }, index) => {
    const piece = said[index]!
    if (piece.isFiller) return typed.replace(/[的嘅]$/u, '')
    return isPerhapsName(pieces, pieces.indexOf(piece), typed) ? [] : withoutJoints(typed)
  })
  return [...new Set(words)].slice(0, mostWords)
}

/** Characters and words that hold a sentence together. */
const joint =
  /[说有收医生请求约会能用平的了吗呢啊呀吧和跟给去来就都还也很太是在我你您他她们这那个要可以想不没冇系喺同俾畀嚟佢哋啲唔咁仲与或嘅㗎]/u
const jointWords = new Set(
  'was has have had it its they them he she his her we our us not no but so too very just more than then be been being as if of this these those would will who when how if also only am de'.split(
    ' ',
  ),
)
/** One character alone may be anything. */
const leastSaid = 2

function saysSomething({ units }: Piece): boolean {
  const characters = units.filter(({ kind }) => kind === 'han').map(({ text }) => text)
  const isWord = units.some(({ kind, text }) => kind === 'word' && text.length > 1 && !jointWords.has(text))
  return isWord || characters.filter((character) => !joint.test(character)).length >= leastSaid
}

/** The words without what stands around them: 有停车位的 is 停车位. */
function withoutJoints(words: string): string {
  const characters = [...words]
  const isKept = (character: string) => !joint.test(foldHan(character)) && character.trim() !== ''
  return characters.slice(characters.findIndex(isKept), characters.findLastIndex(isKept) + 1).join('')
}

/** A name has so many characters, or words. */
const mostOfName = 4
const titles = new Set(['dr', '医生', '大夫', '医师'])
const capital = /^\p{Lu}/u

/** Whether words may be a person's name, of somebody who is not listed: nobody's name is repeated as a word of no use. */
function isPerhapsName(pieces: readonly Piece[], index: number, typed: string): boolean {
  const { units } = pieces[index]!
  if (units.length > mostOfName) return false
  const text = textOf(units)
  const isTitled = [pieces[index - 1], pieces[index + 1]].some((next) => next && titles.has(textOf(next.units)))
  if (isTitled) return true
  if (units.every(({ kind }) => kind === 'han'))
    return isCommonSurname(text[0]!) || text.slice(0, 2) in surnameHabits || text[0]! in surnameHabits
  const words = typed.split(/\s+/)
  const isCapital = words.length > 1 && words.every((word) => capital.test(word))
  return isCapital || units.some((unit) => unit.kind === 'word' && isSurnameSpelling(unit.text))
}
