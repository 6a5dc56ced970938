import type { AnyRow } from './sync-tables.ts'
import type { Subject } from './sync-changes.ts'

/** Those that a person is shown. */
export const shownOutcomes = ['created', 'changed', 'missing', 'conflict', 'skipped'] as const
export type ShownOutcome = (typeof shownOutcomes)[number]

export type FieldChange = { before: string | null; after: string | null }
export type FieldChanges = Record<string, FieldChange>

/** What a run tells about one provider or facility. */
export type FoundRecord = {
  subject: Subject
  externalId: string | null
  name: string
  outcome: 'created' | 'changed' | 'missing' | 'conflict'
  fields: FieldChanges
}

export const shownProviderColumns = ['legalFirst', 'legalMiddle', 'legalLast', 'title', 'gender', 'status'] as const
export const shownFacilityColumns = [
  ...(['nameEn', 'type', 'status', 'addressLine1', 'addressLine2', 'city', 'state', 'zip', 'phone', 'fax'] as const),
  ...(['npi', 'website'] as const),
]

const textOf = (value: unknown): string | null =>
  value === null || value === undefined || value === '' ? null : String(value)

/** What differs between two states of a row, of the columns that people read. */
export function fieldChanges(before: AnyRow | undefined, after: AnyRow, columns: readonly string[]): FieldChanges {
  return Object.fromEntries(
    columns.flatMap((column) => {
      const change = { before: textOf(before?.[column]), after: textOf(after[column]) }
      return change.before === change.after ? [] : [[column, change] as const]
    }),
  )
}
