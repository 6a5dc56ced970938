import { neighborsOf } from '#app/modules/complaints/neighbors.ts'
import { type Knowledge, understandComplaint } from '#app/modules/complaints/understand.ts'
import { unite } from '../index/doc-set.ts'
import { everybody, findText, findTiers, isFilled, type TextFinds } from './find-text.ts'
import { fold } from '../fold.ts'
import { asTyped, interpretText, isDayAlone, textOf, type Interpretation } from './interpretation.ts'
import type { SearchResult } from '../search-query.ts'
import type { Segment } from '../index/segment.ts'
import {
  isHeard,
  knownComplaints,
  sentenceOf,
  sentenceReadings,
  waysToGiveUp,
  type Sentence,
  type Wish,
} from './sentence.ts'
import { correctSpelling } from './spelling.ts'
import { unitsOf } from '../tokens.ts'
import { isComplaint, type Piece, type Vocabulary } from './vocabulary.ts'

type Segments = { segments: readonly Segment[] }

/** What a text found and how it was read. */
export type Answer = {
  finds: TextFinds[]
  read: Interpretation
  isName: boolean
  corrected: SearchResult['corrected']
  /** Set when the text was read as a sentence. */
  sentence: Sentence | null
  /** Wishes that nobody fits together with the others. */
  givenUp: ReadonlySet<Wish>
}

/**
 * Reads a text as names and meanings first. Where words are left over it is a sentence, and what it tells comes from the complaints; a
 * misspelling is looked for only when that knows nothing either, and words that nothing knows are passed over in the end.
 */
export async function findAnswer(
  snapshot: Segments,
  vocabulary: Vocabulary,
  text: string,
  knowledge: () => Knowledge,
): Promise<Answer> {
  const read = readText(text, vocabulary, knowledge)
  const plain = { read, corrected: null, sentence: null, givenUp: new Set<Wish>() }
  if (read.isBlank) return { ...plain, finds: await findText(snapshot, read), isName: false }
  const strict = await findTiers(snapshot, read.readings)
  const isName = strict.some(({ tiers }) => tiers!.slice(0, read.nameReadings).some(isFilled))
  const isFound = strict.some(({ found }) => isFilled(found!))
  if (!isFound && isDayAlone(read)) return { ...plain, finds: everybody(snapshot), isName: false }
  const hasRest = read.pieces.some((piece) => !piece.isFiller && piece.meanings.length === 0)
  const sentence =
    !isName && !read.isWish && !(isFound && isNamed(read)) && (hasRest || !isFound)
      ? sentenceOf(
          read.pieces,
          (said) => understandComplaint(said, knowledge(), knownComplaints(read.pieces)),
          fold(text),
        )
      : null
  if (sentence && (isTold(sentence, read) || (!hasRest && !isFound))) {
    const answer = await findSentence(snapshot, sentence)
    if (answer) return { ...plain, ...answer, finds: joined(strict, answer.finds), sentence, isName: false }
  }
  const finds = await findText(snapshot, read)
  if (finds.some(({ found }) => isFilled(found!))) return { ...plain, finds, isName }
  const correction = await correctSpelling(snapshot.segments, read, vocabulary)
  if (correction) {
    const other = interpretText(correction.text, vocabulary)
    // What is meant by it has an order of its own; names one step away are all equally near.
    const isMeant = other.pieces.some(({ meanings }) => meanings.length > 0)
    return {
      ...plain,
      finds: await findTiers(snapshot, [...(isMeant ? other.readings : []), ...correction.readings]),
      read: other,
      isName: false,
      corrected: { from: asTyped(text, read, correction.at) ?? correction.from, to: correction.to },
    }
  }
  const named = await findNameInPart(snapshot, vocabulary, text, read)
  if (named) return { ...plain, ...named, isName: true }
  const answer = sentence && (await findSentence(snapshot, sentence))
  return answer ? { ...plain, ...answer, sentence, isName: false } : { ...plain, finds, isName: false }
}

/** A word that may be a wish (晚上) is one beside a kind of doctor, too, where nothing knows the other words: they tell of no complaint. */
function readText(text: string, vocabulary: Vocabulary, knowledge: () => Knowledge): Interpretation {
  const read = interpretText(text, vocabulary)
  const wished = vocabulary.readWishes(unitsOf(text))
  if (!wished.some(isNamedKind) || wished.some(isComplaint)) return read
  const rest = (pieces: readonly Piece[]) =>
    pieces.flatMap((piece) => (piece.isFiller || piece.meanings.length > 0 ? [] : piece.units))
  const left = rest(wished)
  if (left.length === 0 || left.length === rest(read.pieces).length) return read
  const isTold = isHeard(understandComplaint(textOf(left), knowledge()), true)
  return isTold ? read : interpretText(text, vocabulary, wished)
}

const isNamedKind = ({ meanings }: Piece) => meanings.some(({ kind }) => kind === 'specialty')

/** What is left of a name after one of its words has at least so many letters; no name has more words. */
const leastOfName = 4
const mostOfName = 12

/**
 * Somebody who has all words of a text in their name but one: of a surname one letter was typed, or a word has two slips. Null where
 * nobody has. A sentence never is one: each of its other words would have to be that person's.
 */
async function findNameInPart(
  snapshot: Segments,
  vocabulary: Vocabulary,
  text: string,
  whole: Interpretation,
): Promise<Pick<Answer, 'finds' | 'read' | 'corrected'> | null> {
  const { units } = whole
  if (units.length < 2 || units.length > mostOfName || units.some(({ kind }) => kind !== 'word')) return null
  const shortestFirst = [...units].sort((one, other) => one.text.length - other.text.length)
  for (const left of shortestFirst) {
    const to = textOf(units.filter((unit) => unit !== left))
    if (to.replaceAll(' ', '').length < leastOfName) continue
    const read = interpretText(to, vocabulary)
    const finds = await findTiers(snapshot, read.readings.slice(0, read.nameReadings))
    if (finds.some(({ found }) => isFilled(found!)))
      return { finds, read, corrected: { from: asTyped(text, whole, null) ?? textOf(units), to } }
  }
  return null
}

/** Words that are left over and that somebody was found by, are a name; one character may stand in one by chance. */
const isNamed = ({ pieces }: Interpretation) =>
  pieces.every(({ isFiller, meanings, units }) => isFiller || meanings.length > 0 || textOf(units).length > 1)

/** What the model says alone counts in a text as long as a sentence; a short one may be a name. */
const sentenceUnits = 4
const latinSentenceUnits = 6
/** Of fewer words in letters more than this share has to be the complaint's. */
const nameShare = 0.5
/** So many letters without a gap are several words: pinyin as it is typed. */
const sentenceLetters = 16

function isTold({ complaint }: Sentence, { pieces }: Interpretation): boolean {
  const rest = pieces.flatMap((piece) => (piece.isFiller || piece.meanings.length > 0 ? [] : piece.units))
  // Words in letters may be a name, of which one happens to be a word.
  const isLatin = rest.every(({ kind }) => kind === 'word')
  const isLong =
    rest.length >= (isLatin ? latinSentenceUnits : sentenceUnits) ||
    rest.some(({ text }) => text.length >= sentenceLetters)
  const least = isLatin && !isLong ? rest.length * nameShare : 0
  const wordsOf = (words: readonly string[]) => words.join(' ').split(' ').length
  if (complaint.told.some(({ isSure, words }) => isSure && wordsOf(words) >= least)) return true
  return (complaint.isGuess || complaint.told.length > 0) && isLong
}

/**
 * Whom a sentence finds; null for nobody. The right kind of doctor comes before every wish: as few wishes are given up as have to
 * be for somebody of the first kinds, then the others follow who fit as much. Where none of these is listed, their neighbors.
 */
async function findSentence(snapshot: Segments, sentence: Sentence): Promise<Pick<Answer, 'finds' | 'givenUp'> | null> {
  const { coreIds, specialtyIds, elseIds } = sentence
  const kinds = [coreIds, specialtyIds, elseIds, neighborsOf(specialtyIds)].filter((ids) => ids.length > 0)
  const circles = specialtyIds.length > 0 ? kinds : [[]]
  for (const circle of circles)
    for (const givenUp of waysToGiveUp(sentence.wishes)) {
      const first = await findTiers(snapshot, sentenceReadings({ ...sentence, specialtyIds: circle }, givenUp))
      if (!first.some(({ found }) => isFilled(found!))) continue
      const others = specialtyIds.filter((id) => !circle.includes(id))
      if (others.length === 0) return { finds: first, givenUp }
      const rest = await findTiers(snapshot, sentenceReadings({ ...sentence, specialtyIds: others }, givenUp))
      return { finds: joined(first, rest), givenUp }
    }
  return null
}

/** What the first found, then what the second did. */
function joined(first: readonly TextFinds[], second: readonly TextFinds[]): TextFinds[] {
  return first.map(({ segment, tiers, found }, index) => ({
    segment,
    tiers: [...tiers!, ...second[index]!.tiers!],
    found: unite([found!, second[index]!.found!], segment.size),
  }))
}
