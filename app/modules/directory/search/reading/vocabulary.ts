import { syllablesOf } from '#app/modules/complaints/pinyin-syllables.ts'
import { isFiller } from './fillers.ts'
import { pinyinOf } from '../romanization/spellings.ts'
import type { ValueGroup } from '../index/segment.ts'
import type { Understood } from '../search-query.ts'
import { unitsOf, type Unit } from '../tokens.ts'
import { genderBefore } from './wishes.ts'

type Kind = Exclude<Understood['kind'], 'name' | 'facility'>

/** One thing the words of a query can mean: any of its values. */
export type Meaning = { kind: Kind; id: string; values: { group: ValueGroup; id: string }[] }

/** A stretch of a query: words with a meaning, words to pass over, or words left for names and facilities. */
export type Piece = { units: Unit[]; meanings: Meaning[]; isFiller: boolean }

/** `bare` is what a phrase wishes for where a text has nothing but wishes, kinds of doctor and places. */
type Node = { next: Map<string, Node>; meanings: Meaning[]; bare: Meaning[]; isFiller: boolean }

const newNode = (): Node => ({ next: new Map(), meanings: [], bare: [], isFiller: false })
/** The longest names of plans have some twenty characters and words; a walk ends where no phrase goes on. */
const phraseLimit = 32

/** The words of the reference data in all locales, for reading a query by its longest matches. */
export class Vocabulary {
  readonly #root = newNode()
  /** Latin words that begin or continue some phrase; what a misspelt word may have meant. */
  readonly words = new Set<string>()

  add(phrase: string, meaning: Meaning, isBare = false): void {
    const units = unitsOf(phrase)
    if (units.length === 0 || units.length > phraseLimit) return
    this.#put(
      units.map((unit) => unit.text),
      meaning,
      isBare,
    )
    if (units.every((unit) => unit.kind === 'word')) {
      // "ob-gyn" is also typed as one word.
      if (units.length > 1) this.#put([units.map((unit) => unit.text).join('')], meaning, isBare)
    } else if (units.length > 1 && units.every((unit) => unit.kind === 'han')) {
      const syllables = pinyinOf(units.map((unit) => unit.text).join(''))
      this.#put([syllables.join('')], meaning, isBare)
      this.#put(syllables, meaning, isBare)
    }
  }

  #put(words: readonly string[], meaning: Meaning, isBare: boolean): void {
    let node = this.#root
    for (const word of words) {
      if (word.length > 3 && /^[a-z]+$/.test(word)) this.words.add(word)
      let next = node.next.get(word)
      if (!next) node.next.set(word, (next = newNode()))
      node = next
    }
    const meanings = isBare ? node.bare : node.meanings
    const same = meanings.find((known) => known.kind === meaning.kind)
    // One alias of several specialties means any of them.
    if (!same) meanings.push({ ...meaning, values: [...meaning.values] })
    else
      for (const each of meaning.values)
        if (!same.values.some((known) => known.group === each.group && known.id === each.id)) same.values.push(each)
  }

  /** Reads units by the phrases that leave the fewest units over, and of these the fewest and longest. */
  read(units: readonly Unit[]): Piece[] {
    const pieces = this.readWishes(units)
    return pieces.every((piece) => isUnderstood(piece) && !isComplaint(piece)) ? pieces : this.#read(units, false)
  }

  /** The same, with every word that may be a wish as one, whatever stands beside it. */
  readWishes(units: readonly Unit[]): Piece[] {
    return this.#read(units, true)
  }

  #read(units: readonly Unit[], withBare: boolean): Piece[] {
    type Step = { cost: number; from: number; node: Node | null }
    const best: Step[] = [{ cost: 0, from: 0, node: null }]
    for (let end = 1; end <= units.length; end++)
      best.push({ cost: best[end - 1]!.cost + 100, from: end - 1, node: null })
    const isSpelled = isSpelledOut(units)
    for (let start = 0; start < units.length; start++) {
      const offer = (end: number, cost: number, node: Node | null) => {
        if (best[start]!.cost + cost < best[end]!.cost)
          best[end] = { cost: best[start]!.cost + cost, from: start, node }
      }
      offer(start + 1, 100, null)
      const gender = this.#genderAt(units, start)
      if (gender) offer(start + 1, 1, { ...newNode(), meanings: [gender] })
      if (isFiller(units, start)) offer(start + isFiller(units, start), 2, { ...newNode(), isFiller: true })
      let node: Node | undefined = this.#root
      for (let end = start; end < units.length && end - start < phraseLimit; end++) {
        node = step(node, units[end]!.text)
        if (!node) break
        const isBare = withBare && node.meanings.length === 0 && node.bare.length > 0
        if (isBare) offer(end + 1, 1, { ...node, meanings: node.bare })
        else if (node.meanings.length > 0 && !(isSpelled && isByChance(units.slice(start, end + 1))))
          offer(end + 1, 1, node)
      }
    }
    const pieces: Piece[] = []
    for (let end = units.length; end > 0; end = best[end]!.from) {
      const { from, node } = best[end]!
      const piece = { units: units.slice(from, end), meanings: node?.meanings ?? [], isFiller: node?.isFiller ?? false }
      const next = pieces[0]
      if (!node && next && next.meanings.length === 0 && !next.isFiller) next.units.unshift(...piece.units)
      else pieces.unshift(piece)
    }
    return pieces
  }

  /** The gender that a word asks for: a kind of doctor follows it, with 的 between at most. */
  #genderAt(units: readonly Unit[], start: number): Meaning | null {
    const gender = genderBefore[units[start]!.text]
    if (!gender) return null
    let node: Node | undefined = this.#root
    for (let at = start + (units[start + 1]?.text === '的' ? 2 : 1); at < units.length; at++) {
      node = step(node, units[at]!.text)
      if (!node) return null
      if (node.meanings.some(({ kind }) => kind === 'specialty')) return gender
    }
    return null
  }

  /** Meanings of phrases that begin with what was typed, shortest first. */
  startingWith(units: readonly Unit[], limit: number): Meaning[] {
    const last = units.at(-1)
    if (!last) return []
    let node: Node | undefined = this.#root
    for (const unit of units.slice(0, -1)) node = node && step(node, unit.text)
    if (!node) return []
    const found: Meaning[] = []
    let level = [...node.next].flatMap(([word, next]) => (word === last.text ? [next] : []))
    level.push(
      ...[...node.next].flatMap(([word, next]) =>
        word !== last.text && last.kind === 'word' && word.startsWith(last.text) ? [next] : [],
      ),
    )
    for (let depth = 0; level.length > 0 && depth < phraseLimit && found.length < limit; depth++) {
      for (const each of level) found.push(...each.meanings)
      level = level.flatMap((each) => [...each.next.values()])
    }
    return found.slice(0, limit)
  }
}

const isUnderstood = ({ isFiller, meanings }: Piece) => isFiller || meanings.length > 0
export const isComplaint = ({ meanings }: Piece): boolean => meanings.some(({ kind }) => kind === 'symptom')

/** A text of so many words is a sentence. */
const leastSpelled = 7

/** Whether a whole sentence is typed in pinyin. */
function isSpelledOut(units: readonly Unit[]): boolean {
  const syllables = units.filter(({ kind, text }) => kind === 'word' && syllablesOf(text)?.length === 1).length
  return units.length >= leastSpelled && syllables >= units.length * 0.8
}

/** Words that hold a sentence together and are spelled as an illness is: 但是 and 胆石. */
const joints = new Set(['dan shi', 'ke shi', 'hai shi', 'yi zhi', 'hao le'])

/** Of a sentence in pinyin a short word is no abbreviation: er, yue. */
const isByChance = (units: readonly Unit[]) =>
  (units.length === 1 && units[0]!.text.length <= 3) || joints.has(units.map(({ text }) => text).join(' '))

/** One word further; an English plural is understood by its singular. */
function step(node: Node, word: string): Node | undefined {
  return node.next.get(word) ?? (word.length > 4 && word.endsWith('s') ? node.next.get(word.slice(0, -1)) : undefined)
}
