import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { always, type SearchDocument } from '../documents/document.ts'
import { packIds, type StoredIds } from './id-list.ts'

/**
 * The facts of a run of documents as columns, the form in which they are stored and loaded. Values that are sets
 * (specialties, languages) are numbered within the run: most doctors share theirs with many others.
 */
export type RunColumns = {
  size: number
  lists: {
    specialties: string[]
    neighborhoods: string[]
    languages: string[]
    plans: string[]
    specialtySets: number[][]
    doctorLanguageSets: number[][]
    staffLanguageSets: number[][]
    providerOthers: StoredIds['others']
    facilityIds: StoredIds['others']
    facilityCount: number
  }
  /** gender (0 unknown, 1 f, 2 m, 3 x) | telehealth 4 | weekend 8 | evening 16 | wheelchair 32 */
  flags: Uint8Array
  acceptingUntil: Uint16Array
  /** 0 is none; others are one more than the position in lists.neighborhoods. */
  neighborhood: Uint16Array
  specialtySet: Uint32Array
  doctorLanguageSet: Uint32Array
  staffLanguageSet: Uint32Array
  minAge: Uint8Array
  maxAge: Uint8Array
  lat: Float32Array
  lng: Float32Array
  planCount: Uint8Array
  plan: Uint16Array
  planUntil: Uint16Array
  /** 1 where the document is another place of the provider before it. */
  continues: Uint8Array
  providerIds: Uint8Array
  facility: Uint32Array
  facilityIds: Uint8Array
}

export const genderCodes = [null, 'f', 'm', 'x'] as const
export const flagBits = { telehealth: 4, weekend: 8, evening: 16, wheelchair: 32 } as const

/** A document without its terms, which go into postings. */
export type RunDocument = Omit<SearchDocument, 'terms'>

class Numbering {
  readonly values: string[] = []
  readonly #numbers = new Map<string, number>()
  of(value: string): number {
    let number = this.#numbers.get(value)
    if (number === undefined) {
      number = this.values.push(value) - 1
      this.#numbers.set(value, number)
    }
    return number
  }
}

class SetNumbering {
  readonly sets: number[][] = []
  readonly #numbers = new Map<string, number>()
  constructor(readonly values: Numbering) {}
  of(ids: readonly string[]): number {
    const set = [...new Set(ids)].map((id) => this.values.of(id)).sort((a, b) => a - b)
    const key = set.join()
    let number = this.#numbers.get(key)
    if (number === undefined) {
      number = this.sets.push(set) - 1
      this.#numbers.set(key, number)
    }
    return number
  }
}

/** Lays documents (in the order of their numbers) out as columns; `before` is the provider of the document before them. */
export function columnsOf(documents: readonly RunDocument[], before: string | null = null): RunColumns {
  const size = documents.length
  const [specialties, neighborhoods, languages, plans, facilities] = Array.from(
    { length: 5 },
    () => new Numbering(),
  ) as [Numbering, Numbering, Numbering, Numbering, Numbering]
  const specialtySets = new SetNumbering(specialties)
  const doctorLanguageSets = new SetNumbering(languages)
  const staffLanguageSets = new SetNumbering(languages)
  const facts = documents.flatMap((document) => document.plans)
  const providers = packIds(documents.map((document) => document.providerId))
  const columns: Omit<RunColumns, 'lists' | 'facilityIds'> = {
    size,
    flags: Uint8Array.from(documents, flagsOf),
    acceptingUntil: Uint16Array.from(documents, (document) => document.acceptingUntil ?? 0),
    neighborhood: Uint16Array.from(documents, ({ neighborhoodId }) =>
      neighborhoodId === null ? 0 : neighborhoods.of(neighborhoodId) + 1,
    ),
    specialtySet: Uint32Array.from(documents, (document) => specialtySets.of(document.specialtyIds)),
    doctorLanguageSet: Uint32Array.from(documents, (document) => doctorLanguageSets.of(document.doctorLanguageIds)),
    staffLanguageSet: Uint32Array.from(documents, (document) => staffLanguageSets.of(document.staffLanguageIds)),
    minAge: Uint8Array.from(documents, (document) => Math.min(document.minAge ?? 0, 255)),
    maxAge: Uint8Array.from(documents, (document) => Math.min(document.maxAge ?? 255, 255)),
    lat: Float32Array.from(documents, (document) => document.lat ?? NaN),
    lng: Float32Array.from(documents, (document) => document.lng ?? NaN),
    planCount: Uint8Array.from(documents, (document) => document.plans.length),
    plan: Uint16Array.from(facts, (fact) => plans.of(fact.id)),
    planUntil: Uint16Array.from(facts, (fact) => Math.min(fact.until, always)),
    continues: Uint8Array.from(documents, ({ providerId }, index) =>
      (documents[index - 1]?.providerId ?? before) === providerId ? 1 : 0,
    ),
    providerIds: providers.packed,
    facility: Uint32Array.from(documents, (document) => facilities.of(document.facilityId)),
  }
  const facilityIds = packIds(facilities.values)
  return {
    ...columns,
    facilityIds: facilityIds.packed,
    lists: {
      specialties: specialties.values,
      neighborhoods: neighborhoods.values,
      languages: languages.values,
      plans: plans.values,
      specialtySets: specialtySets.sets,
      doctorLanguageSets: doctorLanguageSets.sets,
      staffLanguageSets: staffLanguageSets.sets,
      providerOthers: providers.others,
      facilityIds: facilityIds.others,
      facilityCount: facilities.values.length,
    },
  }
}

function flagsOf(document: RunDocument): number {
  let flags = genderCodes.indexOf(document.gender)
  for (const name of Object.keys(flagBits) as (keyof typeof flagBits)[]) if (document[name]) flags |= flagBits[name]
  return flags
}

type TypedArray = Uint8Array | Uint16Array | Uint32Array | Float32Array
const arrayTypes = {
  flags: Uint8Array,
  acceptingUntil: Uint16Array,
  neighborhood: Uint16Array,
  specialtySet: Uint32Array,
  doctorLanguageSet: Uint32Array,
  staffLanguageSet: Uint32Array,
  minAge: Uint8Array,
  maxAge: Uint8Array,
  lat: Float32Array,
  lng: Float32Array,
  planCount: Uint8Array,
  plan: Uint16Array,
  planUntil: Uint16Array,
  continues: Uint8Array,
  providerIds: Uint8Array,
  facility: Uint32Array,
  facilityIds: Uint8Array,
} as const
export const columnNames = Object.keys(arrayTypes) as (keyof typeof arrayTypes)[]

/** One blob a column, compressed, with the lists last. */
export function packColumns(columns: RunColumns): Uint8Array[] {
  const blobs = columnNames.map((name) => {
    const array: TypedArray = columns[name]
    return deflateRawSync(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), { level: 4 })
  })
  return [...blobs, packJson({ size: columns.size, lists: columns.lists })]
}

export function unpackColumns(blobs: readonly Uint8Array[]): RunColumns {
  const arrays = columnNames.map((name, index) => {
    const bytes = inflateRawSync(blobs[index]!)
    // A copy of its own: typed arrays of wider elements want an aligned start.
    return [
      name,
      new arrayTypes[name](bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer),
    ]
  })
  const rest = unpackJson<Pick<RunColumns, 'size' | 'lists'>>(blobs[columnNames.length]!)
  return { ...(Object.fromEntries(arrays) as Omit<RunColumns, 'size' | 'lists'>), ...rest }
}

export const packJson = (value: unknown): Uint8Array => deflateRawSync(JSON.stringify(value))
export const unpackJson = <T>(blob: Uint8Array): T => JSON.parse(inflateRawSync(blob).toString()) as T
