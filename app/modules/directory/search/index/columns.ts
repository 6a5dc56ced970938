import { genderCodes, flagBits, type RunColumns } from './run.ts'
import { dayOf, type DayNumber } from '../documents/document.ts'
import { wordsFor } from './doc-set.ts'
import { IdList } from './id-list.ts'
import { ValueSets } from './value-sets.ts'

/** Flags of one document, packed with its neighborhood into `code`: see `flagBits`, plus accepting. */
export const acceptingBit = 64
export const flagValues = 128
export { genderCodes, flagBits, dayOf }

/**
 * The facts of a whole segment, ready to filter and count. Dated facts are resolved for one day; a new day means
 * loading again, which is how a fact leaves the filters without anybody touching the index.
 */
export class Columns {
  /** neighborhood number × 128 + flags: one increment counts six facets. */
  readonly code: Uint32Array
  readonly minAge: Uint8Array
  readonly maxAge: Uint8Array
  readonly lat: Float32Array
  readonly lng: Float32Array
  /** Bit set: another place of the provider of the document before. */
  readonly continues: Uint32Array
  /** Bit set: the provider has this place only. */
  readonly solo: Uint32Array
  readonly specialty: ValueSets
  readonly plan: ValueSets
  readonly language: Record<'anyone' | 'doctor' | 'staff', ValueSets>
  /** Position 0 is "none". */
  readonly neighborhoodIds: string[] = ['']
  readonly providerIds: IdList
  readonly #facility: Uint32Array
  readonly #facilityIds: { start: number; ids: IdList }[] = []

  constructor(
    readonly size: number,
    readonly day: DayNumber,
  ) {
    this.code = new Uint32Array(size)
    this.minAge = new Uint8Array(size)
    this.maxAge = new Uint8Array(size)
    this.lat = new Float32Array(size)
    this.lng = new Float32Array(size)
    this.continues = new Uint32Array(wordsFor(size))
    this.solo = new Uint32Array(wordsFor(size))
    this.specialty = new ValueSets(size)
    this.plan = new ValueSets(size)
    this.language = { anyone: new ValueSets(size), doctor: new ValueSets(size), staff: new ValueSets(size) }
    this.providerIds = new IdList(size)
    this.#facility = new Uint32Array(size)
  }

  /** Adds the run that begins at document `start`; runs are added in order. */
  add(run: RunColumns, start: number): void {
    const { lists } = run
    this.minAge.set(run.minAge, start)
    this.maxAge.set(run.maxAge, start)
    this.lat.set(run.lat, start)
    this.lng.set(run.lng, start)
    this.providerIds.put(start, { packed: run.providerIds, others: lists.providerOthers })
    this.#facility.set(run.facility, start)
    const facilityIds = new IdList(lists.facilityCount)
    facilityIds.put(0, { packed: run.facilityIds, others: lists.facilityIds })
    this.#facilityIds.push({ start, ids: facilityIds })
    this.#addCodes(run, start)
    addSets(this.specialty, lists.specialties, lists.specialtySets, run.specialtySet, start)
    this.#addLanguages(run, start)
    this.#addPlans(run, start)
    for (let index = 0; index < run.size; index++) {
      if (run.continues[index]) this.continues[(start + index) >>> 5]! |= 1 << ((start + index) & 31)
    }
  }

  /** Ends adding. */
  seal(): this {
    for (let doc = 0; doc < this.size; doc++) {
      if (!this.isContinued(doc) && !(doc + 1 < this.size && this.isContinued(doc + 1)))
        this.solo[doc >>> 5]! |= 1 << (doc & 31)
    }
    for (const column of [this.specialty, this.plan, ...Object.values(this.language)]) column.seal()
    return this
  }

  /** Whether a document is another place of the provider before it. */
  isContinued(doc: number): boolean {
    return (this.continues[doc >>> 5]! & (1 << (doc & 31))) !== 0
  }

  isSolo(doc: number): boolean {
    return (this.solo[doc >>> 5]! & (1 << (doc & 31))) !== 0
  }

  /** The provider's first document. */
  headOf(doc: number): number {
    let head = doc
    while (this.isContinued(head)) head--
    return head
  }

  facilityId(doc: number): string {
    const run = this.#facilityIds.findLast(({ start }) => start <= doc)!
    return run.ids.at(this.#facility[doc]!)
  }

  #addCodes(run: RunColumns, start: number): void {
    const numbers = [0, ...run.lists.neighborhoods.map((id) => this.#neighborhood(id))]
    for (let index = 0; index < run.size; index++) {
      const accepting = run.acceptingUntil[index]! >= this.day ? acceptingBit : 0
      this.code[start + index] = numbers[run.neighborhood[index]!]! * flagValues + (run.flags[index]! | accepting)
    }
  }

  #neighborhood(id: string): number {
    const known = this.neighborhoodIds.indexOf(id, 1)
    return known > 0 ? known : this.neighborhoodIds.push(id) - 1
  }

  #addLanguages(run: RunColumns, start: number): void {
    const { languages, doctorLanguageSets, staffLanguageSets } = run.lists
    addSets(this.language.doctor, languages, doctorLanguageSets, run.doctorLanguageSet, start)
    addSets(this.language.staff, languages, staffLanguageSets, run.staffLanguageSet, start)
    const { anyone } = this.language
    const positions = languages.map((id) => anyone.position(id))
    const known = new Map<number, number>()
    for (let index = 0; index < run.size; index++) {
      const [doctor, staff] = [run.doctorLanguageSet[index]!, run.staffLanguageSet[index]!]
      const pair = doctor * staffLanguageSets.length + staff
      let set = known.get(pair)
      if (set === undefined) {
        const both = new Set([...doctorLanguageSets[doctor]!, ...staffLanguageSets[staff]!])
        set = anyone.set([...both].map((each) => positions[each]!).sort((a, b) => a - b))
        known.set(pair, set)
      }
      anyone.of[start + index] = set
    }
  }

  #addPlans(run: RunColumns, start: number): void {
    const positions = run.lists.plans.map((id) => this.plan.position(id))
    const valid: number[] = []
    let at = 0
    for (let index = 0; index < run.size; index++) {
      valid.length = 0
      for (const end = at + run.planCount[index]!; at < end; at++) {
        if (run.planUntil[at]! >= this.day) valid.push(positions[run.plan[at]!]!)
      }
      this.plan.of[start + index] = valid.length === 0 ? 0 : this.plan.set(valid.sort((a, b) => a - b))
    }
  }
}

function addSets(column: ValueSets, ids: string[], sets: number[][], of: Uint32Array, start: number): void {
  const positions = ids.map((id) => column.position(id))
  const numbers = sets.map((set) => column.set(set.map((each) => positions[each]!).sort((a, b) => a - b)))
  for (let index = 0; index < of.length; index++) column.of[start + index] = numbers[of[index]!]!
}
