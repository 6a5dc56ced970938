import { countOf } from './doc-set.ts'
import { namespaces } from './document.ts'
import { any, evaluate, type Expression } from './expression.ts'
import { textOf, type Interpretation } from './interpretation.ts'
import { exactName, nameOrFacility, soundsLike, understood, wholeName } from './readings.ts'
import { pinyinOf } from './romanization/spellings.ts'
import type { Segment } from './segment.ts'
import type { Unit } from './tokens.ts'
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

const letters = [...'abcdefghijklmnopqrstuvwxyz']
/** Shorter words are one step from too many others. */
const shortest = 3
const longest = 24
const { surname, given, word, facility } = namespaces

/** Every spelling one step away: a letter left out, changed, put in, or two neighbors swapped. */
export function editsOf(text: string): Set<string> {
  const edits = new Set<string>()
  for (let at = 0; at <= text.length; at++) {
    const [head, tail] = [text.slice(0, at), text.slice(at)]
    if (tail) edits.add(head + tail.slice(1))
    if (tail.length > 1) edits.add(head + tail[1]! + tail[0]! + tail.slice(2))
    for (const letter of letters) {
      edits.add(head + letter + tail)
      if (tail) edits.add(head + letter + tail.slice(1))
    }
  }
  edits.delete(text)
  edits.delete('')
  return edits
}

type Candidate = {
  from: string
  at: number | null
  to: string
  text: string
  isSameStart: boolean
  readings: [whole: Expression, loose: Expression]
}

/**
 * Looks for what may have been meant by a text that found nothing: one word one step away, in names, places or the
 * vocabulary, or characters that sound like those typed. Null when nothing near finds anything.
 */
export async function correct(
  segments: readonly Segment[],
  interpretation: Interpretation,
  vocabulary: Vocabulary,
): Promise<Correction | null> {
  const candidates = [...soundalikes(interpretation.units), ...respellings(segments, interpretation, vocabulary)]
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
        Number(b.isSameStart) - Number(a.isSameStart) ||
        b.whole - a.whole ||
        b.loose - a.loose ||
        // A letter left out is the commonest slip.
        b.to.length - a.to.length,
    )
  const [best] = found
  if (!best) return null
  const near = found.filter(({ isSameStart }) => isSameStart)
  const far = found.filter(({ isSameStart }) => !isSameStart)
  const readings = [near, far].flatMap((group) => [
    any(group.map(({ readings: [whole] }) => whole)),
    any(group.map(({ readings: [, loose] }) => loose)),
  ])
  return { from: best.from, at: best.at, to: best.to, text: best.text, readings }
}

function soundalikes(units: readonly Unit[]): Candidate[] {
  if (units.length < 2 || units.some((unit) => unit.kind !== 'han')) return []
  const from = textOf(units)
  const reading = soundsLike(units)
  return [{ from, at: null, to: pinyinOf(from).join(' '), text: from, isSameStart: true, readings: [reading, reading] }]
}

function respellings(segments: readonly Segment[], { units }: Interpretation, vocabulary: Vocabulary): Candidate[] {
  const candidates: Candidate[] = []
  const mayHave = (key: string) => segments.some((segment) => segment.postings.mayHave(key))
  for (const [index, unit] of units.entries()) {
    if (!/^[a-z]+$/.test(unit.text) || unit.text.length < shortest || unit.text.length > longest) continue
    for (const edit of editsOf(unit.text)) {
      const isKnown = [surname, given, word, facility].some((namespace) => mayHave(namespace + edit))
      const isMeant = vocabulary.words.has(edit)
      const changed = units.with(index, { kind: 'word', text: edit })
      const whole = units.length === 1 || isKnown ? wholeName(changed) : null
      const isWhole = whole !== null && mayHold(whole, mayHave)
      if (!isKnown && !isMeant && !isWhole) continue
      const loose = [
        ...(isKnown ? [exactName(changed), nameOrFacility(changed)] : []),
        ...(isMeant ? understood(vocabulary.read(changed), nameOrFacility) : []),
      ]
      candidates.push({
        from: unit.text,
        at: index,
        to: edit,
        text: textOf(changed),
        isSameStart: edit[0] === unit.text[0],
        readings: [isWhole ? whole : any([]), any(loose)],
      })
    }
  }
  return candidates
}

/** Whether an expression can hold any document at all, as far as the filter of keys knows. */
function mayHold(expression: Expression, mayHave: (key: string) => boolean): boolean {
  if (expression.is === 'key') return mayHave(expression.key)
  if (expression.is === 'word') return [surname, given, word].some((namespace) => mayHave(namespace + expression.text))
  if (expression.is === 'all') return expression.of.every((part) => mayHold(part, mayHave))
  if (expression.is === 'any') return expression.of.some((part) => mayHold(part, mayHave))
  return true
}
