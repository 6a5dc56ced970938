import type { facilities, providers } from '#drizzle/schema/directory.ts'
import { type FacilityRecord, isOlder, type ProviderRecord } from './record-facts.server.ts'

export type ProviderRow = typeof providers.$inferSelect
export type FacilityRow = typeof facilities.$inferSelect

/** The legal name, as people read it. */
export const nameOfProvider = ({ legalFirst, legalLast }: Pick<ProviderRow, 'legalFirst' | 'legalLast'>) =>
  `${legalFirst} ${legalLast}`.trim()

const providerColumns = ['legalFirst', 'legalLast', 'legalMiddle', 'title', 'gender'] as const
const facilityColumns = ['nameEn', 'type', 'phone', 'fax'] as const
/** An address is one fact: a person who corrected a part of it has confirmed the whole. */
const addressColumns = ['addressLine1', 'addressLine2', 'city', 'state', 'zip', 'timeZone'] as const
const positionColumns = ['neighborhoodId', 'lat', 'lng', 'geocodeAccuracy'] as const

/** Names in `editedFields` that stand for rows of other tables: `specialties` and `facilities` (where a provider practices). */
const managedByImport: ReadonlySet<string> = new Set([
  ...providerColumns,
  'specialties',
  'facilities',
  'status',
  ...facilityColumns,
  ...addressColumns,
  ...positionColumns,
])

type Owned = { source: ProviderRow['source']; status: string; editedFields: string[] }

/** Whether the import may change this record at all: it made it, and nobody has merged it away. */
export function isOwn(record: Owned): boolean {
  return record.source === 'registry' && record.status !== 'merged'
}

/** Whether a person has taken a part of the record out of the import's hands. */
export function isPartlyKept(record: Owned): boolean {
  return record.editedFields.some((field) => managedByImport.has(field))
}

/** Whether the number of a record is out of use, or the record was. */
export const isEnded = ({ status }: { status: string }) => status === 'retired' || status === 'closed'

/** The provider as the registry now has it, with every edited column as it was. */
export function mergeProvider(
  row: ProviderRow,
  { record, isInUse }: { record: ProviderRecord; isInUse: boolean },
  at: number,
): ProviderRow {
  const merged = { ...row, status: providerStatus(row, isInUse), version: row.version + 1, updatedAt: at }
  if (isOlder(record.digest, row.registryDigest)) return merged
  assignUnedited(merged, record.facts, providerColumns, new Set(row.editedFields))
  return { ...merged, registryUpdatedOn: record.updatedOn, registryDigest: record.digest }
}

function providerStatus(row: ProviderRow, isInUse: boolean): ProviderRow['status'] {
  if (row.editedFields.includes('status') || isEnded(row) !== isInUse) return row.status
  return isInUse ? 'unlisted' : 'retired'
}

/** The facility as the registry now has it, with every edited column as it was. */
export function mergeFacility(
  row: FacilityRow,
  { record, isInUse }: { record: FacilityRecord; isInUse: boolean },
  at: number,
): FacilityRow {
  const merged = { ...row, status: facilityStatus(row, isInUse), version: row.version + 1, updatedAt: at }
  if (isOlder(record.digest, row.registryDigest)) return merged
  const edited = new Set(row.editedFields)
  assignUnedited(merged, record.facts, facilityColumns, edited)
  assignAddress(merged, row, record.facts, edited)
  return { ...merged, registryDigest: record.digest }
}

type Address = Pick<FacilityRow, (typeof addressColumns)[number] | (typeof positionColumns)[number]>

function assignAddress(merged: FacilityRow, row: FacilityRow, facts: Address, edited: ReadonlySet<string>): void {
  if (addressColumns.some((column) => edited.has(column))) return
  const hasMoved = addressColumns.some((column) => row[column] !== facts[column])
  assignUnedited(merged, facts, addressColumns, edited)
  // A position that somebody measured stays as long as the address does.
  if (hasMoved || row.lat === null || row.geocodeAccuracy === 'neighborhood') {
    assignUnedited(merged, facts, positionColumns, edited)
  }
}

type SourceFacts = Address & Pick<FacilityRow, 'nameEn' | 'type' | 'phone' | 'fax' | 'website'>

/** The facility as a source without NPIs now has it, with every edited column as it was; null when that is what it says already. */
export function mergeSource(row: FacilityRow, facts: SourceFacts, at: number): FacilityRow | null {
  const merged = { ...row }
  const edited = new Set(row.editedFields)
  assignUnedited(merged, facts, [...facilityColumns, 'website'], edited)
  assignAddress(merged, row, facts, edited)
  const isSame = (Object.keys(merged) as (keyof FacilityRow)[]).every((column) => merged[column] === row[column])
  return isSame ? null : { ...merged, version: row.version + 1, updatedAt: at }
}

function facilityStatus(row: FacilityRow, isInUse: boolean): FacilityRow['status'] {
  if (row.editedFields.includes('status') || isEnded(row) !== isInUse) return row.status
  return isInUse ? 'pending' : 'closed'
}

/** Ends a record whose NPI was deactivated; null when there is nothing to end or a person has decided the status. */
export function retireProvider(row: ProviderRow, at: number): ProviderRow | null {
  const status = providerStatus(row, false)
  return status === row.status ? null : { ...row, status, version: row.version + 1, updatedAt: at }
}

export function closeFacility(row: FacilityRow, at: number): FacilityRow | null {
  const status = facilityStatus(row, false)
  return status === row.status ? null : { ...row, status, version: row.version + 1, updatedAt: at }
}

function assignUnedited<Row extends object, Column extends keyof Row & string>(
  row: Row,
  facts: Pick<Row, Column>,
  columns: readonly Column[],
  edited: ReadonlySet<string>,
): void {
  for (const column of columns) if (!edited.has(column)) row[column] = facts[column]
}
