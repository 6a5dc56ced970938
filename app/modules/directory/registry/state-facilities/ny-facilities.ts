import { createHash } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { facilityTypes } from '#drizzle/schema/directory.ts'
import { organizationName } from '../person-name.ts'
import { addressKey, addressLine, zip5 } from '../postal-address.ts'

/** A facility as a source other than NPPES tells of it. */
export type SourceFacility = {
  externalId: string
  nameEn: string
  type: (typeof facilityTypes)[number]
  addressLine1: string
  addressLine2: string | null
  city: string
  state: string
  zip: string
  phone: string | null
  fax: string | null
  website: string | null
  lat: number | null
  lng: number | null
}

export type FacilityRow = { line: number; number: string } & ({ facility: SourceFacility } | { problem: string })

const columns = {
  number: 'Facility ID',
  name: 'Facility Name',
  kind: 'Short Description',
  line1: 'Facility Address 1',
  line2: 'Facility Address 2',
  city: 'Facility City',
  zip: 'Facility Zip Code',
  phone: 'Facility Phone Number',
  fax: 'Facility Fax Number',
  website: 'Facility Website',
  lat: 'Facility Latitude',
  lng: 'Facility Longitude',
} as const

/** Whether the first line of a file is that of New York's facilities (Health Facility General Information). */
export function isNyFacilities(head: string): boolean {
  const line = head.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/, 1)[0] ?? ''
  return Object.values(columns).every((column) => line.includes(column))
}

/** Hospitals; clinics of hospitals and others; whatever else the state licenses, such as nursing homes and agencies. */
const types: Readonly<Record<string, SourceFacility['type']>> = {
  HOSP: 'hospital',
  'HOSP-EC': 'practice',
  'HOSP-SB': 'practice',
  DTC: 'practice',
  'DTC-EC': 'practice',
}

function phoneOf(raw: string): string | null {
  const number = raw === '' ? undefined : parsePhoneNumberFromString(raw, 'US')
  return number?.isValid() ? number.number : null
}

/** A coordinate of the state and its neighbors; null for anything else, such as a zero. */
const coordinate = (raw: string, least: number, most: number) => {
  const value = raw === '' ? Number.NaN : Number(raw)
  return value >= least && value <= most ? value : null
}

/** What a browser or a spreadsheet would take for more than a text. */
const odd = /<[a-z!/?]|&#|[\uFFFD]|^\s*=/i

function readRow(row: Readonly<Record<string, string>>): { facility: SourceFacility } | { problem: string } {
  const text = (column: keyof typeof columns) => (row[columns[column]] ?? '').trim()
  const number = text('number')
  if (!/^\d{1,10}$/.test(number)) return { problem: `the ${columns.number} is not a number` }
  const suspect = (['name', 'line1', 'line2', 'city'] as const).find(
    (column) => odd.test(text(column)) || text(column).length > 300,
  )
  if (suspect) return { problem: `the ${columns[suspect]} contains markup, a formula or a lost character` }
  const nameEn = organizationName(text('name'))
  const line1 = addressLine(text('line1'))
  const zip = zip5(text('zip'))
  if (nameEn === '') return { problem: `the ${columns.name} is empty` }
  if (line1 === '' || zip === null || text('city') === '') return { problem: 'the facility has no address' }
  const website = /^(?:https?:\/\/)?[\w.-]+\.[a-z]{2,}(?:\/\S*)?$/i.test(text('website')) ? text('website') : null
  const lat = coordinate(text('lat'), 38, 46)
  const lng = coordinate(text('lng'), -81, -70)
  const isPlaced = lat !== null && lng !== null
  return {
    facility: {
      ...{ externalId: number, nameEn, type: types[text('kind')] ?? 'other' },
      ...{ addressLine1: line1, addressLine2: addressLine(text('line2')) || null, city: addressLine(text('city')) },
      ...{ state: 'NY', zip, phone: phoneOf(text('phone')), fax: phoneOf(text('fax')), website },
      ...{ lat: isPlaced ? lat : null, lng: isPlaced ? lng : null },
    },
  }
}

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** The rows of the file, each number once, and each name at an address once: the state licenses some facilities under several numbers. */
export function readNyFacilities(text: string): FacilityRow[] {
  const rows = parse(text, { columns: true, bom: true, info: true, relax_column_count: true, skip_empty_lines: true })
  const seen = new Set<string>()
  const facilities = new Map<string, string>()
  return (rows as unknown as { record: Record<string, string>; info: { lines: number } }[]).flatMap(
    ({ record, info }): FacilityRow[] => {
      const number = (record[columns.number] ?? '').trim()
      if (seen.has(number)) return [{ line: info.lines, number, problem: 'the Facility ID has been seen before' }]
      seen.add(number)
      const read = readRow(record)
      if ('problem' in read) return [{ line: info.lines, number, ...read }]
      const key = `${keyOfSource(read.facility)} ${plain(read.facility.nameEn)}`
      const same = facilities.get(key)
      if (same !== undefined) return [{ line: info.lines, number, problem: `the facility is already there as ${same}` }]
      facilities.set(key, number)
      return [{ line: info.lines, number, ...read }]
    },
  )
}

export const keyOfSource = ({ addressLine1, addressLine2, zip }: SourceFacility) =>
  addressKey(addressLine1, addressLine2 ?? '', zip)

/** By what a record is known to be as it was. */
export const digestOfSource = (facility: SourceFacility) =>
  createHash('sha256').update(JSON.stringify(facility)).digest('base64url').slice(0, 22)
