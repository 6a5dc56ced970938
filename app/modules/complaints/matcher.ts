import type { Entry } from './entries.ts'
import { latinWords, stemOf } from './plain-words.ts'
import { editsOf } from './edits.ts'
import { gapOf, type Span } from './part-gaps.ts'

/** What is known of a complaint once it is told. */
export type ComplaintHead = Pick<Entry, 'id' | 'label' | 'kind' | 'specialtyIds' | 'who' | 'urgency' | 'help'>

/** A complaint ready to be matched: parts are folded and plain; `sounds` are phrases by the syllables of their pinyin. */
export type Complaint = ComplaintHead & {
  phrases: readonly (readonly string[])[]
  never: readonly (readonly string[])[]
  sounds: readonly (readonly string[])[]
}

/** A complaint that a text tells. `score` grows with what of the text says so; `words` are those parts as the tables have them. */
export type Told = {
  complaint: ComplaintHead
  score: number
  gap: number
  words: readonly string[]
  /** Holds by characters and words as they were typed, or by every syllable of a text in pinyin: hardly a name. */
  isSure: boolean
  /** Holds only by a word that is one letter from the typed one. */
  isMended: boolean
}

type Phrase = { complaint: number; parts: readonly number[]; isNever: boolean; isSound: boolean }

const han = /\p{Script=Han}/u
const longestPart = 16
/** Characters that may stand between the parts of a phrase before they count for less. */
const easyGap = 8
/** Pinyin says less than characters do. */
const soundWeight = 0.75
/** A word that is one letter from the typed one may be another word. */
const mendedWeight = 0.6
/** Characters that begin inside another known part are seldom a word: 经痛 in 神经痛. */
const crossingWeight = 0.6
/** An English word that begins as a part does is meant by it from here on. */
const shortestBeginning = 4

/** Finds complaints in a text: every part of some phrase stands in it, in any order. */
export class Matcher {
  readonly #parts = new Map<string, number>()
  readonly #names: string[] = []
  readonly #weights: number[] = []
  readonly #phrasesOf: number[][] = []
  readonly #phrases: Phrase[] = []
  /** English words of the tables, by their stems; what a misspelt one may have meant. */
  readonly #words = new Set<string>()

  readonly #complaints: readonly ComplaintHead[]

  constructor(complaints: readonly Complaint[]) {
    this.#complaints = complaints.map(({ phrases: _, never: __, sounds: ___, ...head }) => head)
    for (const [index, { phrases, never, sounds }] of complaints.entries()) {
      for (const parts of phrases) this.#add(index, parts, false, false)
      for (const parts of never) this.#add(index, parts, true, false)
      for (const parts of sounds) this.#add(index, parts, false, true)
    }
    const most = Math.log(this.#phrases.length + 1)
    for (const [part, id] of this.#parts)
      this.#weights[id] = lengthOf(part) * (0.5 + (most - Math.log(this.#phrasesOf[id]!.length)) / most)
  }

  #add(complaint: number, parts: readonly string[], isNever: boolean, isSound: boolean): void {
    const ids = [...new Set(parts.map((part) => this.#part(keyOf(part, isSound))))]
    const number = this.#phrases.push({ complaint, parts: ids, isNever, isSound }) - 1
    for (const id of ids) this.#phrasesOf[id]!.push(number)
  }

  #part(key: string): number {
    const known = this.#parts.get(key)
    if (known !== undefined) return known
    const id = this.#phrasesOf.push([]) - 1
    this.#parts.set(key, id)
    this.#names[id] = key.startsWith(wordMark) || key.startsWith(soundMark) ? key.slice(1) : key
    if (key.startsWith(wordMark)) for (const word of key.slice(1).split(' ')) this.#words.add(word)
    return id
  }

  /** What a text tells, the surest first. `text` is plain (see plain-words.ts); `syllables` are those of its pinyin, if it is any. */
  tell(text: string, syllables: readonly string[] | null): Told[] {
    const spans = this.#spansIn(text)
    if (syllables) this.#findSounds(syllables, spans)
    return this.#told(spans, syllables?.length ?? 0)
  }

  /** Whether a plain text has any word of the tables, though it may tell no complaint: two characters at least, or a word of letters as it is spelled. */
  mentions(text: string): boolean {
    const isWord = (id: number) => this.#names[id]!.length > 1 || !han.test(this.#names[id]!)
    return [...this.#spansIn(text)].some(([id, found]) => isWord(id) && found.some(({ isMended }) => !isMended))
  }

  #spansIn(text: string): Map<number, Span[]> {
    const spans = new Map<number, Span[]>()
    this.#findCharacters(text.replaceAll(' ', ''), unitsIn(text), spans)
    this.#findWords(text, spans)
    return spans
  }

  #put(key: string, span: Span, spans: Map<number, Span[]>): void {
    const id = this.#parts.get(key)
    if (id === undefined) return
    const known = spans.get(id)
    if (known) known.push(span)
    else spans.set(id, [span])
  }

  #findCharacters(closed: string, units: readonly number[], spans: Map<number, Span[]>): void {
    if (!han.test(closed)) return
    // How far known parts reach that begin before a place.
    let reach = 0
    for (let start = 0; start < closed.length; start++) {
      let next = reach
      for (let end = start + 1; end <= Math.min(closed.length, start + longestPart); end++) {
        const part = closed.slice(start, end)
        if (!this.#parts.has(part)) continue
        const isCrossing = start < reach && end > reach
        this.#put(part, { start: units[start]!, end: units[end - 1]! + 1, isCrossing }, spans)
        if (!isCrossing && end - start > 1) next = Math.max(next, end)
      }
      reach = next
    }
  }

  /** Words that the tables know by their stems, one letter mended; runs of them, with one other word between at most. */
  #findWords(text: string, spans: Map<number, Span[]>): void {
    const typed = unitTexts(text)
    const words = typed.map((unit) => (han.test(unit) ? { options: [], isMended: false } : this.#meantBy(unit)))
    for (const [start, { options, isMended }] of words.entries()) {
      let runs = options.map((run) => ({ run, last: start, isMended }))
      for (let length = 1; length <= 4 && runs.length > 0; length++) {
        for (const { run, last, isMended } of runs) this.#put(wordMark + run, { start, end: last + 1, isMended }, spans)
        runs = runs.flatMap(({ run, last, isMended }) =>
          [last + 1, last + 2].flatMap((next) =>
            (words[next]?.options ?? []).map((word) => ({
              run: `${run} ${word}`,
              last: next,
              isMended: isMended || words[next]!.isMended,
            })),
          ),
        )
      }
    }
  }

  /** A word's stem and every part of the tables that it begins with; one letter mended when nothing is known of it. */
  #meantBy(word: string): { options: string[]; isMended: boolean } {
    const stem = stemOf(word)
    const options = new Set<string>()
    for (const form of [word, stem]) {
      if (this.#words.has(form)) options.add(form)
      for (let length = shortestBeginning; length < form.length; length++)
        if (this.#words.has(form.slice(0, length))) options.add(form.slice(0, length))
    }
    const isMended = options.size === 0
    if (isMended && word.length > 4 && !/\d/.test(word))
      for (const edit of editsOf(stem)) if (edit.length > 3 && this.#words.has(edit)) options.add(edit)
    return { options: options.size > 0 ? [...options].slice(0, 6) : [stem], isMended }
  }

  #findSounds(syllables: readonly string[], spans: Map<number, Span[]>): void {
    for (let start = 0; start < syllables.length; start++)
      for (let end = start + 1; end <= Math.min(syllables.length, start + 8); end++)
        this.#put(soundMark + syllables.slice(start, end).join(' '), { start, end }, spans)
  }

  #told(spans: ReadonlyMap<number, readonly Span[]>, syllables: number): Told[] {
    const counts = new Map<number, number>()
    for (const id of spans.keys())
      for (const phrase of this.#phrasesOf[id]!) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
    const best = new Map<
      number,
      { score: number; gap: number; parts: readonly number[]; isSure: boolean; isMended: boolean }
    >()
    const never = new Set<number>()
    for (const [number, count] of counts) {
      const { complaint, parts, isNever, isSound } = this.#phrases[number]!
      if (count < parts.length) continue
      if (isNever) {
        never.add(complaint)
        continue
      }
      const weight = parts.reduce((sum, id) => sum + this.#weights[id]!, 0) * (isSound ? soundWeight : 1)
      const gap = gapOf(parts.map((id) => spans.get(id)!))
      if (gap === null) continue
      const covered = isSound ? parts.reduce((sum, id) => sum + this.#names[id]!.split(' ').length, 0) : 0
      const isMended = !isSound && parts.some((id) => spans.get(id)!.every((span) => span.isMended))
      const isSure = isSound ? covered >= syllables : !isMended
      const isCrossing = parts.some((id) => spans.get(id)!.every((span) => span.isCrossing))
      const trust = (isMended ? mendedWeight : 1) * (isCrossing ? crossingWeight : 1)
      const score = (weight * trust) / (1 + Math.max(0, gap - easyGap) / 12)
      if (score > (best.get(complaint)?.score ?? 0)) best.set(complaint, { score, gap, parts, isSure, isMended })
    }
    return [...best]
      .filter(([complaint]) => !never.has(complaint))
      .map(([complaint, { score, gap, parts, isSure, isMended }]) => ({
        complaint: this.#complaints[complaint]!,
        score,
        gap,
        isSure,
        isMended,
        words: parts.map((id) => this.#names[id]!),
      }))
      .sort((a, b) => b.score - a.score || (a.complaint.id < b.complaint.id ? -1 : 1))
  }
}

const units = /\p{Script=Han}|[a-z0-9]+/gu
/** Characters and words in their order: what distances are counted in. */
const unitTexts = (text: string): string[] => text.match(units) ?? []

/** The number of the unit that each place of a text without gaps belongs to. */
function unitsIn(text: string): number[] {
  return unitTexts(text).flatMap((unit, index) => Array.from({ length: unit.length }, () => index))
}

const [wordMark, soundMark] = ['\u0001', '\u0002']

function keyOf(part: string, isSound: boolean): string {
  if (isSound) return soundMark + part
  return han.test(part) ? part.replaceAll(' ', '') : wordMark + latinWords(part).map(stemOf).join(' ')
}

/** How much of a text a part is: a character says about as much as half a word, each more a little less. */
function lengthOf(key: string): number {
  if (key.startsWith(wordMark))
    return key
      .slice(1)
      .split(' ')
      .reduce((sum, word) => sum + Math.min(word.length / 2.5, 3), 0)
  const length = key.startsWith(soundMark) ? key.slice(1).split(' ').length : [...key].length
  return length ** 0.9
}
