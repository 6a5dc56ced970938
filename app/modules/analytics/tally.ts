import type { Locale } from '#app/core/i18n/locale.ts'
import type { KeptDimension, Measure } from './measures.ts'
import type { PageNote } from './page-note.ts'
import type { VisitorSource } from './visitor-source.ts'

export type Visit = Readonly<{ locale: Locale; source: VisitorSource }>

/** A line without its day, while it is in memory. */
export type Count = { measure: Measure; dimension: KeptDimension; value: string; count: number }

const measureOf = {
  search: 'search',
  profile: 'profile_view',
  association: 'association_view',
  endorsement: 'endorsement_click',
  time: 'time_choice',
  hold: 'hold',
} as const

/** Whoever types without end is not remembered word by word. */
const mostWords = 5000

/** Counts in memory. Nobody's visit can be told from another's in it, and it holds nothing longer than until it is drained. */
export class Tally {
  #counts = new Map<string, Count>()
  #words = new Map<string, number>()

  add({ locale, source }: Visit, note: PageNote): void {
    this.#addNote(measureOf[note.kind], note, { locale, source })
    if (note.kind !== 'search' || note.isFound) return
    this.#addNote('search_unfound', note, { locale, source })
    const { words } = note
    if (words !== null && (this.#words.size < mostWords || this.#words.has(words))) {
      this.#words.set(words, (this.#words.get(words) ?? 0) + 1)
    }
  }

  #addNote(measure: Measure, note: PageNote, { locale, source }: Visit): void {
    this.#count(measure, 'all', '')
    this.#count(measure, 'locale', locale)
    this.#count(measure, 'source', source)
    if ('associationId' in note) this.#count(measure, 'association', note.associationId)
    if (!('specialtyIds' in note)) return
    for (const id of note.specialtyIds) this.#count(measure, 'specialty', id)
    for (const id of note.areaIds) this.#count(measure, 'area', id)
  }

  #count(measure: Measure, dimension: KeptDimension, value: string): void {
    const key = `${measure} ${dimension} ${value}`
    const count = this.#counts.get(key)
    if (count) count.count += 1
    else this.#counts.set(key, { measure, dimension, value, count: 1 })
  }

  /** Everything since the last time. */
  drain(): { counts: Count[]; words: Map<string, number> } {
    // In one order, so that processes that write the same lines do not wait for each other in a circle.
    const sorted = [...this.#counts].toSorted(([one], [other]) => (one < other ? -1 : 1))
    const drained = { counts: sorted.map(([, count]) => count), words: this.#words }
    this.#counts = new Map()
    this.#words = new Map()
    return drained
  }

  /** Puts back what could not be written. */
  restore({ counts, words }: { counts: readonly Count[]; words: ReadonlyMap<string, number> }): void {
    for (const { measure, dimension, value, count } of counts) {
      this.#count(measure, dimension, value)
      this.#counts.get(`${measure} ${dimension} ${value}`)!.count += count - 1
    }
    for (const [text, times] of words) this.#words.set(text, (this.#words.get(text) ?? 0) + times)
  }
}
