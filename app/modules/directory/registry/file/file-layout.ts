/**
 * The columns that the import reads from an NPPES data dissemination file (CMS, "NPPES Data Dissemination – Code Values"),
 * found by their header text and never by their place: the official file has 330 columns, its successors rename and add some.
 */

const taxonomyCount = 15

const single = {
  npi: ['NPI'],
  entityType: ['Entity Type Code'],
  organizationName: ['Provider Organization Name (Legal Business Name)'],
  lastName: ['Provider Last Name (Legal Name)'],
  firstName: ['Provider First Name'],
  middleName: ['Provider Middle Name'],
  suffix: ['Provider Name Suffix Text'],
  credential: ['Provider Credential Text'],
  addressLine1: ['Provider First Line Business Practice Location Address'],
  addressLine2: ['Provider Second Line Business Practice Location Address'],
  city: ['Provider Business Practice Location Address City Name'],
  state: ['Provider Business Practice Location Address State Name'],
  zip: ['Provider Business Practice Location Address Postal Code'],
  country: ['Provider Business Practice Location Address Country Code (If outside U.S.)'],
  phone: ['Provider Business Practice Location Address Telephone Number'],
  fax: ['Provider Business Practice Location Address Fax Number'],
  updatedOn: ['Last Update Date'],
  deactivatedOn: ['NPI Deactivation Date'],
  reactivatedOn: ['NPI Reactivation Date'],
  // CMS renamed the column in 2025.
  gender: ['Provider Gender Code', 'Provider Sex Code'],
} as const satisfies Record<string, readonly string[]>

export type SingleField = keyof typeof single

const optional: ReadonlySet<SingleField> = new Set([
  'middleName',
  'suffix',
  'credential',
  'addressLine2',
  'country',
  'phone',
  'fax',
  'reactivatedOn',
  'gender',
])

const singleFields = Object.keys(single) as SingleField[]

/** Slots: where a field of the import stands in a row that was read (not the column of the file). */
export const slotOf = Object.fromEntries(singleFields.map((field, slot) => [field, slot])) as Record<
  SingleField,
  number
>
export const taxonomyCodeSlot = (index: number): number => singleFields.length + index * 2
export const taxonomySwitchSlot = (index: number): number => singleFields.length + index * 2 + 1
export const slotCount = singleFields.length + taxonomyCount * 2

/** The header texts of a slot, the official one first. */
const headersOfSlot: readonly (readonly string[])[] = [
  ...singleFields.map((field) => single[field]),
  ...Array.from({ length: taxonomyCount }, (_, index) => [
    [`Healthcare Provider Taxonomy Code_${index + 1}`],
    [`Healthcare Provider Primary Taxonomy Switch_${index + 1}`],
  ]).flat(),
]
const isRequired = (slot: number): boolean => {
  const field = singleFields[slot]
  return field === undefined ? slot <= taxonomySwitchSlot(0) : !optional.has(field)
}

export const columnName = (slot: number): string => headersOfSlot[slot]?.[0] ?? ''

/** Why a file cannot be imported, in words for the person at the terminal. */
export class RegistryFileError extends Error {
  override readonly name = 'RegistryFileError'
}

export type FileLayout = {
  /** Fields in the header, and so in every row. */
  fieldCount: number
  /** Slot of each column of the file; -1 for the ones that are not read. */
  slotOfColumn: Int16Array
  /** How many of the 15 taxonomy pairs the file has. */
  taxonomyPairs: number
}

const normalForm = (header: string): string => header.replace(/\s+/g, ' ').trim().toLowerCase()

/**
 * Finds the columns in a header.
 * @throws RegistryFileError naming every required column that is missing, or every column that stands there twice: which
 * of the two is meant cannot be known.
 */
export function readLayout(header: readonly string[]): FileLayout {
  const columnOf = new Map<string, number>()
  const repeated = new Set<string>()
  header.forEach((text, column) => {
    const name = normalForm(text)
    if (!columnOf.has(name)) columnOf.set(name, column)
    else if (name !== '') repeated.add(text.trim())
  })
  if (repeated.size > 0) throw new RegistryFileError(repeatedMessage([...repeated]))
  const slotOfColumn = new Int16Array(header.length).fill(-1)
  const missing: string[] = []
  let taxonomyPairs = 0
  headersOfSlot.forEach((names, slot) => {
    const column = columnFor(names, columnOf)
    if (column !== undefined) {
      slotOfColumn[column] = slot
      if (slot >= singleFields.length) taxonomyPairs = Math.max(taxonomyPairs, ((slot - singleFields.length) >> 1) + 1)
    } else if (isRequired(slot)) missing.push(columnName(slot))
  })
  if (missing.length > 0) throw new RegistryFileError(missingMessage(missing, header, columnOf))
  return { fieldCount: header.length, slotOfColumn, taxonomyPairs }
}

/** @throws RegistryFileError when the official name and its successor are both there. */
function columnFor(names: readonly string[], columnOf: ReadonlyMap<string, number>): number | undefined {
  const found = names.filter((name) => columnOf.has(normalForm(name)))
  if (found.length > 1) throw new RegistryFileError(repeatedMessage(found))
  return found[0] === undefined ? undefined : columnOf.get(normalForm(found[0]))
}

function repeatedMessage(names: readonly string[]): string {
  const list = names.map((name) => `\n  - ${name}`).join('')
  return `Line 1, the header, has ${names.length === 1 ? 'a column' : 'columns'} more than once:${list}`
}

function missingMessage(missing: string[], header: readonly string[], columnOf: ReadonlyMap<string, number>): string {
  const list = missing.map((name) => `\n  - ${name}`).join('')
  return `The file lacks ${missing.length} column${missing.length === 1 ? '' : 's'} that the import needs:${list}${hint(header, columnOf)}`
}

function hint(header: readonly string[], columnOf: ReadonlyMap<string, number>): string {
  const sibling = [
    ['provider secondary practice location address- address line 1', 'secondary practice locations (pl_pfile)'],
    ['provider other organization name type code', 'other names (othername_pfile)'],
    ['endpoint type', 'endpoints (endpoint_pfile)'],
  ].find(([name]) => columnOf.has(name!))
  if (sibling && header.length < 40) {
    return `\nThis looks like the NPPES file of ${sibling[1]}. The import reads the main file, npidata_pfile_….csv.`
  }
  if (header.length === 1 && /[;\t|]/.test(header[0]!)) return '\nThe fields of this file are not separated by commas.'
  return ''
}
