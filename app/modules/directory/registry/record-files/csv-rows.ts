import { parse } from 'csv-parse/sync'
import type { GivenRow } from './record-row.ts'

type Parsed = { record: string[]; info: { lines: number } }

function parsed(text: string): Parsed[] | null {
  try {
    const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true }
    return parse(text, { ...options, max_record_size: 64 * 1024 }) as unknown as Parsed[]
  } catch {
    return null
  }
}

const normal = (header: string) =>
  header
    .replace(/^\uFEFF/, '')
    .replace(/["\s]+/g, ' ')
    .trim()
    .toLowerCase()
const headersOf = (line: string) => line.split(',').map(normal)

/** The columns of the project's own CSV, by the field that each fills. `docs/registry-import.md` describes them. */
const columns = {
  npi: 'npi',
  kind: 'entityType',
  last_name: 'lastName',
  first_name: 'firstName',
  middle_name: 'middleName',
  credential: 'credential',
  gender: 'gender',
  organization_name: 'organizationName',
  address_1: 'addressLine1',
  address_2: 'addressLine2',
  city: 'city',
  state: 'state',
  zip: 'zip',
  phone: 'phone',
  fax: 'fax',
  updated_on: 'updatedOn',
} as const
const taxonomyColumn = 'taxonomy_codes'
const needed = ['npi', 'kind', 'address_1', 'city', 'state', 'zip', 'updated_on', taxonomyColumn]

/** Whether the first line of a file is that of the project's own CSV. */
export function isPlainCsv(head: string): boolean {
  const headers = headersOf(head.split(/\r\n|\n|\r/, 1)[0] ?? '')
  return needed.every((column) => headers.includes(column))
}

/** Both spell a kind as a person would; the file of NPPES has 1 and 2. */
const entityTypes = new Map([
  ['practitioner', '1'],
  ['organization', '2'],
])

const fieldCountProblem = (found: number, expected: number) =>
  found === expected ? null : `the row has ${found} field${found === 1 ? '' : 's'}, the header has ${expected}`

/** The rows of the project's own CSV; null for a file that cannot be taken apart. */
export function readPlainCsv(text: string): GivenRow[] | null {
  const lines = parsed(text)
  const header = lines?.[0]?.record.map(normal)
  if (!lines || !header || new Set(header).size !== header.length) return null
  return lines.slice(1).map(({ record, info }): GivenRow => {
    const cell = (column: string) => record[header.indexOf(column)]?.trim() ?? ''
    const fields = Object.fromEntries(Object.entries(columns).map(([column, field]) => [field, cell(column)]))
    const kind = cell('kind').toLowerCase()
    const updatedProblem = cell('updated_on') === '' ? 'the updated_on is empty' : null
    return {
      line: info.lines,
      fields: { ...fields, entityType: entityTypes.get(kind) ?? '' },
      taxonomies: cell(taxonomyColumn)
        .toUpperCase()
        .split(/[\s;|]+/)
        .filter(Boolean),
      problem:
        fieldCountProblem(record.length, header.length) ??
        (entityTypes.get(kind) ? updatedProblem : 'the kind is neither practitioner nor organization'),
    }
  })
}

const deactivationHeaders = ['npi', 'nppes deactivation date'] as const

/** Where the header of a list of deactivations stands: the report of CMS begins with a title. */
function deactivationHeader(head: string): number | null {
  const found = head
    .split(/\r\n|\n|\r/)
    .slice(0, 5)
    .findIndex((line) => deactivationHeaders.every((column) => headersOf(line).includes(column)))
  return found === -1 ? null : found
}

/** Whether a file is NPPES's list of deactivated numbers, saved as CSV. */
export const isDeactivations = (head: string): boolean => deactivationHeader(head) !== null

/** The rows of the list; null for a file that cannot be taken apart. */
export function readDeactivations(text: string): GivenRow[] | null {
  const lines = parsed(text)
  const at = lines?.findIndex(({ record }) =>
    deactivationHeaders.every((column) => record.map(normal).includes(column)),
  )
  if (!lines || at === undefined || at === -1) return null
  const header = lines[at]!.record.map(normal)
  const [npi, date] = deactivationHeaders.map((column) => header.indexOf(column)) as [number, number]
  return lines.slice(at + 1).map(({ record, info }): GivenRow => {
    const deactivatedOn = record[date]?.trim() ?? ''
    return {
      line: info.lines,
      fields: { npi: record[npi]?.trim() ?? '', deactivatedOn },
      taxonomies: [],
      problem: deactivatedOn === '' ? 'the NPPES Deactivation Date is empty' : null,
    }
  })
}
