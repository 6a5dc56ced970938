import { readRegistryRow, type RegistryRecord } from '../registry-row.ts'
import { type SingleField, slotOf, taxonomyCodeSlot, taxonomySwitchSlot } from '../file/file-layout.ts'

/** Sources other than the main file of NPPES that tell of the same numbers. */
export type RecordSource = 'deactivations' | 'csv' | 'fhir'

/** A row of such a source, in the terms of the main file: so every rule of a row of NPPES holds for it as well. */
export type GivenRow = {
  line: number
  fields: Partial<Record<SingleField, string>>
  /** Codes of NUCC, the primary one first. */
  taxonomies: readonly string[]
  /** Why the row cannot be used, where its own source says so. */
  problem: string | null
}

export type RecordRow = { line: number; number: string } & (
  { record: RegistryRecord } | { problem: string } | { isOutside: true }
)

const mostTaxonomies = 15

/** Reads a row by the rules of the main file. */
export function readGivenRow(
  { line, fields, taxonomies, problem }: GivenRow,
  states: ReadonlySet<string> | null,
): RecordRow {
  const number = (fields.npi ?? '').trim().slice(0, 40)
  const texts = new Map<number, string>()
  for (const [field, text] of Object.entries(fields) as [SingleField, string][]) texts.set(slotOf[field], text)
  const codes = [...new Set(taxonomies)].slice(0, mostTaxonomies)
  codes.forEach((code, index) => {
    texts.set(taxonomyCodeSlot(index), code)
    texts.set(taxonomySwitchSlot(index), index === 0 ? 'Y' : 'N')
  })
  const holdsNul = [...texts.values()].some((text) => text.includes('\0'))
  const row = {
    problem: problem ?? (holdsNul ? 'the row contains a NUL byte' : null),
    field: (slot: number) => texts.get(slot) ?? '',
  }
  const outcome = readRegistryRow(row, states, codes.length)
  if (outcome === 'outside') return { line, number, isOutside: true }
  return 'reject' in outcome ? { line, number, problem: outcome.reject } : { line, number, record: outcome.record }
}
