import { editsOf } from '#app/modules/complaints/edits.ts'
import { countOf } from '../index/doc-set.ts'
import { namespaces } from '../documents/document.ts'
import { all, any, evaluate, key, type Expression } from '../index/expression.ts'
import { textOf, type Interpretation } from './interpretation.ts'
import { exactName, nameOrFacility, soundsLike, understoodReading, wholeName } from './readings.ts'
import { otherSurnameSpellings } from '../romanization/latin-names.ts'
import { pinyinOf } from '../romanization/spellings.ts'
import type { Segment } from '../index/segment.ts'
import type { Unit } from '../tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A spelling near the one typed, the whole text with it, and what to look up for it: likelier readings first. */
export type Correction = {
  from: string
  /** Which of the units that matter was misspelt; null for all of them. */
  at: number | null
  to: string
  text: string
  readings: Expression[]
}

/** Shorter words are one step from too many others: they need the words beside them. */
const shortest = 4
const longest = 24
const { surname, given, word, facility, latinOnly } = namespaces

type Candidate = {
  from: string
  at: number | null
  to: string
  text: string
  /** Another way to write the same surname, no slip. */
  isOtherSpelling: boolean
  isSameStart: boolean
  readings: [whole: Expression, loose: Expression]
}

/**
 * Looks for what may have been meant by a text that found nothing: another spelling of a surname, one word one step away in
 * names, places or the vocabulary, or characters that sound like those typed. Null when nothing near finds anything.
 */
export async function correctSpelling(
  segments: readonly Segment[],
  interpretation: Interpretation,
  vocabulary: Vocabulary,
): Promise<Correction | null> {
  const mayHave = (key: string) => segments.some((segment) => segment.postings.mayHave(key))
  const { units } = interpretation
  const candidates = [
    ...soundalikes(units),
    ...otherSurnames(units, mayHave),
    ...units.flatMap((_, index) => respellings(units, index, mayHave, vocabulary)),
  ]
  if (candidates.length === 0) return null
  const counts = candidates.map(() => [0, 0])
  for (const segment of segments) {
    const sets = await evaluate(
      segment,
      candidates.flatMap((candidate) => candidate.readings),
    )
    for (const [index, set] of sets.entries()) counts[index >>> 1]![index & 1]! += countOf(set)
  }
  const found = candidates
    .map((candidate, index) => ({ ...candidate, whole: counts[index]![0]!, loose: counts[index]![1]! }))
    .filter(({ whole, loose }) => whole + loose > 0)
    .sort(
      (a, b) =>
        Number(b.whole > 0) - Number(a.whole > 0) ||
        Number(b.isOtherSpelling) - Number(a.isOtherSpelling) ||
        Number(b.isSameStart) - Number(a.isSameStart) ||
        b.whole - a.whole ||
        b.loose - a.loose ||
        // A letter left out is the commonest slip.
        b.to.length - a.to.length,
    )
  const [best] = found
  if (!best) return null
  const otherwise = found.filter(({ isOtherSpelling }) => isOtherSpelling)
  const near = found.filter(({ isOtherSpelling, isSameStart }) => !isOtherSpelling && isSameStart)
  const far = found.filter(({ isOtherSpelling, isSameStart }) => !isOtherSpelling && !isSameStart)
  const readings = [otherwise, near, far].flatMap((group) => [
    any(group.map(({ readings: [whole] }) => whole)),
    any(group.map(({ readings: [, loose] }) => loose)),
  ])
  return { from: best.from, at: best.at, to: best.to, text: best.text, readings }
}

function soundalikes(units: readonly Unit[]): Candidate[] {
  if (units.length < 2 || units.some((unit) => unit.kind !== 'han')) return []
  const from = textOf(units)
  const reading = soundsLike(units)
  const to = pinyinOf(from).join(' ')
  return [{ from, at: null, to, text: from, isOtherSpelling: false, isSameStart: true, readings: [reading, reading] }]
}

type MayHave = (key: string) => boolean
const nobody = any([])

/** A text with one word changed. */
function changedAt(units: readonly Unit[], at: number, to: string) {
  const changed = units.with(at, { kind: 'word', text: to })
  const from = units[at]!.text
  return { changed, candidate: { from, at, to, text: textOf(changed), isSameStart: to[0] === from[0] } }
}

/** People known in Latin letters only who may be of the family but write its name otherwise: Li for Lee. */
function otherSurnames(units: readonly Unit[], mayHave: MayHave): Candidate[] {
  const candidates: Candidate[] = []
  for (const [at, { text }] of units.entries()) {
    for (const other of otherSurnameSpellings(text)) {
      if (!mayHave(surname + other)) continue
      const { changed, candidate } = changedAt(units, at, other)
      const name = units.length === 1 ? key(surname + other) : wholeName(changed)
      if (!name || !mayHold(name, mayHave)) continue
      candidates.push({ ...candidate, isOtherSpelling: true, readings: [all([key(latinOnly), name]), nobody] })
    }
  }
  return candidates
}

function respellings(units: readonly Unit[], at: number, mayHave: MayHave, vocabulary: Vocabulary): Candidate[] {
  const { text } = units[at]!
  const isShort = text.length < shortest
  if (!/^[a-z]+$/.test(text) || text.length > longest || text.length < 2) return []
  if (isShort && units.length === 1) return []
  const candidates: Candidate[] = []
  for (const edit of editsOf(text)) {
    const isKnown = [surname, given, word, facility].some((namespace) => mayHave(namespace + edit))
    const isWord = vocabulary.words.has(edit)
    if (!isKnown && !isWord && units.length > 1) continue
    const { changed, candidate } = changedAt(units, at, edit)
    const whole = units.length === 1 || isKnown ? wholeName(changed) : null
    const isWhole = whole !== null && mayHold(whole, mayHave)
    if (!isKnown && !isWord && !isWhole) continue
    const loose = isShort
      ? nearShort(changed, at, isWord ? vocabulary : null)
      : [
          ...(isKnown ? [exactName(changed), nameOrFacility(changed)] : []),
          ...(isWord ? understoodReading(vocabulary.read(changed), nameOrFacility) : []),
        ]
    if (!isWhole && loose.length === 0) continue
    candidates.push({ ...candidate, isOtherSpelling: false, readings: [isWhole ? whole : nobody, any(loose)] })
  }
  return candidates
}

/** A short word changed is believed where two others stand in the same name, or where it makes a phrase with a neighbor. */
function nearShort(units: readonly Unit[], at: number, vocabulary: Vocabulary | null): Expression[] {
  const names = units.length > 2 ? [exactName(units)] : []
  if (!vocabulary) return names
  const pieces = vocabulary.read(units)
  const ends = pieces.map((_, index) => pieces.slice(0, index + 1).reduce((sum, piece) => sum + piece.units.length, 0))
  const phrase = pieces[ends.findIndex((end) => end > at)]!
  const isPhrase = phrase.meanings.length > 0 && phrase.units.length > 1
  return isPhrase ? [...names, ...understoodReading(pieces, nameOrFacility)] : names
}

/** Whether an expression can hold any document at all, as far as the filter of keys knows. */
function mayHold(expression: Expression, mayHave: (key: string) => boolean): boolean {
  if (expression.is === 'key') return mayHave(expression.key)
  if (expression.is === 'word') return [surname, given, word].some((namespace) => mayHave(namespace + expression.text))
  if (expression.is === 'all') return expression.of.every((part) => mayHold(part, mayHave))
  if (expression.is === 'any') return expression.of.some((part) => mayHold(part, mayHave))
  return true
}
