import type { FacilityRow, ProviderRow } from '../merge-record.ts'
import { addressKey } from '../postal-address.ts'
import type { FacilityFacts, ProviderRecord } from '../record-facts.server.ts'

/** A field of which two sides say something else; `columns` are what taking theirs writes. */
export type Difference = {
  field: ConflictField
  /** Columns of ours that stand for the field. */
  standFor: readonly string[]
  ours: string | null
  theirs: string
  columns: Record<string, unknown>
}

export const conflictFields = [
  ...(['legalFirst', 'legalMiddle', 'legalLast', 'title', 'gender'] as const),
  ...(['nameEn', 'type', 'phone', 'fax', 'address', 'website'] as const),
]
export type ConflictField = (typeof conflictFields)[number]

const addressColumns = ['addressLine1', 'addressLine2', 'city', 'state', 'zip'] as const

/** Spellings that no one would call different. */
const plain = (value: unknown) =>
  String(value ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

function differences<Row extends object>(row: Row, facts: Partial<Row>, columns: readonly (keyof Row & string)[]) {
  return columns.flatMap((column): Difference[] => {
    const theirs = facts[column]
    // A source that says nothing contradicts nobody.
    if (theirs === null || theirs === undefined || theirs === '' || theirs === 'undisclosed') return []
    if (plain(row[column]) === plain(theirs)) return []
    const ours = row[column] === null ? null : String(row[column])
    const field = column as ConflictField
    return [{ field, standFor: [column], ours, theirs: String(theirs), columns: { [column]: theirs } }]
  })
}

export const differencesOfProvider = (row: ProviderRow, facts: ProviderRecord['facts']) =>
  differences(row, facts, ['legalFirst', 'legalMiddle', 'legalLast', 'title', 'gender'])

type Address = Pick<FacilityRow, (typeof addressColumns)[number]>

export const addressText = ({ addressLine1, addressLine2, city, state, zip }: Address) =>
  [addressLine1, addressLine2, `${city}, ${state} ${zip}`].filter(Boolean).join(', ')

export function differencesOfFacility(
  row: FacilityRow,
  facts: Partial<Omit<FacilityFacts, 'geocodeAccuracy'>> & Partial<Pick<FacilityRow, 'website' | 'geocodeAccuracy'>>,
): Difference[] {
  const found = differences(row, facts, ['nameEn', 'type', 'phone', 'fax', 'website'])
  const { addressLine1, addressLine2 = null, city, state, zip } = facts
  if (addressLine1 === undefined || city === undefined || state === undefined || zip === undefined) return found
  const theirs = { addressLine1, addressLine2, city, state, zip }
  const keyOf = (address: Address) => addressKey(address.addressLine1, address.addressLine2 ?? '', address.zip)
  if (keyOf(row) === keyOf(theirs)) return found
  const { neighborhoodId = null, lat = null, lng = null, geocodeAccuracy = null, timeZone = row.timeZone } = facts
  const columns = { ...theirs, neighborhoodId, lat, lng, geocodeAccuracy, timeZone }
  const address = { field: 'address' as const, standFor: addressColumns, columns }
  return [...found, { ...address, ours: addressText(row), theirs: addressText(theirs) }]
}
